/**
 * Money of a loan, line by line: the oldest first, of each its penalty up to the day with it (issue 23; guide welfare 7.7). Pure; rials, ISO days.
 */
import { accruedOf, type LateTerms, type OwedLine } from './owed.rules.ts';

export interface ReceivableLine extends Pick<OwedLine, 'number' | 'dueDate' | 'open' | 'openPenalty' | 'openCharges' | 'openPrincipal'> {}

/** An open line with its penalty of the day that is not booked yet. */
export interface ToReceive {
  readonly line: ReceivableLine;
  readonly accrued: bigint;
}

/** What comes in for a line, and the penalty that is booked before it. */
export interface Take {
  readonly number: number;
  readonly accrued: bigint;
  readonly received: bigint;
}

/** Lines that are open, oldest first. `chargedThru`: the day that the penalty of a line was last booked for. */
export const toReceive = (lines: readonly ReceivableLine[], late: LateTerms, day: string, chargedThru: (number: number) => string | undefined): ToReceive[] =>
  lines
    .filter(({ open }) => open > 0n)
    .toSorted((a, b) => (a.dueDate < b.dueDate || (a.dueDate === b.dueDate && a.number < b.number) ? -1 : 1))
    .map((line) => ({ line, accrued: accruedOf(line, late, day, chargedThru(line.number)) }));

/** What a line comes to on the day. */
export const wholeOf = ({ line: { open }, accrued }: ToReceive): bigint => open + accrued;

/** An amount that goes to lines one after the other. */
export function takesOf(lines: readonly ToReceive[], amount: bigint): Take[] {
  let left = amount;
  return lines.flatMap((one): Take[] => {
    const whole = wholeOf(one);
    const received = left < whole ? left : whole;
    if (received === 0n) return [];
    left -= received;
    return [{ number: one.line.number, accrued: one.accrued, received }];
  });
}

/** A line as the ledger reads it once something came in for it: penalty first, then profit and fee, then principal. */
export function afterTake<L extends ReceivableLine>(line: L, { accrued, received }: Take): L {
  let left = received;
  const rest = (owed: bigint): bigint => {
    const taken = owed < left ? owed : left;
    left -= taken;
    return owed - taken;
  };
  const openPenalty = rest(line.openPenalty + accrued);
  const openCharges = rest(line.openCharges);
  const openPrincipal = rest(line.openPrincipal);
  return { ...line, openPenalty, openCharges, openPrincipal, open: openPenalty + openCharges + openPrincipal };
}

/** Whether an amount pays some of the lines whole, beginning with the oldest. */
export function paysWhole(lines: readonly ToReceive[], amount: bigint): boolean {
  let sum = 0n;
  return lines.some((one) => {
    sum += wholeOf(one);
    return sum === amount;
  });
}
