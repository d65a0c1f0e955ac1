/** Loans as they are read: what the ledger says of them as of a day. */
import { isUuid } from '#kernel/ids/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { LOAN_GRANT } from '../loan-ledger/loan-ledger.rules.ts';
import { type LoanLine, linesOf } from '../loan-ledger/loan-ledger.service.ts';
import { moveGrant } from '../loan-ledger/loan-ledger.store.ts';
import { withdraw as withdrawPlace } from '../loan-provision/provision.service.ts';
import type { ownLoans, recipientInfo, withdrawGrant } from './loan-recipient.contract.ts';
import { loanRecipientErrors } from './loan-recipient.errors.ts';
import * as store from './loan-recipient.store.ts';

/** What all of a loan comes to. */
function summaryOf({ loanId, partyId, year, place, loanTitle, status, paidOn, principal, count }: store.LoanHead, lines: readonly LoanLine[]) {
  const sum = (of: 'paid' | 'open'): string => String(lines.reduce((total, line) => total + line[of], 0n));
  const said = { loanId, partyId, loanCode: shownNumber(year, place), loanTitle, status, paidOn, principal: String(principal), count };
  return { ...said, paid: sum('paid'), open: sum('open'), lateLines: lines.filter(({ isLate }) => isLate).length };
}

const toLine = (line: LoanLine, paidOn: string | null) => ({
  ...{ number: line.number, originalNumber: line.originalNumber, dueDate: line.dueDate, amount: String(line.due), principal: String(line.principal), profit: String(line.profit) },
  ...{ fee: String(line.fee), penalty: String(line.penaltyDue), paid: String(line.paid), open: String(line.open), state: line.state, isLate: line.isLate, paidOn },
});

/** A loan with its lines, its ledger, its payments and who answers for it. */
async function withLines(db: Db, of: store.StoredRecipient, asOf: string) {
  const { loanId, companyId, fullName, pseudoId, companyName, unitName, positionName, yearlyRate } = of;
  const lines = await linesOf(db, { companyId, loanIds: [loanId], asOf });
  const entries = await store.entriesOf(db, loanId, asOf);
  const parts = await store.partsOf(db, loanId);
  const receipts = new Map(entries.flatMap(({ kind, line, day, isReversed }) => ((kind === 'received' || kind === 'deducted') && !isReversed ? [[line, day] as const] : [])));
  return {
    ...summaryOf(of, lines),
    ...{ fullName, pseudoId, companyName, unitName, positionName, yearlyRate },
    lines: lines.map((line) => toLine(line, receipts.get(line.number) ?? null)),
    entries: entries.map(({ isReversed: _, amount, ...entry }) => ({ ...entry, amount: String(amount) })),
    payments: parts.map(({ amount, target: _, ...part }) => ({ ...part, amount: String(amount) })),
    target: parts.map(({ part, target }) => ({ part, target })),
    guarantors: (await store.guarantorsOf(db, of)).map((guarantor) => ({ pseudoId: guarantor.pseudoId, fullName: guarantor.fullName })),
  };
}

/** Throws notFound. */
export async function readRecipient({ db, rows, today, query: { loanId, asOf } }: Context<typeof recipientInfo>) {
  const found = await store.recipientIn(db, rows, loanId);
  if (found === undefined) throw httpErrors.error('notFound');
  return withLines(db, found, asOf ?? today);
}

export async function readOwnLoans({ db, actor, today }: Context<typeof ownLoans>) {
  const heads = await store.ownHeads(db, actor);
  const lines = Map.groupBy(await linesOf(db, { companyId: actor.companyId, loanIds: heads.map(({ loanId }) => loanId), asOf: today }), ({ loanId }) => loanId);
  const guaranteed = await store.guaranteedBy(db, actor);
  return {
    loans: heads.map((head) => summaryOf(head, lines.get(head.loanId) ?? [])),
    waiting: (await store.waitingOf(db, actor)).map(({ amount, ...grant }) => ({ ...grant, amount: String(amount) })),
    guaranteed: guaranteed.map(({ year, place, borrowerName, loanTitle, status, paidOn, principal, count }) => ({
      ...{ loanCode: shownNumber(year, place), guarantorId: actor.partyId, borrowerName, loanTitle, status, paidOn, principal: String(principal), count },
    })),
  };
}

/** Takes a place back with its grant: what is free goes to the next who waits. */
async function leaveList({ tx, rows, today, clock, newId, audit }: Context<typeof withdrawGrant>, placeId: string): Promise<void> {
  await withdrawPlace({ tx, rows, today, now: new Date(clock.now()), newId: () => newId(), audit: (entry) => audit(entry) }, placeId, null);
}

/** Throws notFound, notWaiting, and what a list refuses. */
export async function withdraw(context: Context<typeof withdrawGrant>): Promise<{ status: 'LgWithdrawn' }> {
  const { tx, actor, params, audit } = context;
  const { loanRequestId } = params;
  // a list is held before what stands in it
  const place = isUuid(loanRequestId) ? await store.ownPlace(tx, actor, loanRequestId) : undefined;
  if (place !== undefined) await leaveList(context, place.placeId);
  const grant = isUuid(loanRequestId) ? await store.holdOwnGrant(tx, actor, loanRequestId) : undefined;
  if (grant === undefined) throw httpErrors.error('notFound');
  const { status } = place ?? grant;
  if (!['LgApproved', 'LgWaiting', 'LgFunded'].includes(status)) throw loanRecipientErrors.error('notWaiting');
  if (place === undefined) await moveGrant(tx, loanRequestId, 'LgWithdrawn');
  audit({
    ...{ entity: LOAN_GRANT, id: loanRequestId, action: 'update', subjectPartyId: actor.partyId, companyId: actor.companyId },
    changes: { status: [status, 'LgWithdrawn'] },
  });
  return { status: 'LgWithdrawn' };
}
