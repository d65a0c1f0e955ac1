/** Sheets of earlier months by a file: closed as they were paid, read by payroll, told apart from what the house counts, taken back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { layClosedSheet, layDay } from '#testing/attendance-rows.ts';
import { companyId, employmentId, factsOf, type PersonName } from '#testing/organisation.ts';
import { countsOf, openSheetBench, reasonsOf, type SheetBench } from '#testing/sheets.ts';
import { attendanceSheets } from './attendance.pay-source.ts';
import { importKind } from './brought-sheets.import.ts';

const HEAD = 'pseudoId,year,month,planned,plannedDays,workedDays,leave,delay,absence,overtime,friday,night,shiftWork';
const company = companyId('holding');
let bench: SheetBench;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const row = (person: PersonName, more: string, month = 1): string => `${code(person)},1405,${month},${more}`;
const sheets = (): Promise<string[]> =>
  bench.lines(`
    select concat_ws(' ', r.pseudo_id, s.status_id, s.brought, s.figures -> 'figures' ->> 'inside', s.figures -> 'figures' ->> 'present', s.figures ->> 'nightPaid', s.figures ->> 'employedDays') as line
    from attendance_sheet s join party_relationship r on r.party_id = s.party_id and r.company_id = s.company_id and r.relationship_type_enum_id = 'PrtEmployee' order by 1`);

beforeAll(async () => {
  bench = await openSheetBench(importKind, HEAD);
  const { owner } = bench.database;
  await layClosedSheet(owner, 'colleague', { month: 1, days: '[2026-03-21,2026-04-21)' });
  await layDay(owner, 'salesHead', '2026-04-01');
});
afterAll(() => bench.database.close());

test('a month is closed with its figures, pays its factors, stands once and is taken back', async () => {
  const rows = [row('seller', '176,24,22,14:40,1.5,,20/5,4,10,'), row('accountant', '176:00,24,24,,,,,,8:00,\u0634\u0628 \u0648 \u06CC\u06A9\u06CC \u062F\u06CC\u06AF\u0631')];
  const outcome = await bench.bring(rows);
  expect([countsOf(outcome), reasonsOf(outcome)]).toEqual([[2, 0, 0, 0], []]);
  const laid = [`${code('seller')} AsClosed Y 9590 11060 600 31`, `${code('accountant')} AsClosed Y 10560 10560 0 31`];
  expect((await sheets()).filter((line) => line.includes(' Y '))).toEqual(laid.toSorted());
  const paid = await reading(bench.database.pool, systemActor('test', [company]), (db) =>
    attendanceSheets.read({
      from: '2026-03-21',
      thru: '2026-04-20',
      db,
      rows: systemScope([company], '2026-06-01'),
      companyId: company,
      employmentIds: [employmentId('seller')],
      year: 1405,
      month: 1,
    }),
  );
  expect(paid.map(({ workFactor, minutes }) => [workFactor, minutes])).toEqual(
    expect.arrayContaining([
      ['overtime', 1_470],
      ['night', 600],
      ['friday', 240],
    ]),
  );
  expect(countsOf(await bench.bring(rows))).toEqual([0, 0, 2, 0]);
  await bench.undo();
  await bench.undo();
  expect((await sheets()).filter((line) => line.includes(' Y '))).toEqual([]);
  expect(await bench.lines('select number::text as line from attendance_closing')).toEqual(['1']);
});

test('what is more than was planned, no month, not over, closed or counted by the house is told', async () => {
  const outcome = await bench.bring([
    row('seller', '10,2,1,12,,,,,,'),
    row('seller', '176,24,,,,,,,,', 5),
    row('seller', '176,24,,x,,,,,,'),
    row('colleague', '176,24,,,,,,,,'),
    row('salesHead', '176,24,,,,,,,,'),
    'NOBODY,1405,1,176,24,,,,,,,,',
  ]);
  expect(reasonsOf(outcome)).toEqual([
    [2, 'beyond_planned'],
    [3, 'unknown_month'],
    [4, 'bad_month_hours'],
    [5, 'sheet_stands'],
    [6, 'month_counted'],
    [7, 'unknown_employee'],
  ]);
});
