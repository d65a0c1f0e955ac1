import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { durationOf, overlapsOf } from './education.rules.ts';

test.each([
  // 1403-01-01 to 1403-12-30 of a leap year, both within
  ['2024-03-20', '2025-03-20', { years: 1, months: 0 }],
  ['2024-03-20', '2025-03-19', { years: 0, months: 11 }],
  // 1403-01-01 to 1403-01-31
  ['2024-03-20', '2024-04-19', { years: 0, months: 1 }],
  ['2024-03-20', '2024-03-20', { years: 0, months: 0 }],
  // goes on: until today, 1405-09-01
  ['2024-03-20', null, { years: 2, months: 8 }],
  // has not begun
  ['2027-01-01', null, { years: 0, months: 0 }],
])('%s to %s', (fromDate, thruDate, expected) => {
  expect(durationOf({ fromDate, thruDate }, '2026-11-22')).toEqual(expected);
});

const period = fc
  .record({ start: fc.integer({ min: 0, max: 60 }), days: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }) })
  .map(({ start, days }) => ({ fromDate: addDays('2024-01-01', start), thruDate: days === null ? null : addDays('2024-01-01', start + days) }));

test('two periods overlap when some day lies in both', () => {
  fc.assert(
    fc.property(period, period, (one, other) => {
      const days = Array.from({ length: 100 }, (_, at) => addDays('2024-01-01', at));
      const lies = (day: string, { fromDate, thruDate }: typeof one) => fromDate <= day && (thruDate === null || day <= thruDate);
      expect(overlapsOf([one, other]).length > 0).toBe(days.some((day) => lies(day, one) && lies(day, other)));
    }),
  );
});
