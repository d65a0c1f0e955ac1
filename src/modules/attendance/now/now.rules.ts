/** Where somebody is at a moment of a day, by the presses, the plan and approved leave. Pure; minutes from midnight. */
import type { PressKey } from '../day/presses.rules.ts';

export const nowStates = ['in', 'late', 'away', 'expected', 'left', 'free'] as const;
export type NowState = (typeof nowStates)[number];

export interface NowFacts {
  /** Of the day, in order. */
  readonly presses: readonly { readonly minute: number; readonly key?: PressKey | undefined }[];
  /** When the plan begins (floating with it) and ends; undefined: nothing is planned. */
  readonly plan: { readonly from: number; readonly until: number } | undefined;
  /** Approved leave stands now. */
  readonly isOnLeave: boolean;
}

/** Whether the last press, of some in order, was a coming: by its key, else as they alternate since the last one with a key. */
export function isPresent(presses: readonly { readonly key?: PressKey | undefined }[]): boolean {
  let inside = false;
  for (const { key } of presses) inside = key === undefined ? !inside : key === 'in';
  return inside;
}

export function stateAt({ presses, plan, isOnLeave }: NowFacts, minute: number): NowState {
  const last = presses.at(-1);
  if (last !== undefined) {
    if (isPresent(presses)) return 'in';
    const isCovered = last.key !== undefined && last.key !== 'out';
    return isCovered || isOnLeave || (plan !== undefined && minute < plan.until) ? 'away' : 'left';
  }
  if (isOnLeave) return 'away';
  if (plan === undefined) return 'free';
  return minute <= plan.from ? 'expected' : 'late';
}
