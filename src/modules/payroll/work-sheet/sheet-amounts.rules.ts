/** Amounts of work as sheets say them: hours with minutes or decimals, days with decimals. Pure. */
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import { isInMinutes } from './work-sheet.rules.ts';

const HOUR = 60;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const DECIMAL = /^\d{1,3}(?:[./\u066B]\d{1,4})?$/;
const HUNDREDTHS = 100;

/** `12:30`, `12.5` or `12/5` in whatever digits; undefined of anything else. */
export function tidyAmount(cell: string): string | undefined {
  const typed = cleanDigits(cell).replace(/\s+/g, '');
  if (CLOCK.test(typed)) return typed;
  return DECIMAL.test(typed) ? typed.replace(/[/\u066B]/, '.') : undefined;
}

/** Minutes of a tidy amount of hours, to the nearest one. */
export function minutesOf(amount: string): number {
  const clock = CLOCK.exec(amount);
  return clock ? Number(clock[1]) * HOUR + Number(clock[2]) : Math.round(Number(amount) * HOUR);
}

/** Days of a tidy amount with two decimals; NaN of hours. */
export const daysOf = (amount: string): number => Math.round(Number(amount) * HUNDREDTHS) / HUNDREDTHS;

const clockText = (minutes: number): string => `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, '0')}`;

/** A stored amount as a sheet says it: hours with minutes, days as a number. */
export const amountText = (minutes: number | null, days: number | null): string | undefined => (minutes !== null ? clockText(minutes) : days === null ? undefined : String(days));

/** The one spelling of an amount of a factor. */
export const spelled = (workFactor: string, amount: string): string => (isInMinutes(workFactor) ? clockText(minutesOf(amount)) : String(daysOf(amount)));
