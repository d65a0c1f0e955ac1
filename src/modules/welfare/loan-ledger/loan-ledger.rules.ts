/**
 * What a line of a loan is, read from its plan and from what was booked on it (issue 23; guide welfare 7.7). Pure; amounts are rials, days ISO dates.
 */

/** Kinds of records: what was granted, what was paid out, and what ends otherwise than by being paid back. */
export const LOAN_GRANT = 'LoanGrant';
export const PAID_LOAN = 'PaidLoan';
export const LOAN_ENDING = 'LoanEnding';

/** The key of who pays loans out, and takes up those that ran before. */
export const PAY_LOANS = 'welfareServices/financialFacility/payment/pay';

/** What is booked. `due` is owed beyond the plan; `moved` tells what went to another line, the plan says where. */
export const ENTRY_KINDS = ['paidOut', 'fee', 'due', 'received', 'deducted', 'penalty', 'remission', 'rebate', 'moved', 'writtenOff', 'opening'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Ids of LoanInstallment. */
export const LINE_STATES = ['UnPaidInstallment', 'PartlyPaid', 'PaidInstallment', 'DeductedInstallment', 'DelayedInstallment'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A line of the plan that holds on a day, with the sums of what was booked on it up to then. */
export interface LineFacts {
  readonly number: number;
  /** The first number of a line that moved. */
  readonly originalNumber: number;
  readonly dueDate: string;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly fee: bigint;
  /** Owed beyond the plan. */
  readonly added: bigint;
  readonly received: bigint;
  readonly deducted: bigint;
  readonly penalty: bigint;
  readonly remission: bigint;
  readonly rebate: bigint;
  readonly writtenOff: bigint;
  /** What went to another line. */
  readonly moved: bigint;
}

export interface LineReading {
  /** Principal, profit and fee of the plan and what is owed beyond it. */
  readonly due: bigint;
  /** Penalty without what was remitted. */
  readonly penaltyDue: bigint;
  /** Received and deducted. */
  readonly paid: bigint;
  readonly open: bigint;
  /** What of the open is penalty, profit with fee, and principal: what was paid went to them in this order. */
  readonly openPenalty: bigint;
  readonly openCharges: bigint;
  readonly openPrincipal: bigint;
  readonly state: LineState;
  readonly isLate: boolean;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

function stateOf({ deducted, received, moved }: LineFacts, open: bigint): LineState {
  if (moved > 0n) return 'DelayedInstallment';
  if (open > 0n) return received + deducted > 0n ? 'PartlyPaid' : 'UnPaidInstallment';
  return deducted > 0n && received === 0n ? 'DeductedInstallment' : 'PaidInstallment';
}

/**
 * What is owed of a line, and its state, on the day that its sums are of. A rebate lessens profit and fee, and the principal by what is more than they are;
 * what was written off lessens whatever is open, in the order of payment.
 */
export function readLine(line: LineFacts, day: string): LineReading {
  const charges = line.profit + line.fee + line.added;
  const due = line.principal + charges;
  const penaltyDue = line.penalty - line.remission;
  const paid = line.received + line.deducted;
  const rebated = least(line.rebate, charges);
  let settled = paid + line.writtenOff + line.rebate - rebated;
  const take = (owed: bigint): bigint => {
    const taken = least(owed, settled);
    settled -= taken;
    return owed - taken;
  };
  const openPenalty = take(penaltyDue);
  const openCharges = take(charges - rebated);
  const openPrincipal = take(line.principal);
  const open = openPenalty + openCharges + openPrincipal;
  return { due, penaltyDue, paid, open, openPenalty, openCharges, openPrincipal, state: stateOf(line, open), isLate: open > 0n && line.dueDate < day };
}

/** A line of a new version of a plan. */
export interface PlannedLine {
  readonly number: number;
  readonly originalNumber: number;
  readonly dueDate: string;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly fee: bigint;
}

/** Whether nothing of a loan is open any more. */
export const isSettled = (lines: readonly { readonly open: bigint }[]): boolean => lines.every(({ open }) => open === 0n);
