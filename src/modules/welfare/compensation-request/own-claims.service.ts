/** The own claims, whom they may be for, and what is left of the ceilings. */
import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Context } from '#platform/http/context.server.ts';
import { casesOf } from '#platform/requests/request-cases.store.ts';
import { withdrawRequest } from '#platform/requests/withdraw-request.service.ts';
import { costsOf, usedOf } from '../claims/ceilings.store.ts';
import { claimStatus, isUndecided } from '../claims/claim-line.rules.ts';
import { type ClaimRow, claimsOf, type LineRow, linesOf, lockClaim } from '../claims/claim-lines.store.ts';
import { ceilingsLeft } from '../claims/claims.rules.ts';
import { type Membership, membershipsOn } from '../insurance-membership/insurance-membership.store.ts';
import type { insuredOptions, ownClaims, withdrawClaim } from './compensation-request.contract.ts';
import { compensationRequestErrors } from './compensation-request.errors.ts';
import { PROCESS } from './compensation-request.steps.ts';
import { insuredIdOf } from './file-claim.service.ts';
import { insuredThrough } from './insured.store.ts';

/** Claims that are told. */
const MOST_CLAIMS = 100;

const toldLine = (line: LineRow) => {
  const { lineId, claimId, partyId, lineNo, status, serviceDate, filedOn, insuredName, costTypeEnumId, provider, invoiceNumber, claimed, accepted, payable } = line;
  const { boundBy, decisionReason, refusalId, insurerPaid, settled, paidOn, documents } = line;
  return {
    ...{ lineId, claimId, partyId, lineNo, status, serviceDate, filedOn, insuredName, costTypeEnumId, provider, invoiceNumber, claimed, accepted, payable, boundBy },
    ...{ decisionReason, refusalId, insurerPaid, settled, paidOn, documents: [...documents] },
  };
};

const digits = (amount: bigint | undefined): string | null => (amount === undefined ? null : String(amount));

type Asked = Pick<Context<typeof ownClaims>, 'db' | 'rows' | 'today'>;

interface Whose {
  readonly companyId: string;
  readonly partyId: string;
}

/** What is left for everybody who is insured through somebody today, of each type that a contract pays back. */
async function ceilingsToday({ db, rows, today }: Asked, { companyId, partyId }: Whose) {
  const members = await membershipsOn(db, rows, { companyId, partyId, day: today });
  const contracts = Map.groupBy(members, ({ contractId }) => contractId);
  const all = [];
  for (const [contractId, insured] of contracts) {
    const names = new Map(insured.map((one) => [insuredIdOf(one), one]));
    const left = ceilingsLeft(await costsOf(db, contractId), await usedOf(db, { partyId, contractId }), [...names.keys()]);
    for (const { type, member, personLeft, familyLeft } of left) {
      const { contractTitle, insuredName } = names.get(member) as Membership;
      all.push({ partyId, contractTitle, insuredId: member, insuredName, costTypeEnumId: type, personLeft: digits(personLeft), familyLeft: digits(familyLeft) });
    }
  }
  return all;
}

export async function readOwnClaims(context: Context<typeof ownClaims>) {
  const { db, actor } = context;
  const claims = await claimsOf(db, actor.companyId, actor.partyId, MOST_CLAIMS);
  const cases = await casesOf(
    db,
    claims.map(({ claimId }) => claimId),
  );
  return {
    claims: claims.map(({ claimId, status, sentAt, lines }) => ({ requestId: claimId, status, sentAt, instanceId: cases.get(claimId) ?? null, lines: lines.map(toldLine) })),
    ceilings: await ceilingsToday(context, actor),
  };
}

/** The lines of somebody whom the caller has found in reach, the newest claim first, and what is left of the ceilings. */
export async function claimsOfPerson(asked: Asked, whose: Whose) {
  const claims = await claimsOf(asked.db, whose.companyId, whose.partyId, MOST_CLAIMS);
  return { lines: claims.flatMap(({ lines }) => lines.map(toldLine)), ceilings: await ceilingsToday(asked, whose) };
}

/** Throws notFound, closed. */
export async function takeBack(context: Context<typeof withdrawClaim>) {
  const { actor, params, tx } = context;
  const asRequest = (claim: ClaimRow | undefined) => claim && { ...claim, requestId: claim.claimId };
  await withdrawRequest(context, {
    processKey: PROCESS,
    requestId: params.requestId,
    partyId: actor.partyId,
    lock: async (_tx, claimId) => asRequest(await lockClaim(tx, claimId)),
    isOpen: ({ status }) => isUndecided(status),
    closed: () => compensationRequestErrors.error('closed'),
  });
  return { status: claimStatus((await linesOf(tx, [params.requestId])).map(({ status }) => status)) };
}

/** Who is or was insured through somebody: by words of the name, or one by id. */
export async function insuredFound({ db, rows, actor, query: { searchValue = '', insuredId } }: Context<typeof insuredOptions>) {
  const words = foldForSearch(searchValue);
  const people = await insuredThrough(db, rows, actor);
  const found = people.filter((one) => (insuredId === undefined ? foldForSearch(one.insuredName).includes(words) : one.insuredId === insuredId));
  return {
    list: found.slice(0, MOST_OPTIONS).map((one) => ({
      ...{ insuredId: one.insuredId, title: one.insuredName, second: { code: null, words: one.relationName === null ? [] : [one.relationName] } },
    })),
  };
}
