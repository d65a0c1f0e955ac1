/** Until which day somebody is insured by the age limit of their relation (issue 24, insurance 1 and 2). Pure; days ISO. */
import { monthsLater } from '#kernel/formula/days.ts';
import { addDays, ageInYears } from '#kernel/jalali/jalali.ts';

export const lifts = ['nobody', 'student', 'disability', 'both'] as const;

export interface AgeLimit {
  readonly relation: string;
  /** Last age that is covered, Jalali years. */
  readonly ageThru: number;
  readonly liftedFor: (typeof lifts)[number];
}

/** What the family tab says of somebody. */
export interface Aged {
  readonly birthDate: string;
  readonly occupation: string | null;
  /** Whether a paper lies beside it. */
  readonly hasPaper: boolean;
}

/** Whether the limit does not count: a student or somebody disabled, with a paper that says so. */
export const isLifted = ({ liftedFor }: Pick<AgeLimit, 'liftedFor'>, { occupation, hasPaper }: Pick<Aged, 'occupation' | 'hasPaper'>): boolean =>
  hasPaper &&
  ((occupation === 'EmpsStudent' && (liftedFor === 'student' || liftedFor === 'both')) || (occupation === 'EmpsDisabled' && (liftedFor === 'disability' || liftedFor === 'both')));

/** The day before the birthday after the last age. */
export function lastDayOfAge(birthDate: string, ageThru: number): string {
  const birthday = monthsLater({ date: birthDate }, (ageThru + 1) * 12).date;
  return ageInYears(birthDate, birthday) > ageThru ? addDays(birthday, -1) : birthday;
}

/** Days within which the clock finds a birthday however long it stood still. */
const LATE_DAYS = 7;

/**
 * The last day of cover of somebody who is over the limit on a day; undefined of whoever is not. A limit that counts only since a lift fell away ends nothing
 * before the day it is found: a cover that was promised is not taken back.
 */
export function endByAge(limit: AgeLimit, aged: Aged, today: string): string | undefined {
  const last = lastDayOfAge(aged.birthDate, limit.ageThru);
  if (last >= today || isLifted(limit, aged)) return undefined;
  return last >= addDays(today, -LATE_DAYS) ? last : today;
}

/** Whether a contract no longer insures somebody on a day because of their age. */
export function isTooOld(limits: readonly AgeLimit[], insured: Aged & { readonly relation: string }, day: string): boolean {
  const limit = limits.find(({ relation }) => relation === insured.relation);
  return limit !== undefined && endByAge(limit, insured, day) !== undefined;
}
