/**
 * What is owed beside the month's own pay, as formulas: the new year bonus (law of 1370) and its tax (direct taxes 91), the end of service (labour law
 * 24) and leave that is left (71). Calculators, runs and settlements count by these alike; each says how it names what the formulas rest on. Pure; rials.
 */
import { compare, type Exact, multiply } from '#kernel/formula/exact.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import { exactRial, type MonthLaw } from './pay-law.rules.ts';

/** Bonus for the days worked of a year: days of the wage, not above days of the minimum wage. */
export const eidiText = (wage: string, worked: string, yearDays: string): string =>
  `min(${wage} * law.LpEidiDays, law.LpMinDailyWage * law.LpEidiCapDays) * ${worked} / ${yearDays}`;
/** What of a bonus is taxed: a share of the yearly exemption is free. */
export const eidiTaxedText = (eidi: string, exemption: string): string => `max(${eidi} - ${exemption} * law.LpEidiExemption, 0)`;
/** Tax of an income above the other income of the year. */
export const taxAboveText = (taxable: string, other: string): string => `brackets(${other} + ${taxable}, law.LpTaxBracket) - brackets(${other}, law.LpTaxBracket)`;
/** `days`: of the wage, for a year of service. */
export const severanceText = (dailyWage: string, days: string, years: string): string => `${dailyWage} * ${days} * ${years}`;
/** Days of the wage for a year of service by the law. */
export const SEVERANCE_DAYS = 'law.LpSeveranceDays' satisfies `law.${LegalKindId}`;
export const leavePayText = (dailyWage: string, days: string): string => `${dailyWage} * ${days}`;

/** Rials of the bonus of a whole year. Throws PayFault `missingLaw`. */
export function eidiOfYear(dailyWage: Exact, law: MonthLaw): Exact {
  const own = multiply(dailyWage, law.number('LpEidiDays'));
  const most = multiply(law.number('LpMinDailyWage'), law.number('LpEidiCapDays'));
  return compare(own, most) < 0 ? own : most;
}

/** Rials of a year that the tax begins above. */
export function exemptionOf(law: MonthLaw): Exact {
  const [first] = law.rows('LpTaxBracket').toSorted((a, b) => (a.bracket ?? 0) - (b.bracket ?? 0));
  return exactRial(first?.amount ?? 0n);
}
