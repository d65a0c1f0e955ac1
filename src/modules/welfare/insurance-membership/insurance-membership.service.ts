/**
 * Joining a contract of supplementary insurance and leaving it, whoever asks: a request, the office, an import, the clock.
 * Whoever is insured stands in the file: the employee, or a row of the family tab.
 */
import type { Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type CountedPremium, premiumOf } from '../premium/premium.rules.ts';
import { storedTerms } from '../premium/premium.service.ts';
import { isTooOld } from './age-limits.rules.ts';
import { ageLimitsOf } from './age-limits.store.ts';
import { membershipErrors } from './insurance-membership.errors.ts';
import { type Ending, isRelatedOn, lastDayBeforeNextPart } from './insurance-membership.rules.ts';
import { holdOpenContract, insertMembership, insurableOf, lockMembership, type Membership, writeEnd } from './insurance-membership.store.ts';
import { differencesOf } from './premium-parts.rules.ts';
import { addParts, partsOf } from './premium-parts.store.ts';

export interface Joining {
  readonly companyId: string;
  readonly contractId: string;
  /** The employee. */
  readonly partyId: string;
  /** Null: the employee. */
  readonly familyMemberId: string | null;
  readonly tier: string | null;
  /** First day that is covered, ISO. */
  readonly joinedOn: string;
}

/** The act around it. */
export interface Writing {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly today: string;
  newId(): string;
}

/** Writes what differs between the parts that stand of a membership and those that are due by the contract. */
async function settleParts({ tx, today, newId }: Writing, of: Pick<Membership, 'companyId' | 'partyId' | 'membershipId'>, due: CountedPremium): Promise<void> {
  const lines = differencesOf(await partsOf(tx, of.membershipId), due.parts, today);
  if (lines.length > 0)
    await addParts(
      tx,
      of,
      lines.map((line) => ({ ...line, id: newId() })),
    );
}

/**
 * Writes a membership without an end, with the parts of its premium, and answers its id.
 * Throws unknownContract, notFamily, notRelated, noBirthDate, tooOld, outside, notBorn, noPremium, noShare, insuredTwice.
 */
export async function join(writing: Writing, { companyId, contractId, partyId, familyMemberId, tier, joinedOn }: Joining): Promise<string> {
  const { tx, rows, newId } = writing;
  if (!(await holdOpenContract(tx, companyId, contractId))) throw membershipErrors.error('unknownContract');
  const insured = (await insurableOf(tx, rows, partyId)).find((one) => one.familyMemberId === familyMemberId);
  if (insured === undefined) throw membershipErrors.error('notFamily');
  if (!isRelatedOn(insured, joinedOn)) throw membershipErrors.error('notRelated');
  const { relation, birthDate } = insured;
  if (birthDate === null) throw membershipErrors.error('noBirthDate');
  if (isTooOld(await ageLimitsOf(tx, contractId), { ...insured, birthDate }, joinedOn)) throw membershipErrors.error('tooOld');
  const terms = await storedTerms(tx, contractId, [companyId]);
  if (joinedOn < terms.from) throw membershipErrors.error('outside');
  const premium = premiumOf(terms, { relation, birthDate, tier: tier ?? undefined, joinedOn });
  if (typeof premium === 'string') throw membershipErrors.error(premium);
  const membershipId = newId();
  await insertMembership(tx, { membershipId, companyId, contractId, partyId, familyMemberId, relation, tier, joinedOn });
  await settleParts(writing, { companyId, partyId, membershipId }, premium);
  return membershipId;
}

export interface Leaving {
  readonly membershipId: string;
  readonly because: Ending;
  /** Last day that is covered, ISO. Without it: the one before the next part is due after today. */
  readonly thru?: string | undefined;
  /** Of whoever saw the row; nothing is compared without it. */
  readonly rowVersion?: number | undefined;
}

/** Ends a membership. Answers how it stood and its last day. Throws notFound, stale, ended, endBefore. */
export async function end(writing: Writing, { membershipId, because, thru, rowVersion }: Leaving): Promise<{ readonly was: Membership; readonly thru: string }> {
  const { tx, rows, today } = writing;
  const was = await lockMembership(tx, rows, membershipId);
  if (was === undefined) throw httpErrors.error('notFound');
  if (rowVersion !== undefined && rowVersion !== was.rowVersion) throw membershipErrors.error('stale');
  if (was.endedBecause !== null) throw membershipErrors.error('ended');
  const terms = await storedTerms(tx, was.contractId, [was.companyId]);
  const last = thru ?? lastDayBeforeNextPart(terms, today < was.joinedOn ? was.joinedOn : today);
  if (last < was.joinedOn || last > was.thru) throw membershipErrors.error('endBefore');
  await writeEnd(tx, membershipId, last, because);
  const { relation, tier, joinedOn, birthDate } = was;
  const premium = birthDate === null ? 'noPremium' : premiumOf(terms, { relation, birthDate, tier: tier ?? undefined, joinedOn, leftOn: last });
  // without a row of the table that counts it nothing further is due, and what stands is the business of the office
  if (typeof premium !== 'string') await settleParts(writing, was, premium);
  return { was, thru: last };
}
