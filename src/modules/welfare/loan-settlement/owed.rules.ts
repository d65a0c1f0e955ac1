/**
 * What a loan costs off its plan as of a day: lateness by iran.md 7 on what is unpaid, and the whole of it before its time. Pure; rials, ISO days.
 */
import { type Fraction, ZERO } from '#kernel/rial/fraction.ts';
import { type OpenLine, penaltyOf, type Settlement, settlementOf } from '#kernel/rial/schedule-late.ts';

/** A line as the ledger reads it. */
export interface OwedLine {
  readonly number: number;
  readonly dueDate: string;
  readonly fee: bigint;
  readonly added: bigint;
  readonly openPenalty: bigint;
  readonly openCharges: bigint;
  readonly openPrincipal: bigint;
  readonly open: bigint;
}

/** What lateness costs by the terms of a loan. */
export interface LateTerms {
  /** Percent a year, everything within it; zero: it costs nothing. */
  readonly rate: Fraction;
  readonly graceDays: number;
}

export const noPenalty: LateTerms = { rate: ZERO, graceDays: 0 };

/**
 * What lateness of a line costs up to a day and is not booked yet. Within the grace nothing; then from the due date, or from the day that its
 * penalty was last booked for, on what is unpaid without penalty: what was charged is not charged again.
 */
export function accruedOf(line: Pick<OwedLine, 'dueDate' | 'openCharges' | 'openPrincipal'>, { rate, graceDays }: LateTerms, on: string, chargedThru?: string): bigint {
  const amount = line.openCharges + line.openPrincipal;
  if (amount === 0n || penaltyOf({ amount, rate, dueDate: line.dueDate, paidOn: on, graceDays }).days === 0) return 0n;
  const since = chargedThru !== undefined && chargedThru > line.dueDate ? chargedThru : line.dueDate;
  return penaltyOf({ amount, rate, dueDate: since, paidOn: on, graceDays: 0 }).penalty;
}

/** A loan as it is settled whole: its open lines, oldest first, each with its penalty, what is given back and what is left to pay. */
export interface Statement extends Settlement {
  readonly lines: readonly (OpenLine & { readonly accrued: bigint; readonly rebate: bigint; readonly payable: bigint })[];
}

interface Asked {
  readonly on: string;
  /** Day that the profit of the first open line runs from. */
  readonly profitFrom: string;
  /** Percent of the unearned profit that is given back. */
  readonly rebateShare: Fraction;
  readonly late: LateTerms;
  chargedThru(number: number): string | undefined;
}

/** `lines`: all of the plan that holds. */
export function statementOf(lines: readonly OwedLine[], { on, profitFrom, rebateShare, late, chargedThru }: Asked): Statement {
  const open = lines
    .filter((line) => line.open > 0n)
    .toSorted((a, b) => (a.dueDate < b.dueDate || (a.dueDate === b.dueDate && a.number < b.number) ? -1 : 1))
    .map((line) => {
      const accrued = accruedOf(line, late, on, chargedThru(line.number));
      const ofFee = line.fee + line.added;
      const fee = line.openCharges < ofFee ? line.openCharges : ofFee;
      return { number: line.number, dueDate: line.dueDate, principal: line.openPrincipal, profit: line.openCharges - fee, fee, penalty: line.openPenalty + accrued, accrued };
    });
  const whole = settlementOf(open, on, profitFrom, rebateShare);
  let before = 0n;
  // of each line what its place adds: together they are the rebate to the rial
  const parts = open.map((line, at) => {
    const upTo = settlementOf(open.slice(0, at + 1), on, profitFrom, rebateShare).rebate;
    const rebate = upTo - before;
    before = upTo;
    return { ...line, rebate, payable: line.principal + line.profit + line.fee + line.penalty - rebate };
  });
  return { ...whole, lines: parts };
}

/** Whose lines of a plan the profit of the first open one follows: its due date, else the day that the loan was paid out. */
export function profitStart(lines: readonly Pick<OwedLine, 'dueDate' | 'open'>[], paidOn: string): string {
  const first = lines.filter(({ open }) => open > 0n).toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))[0]?.dueDate;
  return lines.reduce((last, { dueDate }) => (first !== undefined && dueDate < first && dueDate > last ? dueDate : last), paidOn);
}
