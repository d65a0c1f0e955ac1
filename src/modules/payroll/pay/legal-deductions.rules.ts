/** What a pay group says of insurance and tax in place of the yearly law: other rates, and factors that premiums are counted on (guide payroll 4.7.2). Pure. */
import { divide, type Exact, readExact } from '#kernel/formula/exact.ts';

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

/** Lines of a month by what is said of them. */
const lineKinds: Readonly<Record<string, DeductionKind>> = {
  insuranceWorker: 'DdtWorker',
  insuranceEmployer: 'DdtEmployer',
  insuranceUnemployment: 'DdtUnemployment',
  taxDue: 'DdtTax',
};

const HUNDRED = 100;

export const deductionOf = (deductions: Deductions, kind: DeductionKind): LegalDeduction | undefined => deductions?.find((one) => one.kind === kind);

/** What a group says of a line of a month. */
export function deductionOfLine(deductions: Deductions, code: string): LegalDeduction | undefined {
  const kind = lineKinds[code];
  return kind && deductionOf(deductions, kind);
}

/** The name of the rate, where the group says one. */
const rateNameOf = (deductions: Deductions, kind: DeductionKind): string | undefined => ((deductionOf(deductions, kind)?.rate ?? null) === null ? undefined : rateNames[kind]);

/** Rates as formulas count with them; of what is not said 0, which nothing names. */
export const rateValues = (deductions: Deductions): [string, Exact][] =>
  deductionKinds.map((kind) => [rateNames[kind], divide(readExact(deductionOf(deductions, kind)?.rate ?? '0') ?? 0, HUNDRED)]);

/** The one rate by which a group taxes who is taxed as usual; the exemptions of people go before it. `tax`: the condition of the person. */
export const flatRateOf = (tax: string, deductions: Deductions): string | undefined => (tax === 'normal' ? rateNameOf(deductions, 'DdtTax') : undefined);

/** By what premiums are counted: texts of the base and the rate of a kind. */
export interface PremiumsBy {
  base(kind: DeductionKind): string;
  rate(kind: DeductionKind, ofLaw: string): string;
}

export const lawAlone: PremiumsBy = { base: () => 'insuranceBase', rate: (_, ofLaw) => ofLaw };

/** Of the factors that a group chooses for a base those that the plan has (`codes`), below the ceiling as the law has it. */
export function premiumsBy(deductions: Deductions, codes: ReadonlySet<string>, isBeside = false): PremiumsBy {
  if (deductions === undefined) return lawAlone;
  const capped = (sum: string): string => (isBeside ? `max(min(${sum}, law.LpInsuranceCap * set.capDays - insured.before), 0)` : `min(${sum}, law.LpInsuranceCap * set.capDays)`);
  return {
    base(kind) {
      const base = deductionOf(deductions, kind)?.base ?? [];
      const known = base.filter((code) => codes.has(code));
      if (base.length === 0) return lawAlone.base(kind);
      return capped(known.length === 0 ? '0' : known.join(' + '));
    },
    rate: (kind, ofLaw) => rateNameOf(deductions, kind) ?? ofLaw,
  };
}
