/** Rows of tables by sheets: a table whole, what is refused with its reason, differences, the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { importKind } from './table-rows.import.ts';

let database: TestDatabase;
const bring = (rows: readonly string[], header = 'table,key1,key2,value1,value2') =>
  importFile(
    { pool: database.pool, clock: movableClock(), kinds: [importKind], newId },
    { kind: 'formulaTable', fileName: 'rows.csv', bytes: Buffer.from([header, ...rows].join('\r\n')), company: companyId('holding') },
  );
type Outcome = Awaited<ReturnType<typeof bring>>;
const summary = ({ counts: { accepted, updated, unchanged, refused } }: Outcome) => [accepted, updated, unchanged, refused];
const reasons = ({ refused }: Outcome) => refused.map(({ row, column, code }) => [row, column, code]);
const standing = async () =>
  (
    await database.owner.query(
      `select r.keys, r.cells from library_table_row r join library_version using (library_version_id) join library_item using (library_item_id) order by code, row_no`,
    )
  ).rows.map(({ keys, cells }) => [...keys, '|', ...cells].join(' '));
/** The last run that stands. */
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
    `with item as (insert into library_item (library_item_id, company_id, kind, code, title)
       select gen_random_uuid(), $1, 'table', code, code from unnest(array['scale', 'steps']) code returning *)
     insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, valid, content, status)
     select gen_random_uuid(), library_item_id, company_id, kind, 1, '[2026-03-21,)', case code
       when 'scale' then '{"keys": [{"kind": "code", "title": "k"}, {"kind": "band", "title": "b"}], "columns": ["one", "two"]}'::jsonb
       else '{"keys": [{"kind": "band", "title": "b"}], "columns": ["rate"]}' end, 'waiting' from item`,
    [companyId('holding')],
  );
});
afterAll(() => database.close());

test('a sheet tells of tables whole: what it does not tell of ends, and the run is taken back', async () => {
  const first = await bring(['SCALE,a,10,1,2', 'scale,a,,3,4', 'scale,a,2.50,5,6', 'scale,b,,7,8', 'steps,1000,,1/10,', 'steps,,,0.25,']);
  expect([summary(first), reasons(first)]).toEqual([[6, 0, 0, 0], []]);
  // bands rise whatever the order of the sheet, and those without an end are the last
  const whole = ['a 2.5 | 5 6', 'a 10 | 1 2', 'a  | 3 4', 'b  | 7 8', '1000 | 0.1', ' | 0.25'];
  expect(await standing()).toEqual(whole);
  expect((await database.owner.query('select distinct status from library_version')).rows).toEqual([{ status: 'draft' }]);

  const second = await bring(['scale,a,10,1,9', 'scale,a,,3,4']);
  expect(summary(second)).toEqual([0, 3, 1, 0]);
  expect(await standing()).toEqual(['a 10 | 1 9', 'a  | 3 4', '1000 | 0.1', ' | 0.25']);
  await undo();
  expect(await standing()).toEqual(whole);
});

test('of a table with a wrong row nothing is taken, of the others all', async () => {
  const before = await standing();
  const brought = await bring(['scale,a,x,1,2', 'scale,a,,3,4', 'steps,500,,1,', 'none,1,,1,', 'scale,b,,7,']);
  expect([summary(brought), reasons(brought)]).toEqual([
    [1, 2, 0, 4],
    [
      [2, 'key2', 'no_number'],
      [3, 'table', 'table_refused'],
      [5, 'table', 'unknown_table'],
      [6, 'value2', 'missing_value'],
    ],
  ]);
  expect(await standing()).toEqual([...before.slice(0, 4), '500 | 1']);
  await undo();
  expect(await standing()).toEqual(before);
  expect(reasons(await bring(['scale,a,1,1,1', 'scale,a,1.0,2,2', 'steps,1,2,1,']))).toEqual([
    [2, 'table', 'table_refused'],
    [3, 'key1', 'duplicate_code'],
    [4, 'key2', 'beyond_table'],
  ]);
  expect(await standing()).toEqual(before);
});

test('what somebody has written since, or what is published, is not taken back', async () => {
  await bring(['steps,700,,1,']);
  await database.owner.query(`update library_table_row set cells = '["2"]' where keys = '["700"]'`);
  await expect(undo()).rejects.toMatchObject({ errorName: 'needed' });
  await database.owner.query(`update library_table_row set cells = '["1"]' where keys = '["700"]'`);
  await database.owner.query(`update library_version set status = 'published', published_at = now()`);
  await expect(undo()).rejects.toMatchObject({ errorName: 'needed' });
  expect(reasons(await bring(['steps,1,,1,']))).toEqual([[2, 'table', 'unknown_table']]);
});
