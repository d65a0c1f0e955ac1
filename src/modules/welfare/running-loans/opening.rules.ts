/** What is left of the plan of a loan that ran before it was written here (issue 23). Pure; rials are whole. */
import type { ScheduleLine } from '#kernel/rial/schedule.ts';
import type { PlannedLine } from '../loan-ledger/loan-ledger.rules.ts';

/** Lines that were paid whole, or principal that is left; what both say must be the same. */
export interface LeftOver {
  readonly paidCount: number | undefined;
  readonly balance: bigint | undefined;
}

const sumOf = (lines: readonly ScheduleLine[]): bigint => lines.reduce((sum, { principal }) => sum + principal, 0n);
const planned = ({ number, dueDate, principal, profit, fee }: ScheduleLine): PlannedLine => ({ number, originalNumber: number, dueDate, principal, profit, fee });

/** The lines that end with a balance: from the last one back until it is reached. */
function endingWith(lines: readonly ScheduleLine[], balance: bigint): readonly ScheduleLine[] {
  let at = lines.length;
  let sum = 0n;
  while (at > 0 && sum < balance) {
    at -= 1;
    sum += lines[at]?.principal ?? 0n;
  }
  return lines.slice(at);
}

/**
 * Lines that are left, under their numbers. Of a line whose principal was paid in part profit and fee are paid: they go first.
 * `nothingLeft`: all of it was paid; `balanceDiffers`: the plan has no such balance, or not after so many lines.
 */
export function leftOf(lines: readonly ScheduleLine[], { paidCount, balance }: LeftOver): readonly PlannedLine[] | 'nothingLeft' | 'balanceDiffers' {
  const after = lines.slice(paidCount ?? 0);
  if (after.length === 0 || balance === 0n) return 'nothingLeft';
  if (balance === undefined) return after.map(planned);
  const left = endingWith(after, balance);
  if (sumOf(after) < balance || (paidCount !== undefined && left.length < after.length)) return 'balanceDiffers';
  const [first, ...others] = left;
  if (first === undefined) return 'nothingLeft';
  const rest = balance - sumOf(others);
  return [rest === first.principal ? planned(first) : { ...planned(first), principal: rest, profit: 0n, fee: 0n }, ...others.map(planned)];
}
