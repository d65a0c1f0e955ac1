/** Accounts by a sheet: a tree in any order, what is refused with its reason, and the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import lists from '#platform/reference-data/catalogue/payroll.messages.fa.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { importKind } from './accounts.import.ts';
import messages from './accounts-import.messages.fa.ts';

let database: TestDatabase;
const { GacExpense: expense, GacLiability: liability, GacAsset: asset } = lists.GlAccountClass.options;
const [debit = '', , credit = ''] = Object.keys(messages.sideWords);
const bring = (rows: readonly string[]) =>
  importFile(
    { pool: database.pool, clock: movableClock(), kinds: [importKind], newId },
    {
      ...{ kind: 'glAccount', fileName: 'accounts.csv', company: companyId('holding') },
      bytes: Buffer.from(['accountCode,accountName,glAccountClassEnumId,isDebit,parentCode', ...rows].join('\r\n')),
    },
  );
const counts = ({ counts: { accepted, updated, unchanged, refused } }: Awaited<ReturnType<typeof bring>>) => [accepted, updated, unchanged, refused];
const chart = async (): Promise<string[]> =>
  (
    await database.owner.query(
      `select concat_ws(' ', a.account_code, a.account_name, a.is_debit, p.account_code) as line from gl_account a left join gl_account p on p.gl_account_id = a.parent_gl_account_id order by 1`,
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
});
afterAll(() => database.close());

test('a tree comes in any order, is changed by code, and goes back as it was', async () => {
  expect(counts(await bring([`A11,Wages,${expense},${debit},a1`, `A1,Costs,${expense},${debit},`, `B1,Payable,${liability},${credit},`]))).toEqual([3, 0, 0, 0]);
  expect(await chart()).toEqual(['A1 Costs Y', 'A11 Wages Y A1', 'B1 Payable N']);
  expect(counts(await bring([`a11,Wages and more,${expense},${debit},A1`, `B1,Payable,${liability},${credit},`]))).toEqual([0, 1, 1, 0]);
  expect(await chart()).toContain('A11 Wages and more Y A1');
  await undo();
  expect(await chart()).toEqual(['A1 Costs Y', 'A11 Wages Y A1', 'B1 Payable N']);
});

test('a circle, an account above that nobody knows, a side and a class that are none are refused', async () => {
  const before = await chart();
  const rows = [`C1,One,${asset},${debit},C2`, `C2,Two,${asset},${debit},C1`, `C3,Three,${asset},${debit},C9`, `C4,Four,${asset},up,`, `C5,Five,Gac,${debit},`];
  expect(counts(await bring([...rows, `C6,Six,${asset},${debit},`]))).toEqual([1, 0, 0, 5]);
  expect(counts(await bring([`A1,Costs,${expense},${debit},A11`]))).toEqual([0, 0, 0, 1]);
  expect(await chart()).toEqual([...before, 'C6 Six Y']);
});
