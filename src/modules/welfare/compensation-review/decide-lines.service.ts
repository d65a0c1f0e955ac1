/**
 * Decisions on lines of claims. What is payable is counted by the rules of `compensation/calculate` from what the ledger says was used before: a line
 * decided earlier stays as it is. The family's account is held, so that of many decisions at a time none passes a ceiling.
 */
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { costsOf, giveBack, heldBy, holdAccount, takeOf, usedBefore } from '../claims/ceilings.store.ts';
import type { RefusalReason } from '../claims/claim-line.rules.ts';
import { type ClaimOf, type LineRow, lockLinesBy, writeDecision } from '../claims/claim-lines.store.ts';
import { type ClaimLine, countClaims } from '../claims/claims.rules.ts';
import { ceilingNear } from './ceiling-near.notice.ts';
import { bringsNear } from './ceiling-near.rules.ts';
import { compensationReviewErrors as errors } from './compensation-review.errors.ts';

export const lineOutcomes = ['accept', 'return', 'reject'] as const;

export interface LineDecision {
  readonly lineId: string;
  readonly outcome: (typeof lineOutcomes)[number];
  /** Digits of rials: of an accepted line. */
  readonly accepted?: string | null | undefined;
  /** In words: where less is accepted than claimed, and of what is sent back or refused. */
  readonly reason?: string | null | undefined;
  readonly refusalId?: RefusalReason | null | undefined;
}

/** Who decides, in a transaction. */
export interface Deciding {
  readonly tx: Tx;
  readonly now: Date;
  readonly byPartyId: string;
  newId(): string;
  audit(entry: AuditEntry): void;
}

/** Rials of an accepted line. Throws what a decision may not be, at its field below `at`. */
function acceptedIn({ outcome, accepted, reason, refusalId }: LineDecision, line: LineRow, at: string): bigint {
  const fault = (name: 'acceptedNeeded' | 'tooMuch' | 'reasonNeeded' | 'refusalNeeded', field: string) => errors.error(name, { fields: { [`${at}.${field}`]: name } });
  if (outcome !== 'accept') {
    if (!reason?.trim()) throw fault('reasonNeeded', 'reason');
    if (outcome === 'reject' && !refusalId) throw fault('refusalNeeded', 'refusalId');
    return 0n;
  }
  if (accepted === undefined || accepted === null || accepted === '') throw fault('acceptedNeeded', 'accepted');
  const rials = BigInt(accepted);
  if (rials > BigInt(line.claimed)) throw fault('tooMuch', 'accepted');
  if (rials < BigInt(line.claimed) && !reason?.trim()) throw fault('reasonNeeded', 'reason');
  return rials;
}

/** A line as the rules count it. */
const counted = (line: LineRow, accepted: bigint): ClaimLine => ({
  ...{ member: line.insuredId, type: line.costTypeEnumId, serviceDate: line.serviceDate, filedOn: line.filedOn, joinedOn: line.joinedOn, accepted },
});

const traced = (line: LineRow, status: string, audit: Deciding['audit']): void =>
  audit({
    ...{ entity: 'CompensationLine', id: line.lineId, action: 'update', subjectPartyId: line.partyId, companyId: line.companyId },
    changes: { statusId: [line.status, status] },
  });

/** Writes accepted lines of one claim with what is payable of each, and takes it of the ceilings. */
async function acceptLines(
  deciding: Deciding,
  claim: ClaimOf,
  accepted: readonly { readonly line: LineRow; readonly rials: bigint; readonly reason: string | null }[],
): Promise<void> {
  const { tx, now, byPartyId, newId, audit } = deciding;
  const accountId = await holdAccount(tx, claim);
  const costs = await costsOf(tx, claim.contractId);
  const lines = accepted.toSorted((a, b) => a.line.lineNo - b.line.lineNo);
  const results = countClaims(
    costs,
    await usedBefore(tx, accountId),
    lines.map(({ line, rials }) => counted(line, rials)),
  );
  let isNear = false;
  for (const [at, { line, rials, reason }] of lines.entries()) {
    const { payable, boundBy, personLeft, familyLeft } = results[at] as (typeof results)[number];
    const cost = costs.find(({ type }) => type === line.costTypeEnumId);
    if (cost !== undefined && payable > 0n) await takeOf(tx, claim, accountId, cost, { lineId: line.lineId, insuredId: line.insuredId, amount: payable, byPartyId, now, newId });
    await writeDecision(tx, line.lineId, {
      ...{ status: 'ClmApproved', accepted: String(rials), payable: String(payable), boundBy, decisionReason: reason, refusalId: null, byPartyId, now },
    });
    isNear ||= bringsNear(cost?.personCeiling, personLeft, payable) || bringsNear(cost?.familyCeiling, familyLeft, payable);
    traced(line, 'ClmApproved', audit);
  }
  if (isNear) await notify(tx, ceilingNear, { recipients: [claim.partyId], values: {}, link: '/PersonInsuranceReport', now, newId });
}

