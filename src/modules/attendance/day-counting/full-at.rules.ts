/** When a day is full: from which minute on whoever is in has worked what was planned. Pure; minutes count from midnight of the day. */
import { type Minutes, subtract } from '#kernel/intervals/intervals.ts';
import { planOf, type Shift } from '../day/day-plan.rules.ts';
import type { Press } from '../day/presses.rules.ts';
import { isPresent } from '../now/now.rules.ts';

const MINUTE = 60;

/**
 * Minute at which the plan ends for who came at `since` and stays, after what they have worked and what is covered: the last planned minute, as it floats with
 * the first presence. Null without a plan, or where it is over already.
 */
export function fullAt(shift: Shift | undefined, stays: readonly Minutes[], since: number | undefined, now: number): number | null {
  if (shift === undefined || since === undefined) return null;
  const plan = planOf(shift, [...stays, { from: since, until: Math.max(since + 1, now) }]);
  const left = subtract<number>(plan.work, [{ from: Number.NEGATIVE_INFINITY, until: now }]);
  return left.length === 0 ? null : plan.span.until;
}

/** Since when somebody is in; undefined of who is not. */
export function openSince(presses: readonly Press[]): number | undefined {
  const inOrder = presses.toSorted((a, b) => a.second - b.second);
  const last = inOrder.at(-1);
  return last !== undefined && isPresent(inOrder) ? Math.floor(last.second / MINUTE) : undefined;
}
