/** One month counted by its plan: the amount of every formula with how it came about, and the lines of them. Pure. */
import { compare, type Exact, writeExact, writeRatio } from '#kernel/formula/exact.ts';
import type { Explained, FormulaFault } from '#kernel/formula/formula.ts';
import type { Value } from '#kernel/formula/values.ts';
import { type LegalKindId, legalKinds } from '../annual-annuities/legal.catalogue.ts';
import { deductionOfLine } from './legal-deductions.rules.ts';
import type { PayCase } from './pay-case.rules.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { Evidence, PayLine, Side } from './pay-lines.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';
import type { PayPlan, SumCode } from './pay-plan.rules.ts';
import type { MonthValues } from './pay-values.rules.ts';

export interface CountedMonth {
  /** Rials by code of a factor or a sum. */
  amount(code: string): bigint;
  explained(code: string): Explained | null;
}

const LAW = 'law.';
const lawKind = (name: string | undefined): LegalKindId | undefined => {
  const kind = name?.startsWith(LAW) ? name.slice(LAW.length) : '';
  return Object.hasOwn(legalKinds, kind) ? (kind as LegalKindId) : undefined;
};

/** A fault of a formula of the library, told by the factor that rests on it and its own sentence. */
function libraryFault({ factors, library, titles }: PayPlan, { formula: code, message: sentence }: FormulaFault): PayFault | undefined {
  const isOfLibrary = library.has(code) || factors.some((one) => one.code === code && one.formula !== undefined);
  return isOfLibrary ? new PayFault('formulaFault', { code, factor: titles.get(code) ?? code, sentence }) : undefined;
}

/** Faults of a run as one: the law that is missing is told by its kinds. */
function faultOf(plan: PayPlan, year: number, counted: readonly FormulaFault[]): PayFault | undefined {
  const faults = counted.filter(({ code }) => code !== 'restsOnFault');
  const [first] = faults;
  if (first === undefined) return undefined;
  const kinds = faults.flatMap(({ code, name }) => (code === 'missingValue' ? (lawKind(name) ?? []) : []));
  return kinds.length === faults.length
    ? new PayFault('missingLaw', { year, kinds: [...new Set(kinds)] })
    : (libraryFault(plan, first) ?? new PayFault('uncountable', { code: first.formula }));
}

/** Results are rounded to whole rials. */
const rialsOf = (value: Exact): bigint => (typeof value === 'number' ? BigInt(value) : BigInt(writeExact(value)));

/** Counts a month. Throws PayFault `missingLaw`, with the kinds that the year lacks, `uncountable`, `formulaFault` and `formulaBelow`. */
export function countMonth(plan: PayPlan, { year }: YearMonth, values: ReadonlyMap<string, Value>, isExplained: boolean): CountedMonth {
  const results = isExplained ? plan.set.explain(values) : plan.set.run(values);
  const fault = faultOf(plan, year, results.faults);
  if (fault) throw fault;
  const of = (code: string) => {
    const result = results.get(code);
    return result?.ok ? result : undefined;
  };
  const below = plan.factors.find(({ code, formula }) => formula !== undefined && compare((of(code)?.value ?? 0) as Exact, 0) < 0);
  if (below) throw new PayFault('formulaBelow', { code: below.code, factor: below.title });
  return {
    amount: (code) => rialsOf((of(code)?.value ?? 0) as Exact),
    explained: (code) => grafted(of(code)?.explained ?? null, (name) => (plan.library.has(name) ? of(name)?.explained : undefined)),
  };
}

/** Below a name that stands for another formula of the library, how that one came about. */
function grafted<E extends Explained | null>(tree: E, of: (name: string) => Explained | undefined): E {
  if (tree === null) return tree;
  const below = tree.name === undefined ? undefined : of(tree.name);
  return { ...tree, parts: (below?.parts ?? tree.parts).map((part) => grafted(part, of)) };
}

/** Kinds of the law that an explanation has come by. */
export function lawIn(tree: Explained, found: Set<LegalKindId>): void {
  const kind = lawKind(tree.name);
  if (kind !== undefined) found.add(kind);
  for (const part of tree.parts) lawIn(part, found);
}

