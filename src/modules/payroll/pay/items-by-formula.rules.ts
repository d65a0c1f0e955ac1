/** Items that are taken by a formula of the library: the cost of a facility, say. What they come to is counted before the month, which rests on it. Pure; rials. */
import { compare, type Exact, multiply, round, writeExact, writeRatio } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import type { PayItem } from './pay-case.rules.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { TermFormulas } from './pay-formulas.rules.ts';
import { exactRial } from './pay-law.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import type { CountedMonth } from './pay-month-count.rules.ts';
import type { PayPlan } from './pay-plan.rules.ts';

/** Codes of the formulas that items are counted by. Throws PayFault `formulaGone` of one that does not stand in the month. */
export function itemFormulasIn(items: readonly PayItem[], { formulas }: TermFormulas): readonly string[] {
  const chosen = items.flatMap(({ formula, code, title: factor = code }) => {
    if (formula === undefined) return [];
    if (formulas.every((one) => one.code !== formula.code)) throw new PayFault('formulaGone', { code, factor, title: formula.title });
    return [formula.code];
  });
  return [...new Set(chosen)];
}

/** Items with what their formulas come to, an odd rial left to whoever pays. Throws PayFault `formulaFault` and `formulaBelow`. */
export function countedItems({ set, formulaNames }: PayPlan, items: readonly PayItem[], values: ReadonlyMap<string, Value>): readonly PayItem[] {
  if (items.every(({ formula }) => formula === undefined)) return items;
  const results = set.run(values);
  return items.map((item) => {
    const { formula, code, title: factor = code } = item;
    if (formula === undefined) return item;
    const result = results.get(formulaNames.get(formula.code) ?? formula.code);
    if (!result?.ok) throw new PayFault('formulaFault', { code, factor, sentence: result?.fault.message ?? '' });
    const value = result.value as Exact;
    if (compare(value, 0) < 0) throw new PayFault('formulaBelow', { code, factor });
    return { ...item, amount: BigInt(writeExact(round(multiply(value, formula.share), { unit: 1, mode: 'down' }))) };
  });
}

/** The lines of such items, told by their formulas. */
export function itemsExplained({ formulaNames, sources }: PayPlan, items: readonly PayItem[], counted: CountedMonth): (line: PayLine) => PayLine {
  const byFormula = items.filter(({ formula }) => formula !== undefined);
  return (line) => {
    const { formula, amount } = byFormula.find(({ code, evidence }) => code === line.code && line.evidence.some((one) => one === evidence)) ?? {};
    if (formula === undefined || amount === undefined) return line;
    const name = formulaNames.get(formula.code) ?? formula.code;
    const of = counted.explained(name);
    const text = `${name} * share`;
    const at = text.length - 'share'.length;
    const share = { text: 'share', from: at, to: text.length, value: formula.share, exact: writeRatio(formula.share), name: 'share', parts: [] };
    const told = of && { text, from: 0, to: text.length, value: exactRial(amount), exact: writeRatio(exactRial(amount)), parts: [{ ...of, name }, share] };
    return { ...line, formula: sources.get(name)?.text ?? null, explained: told };
  };
}
