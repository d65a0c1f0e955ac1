/** Jalali days of formulas: ends of months are clamped, and a span is as many whole months as fit into it. */
import { addDays, daysInMonth, isCalendarDay, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { type Day, RunFault } from './values.ts';

const DAY_MS = 86_400_000;

/** From a to b, negative when b is earlier. */
export const daysBetween = (a: Day, b: Day): number => (Date.parse(b.date) - Date.parse(a.date)) / DAY_MS;

/** Throws RunFault `badDate` outside the calendar. */
export function daysLater({ date }: Day, days: number): Day {
  if (Math.abs(days) > 200_000) throw new RunFault('badDate');
  const later = addDays(date, days);
  if (!isCalendarDay(later)) throw new RunFault('badDate');
  return { date: later };
}

/** Throws RunFault `badDate` outside the calendar. */
export function monthsLater({ date }: Day, months: number): Day {
  const from = toJalali(date);
  const counted = from.year * 12 + from.month - 1 + months;
  const [year, month] = [Math.floor(counted / 12), (((counted % 12) + 12) % 12) + 1];
  if (year < 1206 || year > 1501) throw new RunFault('badDate');
  return { date: toIso({ year, month, day: Math.min(from.day, daysInMonth(year, month)) }) };
}

/** Whole months from a to b: the most that can be added to a without passing b. */
export function monthsBetween(a: Day, b: Day): number {
  const [from, to] = [toJalali(a.date), toJalali(b.date)];
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return monthsLater(a, months).date > b.date ? months - 1 : months;
}

/** Whole years from a to b, counted as months are. */
export const yearsBetween = (a: Day, b: Day): number => Math.floor(monthsBetween(a, b) / 12);

/** Days that two spans share, both ends in each. */
export function daysShared(from: Day, to: Day, otherFrom: Day, otherTo: Day): number {
  const first = from.date > otherFrom.date ? from : otherFrom;
  const last = to.date < otherTo.date ? to : otherTo;
  return Math.max(0, daysBetween(first, last) + 1);
}
