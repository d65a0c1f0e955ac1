/** What a contract of supplementary insurance offers an employee: whom it may insure, from when and for what, and what a request would change. */
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { type AgeLimit, isTooOld } from '../insurance-membership/age-limits.rules.ts';
import { ageLimitsOf } from '../insurance-membership/age-limits.store.ts';
import { isRelatedOn, lastDayBeforeNextPart } from '../insurance-membership/insurance-membership.rules.ts';
import { type Insurable, insurableOf, type Membership, openMemberships } from '../insurance-membership/insurance-membership.store.ts';
import { type PremiumTerms, premiumOf } from '../premium/premium.rules.ts';
import { storedTerms } from '../premium/premium.service.ts';
import { type Events, joinDay, planOf, type RequestKind, SELF } from './insurance-offer.rules.ts';
import { insuranceRequestErrors } from './insurance-request.errors.ts';
import { hiredOn, type OfferedContract, offeredContract } from './insurance-request.store.ts';

export interface OfferAsked {
  readonly companyId: string;
  /** The employee. */
  readonly partyId: string;
  readonly contractId: string;
  readonly tier: string | null;
  /** ISO day of the question. */
  readonly askedOn: string;
}

export const offerFaults = ['windowClosed', 'notRelated', 'noBirthDate', 'tooOld', 'outside', 'notBorn', 'noPremium', 'noShare'] as const;
export type OfferFault = (typeof offerFaults)[number];

/** Somebody who is insured, or may be. */
export interface Offered {
  /** 'self', or the row of the family tab. */
  readonly insuredId: string;
  readonly fullName: string;
  readonly relation: string;
  readonly birthDate: string | null;
  readonly membership: Membership | null;
  /** First day of cover. */
  readonly joinedOn: string | null;
  /** Last day: of a member that of a cancelling today. */
  readonly thru: string | null;
  /** Rials until then; nothing of whom nothing is offered. */
  readonly premium: bigint;
  readonly employeeShare: bigint;
  readonly employerShare: bigint;
  readonly fault: OfferFault | null;
}

export interface Offer {
  readonly contract: OfferedContract;
  readonly people: readonly Offered[];
}

const CHILDREN: ReadonlySet<string> = new Set(['Son', 'Daughter', 'AdoptedChild']);

const eventsOf = ({ relation, weddingDate, birthDate }: Insurable, hired: string | null): Events => ({
  hiredOn: hired,
  weddingDate: relation === 'Spouse' ? weddingDate : null,
  bornOn: CHILDREN.has(relation) ? birthDate : null,
});

const nothing = { joinedOn: null, thru: null, premium: 0n, employeeShare: 0n, employerShare: 0n } as const;

interface Counting {
  readonly terms: PremiumTerms;
  readonly contract: OfferedContract;
  readonly limits: readonly AgeLimit[];
  readonly hired: string | null;
  readonly asked: OfferAsked;
}

/** What a membership that stands costs, and until when it lasts when it is cancelled. */
function standing({ terms, asked }: Counting, { relation, birthDate, tier, joinedOn }: Membership): Pick<Offered, keyof typeof nothing | 'fault'> {
  const counted = birthDate === null ? 'noBirthDate' : premiumOf(terms, { relation, birthDate, tier: tier ?? undefined, joinedOn });
  const thru = lastDayBeforeNextPart(terms, asked.askedOn < joinedOn ? joinedOn : asked.askedOn);
  return typeof counted === 'string' ? { ...nothing, joinedOn, thru, fault: null } : { ...counted, joinedOn, thru, fault: null };
}

/** What it would cost to insure somebody from the first day that is open. */
function joining({ terms, contract, limits, hired, asked: { tier, askedOn } }: Counting, one: Insurable): Pick<Offered, keyof typeof nothing | 'fault'> {
  const joinedOn = joinDay(contract, eventsOf(one, hired), askedOn);
  if (joinedOn === undefined) return { ...nothing, fault: 'windowClosed' };
  if (!isRelatedOn(one, joinedOn)) return { ...nothing, fault: 'notRelated' };
  const { relation, birthDate } = one;
  if (birthDate === null) return { ...nothing, fault: 'noBirthDate' };
  if (isTooOld(limits, { ...one, birthDate }, joinedOn)) return { ...nothing, fault: 'tooOld' };
  const counted = premiumOf(terms, { relation, birthDate, tier: tier ?? undefined, joinedOn });
  return typeof counted === 'string' ? { ...nothing, fault: counted } : { ...counted, joinedOn, thru: terms.thru, fault: null };
}

/** Throws unknownContract. */
export async function offerOf(db: Db, rows: RowScope, asked: OfferAsked): Promise<Offer> {
  const { companyId, partyId, contractId, askedOn } = asked;
  const contract = await offeredContract(db, companyId, contractId);
  if (contract === undefined) throw insuranceRequestErrors.error('unknownContract');
  const [terms, limits] = [await storedTerms(db, contractId, [companyId]), await ageLimitsOf(db, contractId)];
  const counting = { terms, limits, contract, hired: await hiredOn(db, companyId, partyId, askedOn), asked };
  const members = new Map((await openMemberships(db, rows, { partyId, contractId })).map((one) => [one.familyMemberId, one]));
  const people = (await insurableOf(db, rows, partyId)).map((one): Offered => {
    const { familyMemberId, fullName, relation, birthDate } = one;
    const membership = members.get(familyMemberId) ?? null;
    const counted = membership === null ? joining(counting, one) : standing(counting, membership);
    const { joinedOn, thru, premium, employeeShare, employerShare, fault } = counted;
    return { insuredId: familyMemberId ?? SELF, fullName, relation, birthDate, membership, joinedOn, thru, premium, employeeShare, employerShare, fault };
  });
  return { contract, people };
}

export interface Change {
  readonly joining: readonly Offered[];
  readonly leaving: readonly Offered[];
}

/** What a request changes. Throws memberAlready, notMember, notFamily, selfFirst, noChange, and why somebody may not join. */
export function changeOf({ people }: Offer, kind: RequestKind, chosen: readonly string[]): Change {
  const byId = new Map(people.map((one) => [one.insuredId, one]));
  if (kind !== 'withdraw' && !chosen.every((id) => byId.has(id))) throw insuranceRequestErrors.error('notFamily');
  const members = people.flatMap(({ insuredId, membership }) => (membership === null ? [] : [insuredId]));
  const plan = planOf(kind, chosen, members);
  if (typeof plan === 'string') throw insuranceRequestErrors.error(plan);
  const named = (ids: readonly string[]): Offered[] => ids.flatMap((id) => byId.get(id) ?? []);
  const change = { joining: named(plan.joining), leaving: named(plan.leaving) };
  for (const { fault, fullName } of change.joining) if (fault !== null) throw insuranceRequestErrors.error(fault, { values: { name: fullName } });
  return change;
}
