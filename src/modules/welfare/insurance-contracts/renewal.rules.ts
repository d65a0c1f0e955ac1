/** How a contract of supplementary insurance goes on into the days after it (issue 24, insurance 1). Pure; days ISO, rials. */
import { denominator, type Exact, numerator } from '#kernel/formula/exact.ts';
import { mulRate } from '#kernel/rial/rial.ts';
import { type AgeLimit, isTooOld } from '../insurance-membership/age-limits.rules.ts';
import { type CountedPremium, type PremiumRow, type PremiumTerms, premiumOf } from '../premium/premium.rules.ts';

/** Why somebody who is a member does not go along. */
export const stayingReasons = ['left', 'notEmployed', 'notRelated', 'tooOld', 'noBirthDate', 'noPremium'] as const;
export type StayingReason = (typeof stayingReasons)[number];

const HUNDRED = 100n;
const AGELESS = 200;

const meet = (a: PremiumRow, b: PremiumRow): boolean =>
  a.tier === b.tier && a.relation === b.relation && (a.ageFrom ?? 0) <= (b.ageThru ?? AGELESS) && (b.ageFrom ?? 0) <= (a.ageThru ?? AGELESS);

/** The rows that count at the end of a contract, each from the first day of the next one on, raised by `percent` and rounded half up to a rial. */
export function nextRows(table: readonly PremiumRow[], percent: Exact): PremiumRow[] {
  const isLast = (row: PremiumRow): boolean => table.every((other) => other === row || (other.since ?? '') <= (row.since ?? '') || !meet(row, other));
  return table
    .filter(isLast)
    .map(({ since: _, premium, ...row }) => ({ ...row, premium: premium + mulRate(premium, numerator(percent), denominator(percent) * HUNDRED) }))
    .map((row) => ({ ...row, premium: row.premium < 0n ? 0n : row.premium }));
}

/** A member of the contract that ends, as the file says them. */
export interface Candidate {
  readonly relation: string;
  readonly tier: string | null;
  readonly birthDate: string | null;
  /** Last day of cover of one that has ended. */
  readonly leftOn: string | null;
  readonly isEmployed: boolean;
  /** On the first day of the next contract. */
  readonly isRelated: boolean;
  readonly occupation: string | null;
  readonly hasPaper: boolean;
}

/** What a member costs in the next contract, or why they do not go along. */
export function nextPremium(terms: PremiumTerms, limits: readonly AgeLimit[], { relation, birthDate, ...one }: Candidate): CountedPremium | StayingReason {
  if (one.leftOn !== null) return 'left';
  if (!one.isEmployed) return 'notEmployed';
  if (!one.isRelated) return 'notRelated';
  if (birthDate === null) return 'noBirthDate';
  if (isTooOld(limits, { ...one, relation, birthDate }, terms.from)) return 'tooOld';
  const found = premiumOf(terms, { relation, birthDate, tier: one.tier ?? undefined, joinedOn: terms.from });
  return typeof found === 'string' ? 'noPremium' : found;
}
