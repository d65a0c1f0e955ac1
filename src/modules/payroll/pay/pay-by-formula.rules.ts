/** Factors of a month that formulas of the library count: in place of the law's, beside them, and taken by their rank. Pure. */
import { isKindCode } from './kind-factors.rules.ts';
import { labourFactors, type PayFactor } from './labour.rules.ts';
import type { PayItem } from './pay-case.rules.ts';
import { byFormula, type ChosenFormula, noFormulas, type TermFormulas } from './pay-formulas.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';
import { type CountedMonth, factorLine } from './pay-month-count.rules.ts';
import type { PayPlan } from './pay-plan.rules.ts';

/** A factor that a formula of the library counts, as its group says. */
export interface PaidByFormula extends Pick<PayFactor, 'code' | 'taxColumn' | 'isDeduct' | 'rank'> {
  readonly title: string;
  readonly formula: ChosenFormula;
}

/** Factors of a group that formulas count, and what those rest on. */
export interface ByFormulas {
  readonly paid: readonly PaidByFormula[];
  readonly of: TermFormulas;
}

/** A factor of the group that a formula counts: in place of the law's, or one of its own. */
function factorByFormula({ formula, ...paid }: PaidByFormula, law: PayFactor | undefined, of: TermFormulas): PayFactor {
  const factor: PayFactor = { text: '', flags: {}, insuranceBucket: 'benefit', ...law, ...paid };
  return byFormula(factor, formula, of);
}

/** Factors of the month's own pay: of the labour law as the group has them, and those that formulas count. */
export function monthFactors(year: number, codes: ReadonlySet<string> | undefined, { paid, of }: ByFormulas): readonly PayFactor[] {
  const law: readonly PayFactor[] = labourFactors(year).filter(({ code }) => codes === undefined || codes.has(code));
  const byCode = new Map(paid.map((one) => [one.code, one]));
  const inPlace = law.map((one) => {
    const chosen = byCode.get(one.code);
    return chosen === undefined ? one : factorByFormula(chosen, one, of);
  });
  // what counts a kind of runs is no pay of the month
  return [...inPlace, ...paid.filter(({ code }) => !law.some((one) => one.code === code) && !isKindCode(code)).map((one) => factorByFormula(one, undefined, of))];
}

export const noneByFormula: ByFormulas = { paid: [], of: noFormulas };

/** What formulas take: items of their ranks, and how each came about. */
export function takenByFormula(plan: PayPlan, when: YearMonth, counted: CountedMonth) {
  const factors = plan.factors.filter(({ isDeduct }) => isDeduct === 'Y');
  const items = factors.flatMap(({ code, title, taxColumn, rank }): PayItem[] => {
    const amount = counted.amount(code);
    const taken = { isDeduct: 'Y', insured: false, taxed: false, continuous: false } as const;
    return amount === 0n ? [] : [{ ...taken, code, title, amount, taxColumn: taxColumn ?? undefined, rank }];
  });
  const explained = (line: PayLine): PayLine =>
    factors.some(({ code }) => code === line.code) ? { ...factorLine(plan, when, line.code, counted, []), amount: line.amount, insuranceBucket: 'none' } : line;
  return { items, explained };
}
