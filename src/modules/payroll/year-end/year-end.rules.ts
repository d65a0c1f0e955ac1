/** What a payment of the end of a year rests on, as people check it. Pure; rials. */
import { add, divide, type Exact, multiply, ratio, round, writeExact } from '#kernel/formula/exact.ts';
import { isKindCode } from '../pay/kind-factors.rules.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import type { MonthLaw } from '../pay/pay-law.rules.ts';

export const yearEndKinds = ['eidi', 'severance', 'leaveBuyBack'] as const;
export type YearEndKind = (typeof yearEndKinds)[number];

export interface YearEndFigures {
  /** Exact: `365`, `91/3`. */
  readonly days: string;
  readonly base: string;
  readonly cap: string | null;
  readonly amount: string;
  readonly tax: string;
  readonly net: string;
}

const rials = (value: Exact): string => writeExact(round(value, { unit: 1, mode: 'half' }));

/** Days of service in the year: years and the rest of one. */
const serviceDays = ({ years = 0, rest = 0, restYear = 1 }: Readonly<Record<string, Exact>>): Exact => add(multiply(years, restYear), rest);

/** `of`: the case that was counted, `answer`: what it came to. */
export function figuresOf(kind: YearEndKind, of: PayCase, answer: PayAnswer, law: MonthLaw): YearEndFigures {
  const given = of.given ?? {};
  const { wage = 0, worked = 0, yearDays = 1, days = 0 } = given;
  const cap = () => divide(multiply(multiply(law.number('LpMinDailyWage'), law.number('LpEidiCapDays')), worked), yearDays);
  const counted = { eidi: worked, severance: serviceDays(given), leaveBuyBack: round(days, { unit: ratio(1n, 100n), mode: 'half' }) }[kind];
  const amount = answer.lines.reduce((sum, line) => (isKindCode(line.code) && line.side === 'employee' ? sum + line.amount : sum), 0n);
  return {
    ...{ days: writeExact(counted), base: rials(wage), cap: kind === 'eidi' ? rials(cap()) : null },
    ...{ amount: String(amount), tax: String(answer.figures.tax), net: String(answer.figures.net) },
  };
}
