/** Contracts by sheets: those on paper come in signed with their old numbers; what is refused with its reason; the way back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName } from '#testing/organisation.ts';
import { importKind } from './contracts.import.ts';

let database: TestDatabase;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const bring = (rows: readonly string[]) =>
  importFile(
    { pool: database.pool, clock: movableClock(), kinds: [importKind], newId },
    { kind: 'agreements', fileName: 'contracts.csv', bytes: Buffer.from(['pseudoId,type,number,from,thru,signed', ...rows].join('\r\n')), company: companyId('holding') },
  );
const counts = ({ counts: { accepted, updated, unchanged, refused } }: Awaited<ReturnType<typeof bring>>) => [accepted, updated, unchanged, refused];
const contracts = async (): Promise<string[]> =>
  (
    await database.owner.query(
      `select concat_ws(' ', r.pseudo_id, a.code, t.state, t.old_number, t.valid, t.signed_on) as line
       from employment_contract t join agreement_type a using (agreement_id) join party_relationship r using (party_relationship_id) order by t.valid`,
    )
  ).rows.map(({ line }) => line);

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await database.owner.query(
    `insert into agreement_type (agreement_id, company_id, code, description, longest_months, status_id)
     select gen_random_uuid(), $1, code, code, longest, status from (values ('F', 12, 'ActiveAgr'), ('O', null, 'ActiveAgr'), ('OLD', null, 'NotActiveAgr')) as r (code, longest, status)`,
    [companyId('holding')],
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner.query('delete from employment_contract');
});

test('contracts on paper come in signed, are put right by the same sheet, and go back', async () => {
  expect(counts(await bring([`${code('seller')},f,1404/7,1404/01/01,1404/12/29,1404/01/02`, `${code('seller')},O,1405/9,1405/01/01,,1405/01/01`]))).toEqual([2, 0, 0, 0]);
  expect(await contracts()).toEqual([`${code('seller')} F signed 1404/7 [2025-03-21,2026-03-21) 2025-03-22`, `${code('seller')} O signed 1405/9 [2026-03-21,) 2026-03-21`]);
  const again = [`${code('seller')},F,1404/7,1404/01/01,1404/12/29,1404/01/02`, `${code('seller')},O,1405/10,1405/01/01,,1405/01/01`];
  expect(counts(await bring(again))).toEqual([0, 1, 1, 0]);
  const { rows } = await database.owner.query(`select run_id as id from import_run where state = 'done' order by run_id desc limit 1`);
  await writing(database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    const run = await readRun(tx, rows[0].id);
    if (!run) throw new Error('no run');
    await undoRun(tx, importKind, run);
  });
  expect((await contracts())[1]).toBe(`${code('seller')} O signed 1405/9 [2026-03-21,) 2026-03-21`);
});

test('what is wrong is listed with its reason and left out', async () => {
  await database.owner.query(
    `insert into employment_contract (employment_contract_id, company_id, party_relationship_id, agreement_id, valid)
     select gen_random_uuid(), $1, $2, agreement_id, '[2026-03-21,2027-03-21)' from agreement_type where code = 'F'`,
    [companyId('holding'), employmentId('accountant')],
  );
  const { refused } = await bring([
    `${code('worker')},F,1,1404/01/01,1404/12/29,1404/01/01`,
    `${code('seller')},OLD,1,1404/01/01,1404/12/29,1404/01/01`,
    `${code('seller')},F,1,1404/02/01,1404/01/01,1404/01/01`,
    `${code('salesHead')},F,1,1404/01/01,,1404/01/01`,
    `${code('seller')},F,1,1403/01/01,1404/12/29,1404/01/01`,
    `${code('accountant')},F,1,1405/01/01,1405/12/29,1405/01/01`,
    `${code('accountant')},F,1,1405/02/01,1405/03/01,1405/01/01`,
    `${code('colleague')},O,1,1404/01/01,1404/12/29,1404/01/01`,
    `${code('colleague')},O,2,1404/06/01,,1404/01/01`,
  ]);
  expect(refused.map(({ row, code: why }) => [row, why])).toEqual([
    [2, 'unknown_employee'],
    [3, 'unknown_contract_type'],
    [4, 'thru_before_from'],
    [5, 'contract_needs_end'],
    [6, 'contract_too_long'],
    [7, 'contract_by_system'],
    [8, 'contract_overlaps'],
    [10, 'contract_overlaps'],
  ]);
});
