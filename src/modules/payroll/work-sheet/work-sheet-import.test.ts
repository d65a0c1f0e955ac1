/** The month's work by sheets: new rows, changed ones, what is refused with its reason, the way back, two at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, type PersonName } from '#testing/organisation.ts';
import { countsOf, openSheetBench, reasonsOf, type SheetBench } from '#testing/sheets.ts';
import { importKind } from './work-sheet.import.ts';
import { factorTitle } from './work-sheet.rules.ts';

let bench: SheetBench;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const HEAD = 'pseudoId,name,year,month,projectCode,project,workFactor,factor,amount,ceiling';
const row = (person: PersonName, workFactor: string, amount: string, { month = 7, project = '', ceiling = '' } = {}): string =>
  [code(person), 'any name', 1405, month, project, 'any project', workFactor, 'any factor', amount, ceiling].join(',');
const lines = (): Promise<string[]> =>
  bench.lines(
    `select concat_ws(' ', r.pseudo_id, l.jalali_month, l.work_factor, coalesce(l.minutes::text, l.days::text), nullif(l.project, ''), coalesce(l.ceiling_minutes::text, l.ceiling_days::text)) as line
     from work_sheet_line l join party_relationship r using (party_relationship_id) order by 1`,
  );

beforeAll(async () => {
  bench = await openSheetBench(importKind, HEAD);
});
afterAll(() => bench.database.close());
beforeEach(async () => {
  await bench.database.owner.query('delete from work_sheet_line');
});

test('hours with minutes or decimals and days, by title or code of the factor; names are not read', async () => {
  const outcome = await bench.bring([
    row('accountant', factorTitle('overtime'), '12:30', { project: 'P1', ceiling: '10' }),
    row('accountant', 'night', '\u06F7\u066B\u06F5'),
    row('seller', 'mission', '2.5', { ceiling: '2' }),
    row('seller', 'sick', '1', { ceiling: '1' }),
  ]);
  expect(countsOf(outcome)).toEqual([4, 0, 0, 0]);
  expect(await lines()).toEqual(
    [`${code('accountant')} 7 overtime 750 P1 600`, `${code('accountant')} 7 night 450`, `${code('seller')} 7 mission 2.50 2.00`, `${code('seller')} 7 sick 1.00`].sort(),
  );
});

test('a second sheet changes what differs, and is taken back; so is one of new rows alone', async () => {
  await bench.bring([row('accountant', 'overtime', '10'), row('seller', 'mission', '2')]);
  const second = await bench.bring([row('accountant', 'overtime', '11:15'), row('seller', 'mission', '2'), row('seller', 'overtime', '1')]);
  expect(countsOf(second)).toEqual([1, 1, 1, 0]);
  expect(await lines()).toEqual([`${code('accountant')} 7 overtime 675`, `${code('seller')} 7 mission 2.00`, `${code('seller')} 7 overtime 60`].sort());
  await bench.undo();
  expect(await lines()).toEqual([`${code('accountant')} 7 overtime 600`, `${code('seller')} 7 mission 2.00`].sort());
  await bench.bring([row('colleague', 'sick', '1')]);
  expect(await lines()).toHaveLength(3);
  await bench.undo();
  expect(await lines()).toHaveLength(2);
});

test('an empty cell of the ceiling leaves the one that stands', async () => {
  await bench.bring([row('accountant', 'overtime', '10', { ceiling: '8' })]);
  await bench.bring([row('accountant', 'overtime', '12')]);
  expect(await lines()).toEqual([`${code('accountant')} 7 overtime 720 480`]);
});

test('what is wrong is listed with its reason and left out', async () => {
  const outcome = await bench.bring([
    row('worker', 'overtime', '1'),
    row('accountant', 'walking', '1'),
    row('accountant', 'overtime', 'much'),
    row('accountant', 'mission', '12:30'),
    row('accountant', 'overtime', '0'),
    row('accountant', 'overtime', '1', { month: 0 }),
    row('accountant', 'overtime', '2'),
    row('accountant', factorTitle('overtime'), '3'),
    `${code('accountant')},,1399,7,,,overtime,,1,`,
  ]);
  expect(reasonsOf(outcome)).toEqual([
    [2, 'unknown_employee'],
    [3, 'unknown_option'],
    [4, 'bad_hours'],
    [5, 'bad_hours'],
    [6, 'bad_hours'],
    [7, 'bad_number'],
    [9, 'duplicate_code'],
    [10, 'not_employed_then'],
  ]);
  expect(await lines()).toEqual([`${code('accountant')} 7 overtime 120`]);
});

test('a sheet that sums beyond the month: the row that is too much is left out, by what stands and by what the rows before it say', async () => {
  await bench.bring([row('accountant', 'sick', '20')]);
  const outcome = await bench.bring([
    row('accountant', 'absence', '10'),
    row('accountant', 'unpaidLeave', '1'),
    row('seller', 'overtime', '700', { project: 'A' }),
    row('seller', 'overtime', '21', { project: 'B' }),
    row('seller', 'overtime', '20', { project: 'C' }),
  ]);
  expect(reasonsOf(outcome)).toEqual([
    [3, 'over_month'],
    [5, 'over_month'],
  ]);
});

test('what was written beside a run stops its way back where the month could not hold both', async () => {
  await bench.bring([row('accountant', 'sick', '20')]);
  await bench.bring([row('accountant', 'sick', '5')]);
  await bench.database.owner.query(
    `insert into work_sheet_line (work_sheet_line_id, company_id, party_relationship_id, jalali_year, jalali_month, work_factor, days) values ($1, $2, $3, 1405, 7, 'absence', 25)`,
    [newId(), companyId('holding'), employmentId('accountant')],
  );
  await expect(bench.undo()).rejects.toMatchObject({ errorName: 'tooManyDays' });
  expect(await lines()).toEqual([`${code('accountant')} 7 absence 25.00`, `${code('accountant')} 7 sick 5.00`]);
});

test('two sheets of the same at once write each row once', async () => {
  const rows = (['accountant', 'seller', 'colleague', 'salesHead'] as const).map((person) => row(person, 'overtime', '10'));
  const both = await Promise.all([bench.bring(rows), bench.bring([...rows].reverse())]);
  expect(both.map(countsOf).toSorted()).toEqual(
    [
      [0, 0, 4, 0],
      [4, 0, 0, 0],
    ].toSorted(),
  );
  expect(await lines()).toHaveLength(4);
});
