/** What a pay group says of insurance and tax in place of the yearly law: other rates, and factors or a formula that premiums are counted on (guide payroll 4.7.2). Pure. */
import { divide, type Exact, readExact } from '#kernel/formula/exact.ts';
import messages from './pay.messages.fa.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { ChosenFormula, TermFormulas } from './pay-formulas.rules.ts';

export const deductionKinds = ['DdtWorker', 'DdtEmployer', 'DdtUnemployment', 'DdtTax'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

/** A row of the group in the month. */
export interface LegalDeduction {
  readonly id: string;
  readonly kind: DeductionKind;
  /** Percent, as digits; null: the rate of the law. */
  readonly rate: string | null;
  /** Codes of the factors that it is counted on; empty: what is insured. */
  readonly base: readonly string[];
  /** Of the library, where one counts the base in place of factors. */
  readonly formula?: ChosenFormula | undefined;
  /** First day (ISO) of the row. */
  readonly day: string;
}

export type Deductions = readonly LegalDeduction[] | undefined;

/** Names by which formulas know the rates. */
export const rateNames = {
  DdtWorker: 'group.workerRate',
  DdtEmployer: 'group.employerRate',
  DdtUnemployment: 'group.unemploymentRate',
  DdtTax: 'group.taxRate',
} as const satisfies Readonly<Record<DeductionKind, string>>;

/** The line of a month that each is said of. */
const lines = { DdtWorker: 'insuranceWorker', DdtEmployer: 'insuranceEmployer', DdtUnemployment: 'insuranceUnemployment', DdtTax: 'taxDue' } as const;
export const lineOf = <K extends DeductionKind>(kind: K): (typeof lines)[K] => lines[kind];

const HUNDRED = 100;

export const deductionOf = (deductions: Deductions, kind: DeductionKind): LegalDeduction | undefined => deductions?.find((one) => one.kind === kind);

/** What a formula of the library counts in place of the factors that are taxed, where the group says so. */
export const taxFormulaOf = (deductions: Deductions): ChosenFormula | undefined => deductionOf(deductions, 'DdtTax')?.formula;

/** What a group says of a line of a month. */
export function deductionOfLine(deductions: Deductions, code: string): LegalDeduction | undefined {
  if (code === 'taxBase') return deductionOf(deductions, 'DdtTax');
  const kind = deductionKinds.find((one) => lines[one] === code);
  return kind && deductionOf(deductions, kind);
}

/** The name of the rate, where the group says one. */
const rateNameOf = (deductions: Deductions, kind: DeductionKind): string | undefined => ((deductionOf(deductions, kind)?.rate ?? null) === null ? undefined : rateNames[kind]);

/** Rates as formulas count with them; of what is not said 0, which nothing names. */
export const rateValues = (deductions: Deductions): [string, Exact][] =>
  deductionKinds.map((kind) => [rateNames[kind], divide(readExact(deductionOf(deductions, kind)?.rate ?? '0') ?? 0, HUNDRED)]);

/** The one rate by which a group taxes who is taxed as usual; the exemptions of people go before it. `tax`: the condition of the person. */
export const flatRateOf = (tax: string, deductions: Deductions): string | undefined => (tax === 'normal' ? rateNameOf(deductions, 'DdtTax') : undefined);

/** Whether a formula of the library counts what a line of a month is counted on. */
export const isBaseByFormula = (deductions: Deductions, code: string): boolean => deductionOfLine(deductions, code)?.formula !== undefined;

/** Settings whose bases are those of the law where a formula of the library counts them: of what is no month's own pay, and of what was paid. */
export const withoutFormulas = <S extends { readonly deductions?: Deductions }>({ deductions, ...settings }: S) => ({
  ...settings,
  ...(deductions && { deductions: deductions.map(({ formula: _, ...one }) => one) }),
});

/** Codes of the formulas that bases are counted by; none where nothing of the library is known. Throws PayFault `formulaGone` of one that does not stand in the month. */
export function baseFormulasIn(deductions: Deductions, { formulas }: TermFormulas): readonly string[] {
  return (deductions ?? []).flatMap(({ formula: chosen, kind }) => {
    if (chosen === undefined) return [];
    const { code, title } = chosen;
    if (formulas.every((one) => one.code !== code)) throw new PayFault('formulaGone', { code, title, factor: messages.sums[lineOf(kind)] });
    return [code];
  });
}

/** By what premiums are counted: texts of the base and the rate of a kind. */
export interface PremiumsBy {
  base(kind: DeductionKind): string;
  rate(kind: DeductionKind, ofLaw: string): string;
}

export const lawAlone: PremiumsBy = { base: () => 'insuranceBase', rate: (_, ofLaw) => ofLaw };

/** What a plan has that a base may be counted on: its factors, and formulas by the name that they have in it. */
export interface Countable {
  readonly codes: ReadonlySet<string>;
  readonly formulas: ReadonlyMap<string, string>;
}

/** Of the factors that a group chooses for a base those that the plan has, or its formula, never below zero; below the ceiling as the law has it. */
export function premiumsBy(deductions: Deductions, { codes, formulas }: Countable, isBeside = false): PremiumsBy {
  if (deductions === undefined) return lawAlone;
  const capped = (sum: string): string => (isBeside ? `max(min(${sum}, law.LpInsuranceCap * set.capDays - insured.before), 0)` : `min(${sum}, law.LpInsuranceCap * set.capDays)`);
  return {
    base(kind) {
      const { base = [], formula } = deductionOf(deductions, kind) ?? {};
      const counted = formula && formulas.get(formula.code);
      if (counted !== undefined) return capped(`max(${counted}, 0)`);
      const known = base.filter((code) => codes.has(code));
      if (base.length === 0) return lawAlone.base(kind);
      return capped(known.length === 0 ? '0' : known.join(' + '));
    },
    rate: (kind, ofLaw) => rateNameOf(deductions, kind) ?? ofLaw,
  };
}
