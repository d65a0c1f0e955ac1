/**
 * What a month lays aside of the pay of each: for the end of their service (labour law 24), for the new year bonus (law of 1370) and for leave
 * (labour law 64, 71), each the wage of the month that it rests on, times the days of the law, over the days of the year. Of days that were not paid
 * nothing is laid aside. No part of any payslip: a template whose lines name them books them, debited and credited alike. Pure. Rials.
 */
import { denominator, divide, type Exact, isExact, multiply, numerator } from '#kernel/formula/exact.ts';
import { isLeapYear } from '#kernel/jalali/jalali.ts';
import templateWords from '../accounting/templates-page.messages.fa.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import type { PayKind } from '../pay/pay-kind.rules.ts';
import { lawBy } from '../pay/pay-law.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { type Days, daysOf } from '../pay/pay-part.rules.ts';
import type { PayColumn, PayTerms } from '../pay/pay-terms.rules.ts';

export const reserveCodes = ['severanceReserve', 'eidiReserve', 'leaveReserve'] as const;
export type ReserveCode = (typeof reserveCodes)[number];

/** Of each payslip: the amounts at these places, times the share; of a sum beyond the cap the cap. */
export interface Reserve {
  readonly code: ReserveCode;
  readonly title: string;
  /** Places of `payslip.amounts`, from zero. */
  readonly places: readonly number[];
  readonly share: { readonly over: bigint; readonly under: bigint };
  /** Rials; null: without one. */
  readonly cap: bigint | null;
  /** Codes of the factors at the places, and the rials that a day lays aside at most; null: without a cap. */
  readonly codes: ReadonlySet<string>;
  readonly mostADay: Exact | null;
}

const daysOfYear = (year: number): number => (isLeapYear(year) ? 366 : 365);
const MS_PER_DAY = 86_400_000;
const daysBetween = (from: string, thru: string): number => Math.round((Date.parse(thru) - Date.parse(from)) / MS_PER_DAY) + 1;

/** A run, as far as it lays aside. */
export interface CountedMonth extends YearMonth {
  readonly kind: PayKind;
  readonly days: Days | null;
  readonly columns: readonly PayColumn[];
}

/** What the run of a month lays aside by the law that it was counted by; none of another kind, nor where the law says no days. */
export function reservesOf(run: CountedMonth, terms: PayTerms | null): readonly Reserve[] {
  if (run.kind !== 'regular' || terms === null) return [];
  const law = lawBy(new Map(terms.law), [])(run);
  const number = (kind: LegalKindId): Exact | undefined => {
    const found = law.value(kind);
    return isExact(found) ? found : undefined;
  };
  const { from, thru } = daysOf(run);
  const yearDays = BigInt(daysOfYear(run.year));
  const of = (code: ReserveCode, flag: 'severanceBase' | 'eidiBase', days: Exact | undefined, most?: Exact): Reserve[] => {
    const codes = new Set(terms.factors.flatMap(({ code: factor, flags }) => (flags[flag] ? [factor] : [])));
    const places = run.columns.flatMap((column, at) => (codes.has(column.code) && column.side === 'employee' ? [at] : []));
    if (days === undefined || places.length === 0) return [];
    const cap = most === undefined ? null : (numerator(most) * BigInt(daysBetween(from, thru))) / (denominator(most) * yearDays);
    return [
      {
        code,
        title: templateWords.items[code],
        places,
        share: { over: numerator(days), under: denominator(days) * yearDays },
        cap,
        codes,
        mostADay: most === undefined ? null : divide(most, Number(yearDays)),
      },
    ];
  };
  const [wage, capDays] = [number('LpMinDailyWage'), number('LpEidiCapDays')];
  return [
    ...of('severanceReserve', 'severanceBase', number('LpSeveranceDays')),
    ...of('eidiReserve', 'eidiBase', number('LpEidiDays'), wage === undefined || capDays === undefined ? undefined : multiply(wage, capDays)),
    ...of('leaveReserve', 'severanceBase', number('LpLeaveDays')),
  ];
}
