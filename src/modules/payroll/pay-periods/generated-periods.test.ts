/** Periods that are made by themselves: by what they are long and called, each once, behind those that are there. */
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { endOf, missingPeriods, type PeriodKind, stepOf } from './generated-periods.rules.ts';

const TODAY = '2026-05-10';
const spans = (kind: PeriodKind, last: string | null = null) => missingPeriods(kind, last, TODAY).map(({ from, thru }) => [from, thru]);
const kind = (title: PeriodKind['title'], length: number | null = null, unit: string | null = null): PeriodKind => ({ title, length, unit });

test.each([
  // of the twentieth of Ordibehesht and the one after it
  ['months', kind('TtpMonth'), ['2026-04-21', '2026-05-21'], ['2026-05-22', '2026-06-21']],
  ['seasons', kind('TtpQuarter', 3, 'TF_mon'), ['2026-03-21', '2026-06-21'], ['2026-06-22', '2026-09-22']],
  ['halves of a year', kind('TtpHalf'), ['2026-03-21', '2026-09-22'], ['2026-09-23', '2027-03-20']],
])('%s end with months of the year', (_, of, own, next) => {
  expect(spans(of)).toEqual([own, next]);
  // nothing is made twice
  expect(spans(of, next[1])).toEqual([]);
});

test('halves and thirds of a month end with it, and weeks begin on Saturday', () => {
  expect(spans(kind('TtpMonth', 15, 'TF_day'))).toEqual([
    ['2026-04-21', '2026-05-05'],
    ['2026-05-06', '2026-05-21'],
    ['2026-05-22', '2026-06-05'],
  ]);
  const third = stepOf(kind('TtpMonth', 10, 'TF_day'));
  expect([endOf(third, '2026-04-21'), endOf(third, '2026-05-01'), endOf(third, '2026-05-11')]).toEqual(['2026-04-30', '2026-05-10', '2026-05-21']);
  // the last month of a year has twenty-nine days
  expect(endOf(third, '2027-03-12')).toBe('2027-03-20');
  expect(spans(kind('TtpMonth', 1, 'TF_wk'))).toEqual([
    ['2026-05-09', '2026-05-15'],
    ['2026-05-16', '2026-05-22'],
  ]);
});

test('what was missed is made up for, without a gap', () => {
  const made = missingPeriods(kind('TtpMonth', 15, 'TF_day'), '2026-02-03', TODAY);
  for (const [at, { from }] of made.entries()) expect(from).toBe(addDays(made[at - 1]?.thru ?? '2026-02-03', 1));
  expect(new Set(made.map(({ title }) => title)).size).toBe(made.length);
});
