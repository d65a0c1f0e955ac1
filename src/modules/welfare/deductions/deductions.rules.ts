/**
 * What is due to welfare from the pay of somebody (issue 23, deductions): one shape for loans, premiums and services. Pure; rials are whole, days
 * are ISO dates.
 */
import { divide, type Exact, readExact } from '#kernel/formula/exact.ts';

export interface DueDeduction {
  /** What it is of, never given to another one: an instalment, a premium. */
  readonly sourceKind: string;
  /** Which one of the kind: it is taken once. */
  readonly sourceId: string;
  readonly partyId: string;
  /** The employment whose pay it is taken from; undefined: the first that somebody has in the month. */
  readonly employmentId?: string | undefined;
  readonly dueDate: string;
  /** Code of the group's factor that takes it: what it counts for in tax and voucher is said there. */
  readonly factor: string;
  /** What stands on the payslip. */
  readonly title: string;
  /** Rials that are due. */
  readonly asked: bigint;
  /** Rials below which no part is taken. */
  readonly least?: bigint | undefined;
  /** The lower is taken first; of one rank the older. */
  readonly rank: number;
  readonly mayBePart: boolean;
  /** The one payslip type that takes it; whatever pays the month where absent. */
  readonly payslipTypeId?: string | undefined;
  /** What whoever asks can look up: a number of a loan and of a line. */
  readonly evidence: string;
}

/** How much is taken together. */
export interface DeductionRule {
  readonly overShare: 'warn' | 'cut';
  /** Percent of what is paid, as a decimal; null: the share of the law. */
  readonly sharePercent: string | null;
  /** Whether what pay did not bear is charged for its lateness. */
  readonly penaltyOfCut: boolean;
  /** Whether a row of a bank's receipts may pay a part of an instalment. */
  readonly receiptParts: boolean;
}

/** Of a company that has said nothing: debts take no more than the law lets them, nobody is charged for it, and a bank's receipts are whole. */
export const DEFAULT_RULE: DeductionRule = { overShare: 'cut', sharePercent: null, penaltyOfCut: false, receiptParts: false };

/** The share of pay that all deductions take together at most; undefined where they are only told of. `law`: the share of the year, `1/4`. */
export function mostOfPay({ overShare, sharePercent }: DeductionRule, law: string | null | undefined): Exact | undefined {
  if (overShare === 'warn') return undefined;
  const said = sharePercent === null ? undefined : readExact(sharePercent);
  if (said !== undefined) return divide(said, 100);
  return law == null ? undefined : readExact(law);
}

/** By rank, of one rank the older: the order in which pay takes them. */
export function byRankAndAge(a: DueDeduction, b: DueDeduction): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1;
  return a.sourceId < b.sourceId ? -1 : 1;
}
