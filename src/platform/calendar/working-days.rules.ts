/**
 * Counting in working days, for deadlines (guide engines.md 1.5: deadlines are computed in the work calendar). A day is a working
 * day when it has working minutes. Pure; dates are ISO days. `calendarOf` of work-calendar.store.ts gives the minutes.
 */
import { addDays } from '#kernel/jalali/jalali.ts';

/** Working minutes of an ISO day. */
export type WorkMinutes = (iso: string) => number;

/** Days without work in a row after which a calendar is taken to have none at all. */
const MOST_IDLE_DAYS = 366;

export const isWorkingDay = (minutes: WorkMinutes, iso: string): boolean => minutes(iso) > 0;

/** The next working day in a direction, the day itself left out; throws RangeError when there is none within a year. */
function nextWorkingDay(minutes: WorkMinutes, iso: string, step: 1 | -1): string {
  for (let date = addDays(iso, step), idle = 0; idle < MOST_IDLE_DAYS; date = addDays(date, step), idle++) if (isWorkingDay(minutes, date)) return date;
  throw new RangeError(`no working day within a year of ${iso}`);
}

/**
 * The n-th working day after a day, or before it when n is negative; the day itself is never counted, and with n = 0 it is the
 * answer, whatever it is. From a working day there and back again leads to the same day.
 */
export function addWorkingDays(minutes: WorkMinutes, iso: string, n: number): string {
  let date = iso;
  for (let left = Math.abs(n); left > 0; left--) date = nextWorkingDay(minutes, date, n > 0 ? 1 : -1);
  return date;
}

/**
 * How many working days lie after `from` up to and with `to`; when `to` is earlier, minus those from `to` on up to the day before
 * `from`. Of two working days it is what `addWorkingDays` needs to come from one to the other.
 */
export function workingDaysBetween(minutes: WorkMinutes, from: string, to: string): number {
  let days = 0;
  if (from <= to) for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) days += Number(isWorkingDay(minutes, date));
  else for (let date = addDays(from, -1); date >= to; date = addDays(date, -1)) days -= Number(isWorkingDay(minutes, date));
  return days;
}

/** Working minutes from one day to another, both included; 0 when the second is earlier. */
export function workingMinutesBetween(minutes: WorkMinutes, from: string, to: string): number {
  let sum = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) sum += minutes(date);
  return sum;
}

/**
 * Last day of a term of n working days that begins on a day, which is not counted: always a working day. A term of no days ends on
 * its first day, or on the next working day when that is none.
 */
export function dueDate(minutes: WorkMinutes, start: string, n: number): string {
  if (n < 0) throw new RangeError(`a term of ${n} days`);
  return n === 0 && isWorkingDay(minutes, start) ? start : addWorkingDays(minutes, start, Math.max(n, 1));
}
