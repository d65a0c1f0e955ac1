/** The days of a month of pay, and what a dated amount comes to in them. Pure; days are ISO dates, ends within. */

import { daysShared } from '#kernel/formula/days.ts';
import { compare, divide, type Exact, multiply, subtract } from '#kernel/formula/exact.ts';
import { daysInMonth, toIso } from '#kernel/jalali/jalali.ts';
import type { Evidence } from './pay-lines.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';

const THIRTY = 30;

/** A Jalali month. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

export const firstDay = ({ year, month }: YearMonth): string => toIso({ year, month, day: 1 });
export const lastDay = ({ year, month }: YearMonth): string => toIso({ year, month, day: daysInMonth(year, month) });

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
  /** Days that are insured, whole. */
  readonly insured: number;
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
}

const least = (a: Exact, most: number): Exact => (compare(a, most) > 0 ? most : a);
const ceil = (value: Exact): number => (typeof value === 'number' ? value : Number((value.n + value.d - 1n) / value.d));

/** How a month is counted for somebody. */
export function payMonth(of: YearMonth, { hireDate, leaveDate, days, absent }: MonthFacts, { monthBasis, partMonth }: Pick<PaySettings, 'monthBasis' | 'partMonth'>): PayMonth {
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
