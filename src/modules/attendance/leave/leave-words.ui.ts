/** Leave in words. */
import { formatDate, formatNumber } from '#ui/format/format.ts';
import words from './leave-page.messages.fa.ts';
import { clockMinute, type LeaveTime } from './request/leave-time.rules.ts';

/** `8:05` after midnight, or as a length. */
export const clockOf = (minutes: number): string => `${formatNumber(Math.floor(minutes / 60))}:${formatNumber(minutes % 60).padStart(2, formatNumber(0))}`;

/** A length as people say it: days of so many minutes, and hours. Less than nothing carries its sign. */
export function lengthOf(minutes: number, dayMinutes: number): string {
  if (minutes < 0) return words.less({ length: lengthOf(-minutes, dayMinutes) });
  const [days, rest] = [Math.floor(minutes / dayMinutes), minutes % dayMinutes];
  if (rest === 0) return words.days({ days: formatNumber(days) });
  const time = clockOf(rest);
  return days === 0 ? words.hours({ time }) : words.daysAndHours({ days: formatNumber(days), time });
}

/** When somebody is away. */
export function timeText({ mode, fromDate, thruDate, half, fromMinute, toMinute }: LeaveTime): string {
  const day = formatDate(fromDate);
  if (mode === 'half') return words.halfOn({ day, half: words.halves[half ?? 'first'] });
  if (mode === 'hourly') return words.hoursOn({ day, from: clockOf(fromMinute ?? 0), to: clockOf(clockMinute(toMinute ?? 0)) });
  return fromDate === thruDate ? day : words.fromTo({ from: day, thru: formatDate(thruDate) });
}

/** How long it is, as the kind counts. */
export const daysText = ({ mode, days, minutes }: { readonly mode: LeaveTime['mode']; readonly days: number; readonly minutes: number }): string =>
  mode === 'hourly' ? words.hours({ time: clockOf(minutes) }) : words.days({ days: formatNumber(days, 2) });
