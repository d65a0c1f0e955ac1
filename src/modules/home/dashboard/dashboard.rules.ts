/** Jalali months and groups of years of the dashboard. Pure; dates are ISO. */
import { addDays, daysInMonth, lastBirthOf, toIso, toJalali } from '#kernel/jalali/jalali.ts';

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

/** Whole years with which the groups after the first begin. */
export const AGE_STEPS: readonly number[] = [25, 35, 45, 55];
export const SERVICE_STEPS: readonly number[] = [1, 5, 10, 20];

/** The group at a place, by its bounds within; without a place nobody knows the years. */
export const yearsAt = (steps: readonly number[], place: number | null): { readonly from: number | null; readonly to: number | null } =>
  place === null ? { from: null, to: null } : { from: steps[place - 1] ?? 0, to: steps[place] === undefined ? null : steps[place] - 1 };

/** First days (ISO, the earliest first) on which whoever has fewer years than each of the steps, of age or of service, was born or began. */
export const firstDaysBelow = (steps: readonly number[], today: string): string[] => steps.map((years) => addDays(lastBirthOf(years, today), 1)).reverse();

/** Hires and leavers since the year of the present month began. */
export function ofYear<M extends { readonly month: string; readonly hires: number; readonly leavers: number }>(
  movement: readonly M[],
): { readonly hires: number; readonly leavers: number } {
  const year = movement.at(-1)?.month.slice(0, 4) ?? '';
  const months = movement.filter(({ month }) => month.startsWith(`${year}/`));
  return { hires: months.reduce((sum, { hires }) => sum + hires, 0), leavers: months.reduce((sum, { leavers }) => sum + leavers, 0) };
}

/** First day (ISO) of the Jalali month or year of a day. */
export const firstDayOf = (today: string, what: 'month' | 'year'): string => {
  const { year, month } = toJalali(today);
  return toIso({ year, month: what === 'year' ? 1 : month, day: 1 });
};
