/** Values of input factors by sheets: new ones, changed ones, what is refused with its reason, the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName } from '#testing/organisation.ts';
import { importKind as replaceKind } from './factor-replace.import.ts';
import { importKind } from './factor-values.import.ts';

let database: TestDatabase;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const bring = (rows: readonly string[], kind = importKind) =>
  importFile(
    { pool: database.pool, clock: movableClock(), kinds: [kind], newId },
    { kind: kind.kind, fileName: 'values.csv', bytes: Buffer.from(['factor,pseudoId,value', ...rows].join('\r\n')), company: companyId('holding') },
  );
type Outcome = Awaited<ReturnType<typeof bring>>;
const summary = ({ counts: { accepted, updated, unchanged, refused } }: Outcome) => [accepted, updated, unchanged, refused];
const values = async () =>
  (
    await database.owner.query(`select r.pseudo_id || ' ' || f.value as line from input_factor_value f join party_relationship r using (party_relationship_id) order by 1`)
  ).rows.map(({ line }) => line);
/** The last run that stands. */
const undo = async (kind = importKind) => {
  const { rows } = await database.owner.query(`select run_id as id from import_run where state = 'done' order by run_id desc limit 1`);
  await writing(database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    const run = await readRun(tx, rows[0].id);
    if (!run) throw new Error('no run');
    await undoRun(tx, kind, run);
  });
};

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await database.owner.query(
    `with item as (insert into library_item (library_item_id, company_id, kind, code, title) values (gen_random_uuid(), $1, 'inputFactor', 'hours', 'hours') returning *)
     insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, valid, content, status)
     select gen_random_uuid(), library_item_id, company_id, kind, 1, '[2026-03-21,)', '{"fieldClass": "pay", "unit": null}', 'waiting' from item`,
    [companyId('holding')],
  );
});
afterAll(() => database.close());

test('a sheet writes new values and changed ones, unknown codes are listed and left out, and the run is taken back', async () => {
  const first = await bring([
    `HOURS,${code('accountant')},12.50`,
    `hours,${code('seller')},2/4`,
    `hours,${code('worker')},1`,
    `none,${code('seller')},1`,
    `hours,${code('seller')},3`,
  ]);
  expect(summary(first)).toEqual([2, 0, 0, 3]);
  expect(first.refused.map(({ row, code: why }) => [row, why])).toEqual([
    [4, 'unknown_employee'],
    [5, 'unknown_factor'],
    [6, 'duplicate_code'],
  ]);
  expect(await values()).toEqual([`${code('accountant')} 12.5`, `${code('seller')} 0.5`].sort());
  // it is written again, so it waits no more
  expect((await database.owner.query('select status from library_version')).rows).toEqual([{ status: 'draft' }]);

  const second = await bring([`hours,${code('accountant')},7`, `hours,${code('seller')},0.5`, `hours,${code('colleague')},x`]);
  expect(summary(second)).toEqual([0, 1, 1, 1]);
  await undo();
  expect(await values()).toEqual([`${code('accountant')} 12.5`, `${code('seller')} 0.5`].sort());
  await bring([`hours,${code('colleague')},4`]);
  expect(await values()).toHaveLength(3);
  await undo();
  expect(await values()).toHaveLength(2);
});

test('a sheet that replaces ends what it does not tell of, unknown codes are listed, and the run is taken back whole', async () => {
  const before = await values();
  const replaced = await bring([`hours,${code('accountant')},12.5`, `hours,${code('colleague')},4`, 'hours,NOBODY,1'], replaceKind);
  expect([summary(replaced), replaced.refused.map(({ code: why }) => why)]).toEqual([[1, 1, 1, 1], ['unknown_employee']]);
  expect(await values()).toEqual([`${code('accountant')} 12.5`, `${code('colleague')} 4`].sort());
  await undo(replaceKind);
  expect(await values()).toEqual(before);
  // of a factor that the sheet does not tell of all stays
  await bring([`none,${code('seller')},1`], replaceKind);
  expect(await values()).toEqual(before);
});

test('what is published by now is not taken back, and no sheet writes to it', async () => {
  await bring([`hours,${code('salesHead')},1`]);
  await database.owner.query(`update library_version set status = 'published', published_at = now()`);
  await expect(undo()).rejects.toMatchObject({ errorName: 'needed' });
  expect((await bring([`hours,${code('seller')},1`])).refused.map(({ code: why }) => why)).toEqual(['unknown_factor']);
});
