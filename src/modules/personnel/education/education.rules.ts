/** Lengths of periods, and which of them overlap. Pure. */
import { daysThru, overlap } from '#kernel/intervals/intervals.ts';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';

/** A period from its first to its last day, both within; without a last day it goes on. ISO days. */
export interface Period {
  readonly fromDate: string;
  readonly thruDate: string | null;
}

export interface Duration {
  readonly years: number;
  readonly months: number;
}

const MONTHS_OF_A_YEAR = 12;

/** Full Jalali years and months of a period, until today while it goes on; both 0 before it has begun. */
export function durationOf({ fromDate, thruDate }: Period, today: string): Duration {
  // the last day counts: 1 Farvardin to 29 Esfand is a year
  const [from, end] = [toJalali(fromDate), toJalali(addDays(thruDate ?? today, 1))];
  const months = (end.year - from.year) * MONTHS_OF_A_YEAR + (end.month - from.month) - (end.day < from.day ? 1 : 0);
  const whole = Math.max(0, months);
  return { years: Math.floor(whole / MONTHS_OF_A_YEAR), months: whole % MONTHS_OF_A_YEAR };
}

const daysOf = ({ fromDate, thruDate }: Period) => daysThru(fromDate, thruDate);

/** Pairs of periods that share a day, in the order given. */
export const overlapsOf = <P extends Period>(periods: readonly P[]): readonly (readonly [P, P])[] =>
  periods.flatMap((one, at) => periods.slice(at + 1).flatMap((other) => (overlap(daysOf(one), daysOf(other)) ? [[one, other] as const] : [])));
