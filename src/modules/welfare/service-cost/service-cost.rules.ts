/**
 * What a welfare service costs those who use it: the cost of each by audience and age, for every slot (night, departure, session, piece), and who bears
 * it. Guests are there at full cost.
 */
import type { Exact } from '#kernel/formula/exact.ts';
import { ageInYears } from '#kernel/jalali/jalali.ts';
import { type AudienceRow, rowFor, type Shares, sharesOf } from '../counting/shares.rules.ts';

/** Whoever comes without being of the family. */
export const GUEST = 'guest';
export const costFaults = ['notAllowed', 'noShare'] as const;
export type CostFault = (typeof costFaults)[number];

export interface ServiceTerms {
  /** Whole rials for a slot. */
  readonly audience: readonly (AudienceRow & { readonly cost: bigint })[];
  /** Percent of the employee. */
  readonly shares: readonly (AudienceRow & { readonly employee: Exact })[];
  readonly slots: number;
}

export interface Companion {
  readonly relation: string;
  readonly age: number | undefined;
}

export interface CountedCost extends Shares {
  /** Row of the costs, from 0. */
  readonly row: number;
  readonly perSlot: bigint;
  readonly cost: bigint;
}

/** A fault is returned and not thrown: whom the service is not for is told beside the others. */
export function costOf({ audience, shares, slots }: ServiceTerms, companion: Companion): CountedCost | CostFault {
  const asked = { ...companion, tier: undefined };
  const row = rowFor(audience, asked);
  const perSlot = audience[row]?.cost;
  if (perSlot === undefined) return 'notAllowed';
  const cost = perSlot * BigInt(slots);
  if (companion.relation === GUEST) return { row, perSlot, cost, employeeShare: cost, employerShare: 0n };
  const share = shares[rowFor(shares, asked)];
  return share === undefined ? 'noShare' : { row, perSlot, cost, ...sharesOf(cost, share.employee) };
}

/** Whole years on the day of use; undefined where no birth is said, 0 of who is born later. */
export const ageOn = (birthDate: string | undefined, day: string): number | undefined => (birthDate === undefined ? undefined : birthDate > day ? 0 : ageInYears(birthDate, day));
