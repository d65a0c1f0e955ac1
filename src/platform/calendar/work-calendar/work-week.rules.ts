/** Working minutes of a day from the weekly pattern of a calendar and what is on the day. Pure; dates are ISO. */
import { weekdayOf } from '#kernel/jalali/jalali.ts';

/** Minutes of Saturday to Friday. */
export type WeekMinutes = readonly [number, number, number, number, number, number, number];

/**
 * Labour law, article 51: 44 hours a week, 8 hours a day; Friday is the weekly rest (article 62; guide/iran.md 1.3). Counts on
 * days that no pattern covers, and is what every company begins with (work-calendar.001.migration.sql).
 */
export const LAW_WEEK: WeekMinutes = [480, 480, 480, 480, 480, 240, 0];
/** Minutes of a week by the same article. */
export const LAW_MINUTES = 44 * 60;

export interface WorkWeek {
  readonly fromDate: string;
  /** Last day; null: until further notice. */
  readonly thruDate: string | null;
  readonly minutes: WeekMinutes;
}

/** SdOff: no work on this day; SdHalf: half of it; SdWork: work although the day is off. */
export type SpecialKind = 'SdOff' | 'SdHalf' | 'SdWork';

/** The pattern in force on a day; the week of the law where none is. */
export const weekOn = (weeks: readonly WorkWeek[], date: string): WeekMinutes =>
  weeks.find(({ fromDate, thruDate }) => fromDate <= date && (thruDate === null || date <= thruDate))?.minutes ?? LAW_WEEK;

/**
 * Working minutes of a day. A day of work in place of a day off has the minutes of its weekday, or, when that has none, those of
 * the longest day of the week.
 */
export function minutesOn(weeks: readonly WorkWeek[], date: string, isHoliday: boolean, special: SpecialKind | undefined): number {
  const week = weekOn(weeks, date);
  const usual = week[weekdayOf(date)] ?? 0;
  if (special === 'SdWork') return usual === 0 ? Math.max(...week) : usual;
  if (special === 'SdOff' || isHoliday) return 0;
  return special === 'SdHalf' ? Math.floor(usual / 2) : usual;
}
