/**
 * A paid month counted anew: what it should have come to less what was paid is paid now, as lines of that month. Insurance goes
 * into a list of that month; tax is counted in the month of payment. Pure.
 */
import { add, divide, type Exact, multiply, subtract, writeRatio } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import { workFactors } from './labour.rules.ts';
import { isBaseByFormula, taxFormulaOf } from './legal-deductions.rules.ts';
import type { PayBefore, PayCase } from './pay-case.rules.ts';
import { exactRial, type MonthLaw, seniorityLaw } from './pay-law.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';
import { type CountedMonth, corrected, countMonth, factorLine, factorLines, sumLine } from './pay-month-count.rules.ts';
import type { PayPlan, SumCode } from './pay-plan.rules.ts';
import { monthValues } from './pay-values.rules.ts';
import { isFlatColumn } from './taxed-beside.rules.ts';

export interface Arrears {
  readonly lines: readonly PayLine[];
  /** What they add to the taxable income of the month they are paid in. */
  readonly taxed: Exact;
  /** The same of what the year taxes at a rate of its own, where it does. */
  readonly flat: Exact;
}

export const insuranceCodes = [
  'insurable',
  'insuranceBase',
  'insuranceWorker',
  'insuranceEmployer',
  'insuranceUnemployment',
  'insuranceHardWork',
] as const satisfies readonly SumCode[];
const isWork = (code: string): boolean => (workFactors as readonly string[]).includes(code);

/** What the paid lines were insured for, by the formulas of the month: all of them as one sum that stands beside a base. */
function insuredAsPaid(
  whole: PayPlan,
  of: YearMonth,
  values: ReadonlyMap<string, Value>,
  paid: ReadonlyMap<string, bigint>,
  { items = 0n, isExplained = false } = {},
): CountedMonth {
  const plan = whole.library.size > 0 ? whole.withoutLibrary() : whole;
  const known = new Map<string, Value>(values);
  for (const { code } of plan.factors) known.set(`wage.${code}`, []);
  for (const code of workFactors) known.set(`work.${code}`, 0);
  const base = exactRial(paid.get('base') ?? 0n);
  const other = whole.factors.reduce<Exact>((sum, { code, flags }) => (flags.insured && code !== 'base' ? add(sum, exactRial(paid.get(code) ?? 0n)) : sum), 0);
  const span = new Map<string, Value>(Object.entries({ daily: 0, days: 0, monthly: base, part: 1, whole: 0 }));
  known.set('wage.base', [span]);
  // sums of a month are paid by their share of it, so that none of the law's stands beside what was paid
  known.set('month.part', 0);
  known.set('items.insured', add(other, exactRial(items)));
  return countMonth(plan, of, known, isExplained);
}

const HUNDRED = 100n;
/** Half a rial goes up, below zero down. */
const shareOf = (amount: bigint, percent: bigint): bigint => (amount * percent * 2n + (amount < 0n ? -HUNDRED : HUNDRED)) / (HUNDRED * 2n);

/** A line of which a share is paid now. */
function partly(line: PayLine, percent: number): PayLine {
  if (percent === Number(HUNDRED)) return line;
  const amount = shareOf(line.amount, BigInt(percent));
  const text = `${line.code} * share`;
  const whole = { from: 0, to: text.length };
  const share = { text: 'share', from: text.length - 5, to: text.length, value: exactRatio(percent), exact: writeRatio(exactRatio(percent)), name: 'share', parts: [] };
  return {
    ...line,
    amount,
    evidence: [{ kind: 'share', id: line.code, number: `${percent}/${HUNDRED}`, day: null }, ...line.evidence],
    explained: line.explained && { ...whole, text, value: Number(amount), exact: writeRatio(Number(amount)), parts: [line.explained, share] },
  };
}

const exactRatio = (percent: number): Exact => divide(percent, Number(HUNDRED));

/** Where a formula counts the taxed pay of the month: what it comes to less what it came to. */
function taxBaseOf({ settings }: PayPlan, { paid, share }: PayBefore, line: PayLine, lessPaid: (line: PayLine, paid: bigint) => PayLine): PayLine | undefined {
  if (taxFormulaOf(settings.deductions) === undefined) return undefined;
  const left = lessPaid(line, paid?.get('taxBase') ?? 0n);
  return share === undefined ? left : partly(left, share.percent);
}

