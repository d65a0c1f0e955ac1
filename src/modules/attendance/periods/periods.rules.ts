/** Which days a month of attendance has. Pure; years and months are Jalali, days ISO dates, ends within. */
import { addDays, daysInMonth, toIso } from '#kernel/jalali/jalali.ts';

/** On which day of the month before it begins; 1: the month itself. */
export const beginnings = [1, 21] as const;
export type Beginning = (typeof beginnings)[number];

export interface PeriodDays {
  readonly year: number;
  readonly month: number;
  readonly from: string;
  readonly thru: string;
}

const MONTHS = 12;

export function periodOf(year: number, month: number, begins: Beginning): PeriodDays {
  if (begins === 1) return { year, month, from: toIso({ year, month, day: 1 }), thru: toIso({ year, month, day: daysInMonth(year, month) }) };
  const before = month === 1 ? { year: year - 1, month: MONTHS } : { year, month: month - 1 };
  return { year, month, from: toIso({ ...before, day: begins }), thru: addDays(toIso({ year, month, day: begins }), -1) };
}

/** The twelve of a year. */
export const periodsOfYear = (year: number, begins: Beginning): readonly PeriodDays[] => Array.from({ length: MONTHS }, (_, at) => periodOf(year, at + 1, begins));
