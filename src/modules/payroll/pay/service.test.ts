import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, monthsLater } from '#kernel/formula/days.ts';
import { compare, type Exact, writeExact } from '#kernel/formula/exact.ts';
import { RunFault } from '#kernel/formula/values.ts';
import { addDays, parseJalali } from '#kernel/jalali/jalali.ts';
import { serviceMonths, serviceYears } from './pay.formula.ts';

const iso = (jalali: string): string => {
  const day = parseJalali(jalali);
  if (!day.ok) throw new TypeError(`${jalali} is no day`);
  return day.iso;
};
const years = (from: string, thru: string) => serviceYears.run([{ date: from }, { date: thru }]) as Exact;
const months = (from: string, thru: string) => serviceMonths.run([{ date: from }, { date: thru }]);

test.each([
  ['1402/05/10', '1403/05/09', '1', 12],
  ['1402/05/10', '1403/05/10', '367/366', 12],
  ['1403/01/01', '1403/12/30', '1', 12],
  ['1403/12/30', '1404/12/28', '1', 12],
  ['1405/01/01', '1405/01/01', '1/365', 0],
])('a service from %s to %s lasts %s years, %i whole months', (from, thru, expected, whole) => {
  expect([writeExact(years(iso(from), iso(thru))), months(iso(from), iso(thru))]).toEqual([expected, whole]);
});

test('a service that ends before it begins has no length, and one beyond the calendar is refused', () => {
  expect([years(iso('1405/01/02'), iso('1405/01/01')), months(iso('1405/01/02'), iso('1405/01/01'))]).toEqual([undefined, undefined]);
  expect(() => years(iso('1501/01/01'), iso('1501/12/29'))).toThrow(RunFault);
});

test('as many years as begin are whole, each further day makes it longer, and two halves make no more than the whole', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(iso('1340/01/01'), days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40 }), fc.nat(400), (from, count, more) => {
      const end = addDays(monthsLater({ date: from }, 12 * count).date, -1);
      expect(years(from, end)).toBe(count);
      const later = addDays(end, more + 1);
      expect(compare(years(from, later), years(from, addDays(later, -1)))).toBe(1);
      expect(Number(months(from, later))).toBeGreaterThanOrEqual(12 * count);
      expect(daysBetween({ date: end }, { date: later })).toBe(more + 1);
    }),
  );
});
