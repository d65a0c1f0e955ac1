/** When a membership ends. Pure. */
import { monthsLater } from '#kernel/formula/days.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { PremiumTerms } from '../premium/premium.rules.ts';

/** Why a membership ended, as its row keeps it. */
export const endings = ['asked', 'office', 'divorce', 'death', 'age', 'employment'] as const;
export type Ending = (typeof endings)[number];

/**
 * The last day that is covered of a membership that is cancelled on `day` (ISO): the one before the next part is due, for what was paid stays paid;
 * without a further part the last of the contract (issue 24, insurance 2).
 */
export function lastDayBeforeNextPart({ from, thru, parts, gapMonths }: Pick<PremiumTerms, 'from' | 'thru' | 'parts' | 'gapMonths'>, day: string): string {
  for (let part = 0; part < parts; part += 1) {
    const due = monthsLater({ date: from }, part * gapMonths).date;
    if (due > day) return addDays(due, -1);
  }
  return thru;
}

/** What the family tab says of how long somebody is of the family; ISO days. */
export interface Relative {
  readonly weddingDate: string | null;
  readonly divorceDate: string | null;
  readonly deathDate: string | null;
}

/** Whether somebody is of the family on a day: a marriage ends with a divorce, everything with a death. */
export const isRelatedOn = ({ weddingDate, divorceDate, deathDate }: Relative, day: string): boolean =>
  (divorceDate === null || divorceDate > day) && (deathDate === null || deathDate > day) && (weddingDate === null || weddingDate <= day);
