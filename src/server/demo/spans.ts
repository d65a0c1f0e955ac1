/** Days of lives: texts of PostgreSQL's dateranges, days and years apart. Pure. */
import { addDays } from '#kernel/jalali/jalali.ts';

const DAYS_A_YEAR = 365.2425;
export const years = (count: number): number => Math.round(count * DAYS_A_YEAR);

/** A daterange from a day to the one before `until`; null: open. */
export const span = (from: string | null, until: string | null): string => `[${from ?? ''},${until ?? ''})`;

/** Whole days from one ISO day to another. */
export const daysBetween = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

export const earlier = (a: string, b: string): string => (a < b ? a : b);
export const later = (a: string, b: string): string => (a > b ? a : b);
export const yearsAfter = (day: string, count: number): string => addDays(day, years(count));
