/** What the members of a contract owe by it, against what was written of them: a changed premium makes lines of difference (issue 24, insurance 1 and 3). Pure. */
import { type PremiumTerms, premiumOf } from '../premium/premium.rules.ts';
import { differencesOf, type PartAmounts } from './premium-parts.rules.ts';

/** A membership with what it is counted by. Days ISO. */
export interface CountedMember {
  readonly membershipId: string;
  readonly relation: string;
  readonly tier: string | null;
  /** Null: the file does not say it. */
  readonly birthDate: string | null;
  readonly joinedOn: string;
  /** Last day of cover of one that has ended. */
  readonly leftOn: string | null;
}

export interface Recounted<M extends CountedMember> {
  readonly changed: readonly { readonly member: M; readonly lines: readonly PartAmounts[] }[];
  /** Of whom the contract has no premium any more: what stands of them is left be. */
  readonly uncounted: readonly M[];
}

/** `standing`: what was written of each membership, by its id. */
export function recount<M extends CountedMember>(terms: PremiumTerms, members: readonly M[], standing: ReadonlyMap<string, readonly PartAmounts[]>, today: string): Recounted<M> {
  const changed: { member: M; lines: readonly PartAmounts[] }[] = [];
  const uncounted: M[] = [];
  for (const member of members) {
    const { relation, birthDate, joinedOn } = member;
    const found = birthDate === null ? 'noPremium' : premiumOf(terms, { relation, birthDate, tier: member.tier ?? undefined, joinedOn, leftOn: member.leftOn ?? undefined });
    if (typeof found === 'string') uncounted.push(member);
    else {
      const lines = differencesOf(standing.get(member.membershipId) ?? [], found.parts, today);
      if (lines.length > 0) changed.push({ member, lines });
    }
  }
  return { changed, uncounted };
}
