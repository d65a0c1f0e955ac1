/** Length of service, as what is paid at its end is counted by (labour law 24). Pure; ISO days with ends within. */
import { daysBetween, daysLater, monthsBetween, monthsLater } from '#kernel/formula/days.ts';

const MONTHS = 12;

export interface Service {
  /** Whole ones. */
  readonly years: number;
  /** Days beyond them, in a year of service of `restYear` days. */
  readonly rest: number;
  readonly restYear: number;
  /** Whole ones, those of the years among them. */
  readonly months: number;
}

/** Whole years of service and the days beyond them, in the length of the year that they fall in. Throws RunFault `badDate` outside the calendar. */
export function serviceOf(from: string, thru: string): Service {
  const after = daysLater({ date: thru }, 1);
  const months = monthsBetween({ date: from }, after);
  const years = Math.floor(months / MONTHS);
  const begun = monthsLater({ date: from }, years * MONTHS).date;
  const next = monthsLater({ date: from }, (years + 1) * MONTHS).date;
  return { years, rest: daysBetween({ date: begun }, after), restYear: daysBetween({ date: begun }, { date: next }), months };
}
