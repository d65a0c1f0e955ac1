/** Accounts by a sheet: a tree in any order, what is refused with its reason, and the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import lists from '#platform/reference-data/catalogue/payroll.messages.fa.ts';
import { countsOf, openSheetBench, type SheetBench } from '#testing/sheets.ts';
import { importKind } from './accounts.import.ts';
import messages from './accounts-import.messages.fa.ts';

let bench: SheetBench;
const { GacExpense: expense, GacLiability: liability, GacAsset: asset } = lists.GlAccountClass.options;
const [debit = '', , credit = ''] = Object.keys(messages.sideWords);
const chart = (): Promise<string[]> =>
  bench.lines(
    `select concat_ws(' ', a.account_code, a.account_name, a.is_debit, p.account_code) as line from gl_account a left join gl_account p on p.gl_account_id = a.parent_gl_account_id order by 1`,
  );

beforeAll(async () => {
  bench = await openSheetBench(importKind, 'accountCode,accountName,glAccountClassEnumId,isDebit,parentCode');
});
afterAll(() => bench.database.close());

test('a tree comes in any order, is changed by code, and goes back as it was', async () => {
  expect(countsOf(await bench.bring([`A11,Wages,${expense},${debit},a1`, `A1,Costs,${expense},${debit},`, `B1,Payable,${liability},${credit},`]))).toEqual([3, 0, 0, 0]);
  expect(await chart()).toEqual(['A1 Costs Y', 'A11 Wages Y A1', 'B1 Payable N']);
  expect(countsOf(await bench.bring([`a11,Wages and more,${expense},${debit},A1`, `B1,Payable,${liability},${credit},`]))).toEqual([0, 1, 1, 0]);
  expect(await chart()).toContain('A11 Wages and more Y A1');
  await bench.undo();
  expect(await chart()).toEqual(['A1 Costs Y', 'A11 Wages Y A1', 'B1 Payable N']);
});

test('a circle, an account above that nobody knows, a side and a class that are none are refused', async () => {
  const before = await chart();
  const rows = [`C1,One,${asset},${debit},C2`, `C2,Two,${asset},${debit},C1`, `C3,Three,${asset},${debit},C9`, `C4,Four,${asset},up,`, `C5,Five,Gac,${debit},`];
  expect(countsOf(await bench.bring([...rows, `C6,Six,${asset},${debit},`]))).toEqual([1, 0, 0, 5]);
  expect(countsOf(await bench.bring([`A1,Costs,${expense},${debit},A11`]))).toEqual([0, 0, 0, 1]);
  expect(await chart()).toEqual([...before, 'C6 Six Y']);
});
