/** What is taken for a facility in a month. Pure; rials are whole, an odd part is left to whoever pays. */

import { divide, type Exact } from '#kernel/formula/exact.ts';

/** For what the amount of a cost is. */
export type CostUnit = 'TF_day' | 'TF_wk' | 'TF_mon' | 'TF_yr';

const MONTHS = 12n;
const WEEK = 7n;

/** How many units of a cost the days are. */
export function unitsIn(unit: CostUnit, days: number, monthDays: number): Exact {
  const parts: Readonly<Record<CostUnit, number>> = { TF_day: 1, TF_wk: Number(WEEK), TF_mon: monthDays, TF_yr: Number(MONTHS) * monthDays };
  return divide(days, parts[unit]);
}

export interface FacilityCost {
  readonly unit: CostUnit;
  /** Rials for the unit. */
  readonly amount: bigint;
}

/** `days`: of the month on which somebody has it; `monthDays`: all of the month. */
export function dueFor({ unit, amount }: FacilityCost, days: number, monthDays: number): bigint {
  const [had, all] = [BigInt(days), BigInt(monthDays)];
  switch (unit) {
    case 'TF_day':
      return amount * had;
    case 'TF_wk':
      return (amount * had) / WEEK;
    case 'TF_mon':
      return (amount * had) / all;
    case 'TF_yr':
      return (amount * had) / (MONTHS * all);
  }
}
