/** What the call of premiums asks, read into rules. */

import { monthsLater } from '#kernel/formula/days.ts';
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { type AudienceRow, rowsOverlap, sharesAddUp } from '../counting/shares.rules.ts';
import { contractTerms } from './contract-terms.store.ts';
import type { contractPremium, premiumCall } from './premium.contract.ts';
import { premiumErrors } from './premium.errors.ts';
import { type PremiumTerms, premiumOf, prorations, yearFrom } from './premium.rules.ts';

type Asking = Context<typeof premiumCall>;
type Terms = NonNullable<Asking['body']['terms']>;
interface Body {
  readonly terms: Terms;
  readonly members: Asking['body']['members'];
}

const LONGEST_MONTHS = 60;
const HUNDRED = 100;
const exact = (value: string | number): Exact => readExact(String(value)) ?? 0;
const later = (date: string, months: number): string => monthsLater({ date }, months).date;

function sharesFrom({ shares = [{ employee: HUNDRED }] }: Terms): (AudienceRow & { readonly employee: Exact })[] {
  if (!shares.every(sharesAddUp) || rowsOverlap(shares)) throw premiumErrors.error('sharesSum');
  return shares.map(({ relation, employee }) => ({ relation, employee: exact(employee) }));
}

function termsFrom(terms: Terms, from: string): PremiumTerms {
  const thru = terms.thru ?? yearFrom(from);
  if (thru < from || thru >= later(from, LONGEST_MONTHS)) throw premiumErrors.error('contractDays');
  const table = terms.table.map(({ premium, ...row }) => ({ ...row, premium: BigInt(premium) }));
  if ([...Map.groupBy(table, ({ since = '' }) => since).values()].some(rowsOverlap)) throw premiumErrors.error('rowsOverlap');
  const { parts = 1, gapMonths = 1 } = terms;
  if (later(from, (parts - 1) * gapMonths) > thru) throw premiumErrors.error('partsBeyond');
  return { from, thru, ageOn: terms.ageOn ?? 'contract', proration: terms.proration ?? 'months', table, parts, gapMonths, shares: sharesFrom(terms) };
}

function counted(terms: PremiumTerms, { leftOn, ...member }: Body['members'][number]) {
  const found = premiumOf(terms, { ...member, leftOn: leftOn ?? undefined });
  const head = { relation: member.relation, tier: member.tier ?? null };
  if (typeof found === 'string')
    return { ...head, age: null, tableRow: null, wholePremium: '0', covered: 0, coveredOf: 0, premium: 0n, employeeShare: 0n, employerShare: 0n, parts: [], fault: found };
  const { row, whole, of, ...rest } = found;
  return { ...head, ...rest, tableRow: row + 1, wholePremium: String(whole), coveredOf: of, fault: null };
}

interface Amounts {
  readonly premium: bigint;
  readonly employeeShare: bigint;
  readonly employerShare: bigint;
}

const written = ({ premium, employeeShare, employerShare }: Amounts) => ({ premium: String(premium), employeeShare: String(employeeShare), employerShare: String(employerShare) });

/** Terms of a contract as a question says them. Throws unknownContract. */
async function termsOfContract(db: Db, companyIds: readonly string[], contractId: string) {
  const found = await contractTerms(db, contractId, companyIds);
  if (found === undefined) throw premiumErrors.error('unknownContract');
  const { employee, table, shares, ...terms } = found;
  return { ...terms, table: [...table], shares: [...shares, { employee }] };
}

function premiums(body: Body) {
  if (body.members.some(({ joinedOn, leftOn }) => leftOn != null && leftOn < joinedOn)) throw premiumErrors.error('memberDays');
  const from = body.terms.from ?? body.members.map(({ joinedOn }) => joinedOn).toSorted()[0];
  const terms = from === undefined ? undefined : termsFrom(body.terms, from);
  const members = terms === undefined ? [] : body.members.map((member) => counted(terms, member));
  const sum = (name: keyof Amounts): bigint => members.reduce((total, member) => total + member[name], 0n);
  return {
    ...{ from: terms?.from ?? null, thru: terms?.thru ?? null, proration: terms?.proration ?? prorations[0] },
    ...written({ premium: sum('premium'), employeeShare: sum('employeeShare'), employerShare: sum('employerShare') }),
    members: members.map((member) => ({
      ...member,
      ...written(member),
      parts: member.parts.map(({ amount, employeeShare, employerShare, ...part }) => ({
        ...part,
        amount: String(amount),
        employeeShare: String(employeeShare),
        employerShare: String(employerShare),
      })),
    })),
  };
}

/** What a stored contract says of its premiums, for what is counted by the rule. `companyIds`: whose it may be. Throws unknownContract, contractDays. */
export async function storedTerms(db: Db, contractId: string, companyIds: readonly string[]): Promise<PremiumTerms> {
  const terms = await termsOfContract(db, companyIds, contractId);
  return termsFrom(terms, terms.from);
}

/** Throws termsOrContract, unknownContract, contractDays, rowsOverlap, sharesSum, partsBeyond, memberDays. */
export async function premiumFor(asking: Asking) {
  const { contractId, terms, members } = asking.body;
  if ((contractId === undefined) === (terms === undefined)) throw premiumErrors.error('termsOrContract');
  return premiums({ terms: terms ?? (await termsOfContract(asking.tx, asking.rows.companyIds, String(contractId))), members });
}

/** Throws as premiumFor. */
export async function premiumOfContract({ query: { insuranceContractId, ...member }, ...asking }: Context<typeof contractPremium>) {
  return premiums({ terms: await termsOfContract(asking.db, asking.rows.companyIds, insuranceContractId), members: [member] });
}
