/** Days as the quick panel words them. Dates are ISO. */
import { monthNames, weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import calendar from '#platform/calendar/calendar.messages.fa.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import messages from './quick-panel.messages.fa.ts';

export const monthText = (iso: string): string => {
  const { year, month } = toJalali(iso);
  return shownDigits(`${monthNames[month - 1]} ${year}`);
};

export const dayText = (iso: string): string => {
  const { month, day } = toJalali(iso);
  return shownDigits(`${day} ${monthNames[month - 1]}`);
};

export const weekdayText = (iso: string): string => weekdayNames[weekdayOf(iso)] ?? '';

export function gregorianText(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return messages.gregorianDate(shownDigits(String(day)), calendar.gregorianMonths[month - 1] ?? '', shownDigits(String(year)));
}

export const lunarText = ({ year, month, day }: { readonly year: number; readonly month: number; readonly day: number }): string =>
  messages.lunarDate(shownDigits(String(day)), calendar.lunarMonths[month - 1] ?? '', shownDigits(String(year)));

/** How far a day is: today, tomorrow, so many days. */
export function distanceText(iso: string, from: string): string {
  const days = Math.round((Date.parse(iso) - Date.parse(from)) / 86_400_000);
  return days === 0 ? messages.today : days === 1 ? messages.tomorrow : messages.inDays(formatNumber(days));
}
