/** Wages by sheets: new ones, a raise that ends the one before, what is refused with its reason, the way back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName } from '#testing/organisation.ts';
import { importKind } from './wage-items.import.ts';

let database: TestDatabase;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const bring = (rows: readonly string[]) =>
  importFile(
    { pool: database.pool, clock: movableClock(), kinds: [importKind], newId },
    { kind: 'wageItem', fileName: 'wages.csv', bytes: Buffer.from(['pseudoId,factor,amount,per,from,thru,source', ...rows].join('\r\n')), company: companyId('holding') },
  );
type Outcome = Awaited<ReturnType<typeof bring>>;
const counts = ({ counts: { accepted, updated, unchanged, refused } }: Outcome) => [accepted, updated, unchanged, refused];
const wages = async (): Promise<string[]> =>
  (
    await database.owner.query(
      `select concat_ws(' ', r.pseudo_id, f.code, w.amount, w.per, w.valid, w.source) as line
       from wage_item w join pay_factor f using (pay_factor_id) join party_relationship r using (party_relationship_id) order by 1`,
    )
  ).rows.map(({ line }) => line);
const undo = async () => {
  const { rows } = await database.owner.query(`select run_id as id from import_run where state = 'done' order by run_id desc limit 1`);
  await writing(database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    const run = await readRun(tx, rows[0].id);
    if (!run) throw new Error('no run');
    await undoRun(tx, importKind, run);
  });
};

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await database.owner.query(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
     select gen_random_uuid(), $1, 'payroll', 'site', 'site', (select enum_id from enumeration where parent_enum_id = 'PayrollFactorGroup' limit 1)`,
    [companyId('holding')],
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner.query('delete from wage_item');
});

test('a raise ends the wage before it in the same sheet, and both go back as they were', async () => {
  expect(counts(await bring([`${code('accountant')},SITE,5000000,month,1405/01/01,,letter 1`]))).toEqual([1, 0, 0, 0]);
  const raise = await bring([`${code('accountant')},site,6000000,month,1405/07/01,,`, `${code('accountant')},site,5000000,month,1405/01/01,1405/06/31,`]);
  expect(counts(raise)).toEqual([1, 1, 0, 0]);
  expect(await wages()).toEqual([`${code('accountant')} site 5000000 month [2026-03-21,2026-09-23) letter 1`, `${code('accountant')} site 6000000 month [2026-09-23,)`]);
  await undo();
  expect(await wages()).toEqual([`${code('accountant')} site 5000000 month [2026-03-21,) letter 1`]);
});

test('the same sheet again changes nothing, however the factor is spelled', async () => {
  const rows = [`${code('accountant')},site,5000000,month,1405/01/01,,`, `${code('seller')},site,170000,day,1405/01/01,1405/06/31,`];
  await bring(rows);
  expect(counts(await bring(rows.map((row) => row.replace('site', 'SITE'))))).toEqual([0, 0, 2, 0]);
});

test('what is wrong is listed with its reason and left out', async () => {
  await bring([`${code('accountant')},site,5000000,month,1405/01/01,,`]);
  const { refused } = await bring([
    `${code('worker')},site,1,month,1405/01/01,,`,
    `${code('seller')},none,1,month,1405/01/01,,`,
    `${code('seller')},site,0,month,1405/01/01,,`,
    `${code('seller')},site,1,year,1405/01/01,,`,
    `${code('seller')},site,1,month,1405/02/01,1405/01/01,`,
    `${code('seller')},site,1,month,1390/02/01,1390/03/01,`,
    `${code('accountant')},site,6000000,month,1405/07/01,,`,
    `${code('colleague')},site,1,month,1405/01/01,,`,
    `${code('colleague')},site,2,month,1405/02/01,,`,
  ]);
  expect(refused.map(({ row, code: why }) => [row, why])).toEqual([
    [2, 'unknown_employee'],
    [3, 'unknown_pay_factor'],
    [4, 'bad_number'],
    [5, 'unknown_option'],
    [6, 'thru_before_from'],
    [7, 'not_employed_then'],
    [8, 'wage_overlaps'],
    [10, 'wage_overlaps'],
  ]);
});