const sides: Readonly<Record<SumCode, readonly [side: Side, isDeduct: PayLine['isDeduct']]>> = {
  insurable: ['basis', 'Z'],
  insuranceBase: ['basis', 'Z'],
  insuranceWorker: ['employee', 'Y'],
  insuranceEmployer: ['employer', 'Z'],
  insuranceUnemployment: ['employer', 'Z'],
  insuranceHardWork: ['employer', 'Z'],
  nonCashHouse: ['basis', 'Z'],
  nonCashCar: ['basis', 'Z'],
  nonCashFree: ['basis', 'Z'],
  taxBase: ['basis', 'Z'],
  taxable: ['basis', 'Z'],
  untaxedLeft: ['basis', 'Z'],
  taxDue: ['basis', 'Z'],
  tax: ['employee', 'Y'],
  taxableFlat: ['basis', 'Z'],
  taxFlat: ['employee', 'Y'],
};

/** What stands beside a line as its evidence. */
type Evident = Pick<PayCase, 'facts' | 'work' | 'evidence'>;

/** Where it stands, as it is said; else dated wages, or the fact that stands for one; a work's count. */
function evidenceOf(code: string, { facts, work, evidence = {} }: Evident, { amounts, month, seniority }: MonthValues): readonly Evidence[] {
  const own = Object.hasOwn(evidence, code) ? evidence[code] : undefined;
  if (own) return own;
  const wages = (amounts.get(code) ?? []).map(({ amount, from, evidence }): Evidence => {
    if (evidence !== undefined) return evidence;
    const isSaid = code === 'seniority' ? facts.seniorityDaily !== undefined : facts.base !== 'minimum';
    return { kind: isSaid ? 'wage' : 'fact', id: code, number: writeExact(amount), day: from ?? month.from };
  });
  const trail = code === 'seniority' ? seniority.map(({ daily, from }): Evidence => ({ kind: 'fact', id: 'seniority', number: writeExact(daily), day: from })) : [];
  const worked = work
    .filter(({ workFactor }) => workFactor === code)
    .map(({ minutes, days, number, evidence }): Evidence => evidence ?? { kind: 'work', id: code, number: writeExact(minutes ?? days ?? number ?? 0), day: null });
  return trail.length > 0 ? trail : [...wages, ...worked];
}

/** The line of a factor. */
export function factorLine(plan: PayPlan, of: YearMonth, code: string, counted: CountedMonth, evidence: readonly Evidence[]): PayLine {
  const factor = plan.factors.find((one) => one.code === code);
  return {
    ...{ code, title: factor?.title ?? code, isDeduct: factor?.isDeduct ?? 'N', side: factor?.isDeduct === 'Z' ? 'basis' : 'employee', amount: counted.amount(code), of },
    taxColumn: factor?.taxColumn ?? null,
    insuranceBucket: factor ? (factor.flags.insured ? (factor.insuranceBucket === 'none' ? 'benefit' : factor.insuranceBucket) : 'none') : null,
    formula: plan.sources.get(code)?.text ?? null,
    evidence,
    explained: counted.explained(code),
  };
}

/** What the group says in place of the law. */
function saidByGroup({ settings: { deductions } }: PayPlan, code: SumCode): Evidence[] {
  const said = deductionOfLine(deductions, code);
  return said ? [{ kind: 'legalDeduction', id: said.id, number: said.rate, day: said.day }] : [];
}

export const sumLine = (plan: PayPlan, of: YearMonth, code: SumCode, counted: CountedMonth): PayLine => ({
  ...{ code, title: plan.titles.get(code) ?? code, isDeduct: sides[code][1], side: sides[code][0], amount: counted.amount(code), of },
  ...{ taxColumn: null, insuranceBucket: null, formula: plan.sources.get(code)?.text ?? null, evidence: saidByGroup(plan, code), explained: counted.explained(code) },
});

/** Factors that come to something, but for those that are taken by their rank. */
export const factorLines = (plan: PayPlan, of: YearMonth & Evident, known: MonthValues, counted: CountedMonth): PayLine[] =>
  plan.factors
    .filter(({ code, isDeduct }) => isDeduct !== 'Y' && counted.amount(code) !== 0n)
    .map(({ code }) => factorLine(plan, { year: of.year, month: of.month }, code, counted, evidenceOf(code, of, known)));

/** A line that is corrected: what the month comes to now, less what was paid. */
export function corrected(line: PayLine, paid: bigint): PayLine {
  const amount = line.amount - paid;
  const text = `${line.code} - paid`;
  const number = (value: bigint) => ({ value: Number(value), exact: writeRatio(Number(value)) });
  const of = line.explained;
  return {
    ...line,
    amount,
    evidence: [{ kind: 'paid', id: line.code, number: String(paid), day: null }, ...line.evidence],
    explained: of && {
      ...{ text, from: 0, to: text.length, ...number(amount) },
      parts: [of, { ...{ text: 'paid', from: text.length - 4, to: text.length, ...number(paid) }, name: 'paid', parts: [] }],
    },
  };
}
