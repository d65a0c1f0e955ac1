/**
 * Length of service that counts at its end (labour law 24; guide iran.md 1.6): days that do not count are none of it, nor are those that earlier
 * settlements have covered. Pure; ISO days, ends within.
 */
import { daysBetween, monthsBetween } from '#kernel/formula/days.ts';
import { add, divide, type Exact } from '#kernel/formula/exact.ts';
import { type Days, daysThru, intersect, subtract, union } from '#kernel/intervals/intervals.ts';
import { daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { daysOfYear } from '../pay/pay-month.rules.ts';

export interface Span {
  readonly from: string;
  /** The last day of work when null. */
  readonly thru: string | null;
}

/** How days become years: each Jalali year's by its own length, or all by 365. */
export type YearBasis = 'own' | '365';
/** By days, or by whole months of each unbroken service. */
export type YearMethod = 'days' | 'yearsMonths';

const COMMON = 365;
const MONTHS = 12;

export const yearDays = (year: number, basis: YearBasis): number => (basis === 'own' ? daysOfYear(year) : COMMON);

/** The days that count until the last one, in unbroken services, the oldest first. */
export function countedDays(spans: readonly (Span & { readonly counts: boolean })[], settled: readonly Span[], lastDay: string): readonly Days[] {
  const until = ({ from, thru }: Span): Days[] => {
    const end = thru === null || thru > lastDay ? lastDay : thru;
    return end < from ? [] : [daysThru(from, end)];
  };
  const counting = union(spans.filter(({ counts }) => counts).flatMap(until));
  return subtract(counting, [...spans.filter(({ counts }) => !counts).flatMap(until), ...settled.flatMap(until)]);
}

/** Both ends of a service, the second behind it. */
const endsOf = ({ from, until }: Days): { readonly from: string; readonly until: string } => ({ from: from ?? '', until: until ?? '' });

const wholeYear = (year: number): Days => daysThru(toIso({ year, month: 1, day: 1 }), toIso({ year, month: MONTHS, day: daysInMonth(year, MONTHS) }));

/** Days of services in a Jalali year. */
export const daysInYear = (services: readonly Days[], year: number): number =>
  services.reduce((sum, one) => {
    const part = intersect(one, wholeYear(year));
    if (part === undefined) return sum;
    const { from, until } = endsOf(part);
    return sum + daysBetween({ date: from }, { date: until });
  }, 0);

/** Years of service, exact. */
export function yearsOf(services: readonly Days[], method: YearMethod, basis: YearBasis): Exact {
  if (method === 'yearsMonths') {
    const months = services.map(endsOf).reduce((sum, { from, until }) => sum + monthsBetween({ date: from }, { date: until }), 0);
    return divide(months, MONTHS);
  }
  const [first, last] = [services[0], services.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const begin = toJalali(endsOf(first).from).year;
  const end = toJalali(endsOf(last).until).year;
  const years = Array.from({ length: end - begin + 1 }, (_, at) => begin + at);
  return years.reduce<Exact>((sum, year) => add(sum, divide(daysInYear(services, year), yearDays(year, basis))), 0);
}
