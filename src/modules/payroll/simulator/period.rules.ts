/** The days that a question pays, as a run of a period pays them. Pure. */
import type { PayBefore, PayFacts, PayWage } from '../pay/pay-case.rules.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { type Days, monthsOf, type PaidPart } from '../pay/pay-part.rules.ts';
import { partOf, withEarlier } from '../pay-counting/period-case.rules.ts';
import { simulatorErrors } from './simulator.errors.ts';
import { bigOf } from './wire.rules.ts';

const MOST_MONTHS = 12;

interface Said extends YearMonth {
  readonly fromDate?: string | null | undefined;
  readonly thruDate?: string | null | undefined;
  readonly paidPart?:
    | { readonly since: string; readonly insured: string | number; readonly insurable: string | number; readonly untaxedLeft?: string | number | undefined }
    | undefined;
}

/** Undefined of a whole month. Throws period. */
export function daysSaid({ fromDate, thruDate, ...of }: Said): Days | undefined {
  if (fromDate == null && thruDate == null) return undefined;
  const isOfMonth = fromDate != null && thruDate != null && fromDate <= thruDate && thruDate >= firstDay(of) && thruDate <= lastDay(of);
  if (!isOfMonth || monthsOf({ from: fromDate, thru: thruDate }).length > MOST_MONTHS) throw simulatorErrors.error('period');
  return { from: fromDate, thru: thruDate };
}

/** The days of the month, with what is said of its parts before. */
export function partSaid(days: Days, { paidPart, year, month }: Said): PaidPart {
  if (paidPart === undefined) return partOf(days, { year, month }, undefined);
  const insured = bigOf(paidPart.insured);
  return partOf(days, { year, month }, { since: paidPart.since, insured, over: bigOf(paidPart.insurable) - insured, left: bigOf(paidPart.untaxedLeft ?? 0) });
}

interface Standing {
  readonly facts: PayFacts;
  readonly wages: readonly PayWage[];
}

/** Months before, with those of the days before the one that they end in as months that nothing has been paid of. */
export const withMonthsOf = (days: Days, before: readonly PayBefore[], standing: Standing): readonly PayBefore[] =>
  withEarlier(
    before,
    monthsOf(days)
      .slice(0, -1)
      .map((of) => ({ ...of, ...standing, work: [], part: partOf(days, of, undefined) })),
  );

/** Whether a month is one of the period that is paid now. */
export const isOfPeriod = ({ part }: PayBefore): boolean => part !== undefined;
