/**
 * What a loan costs off its schedule: late or before its time. Pure, exact; amounts are rials, days ISO dates, rates percent a year.
 * Sources: guide/iran.md 7 (late charge = instalment x (rate + 6) x days / 36000), issue of loans (early settlement).
 */
import { daysBetween } from '#kernel/formula/days.ts';
import { type Fraction, fractionOf, times, toRial } from './fraction.ts';

export interface LatePayment {
  /** What is unpaid. */
  readonly amount: bigint;
  /** Percent a year, everything that the charge adds within it. */
  readonly rate: Fraction;
  readonly dueDate: string;
  readonly paidOn: string;
  /** Days after the due date that cost nothing; once they are over, the charge runs from the due date. */
  readonly graceDays: number;
}

/** Days after the due date, the days that are charged, and the charge. */
export function penaltyOf({ amount, rate, dueDate, paidOn, graceDays }: LatePayment): {
  readonly daysLate: number;
  readonly days: number;
  readonly exact: Fraction;
  readonly penalty: bigint;
} {
  const daysLate = Math.max(0, daysBetween({ date: dueDate }, { date: paidOn }));
  const days = daysLate > graceDays ? daysLate : 0;
  const exact = times(times(fractionOf(amount), rate), fractionOf(BigInt(days), 36_000n));
  return { daysLate, days, exact, penalty: toRial(exact) };
}

/** What is unpaid of a line. */
export interface OpenLine {
  readonly number: number;
  readonly dueDate: string;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly fee: bigint;
  /** The charge for lateness up to the day. */
  readonly penalty: bigint;
}

export interface Settlement {
  /** Of lines that are due: principal, profit, fee; and their penalty. */
  readonly due: bigint;
  readonly penalty: bigint;
  readonly principalLeft: bigint;
  /** Of the running period, by its days. */
  readonly profitToDay: bigint;
  /** Of time that is never used, and what of it is given back. */
  readonly unearned: bigint;
  readonly rebate: bigint;
  /** Of lines that are not due: fees stay owed. */
  readonly feeLeft: bigint;
  readonly payable: bigint;
}

/** Profit of a line that belongs to days up to `on`, of those since the line before it. */
function earnedOf(line: OpenLine, since: string, on: string): bigint {
  if (on <= since) return 0n;
  const whole = daysBetween({ date: since }, { date: line.dueDate });
  return whole <= 0 ? line.profit : toRial(fractionOf(line.profit * BigInt(daysBetween({ date: since }, { date: on })), BigInt(whole)));
}

/**
 * Everything owed when a loan is settled whole on a day. `lines` are what is open, by due date; `profitFrom` is the day that the profit
 * of the first of them runs from; `rebateShare` (percent, 100 at most) is what of the unearned profit is given back.
 */
export function settlementOf(lines: readonly OpenLine[], on: string, profitFrom: string, rebateShare: Fraction): Settlement {
  let [due, penalty, principalLeft, profitToDay, profitLeft, feeLeft, since] = [0n, 0n, 0n, 0n, 0n, 0n, profitFrom];
  for (const line of lines) {
    penalty += line.penalty;
    if (line.dueDate <= on) due += line.principal + line.profit + line.fee;
    else {
      principalLeft += line.principal;
      profitLeft += line.profit;
      feeLeft += line.fee;
      profitToDay += earnedOf(line, since, on);
    }
    since = line.dueDate;
  }
  const unearned = profitLeft - profitToDay;
  const rebate = toRial(times(fractionOf(unearned, 100n), rebateShare));
  return { due, penalty, principalLeft, profitToDay, unearned, rebate, feeLeft, payable: due + penalty + principalLeft + profitLeft - rebate + feeLeft };
}
