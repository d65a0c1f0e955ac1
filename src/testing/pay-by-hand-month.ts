/** Plain fractions of bigints, and the days of a month or of a part of it that are paid, for pay that is counted by hand. */
import { absenceKinds, type HandCase } from './pay-by-hand-case.ts';
import { type HandDay, isBefore, lengthOf } from './pay-by-hand-law.ts';

export type Fraction = readonly [n: bigint, d: bigint];
export const ZERO: Fraction = [0n, 1n];
export const of = (n: bigint | number, d: bigint | number = 1): Fraction => [BigInt(n), BigInt(d)];
export const times = (...all: readonly Fraction[]): Fraction => all.reduce(([a, b], [n, d]) => [a * n, b * d], [1n, 1n]);
export const plus = ([a, b]: Fraction, [n, d]: Fraction): Fraction => (b === d ? [a + n, b] : [a * d + n * b, b * d]);
export const least = (a: Fraction, b: Fraction): Fraction => (a[0] * b[1] <= b[0] * a[1] ? a : b);
export const half = ([n, d]: Fraction): bigint => (n < 0n ? -half([-n, d]) : (2n * n + d) / (2n * d));
export const down = ([n, d]: Fraction): bigint => n / d - (n % d < 0n ? 1n : 0n);
const minus = (a: Fraction, [n, d]: Fraction): Fraction => plus(a, [-n, d]);
export const sum = (all: Iterable<bigint>): bigint => [...all].reduce((total, one) => total + one, 0n);

/** Whole days and half ones are said in halves. */
export const HALVES = 2;

export interface Month {
  /** Days of the tie. */
  readonly tied: readonly HandDay[];
  /** Those of the whole month. */
  readonly all: readonly HandDay[];
  readonly paid: Fraction;
  readonly part: Fraction;
  readonly insured: bigint;
  readonly isFull: boolean;
}

function wholeMonth({ year, month, hired, left, days, work, readings }: HandCase): Month {
  const length = lengthOf(year, month);
  const all = Array.from({ length }, (_, at): HandDay => ({ year, month, day: at + 1 }));
  const tied = all.filter((day) => !isBefore(day, hired) && !(left && isBefore(left, day)));
  const said = tied.length === 0 ? 0 : (days ?? tied.length);
  // thirty days of a month of thirty days are all of it, whatever the calendar says
  const isWhole = said >= length || (readings.basis === 'fixed30' && days === 30 && said === 30);
  const most = readings.basis === 'fixed30' && isWhole ? 30 : said;
  const missed = days === undefined ? absenceKinds.reduce((total, kind) => total + (work[kind] ?? 0), 0) : 0;
  const absent = Math.min(missed, most * HALVES);
  const paid = of(most * HALVES - absent, HALVES);
  const isFull = isWhole && missed === 0;
  const counted = (isWhole ? length : said) * HALVES;
  const byCalendar = of(counted - Math.min(missed, counted), length * HALVES);
  const by30 = least(times(paid, of(1, 30)), of(1));
  const insured = (paid[0] + paid[1] - 1n) / paid[1];
  return { tied, all: tied, paid, insured, isFull, part: isFull ? of(1) : readings.part === 'by30' ? by30 : byCalendar };
}

/** The month, or a part of it as what it comes to until the part's last day less what it came to until the day before its first. */
export function monthOf(one: HandCase): Month {
  const whole = wholeMonth(one);
  const { part, year, month, left } = one;
  if (part === undefined) return whole;
  const until = (day: number): Month => {
    const last = { year, month, day };
    return wholeMonth({ ...one, days: undefined, work: {}, left: left && isBefore(left, last) ? left : last });
  };
  const [end, before] = [part.thru === lengthOf(year, month) ? whole : until(part.thru), until(part.from - 1)];
  return {
    ...whole,
    tied: whole.tied.filter(({ day }) => day >= part.from && day <= part.thru),
    ...{ paid: minus(end.paid, before.paid), part: minus(end.part, before.part), insured: end.insured - until(part.since - 1).insured },
  };
}
