/** Penalties remitted and lines written off: asked by one, decided by another, with the entry in the ledger. */
import type { BodyOf } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { bookEntries, type Entry, linesOf } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { type Acting, bookingOf, demandLoans, lateTerms } from '../loan-settlement/acting.service.ts';
import { chargedThru, type HeldLoan } from '../loan-settlement/held-loan.store.ts';
import { accruedOf } from '../loan-settlement/owed.rules.ts';
import { askRemission, decideRemission } from './instalments.contract.ts';
import { instalmentErrors } from './instalments.errors.ts';
import { holdRemission, decide as store, writeRemission } from './instalments.store.ts';

interface OfLine {
  readonly number: number;
  readonly kind: 'remission' | 'writtenOff';
  readonly amount: bigint;
}

/** Entries of what is remitted: the penalty of the day that is not booked yet goes before it. Throws notFound and remitTooMuch. */
async function entriesOf({ tx, actor: { companyId }, today }: Acting, loan: HeldLoan, { number, kind, amount }: OfLine, sourceId: string): Promise<Entry[]> {
  const line = (await linesOf(tx, { companyId, loanIds: [loan.loanId], asOf: 'infinity' })).find((one) => one.number === number);
  if (line === undefined) throw httpErrors.error('notFound');
  const charged = (await chargedThru(tx, [loan.loanId])).get(`${loan.loanId} ${number}`);
  const accrued = accruedOf(line, await lateTerms(tx, companyId, loan, today), today, charged);
  const most = (kind === 'remission' ? line.openPenalty : line.open) + accrued;
  if (amount > most) throw instalmentErrors.error('remitTooMuch', { values: { most: formatRial(most) } });
  const common = { loanId: loan.loanId, day: today, line: number, source: 'remission', sourceId };
  return [...(accrued > 0n ? [{ ...common, kind: 'penalty' as const, amount: accrued }] : []), { ...common, kind, amount }];
}

/** Throws notFound, ownByOthers, remitTooMuch, askedAlready. */
export async function ask(acting: Acting, { loanId, number, kind, amount, reason }: BodyOf<typeof askRemission>): Promise<{ id: string }> {
  const { tx, actor, newId, audit } = acting;
  const [loan] = await demandLoans(acting, askRemission, [loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  const id = newId();
  const asked = { number, kind, amount: BigInt(amount) };
  await entriesOf(acting, loan, asked, id);
  await writeRemission(tx, { id, companyId: actor.companyId, loanId, ...asked, reason, askedBy: actor.partyId });
  audit({ entity: 'LoanRemission', id, action: 'create', companyId: actor.companyId, subjectPartyId: loan.partyId });
  return { id };
}

/** Throws notFound, ownByOthers, notSecond, decidedAlready, remitTooMuch. */
export async function decide(acting: Acting, id: string, { isGranted, rowVersion }: BodyOf<typeof decideRemission>): Promise<{ statusId: string }> {
  const { tx, rows, actor, audit } = acting;
  const asked = isUuid(id) ? await holdRemission(tx, rows, actor.companyId, id) : undefined;
  if (asked === undefined) throw httpErrors.error('notFound');
  const [loan] = await demandLoans(acting, decideRemission, [asked.loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  if (asked.statusId !== 'LrAsked' || asked.rowVersion !== rowVersion) throw instalmentErrors.error('decidedAlready');
  if (asked.askedBy === actor.partyId) throw instalmentErrors.error('notSecond');
  const statusId = isGranted ? 'LrGranted' : 'LrRefused';
  if (isGranted) {
    await holdLoans(tx, actor.companyId, [asked.loanId]);
    await bookEntries(bookingOf(acting), await entriesOf(acting, loan, asked, id));
  }
  await store(tx, id, statusId, actor.partyId);
  audit({ entity: 'LoanRemission', id, action: 'update', companyId: actor.companyId, subjectPartyId: loan.partyId, changes: { statusId: ['LrAsked', statusId] } });
  return { statusId };
}
