/** Loans cancelled or written off: asked by one, decided by another, with what follows in the ledger. */
import type { BodyOf } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { actingIn } from '../approved-list/approved-list.define.ts';
import { PAID_LOAN } from '../loan-ledger/loan-ledger.rules.ts';
import { bookEntries, cancelLoan, linesOf } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { cancelGrant } from '../loan-provision/provision.service.ts';
import { type Acting, bookingOf, demandLoans } from '../loan-settlement/acting.service.ts';
import type { HeldLoan } from '../loan-settlement/held-loan.store.ts';
import { withdrawOpenings } from '../running-loans/running-loans-import.store.ts';
import { askLoanEnding, decideLoanEnding } from './loan-endings.contract.ts';
import { loanEndingErrors } from './loan-endings.errors.ts';
import { type EndingKind, holdEnding, decide as store, writeEnding } from './loan-endings.store.ts';

const ENDED = { cancelled: 'LoanCancelled', writtenOff: 'LoanWrittenOff' } as const;

/** What is open of a loan that runs, and its lines. Throws notRunning. */
async function openOf({ tx, actor: { companyId } }: Acting, { loanId, status }: HeldLoan) {
  if (status !== 'LoanPaidOut') throw loanEndingErrors.error('notRunning');
  return (await linesOf(tx, { companyId, loanIds: [loanId], asOf: 'infinity' })).filter(({ open }) => open > 0n);
}

/** Throws notFound, ownByOthers, notRunning, askedAlready. */
export async function ask(acting: Acting, { loanId, kind, reason }: BodyOf<typeof askLoanEnding>): Promise<{ id: string }> {
  const { tx, actor, newId, audit } = acting;
  const [loan] = await demandLoans(acting, askLoanEnding, [loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  const amount = (await openOf(acting, loan)).reduce((sum, line) => sum + line.open, 0n);
  const id = newId();
  await writeEnding(tx, { id, companyId: actor.companyId, loanId, kind, amount, reason, askedBy: actor.partyId });
  audit({ entity: 'LoanEnding', id, action: 'create', companyId: actor.companyId, subjectPartyId: loan.partyId, changes: { kind: [null, kind] } });
  return { id };
}

/** What a granted one does in the ledger, of a loan that is held. */
async function end(acting: Acting, loan: HeldLoan, { id, kind, reason }: { readonly id: string; readonly kind: EndingKind; readonly reason: string }): Promise<void> {
  const { today: day, tx } = acting;
  const { loanId } = loan;
  const open = await openOf(acting, loan);
  if (kind === 'cancelled') {
    await cancelLoan(bookingOf(acting), loanId, { day, note: reason });
    await withdrawOpenings(tx, [loanId], day);
    await cancelGrant(actingIn(acting), loanId);
    return;
  }
  await bookEntries(
    bookingOf(acting),
    open.map((line) => ({ loanId, kind: 'writtenOff', amount: line.open, day, line: line.number, source: 'ending', sourceId: id, note: reason })),
  );
}

/** Throws notFound, ownByOthers, notSecond, decidedAlready, notRunning, and moneyCameIn of one that is cancelled. */
export async function decide(acting: Acting, id: string, { isGranted, rowVersion }: BodyOf<typeof decideLoanEnding>): Promise<{ statusId: string }> {
  const { tx, rows, actor, audit } = acting;
  const asked = isUuid(id) ? await holdEnding(tx, rows, actor.companyId, id) : undefined;
  if (asked === undefined) throw httpErrors.error('notFound');
  await holdLoans(tx, actor.companyId, [asked.loanId]);
  const [loan] = await demandLoans(acting, decideLoanEnding, [asked.loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  if (asked.statusId !== 'LeAsked' || asked.rowVersion !== rowVersion) throw loanEndingErrors.error('decidedAlready');
  if (asked.askedBy === actor.partyId) throw loanEndingErrors.error('notSecond');
  const statusId = isGranted ? 'LeGranted' : 'LeRefused';
  const trace = { action: 'update', companyId: actor.companyId, subjectPartyId: loan.partyId } as const;
  if (isGranted) {
    await end(acting, loan, { ...asked, id });
    audit({ ...trace, entity: PAID_LOAN, id: asked.loanId, changes: { status: [loan.status, ENDED[asked.kind]] } });
  }
  await store(tx, id, statusId, actor.partyId);
  audit({ ...trace, entity: 'LoanEnding', id, changes: { statusId: ['LeAsked', statusId] } });
  return { statusId };
}
