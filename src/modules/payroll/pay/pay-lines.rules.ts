/** What a month of pay comes to. */
import type { Explained } from '#kernel/formula/formula.ts';
import type { YearMonth } from './pay-month.rules.ts';

/** Whom a line concerns: what is paid to or taken from the person, what the employer bears beside it, or what others are counted on. */
export type Side = 'employee' | 'employer' | 'basis';

export interface Evidence {
  /** What was said with the question (fact, wage, work, item, paid), or the kind of record that a source of pay names. */
  readonly kind: string;
  /** The fact, the code of what was given, or the record. */
  readonly id: string;
  /** The amount or the count that was given. */
  readonly number: string | null;
  /** First day (ISO) from which it counts. */
  readonly day: string | null;
}

export interface PayLine {
  readonly code: string;
  readonly title: string;
  /** Y: taken, N: paid, Z: neither. */
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly side: Side;
  /** Rials; below zero where a month is corrected downwards. */
  readonly amount: bigint;
  /** The month that it is for. */
  readonly of: YearMonth;
  readonly taxColumn: number | null;
  readonly insuranceBucket: 'base' | 'benefit' | 'none' | null;
  /** Text of the formula that it was counted by. */
  readonly formula: string | null;
  readonly evidence: readonly Evidence[];
  readonly explained: Explained | null;
}

export const figureNames = [
  ...(['gross', 'insurable', 'insuranceBase', 'insuranceWorker', 'insuranceEmployer', 'insuranceUnemployment', 'insuranceHardWork'] as const),
  ...(['taxable', 'tax', 'deductions', 'rounding', 'net', 'employerCost'] as const),
] as const;
/** Rials. */
export type Figures = Readonly<Record<(typeof figureNames)[number], bigint>>;

export interface Warning {
  readonly code: string;
  /** Persian. */
  readonly message: string;
}

const total = (lines: readonly PayLine[], keep: (line: PayLine) => boolean): bigint => lines.reduce((sum, line) => (keep(line) ? sum + line.amount : sum), 0n);

/** Sums of the lines: whatever stands in a figure stands in a line. */
export function figuresOf(lines: readonly PayLine[]): Figures {
  const of = (code: string): bigint => total(lines, (line) => line.code === code);
  const paid = total(lines, ({ isDeduct, side }) => isDeduct === 'N' && side === 'employee');
  const deductions = total(lines, ({ isDeduct, side }) => isDeduct === 'Y' && side === 'employee');
  // what is held back for the next month or lent by it is no pay, nor is it when it comes
  const rounding = of('rounding') + of('shortfall') + of('roundingBefore');
  const gross = paid - rounding;
  const [insuranceEmployer, insuranceUnemployment, insuranceHardWork] = [of('insuranceEmployer'), of('insuranceUnemployment'), of('insuranceHardWork')];
  return {
    ...{ gross, insurable: of('insurable'), insuranceBase: of('insuranceBase'), insuranceWorker: of('insuranceWorker') },
    // the income is that of the table, the tax all that is withheld
    ...{ insuranceEmployer, insuranceUnemployment, insuranceHardWork, taxable: of('taxable'), tax: of('tax') + of('taxFlat'), deductions, rounding },
    net: paid - deductions,
    employerCost: gross + insuranceEmployer + insuranceUnemployment + insuranceHardWork,
  };
}
