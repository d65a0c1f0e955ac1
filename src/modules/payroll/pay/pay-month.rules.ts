/** The days of a month of pay, and what a dated amount comes to in them. Pure; days are ISO dates, ends within. */

import { daysShared } from '#kernel/formula/days.ts';
import { compare, divide, type Exact, multiply, subtract } from '#kernel/formula/exact.ts';
import { addDays, daysInMonth, isLeapYear, toIso } from '#kernel/jalali/jalali.ts';
import type { Evidence } from './pay-lines.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';

const THIRTY = 30;

/** A Jalali month. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

/** ISO dates of the ends of months, asked for again and again: those of the calendar's three hundred years at most. */
const ends = new Map<number, readonly [first: string, last: string]>();

function endsOf({ year, month }: YearMonth): readonly [first: string, last: string] {
  const key = year * 100 + month;
  const known = ends.get(key) ?? ([toIso({ year, month, day: 1 }), toIso({ year, month, day: daysInMonth(year, month) })] as const);
  ends.set(key, known);
  return known;
}

export const firstDay = (of: YearMonth): string => endsOf(of)[0];
export const lastDay = (of: YearMonth): string => endsOf(of)[1];

/** Of a Jalali year: 365 or 366. */
export const daysOfYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

/** Days of a calendar between two, both within; 0 when they do not meet. */
export const shared = (from: string, thru: string, otherFrom: string, otherThru: string): number =>
  daysShared({ date: from }, { date: thru }, { date: otherFrom }, { date: otherThru });

export interface PayMonth extends YearMonth {
  /** First and last day of the tie within the month; the last is before the first when there is none. */
  readonly from: string;
  readonly thru: string;
  /** Days of the calendar in them. */
  readonly employed: number;
  /** Days that a daily wage is paid for. */
  readonly paid: Exact;
  /** Share of a full month. */
  readonly part: Exact;
  /** Days that are insured, whole; of a part of a month with those of its parts before. */
  readonly insured: number;
  /** Whether the month is worked from its first day to its last. */
  readonly isFull: boolean;
}

export interface MonthFacts {
  readonly hireDate: string;
  /** Last day of work. */
  readonly leaveDate?: string | undefined;
  /** Days of the month that are paid, where somebody says them instead of counting. */
  readonly days?: number | undefined;
  /** Days without pay; parts of a day too. */
  readonly absent: Exact;
  /** The days that are paid, where it is not the whole month; `since`: the first of those that were paid before them. */
  readonly part?: { readonly from: string; readonly thru: string; readonly since: string } | undefined;
}

type Read = Pick<PaySettings, 'monthBasis' | 'partMonth'>;

const least = (a: Exact, most: number): Exact => (compare(a, most) > 0 ? most : a);
const ceil = (value: Exact): number => (typeof value === 'number' ? value : Number((value.n + value.d - 1n) / value.d));

/** How a month, or a part of it, is counted for somebody: a part is the month until its end less the month until the day before it. */
export function payMonth(of: YearMonth, facts: MonthFacts, settings: Read): PayMonth {
  const { part, ...whole } = facts;
  if (part === undefined) return wholeMonth(of, whole, settings);
  const isLast = part.thru >= lastDay(of);
  // what is known of the month is known at its end
  const until = wholeMonth(of, isLast ? whole : endingOn(whole, part.thru), settings);
  const soFar = (day: string): PayMonth => wholeMonth(of, endingOn(whole, addDays(day, -1)), settings);
  const before = soFar(part.from);
  const from = whole.hireDate > part.from ? whole.hireDate : part.from;
  const thru = whole.leaveDate !== undefined && whole.leaveDate < part.thru ? whole.leaveDate : part.thru;
  return {
    ...{ ...of, from, thru, employed: shared(from, thru, part.from, part.thru), paid: subtract(until.paid, before.paid), part: subtract(until.part, before.part) },
    ...{ insured: until.insured - soFar(part.since).insured, isFull: wholeMonth(of, whole, settings).isFull },
  };
}

const endingOn = ({ hireDate, leaveDate }: MonthFacts, day: string): MonthFacts => ({
  hireDate,
  leaveDate: leaveDate !== undefined && leaveDate < day ? leaveDate : day,
  absent: 0,
});

function wholeMonth(of: YearMonth, { hireDate, leaveDate, days, absent }: MonthFacts, { monthBasis, partMonth }: Read): PayMonth {
  const [first, last] = [firstDay(of), lastDay(of)];
  const length = daysInMonth(of.year, of.month);
  const from = hireDate > first ? hireDate : first;
  const thru = leaveDate !== undefined && leaveDate < last ? leaveDate : last;
  const employed = shared(from, thru, first, last);
  const counted = employed === 0 ? 0 : (days ?? employed);
  const isWhole = counted >= length || (monthBasis === 'fixed30' && counted === THIRTY && days === THIRTY);
  const most = monthBasis === 'fixed30' && isWhole ? THIRTY : counted;
  const missed = least(absent, most);
  const paid = subtract(most, missed);
  const isFull = isWhole && absent === 0;
  const share = partMonth === 'by30' ? least(divide(paid, THIRTY), 1) : divide(subtract(isWhole ? length : counted, least(absent, isWhole ? length : counted)), length);
  return { ...of, from, thru, employed, paid, part: isFull ? 1 : share, insured: ceil(paid), isFull };
}

/** An amount of rials a month or a day within dates. */
export interface DatedAmount {
  readonly amount: Exact;
  readonly per: 'month' | 'day';
  readonly from?: string | undefined;
  readonly thru?: string | undefined;
  /** Where it stands; the question itself when absent. */
  readonly evidence?: Evidence | undefined;
}

/** A record of the list that a wage is the sum of: either `daily` times `days` or `monthly` times `part`; `whole` is its share of a month of thirty days. */
export type WageSpan = ReadonlyMap<'daily' | 'days' | 'monthly' | 'part' | 'whole', Exact>;

/**
 * What dated amounts come to in a month: each counts for the days of the tie that it covers. Days without pay are nobody's in
 * particular, so they are taken from all spans alike.
 */
export function spansIn({ from, thru, employed, paid, part }: PayMonth, amounts: readonly DatedAmount[]): readonly WageSpan[] {
  return amounts.flatMap(({ amount, per, from: begins = from, thru: ends = thru }): WageSpan[] => {
    const days = shared(from, thru, begins, ends);
    if (days === 0) return [];
    const weight = divide(days, employed);
    const [daily, monthly] = per === 'day' ? [amount, 0] : [0, amount];
    const whole = multiply(per === 'day' ? multiply(amount, THIRTY) : amount, weight);
    return [
      new Map<'daily' | 'days' | 'monthly' | 'part' | 'whole', Exact>([
        ['daily', daily],
        ['days', multiply(paid, weight)],
        ['monthly', monthly],
        ['part', multiply(part, weight)],
        ['whole', whole],
      ]),
    ];
  });
}
