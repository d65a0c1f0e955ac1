/** How long contracts last, how they go on, and what reaches beyond one. Pure; days are ISO dates, both within. */
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';

/** Days of something; null: no end. */
export interface Days {
  readonly from: string;
  readonly thru: string | null;
}

/** The last day of as many Jalali months from a day on: of 1405/07/01 and three it is 1405/09/30. */
export function thruOf(from: string, months: number): string {
  const { year, month, day } = toJalali(from);
  const at = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(at / 12), (at % 12) + 1];
  // from the 31st of a long month to the end of a short one
  const last = daysInMonth(laterYear, laterMonth);
  const isCut = day > last;
  return addDays(toIso({ year: laterYear, month: laterMonth, day: Math.min(day, last) }), isCut ? 0 : -1);
}

/** The last day of probation; null of a type without. */
export const probationEnd = (from: string, probationDays: number): string | null => (probationDays === 0 ? null : addDays(from, probationDays - 1));

export type DaysFault = 'beforeHire' | 'afterLeaving' | 'needsEnd' | 'tooLong';

/** Why a contract cannot stand for these days: within the employment, and no longer than its type lets it; undefined where it can. */
export function daysFault({ from, thru }: Days, longestMonths: number | null, employment: Days): DaysFault | undefined {
  if (from < employment.from) return 'beforeHire';
  if (thru !== null && employment.thru !== null && thru > employment.thru) return 'afterLeaving';
  if (longestMonths === null) return undefined;
  if (thru === null) return 'needsEnd';
  return thru > thruOf(from, longestMonths) ? 'tooLong' : undefined;
}

/** The days of a contract that goes on from another for some months, or without an end. */
export function renewedDays(thru: string, months: number | null): Days {
  const from = addDays(thru, 1);
  return { from, thru: months === null ? null : thruOf(from, months) };
}

/**
 * Whether an order reaches beyond the contract that it rests on: it begins on a day without one, or its own end lies behind the contract's.
 * An order without an end of its own ends with the contract.
 */
export const beyondContract = (order: Days, contract: Days | undefined): boolean =>
  contract === undefined || order.from < contract.from || (contract.thru !== null && (order.from > contract.thru || (order.thru !== null && order.thru > contract.thru)));

/** Days before the end at which somebody is told (issue 21). */
export const thresholds: readonly number[] = [60, 30, 15];

/** The nearest threshold that so many days before the end lie within; undefined while none is reached, and of one that is over. */
export const thresholdOf = (daysLeft: number): number | undefined => (daysLeft < 0 ? undefined : thresholds.toSorted((one, other) => one - other).find((days) => daysLeft <= days));
