/** What is taken for a facility in a month. Pure; rials are whole, an odd part is left to whoever pays. */

/** For what the amount of a cost is. */
export type CostUnit = 'TF_day' | 'TF_wk' | 'TF_mon' | 'TF_yr';

const MONTHS = 12n;
const WEEK = 7n;

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
