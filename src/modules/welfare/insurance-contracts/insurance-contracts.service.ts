/** Acts on all members of a contract, each planned once: what is shown is the plan, and what is written is the same plan made again and compared. */
import { createHash } from 'node:crypto';
import { monthsLater } from '#kernel/formula/days.ts';
import { readExact } from '#kernel/formula/exact.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { ageLimitsOf } from '../insurance-membership/age-limits.store.ts';
import { type ContractMember, membersOfContract, standingParts } from '../insurance-membership/contract-members.store.ts';
import { isRelatedOn } from '../insurance-membership/insurance-membership.rules.ts';
import { type Recounted, recount } from '../insurance-membership/recount.rules.ts';
import { type CountedPremium, type PremiumRow, type PremiumTerms, yearFrom } from '../premium/premium.rules.ts';
import { storedTerms } from '../premium/premium.service.ts';
import { insuranceContractsErrors as errors } from './insurance-contracts.errors.ts';
import { employedOf, type RenewedContract, renewedContract } from './insurance-contracts.store.ts';
import { nextPremium, nextRows, type StayingReason } from './renewal.rules.ts';

const told = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
const stampOf = (plan: unknown): string => createHash('sha256').update(JSON.stringify(plan, told)).digest('base64url');

export interface RecountPlan extends Recounted<ContractMember> {
  readonly members: number;
  readonly stamp: string;
}

/** What would be written of the members in reach. Throws notFound. `today`: the day on which parts that are over fall due. */
export async function planRecount(db: Db, rows: RowScope, contractId: string, today: string): Promise<RecountPlan> {
  if (!isUuid(contractId) || (await renewedContract(db, rows, contractId)) === undefined) throw httpErrors.error('notFound');
  const terms = await storedTerms(db, contractId, rows.companyIds);
  const members = await membersOfContract(db, rows, contractId);
  const found = recount(terms, members, await standingParts(db, contractId), today);
  const stamp = stampOf(found.changed.map(({ member, lines }) => [member.membershipId, lines]));
  return { ...found, members: members.length, stamp };
}

export interface RenewalAsked {
  /** The day after the contract where absent. */
  readonly fromDate?: string | undefined;
  /** A year later where absent. */
  readonly thruDate?: string | undefined;
  readonly raisePercent?: string | undefined;
}

export interface RenewalPlan {
  readonly contract: RenewedContract;
  readonly from: string;
  readonly thru: string;
  readonly table: readonly PremiumRow[];
  /** First and last day of joining, moved as the contract. */
  readonly joinFrom: string | null;
  readonly joinThru: string | null;
  readonly going: readonly { readonly member: ContractMember; readonly premium: CountedPremium }[];
  readonly staying: readonly { readonly member: ContractMember; readonly reason: StayingReason }[];
  readonly stamp: string;
}

/** A day of the contract as far from the beginning of the next one. */
const moved = (day: string | null, years: number): string | null => (day === null ? null : monthsLater({ date: day }, years * 12).date);

/** Throws daysOrder, beforeEnd, tooShort. */
function termsOfNext(
  contract: RenewedContract,
  was: PremiumTerms,
  { fromDate = addDays(contract.thru, 1), thruDate = yearFrom(fromDate), raisePercent }: RenewalAsked,
): PremiumTerms {
  if (thruDate < fromDate) throw errors.error('daysOrder');
  if (fromDate <= contract.thru) throw errors.error('beforeEnd');
  if (monthsLater({ date: fromDate }, (was.parts - 1) * was.gapMonths).date > thruDate) throw errors.error('tooShort');
  return { ...was, from: fromDate, thru: thruDate, table: nextRows(was.table, readExact(raisePercent ?? '0') ?? 0) };
}

/** The next contract with those of the members in reach who go along. Throws notFound, daysOrder, beforeEnd, tooShort. */
export async function planRenewal(db: Db, rows: RowScope, contractId: string, asked: RenewalAsked): Promise<RenewalPlan> {
  const contract = isUuid(contractId) ? await renewedContract(db, rows, contractId) : undefined;
  if (contract === undefined) throw httpErrors.error('notFound');
  const terms = termsOfNext(contract, await storedTerms(db, contractId, [contract.companyId]), asked);
  const [limits, members] = [await ageLimitsOf(db, contractId), await membersOfContract(db, rows, contractId)];
  const employed = await employedOf(db, rows, contractId);
  const going: { member: ContractMember; premium: CountedPremium }[] = [];
  const staying: { member: ContractMember; reason: StayingReason }[] = [];
  for (const member of members) {
    const found = nextPremium(terms, limits, { ...member, isEmployed: employed.has(member.partyId), isRelated: isRelatedOn(member, terms.from) });
    if (typeof found === 'string') staying.push({ member, reason: found });
    else going.push({ member, premium: found });
  }
  const years = Math.max(1, Math.round((Date.parse(terms.from) - Date.parse(contract.from)) / (365.2425 * 86_400_000)));
  const stamp = stampOf([terms.from, terms.thru, contract.rowVersion, terms.table, terms.shares, going.map(({ member, premium }) => [member.membershipId, premium.parts])]);
  return {
    contract,
    from: terms.from,
    thru: terms.thru,
    table: terms.table,
    joinFrom: moved(contract.joinFrom, years),
    joinThru: moved(contract.joinThru, years),
    going,
    staying,
    stamp,
  };
}
