/** Jalali months of the dashboard. Pure; dates are ISO. */
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';

export interface Month {
  /** `1405/02` */
  readonly month: string;
  readonly from: string;
  /** First day of the next month. */
  readonly until: string;
}

/** The Jalali months up to the one of today, oldest first. */
export function lastMonths(today: string, count: number): Month[] {
  const { year, month } = toJalali(today);
  return Array.from({ length: count }, (_, index) => {
    const place = year * 12 + (month - 1) - (count - 1 - index);
    const [y, m] = [Math.floor(place / 12), (place % 12) + 1];
    const from = toIso({ year: y, month: m, day: 1 });
    return { month: `${y}/${String(m).padStart(2, '0')}`, from, until: addDays(from, daysInMonth(y, m)) };
  });
}
