/** How late a line is, in days: up to 30, 60, 90, or more; and the Jalali months that cash is expected in. Pure; ISO days. */
import { monthsLater } from '#kernel/formula/days.ts';
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';

export const AGES = ['d30', 'd60', 'd90', 'more'] as const;
export const MONTHS_SHOWN = 12;

/** First days of the Jalali month of a day and of those after it, with the one behind the last. */
export function monthStarts(day: string, months = MONTHS_SHOWN): string[] {
  const { year, month } = toJalali(day);
  const first = toIso({ year, month, day: 1 });
  return Array.from({ length: months + 1 }, (_, at) => monthsLater({ date: first }, at).date);
}