/** Lines and taxable income of one month. Without its work the kinds of work that were paid stay as they were. */
export function arrearsOf(plan: PayPlan, { facts, wages, asked }: PayCase, before: PayBefore, lawOf: (of: YearMonth) => MonthLaw, isExplained: boolean): Arrears {
  const { paid, work, itemsInsured = 0n, share } = before;
  if (!paid) return { lines: [], taxed: 0, flat: 0 };
  const of = { year: before.year, month: before.month };
  const month = { ...of, facts: { ...facts, ...before.facts }, wages: before.wages ?? wages, work: work ?? [], part: before.part, asked: before.asked ?? asked };
  const known = monthValues(plan, month, lawOf(of), seniorityLaw(lawOf));
  const counted = countMonth(plan, of, known.values, isExplained);
  const stands = new Map(factorLines(plan, month, known, counted).map((line) => [line.code, line]));
  const isPaid = ({ code }: { readonly code: string }): boolean => share?.codes === undefined || share.codes.includes(code);
  const factors = plan.factors.filter((one) => (one.isDeduct ?? 'N') === 'N' && (work !== undefined || !isWork(one.code)) && isPaid(one));
  // of days that a period pays for the first time there is nothing to take off
  const lessPaid = (line: PayLine, sum: bigint): PayLine => (before.part !== undefined && sum === 0n ? line : corrected(line, sum));
  const all = factors.map(({ code }) => lessPaid(stands.get(code) ?? factorLine(plan, of, code, counted, []), paid.get(code) ?? 0n));
  const lines = share === undefined ? all : all.map((line) => partly(line, share.percent));
  const kept = work === undefined ? plan.factors.filter(({ code, flags }) => isWork(code) && flags.insured) : [];
  const keptPay = kept.reduce<Exact>((sum, { code }) => add(sum, exactRial(paid.get(code) ?? 0n)), 0);
  const beside = add(keptPay, exactRial(itemsInsured));
  // of a share insurance is counted on what is paid with it
  const paidNow = (): Map<string, bigint> => lines.reduce((sums, { code, amount }) => sums.set(code, (sums.get(code) ?? 0n) + amount), new Map(paid));
  const now =
    share === undefined
      ? countMonth(plan, of, new Map(known.values).set('items.insured', beside), isExplained)
      : insuredAsPaid(plan, of, known.values, paidNow(), { items: itemsInsured, isExplained });
  const then = insuredAsPaid(plan, of, known.values, paid);
  // what a formula is the base of was paid as the lines say it, and of a share its own share is paid
  const premium = (code: (typeof insuranceCodes)[number]): PayLine => {
    if (!isBaseByFormula(plan.settings.deductions, code)) return lessPaid(sumLine(plan, of, code, now), paid.get(code) ?? then.amount(code));
    const line = lessPaid(sumLine(plan, of, code, counted), paid.get(code) ?? 0n);
    return share === undefined ? line : partly(line, share.percent);
  };
  const insurance = insuranceCodes.map(premium);
  const taxBase = taxBaseOf(plan, before, sumLine(plan, of, 'taxBase', counted), lessPaid);
  const gainOf = (isFlat: boolean): bigint => {
    const codes = new Set(plan.factors.filter(({ flags, taxColumn }) => flags.taxed && isFlatColumn(taxColumn) === isFlat).map(({ code }) => code));
    return lines.reduce((sum, { code, amount }) => (codes.has(code) ? sum + amount : sum), 0n);
  };
  // of some factors alone what is paid of them is taxed, as it is without a formula
  const isByFormula = taxBase !== undefined && share?.codes === undefined;
  const gain = isByFormula ? taxBase.amount : gainOf(false);
  const based = taxBase === undefined ? [] : [isByFormula ? taxBase : { ...taxBase, amount: gain, explained: null }];
  const worker = insurance.find(({ code }) => code === 'insuranceWorker')?.amount ?? 0n;
  const untaxed = known.values.get('set.taxShare') as Exact;
  return {
    lines: [...lines, ...insurance, ...based].filter(({ amount }) => amount !== 0n),
    taxed: subtract(exactRial(gain), multiply(exactRial(worker), untaxed)),
    flat: exactRial(gainOf(true)),
  };
}
