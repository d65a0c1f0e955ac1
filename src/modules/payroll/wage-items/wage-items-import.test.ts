/** Wages by sheets: new ones, a raise that ends the one before, what is refused with its reason, the way back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyId, factsOf, type PersonName } from '#testing/organisation.ts';
import { countsOf, openSheetBench, reasonsOf, type SheetBench } from '#testing/sheets.ts';
import { importKind } from './wage-items.import.ts';

let bench: SheetBench;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const wages = (): Promise<string[]> =>
  bench.lines(
    `select concat_ws(' ', r.pseudo_id, f.code, w.amount, w.per, w.valid, w.source) as line
     from wage_item w join pay_factor f using (pay_factor_id) join party_relationship r using (party_relationship_id) order by 1`,
  );

beforeAll(async () => {
  bench = await openSheetBench(importKind, 'pseudoId,factor,amount,per,from,thru,source');
  await bench.database.owner.query(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
     select gen_random_uuid(), $1, 'payroll', 'site', 'site', (select enum_id from enumeration where parent_enum_id = 'PayrollFactorGroup' limit 1)`,
    [companyId('holding')],
  );
});
afterAll(() => bench.database.close());
beforeEach(async () => {
  await bench.database.owner.query('delete from wage_item');
});

test('a raise ends the wage before it in the same sheet, and both go back as they were', async () => {
  expect(countsOf(await bench.bring([`${code('accountant')},SITE,5000000,month,1405/01/01,,letter 1`]))).toEqual([1, 0, 0, 0]);
  const raise = await bench.bring([`${code('accountant')},site,6000000,month,1405/07/01,,`, `${code('accountant')},site,5000000,month,1405/01/01,1405/06/31,`]);
  expect(countsOf(raise)).toEqual([1, 1, 0, 0]);
  expect(await wages()).toEqual([`${code('accountant')} site 5000000 month [2026-03-21,2026-09-23) letter 1`, `${code('accountant')} site 6000000 month [2026-09-23,)`]);
  await bench.undo();
  expect(await wages()).toEqual([`${code('accountant')} site 5000000 month [2026-03-21,) letter 1`]);
});

test('the same sheet again changes nothing, however the factor is spelled', async () => {
  const rows = [`${code('accountant')},site,5000000,month,1405/01/01,,`, `${code('seller')},site,170000,day,1405/01/01,1405/06/31,`];
  await bench.bring(rows);
  expect(countsOf(await bench.bring(rows.map((row) => row.replace('site', 'SITE'))))).toEqual([0, 0, 2, 0]);
});

test('what is wrong is listed with its reason and left out', async () => {
  await bench.bring([`${code('accountant')},site,5000000,month,1405/01/01,,`]);
  const outcome = await bench.bring([
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
  expect(reasonsOf(outcome)).toEqual([
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