const statusOf = { return: 'ClmReturned', reject: 'ClmRejected' } as const;

/**
 * Decides on all lines of a claim that are under review, each exactly once. `claim` and its lines are held by the caller; `at` names the list in the
 * body. Throws undecided and what a decision may not be.
 */
export async function decideLines(deciding: Deciding, claim: ClaimOf & { readonly lines: readonly LineRow[] }, decisions: readonly LineDecision[], at: string): Promise<void> {
  const open = new Map(claim.lines.filter(({ status }) => status === 'ClmUnderReview').map((line) => [line.lineId, line]));
  const told = new Set(decisions.map(({ lineId }) => lineId));
  if (told.size < decisions.length || told.size < open.size || decisions.some(({ lineId }) => !open.has(lineId)))
    throw errors.error('undecided', { fields: { [at]: 'undecided' } });
  const judged = decisions.map((decision, index) => {
    const line = open.get(decision.lineId) as LineRow;
    return { line, decision, rials: acceptedIn(decision, line, `${at}.${index}`), reason: decision.reason?.trim() || null };
  });
  for (const { line, decision, reason } of judged) {
    if (decision.outcome === 'accept') continue;
    const status = statusOf[decision.outcome];
    const refusalId = decision.outcome === 'reject' ? (decision.refusalId ?? null) : null;
    await writeDecision(deciding.tx, line.lineId, {
      ...{ status, accepted: null, payable: null, boundBy: null, decisionReason: reason, refusalId, byPartyId: deciding.byPartyId, now: deciding.now },
    });
    traced(line, status, deciding.audit);
  }
  const accepted = judged.filter(({ decision }) => decision.outcome === 'accept');
  if (accepted.length > 0) await acceptLines(deciding, claim, accepted);
}

/** Refuses every line that nobody has decided on, for one reason. */
export async function rejectLines({ tx, now, byPartyId, audit }: Deciding, lines: readonly LineRow[], reason: string | null): Promise<void> {
  for (const line of lines) {
    await writeDecision(tx, line.lineId, {
      ...{ status: 'ClmRejected', accepted: null, payable: null, boundBy: null, decisionReason: reason, refusalId: 'RfOther', byPartyId, now },
    });
    traced(line, 'ClmRejected', audit);
  }
}

/** Takes an approval back that no insurer has seen: what the line held goes back to its ceilings. Throws notApproved, own. */
export async function reverseLine(
  { tx, now, byPartyId, newId, audit }: Deciding,
  lineId: string,
  { reason, refusalId }: { readonly reason: string; readonly refusalId: RefusalReason },
): Promise<void> {
  const [line] = await lockLinesBy(tx, [lineId]);
  if (line?.status !== 'ClmApproved') throw errors.error('notApproved');
  if (line.partyId === byPartyId) throw errors.error('own');
  await holdAccount(tx, line);
  const held = await heldBy(tx, lineId);
  if (held > 0n) await giveBack(tx, { lineId, amount: held, byPartyId, now, newId });
  await writeDecision(tx, lineId, {
    ...{ status: 'ClmRejected', accepted: line.accepted, payable: '0', boundBy: line.boundBy, decisionReason: reason, refusalId, byPartyId, now },
  });
  traced(line, 'ClmRejected', audit);
}
