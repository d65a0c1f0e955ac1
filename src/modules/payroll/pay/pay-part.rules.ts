/**
 * A part of a month as the part that a period pays: what the month comes to until its last day, less what it came to until the day before its
 * first. So the parts of a month are the month, however its days are read; an amount that changes within a month that has not thirty days weighs,
 * where those are counted by thirtieths, as the days of its part do. Pure; days are ISO dates, ends within.
 */
import { divide, type Exact } from '#kernel/formula/exact.ts';
import { daysInMonth, toJalali } from '#kernel/jalali/jalali.ts';
import { firstDay, lastDay, type YearMonth } from './pay-month.rules.ts';

/** First and last day. */
export interface Days {
  readonly from: string;
  readonly thru: string;
}

/** The days of a month that are paid, with what its other parts were insured for. */
export interface PaidPart extends Days {
  /** First day of the parts that are paid already; that of this one where there is none. */
  readonly since: string;
  /** Rials that insurance was counted on in them, and what they were insurable for beyond that: the ceiling is one for the month. */
  readonly insured: bigint;
  readonly over: bigint;
  /** Rials of what is taken off the taxed pay that they had no such pay for; absent in payslips of before it was taken to the next part. */
  readonly left?: bigint | undefined;
}

/** The months that days fall in, oldest first. */
export function monthsOf({ from, thru }: Days): readonly YearMonth[] {
  const [first, last] = [toJalali(from), toJalali(thru)];
  const count = (last.year - first.year) * 12 + last.month - first.month;
  return Array.from({ length: count + 1 }, (_, at) => {
    const month = first.month - 1 + at;
    return { year: first.year + Math.floor(month / 12), month: (month % 12) + 1 };
  });
}

/** Those of the days that are in a month. */
export const daysWithin = ({ from, thru }: Days, of: YearMonth): Days => {
  const [first, last] = [firstDay(of), lastDay(of)];
  return { from: from > first ? from : first, thru: thru < last ? thru : last };
};

/** Whether a part ends with its month: what is known of a whole month (its work, its items) is paid by it. */
export const closes = ({ thru }: Days, of: YearMonth): boolean => thru >= lastDay(of);

/** How much of a month is over when a part ends: whole at the end of the month. */
export const monthSoFar = ({ thru }: Days): Exact => {
  const { year, month, day } = toJalali(thru);
  return divide(day, daysInMonth(year, month));
};

/** The days that are paid: those of a period, or the month. */
export const daysOf = ({ days, ...of }: YearMonth & { readonly days?: Days | null | undefined }): Days => days ?? { from: firstDay(of), thru: lastDay(of) };
