/** Money for instalments: received line by line with the penalty of the day, and taken back by the receipt. */
import type { BodyOf } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { bookEntries, linesOf, reverseEntries } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { undoPlan } from '../loan-prepayment/loan-prepayment.service.ts';
import { type Acting, bookingOf, demandLoans, lateTerms } from '../loan-settlement/acting.service.ts';
import { chargedThru, type HeldLoan, holdReceipt, markReversed, writeReceipt } from '../loan-settlement/held-loan.store.ts';
import { loanSettlementErrors } from '../loan-settlement/loan-settlement.errors.ts';
import { type ToReceive, takesOf, toReceive, wholeOf } from '../loan-settlement/receipt.rules.ts';
import { entriesOfTake } from '../loan-settlement/receipt-entries.service.ts';
import { payInstallment, type reverseReceipt } from './instalments.contract.ts';
import { instalmentErrors } from './instalments.errors.ts';

type Asked = BodyOf<typeof payInstallment>;

/** Of one loan the lines that were named and are open, oldest first. Throws notFound. */
export async function openLines(
  { tx, actor: { companyId } }: Acting,
  loan: HeldLoan,
  numbers: ReadonlySet<number>,
  paidOn: string,
): Promise<{ readonly loanCode: string; readonly lines: readonly ToReceive[] }> {
  const [lines, charged, terms] = [
    await linesOf(tx, { companyId, loanIds: [loan.loanId], asOf: 'infinity' }),
    await chargedThru(tx, [loan.loanId]),
    await lateTerms(tx, companyId, loan, paidOn),
  ];
  const named = lines.filter(({ number }) => numbers.has(number));
  if (named.length !== numbers.size) throw httpErrors.error('notFound');
  return { loanCode: lines[0]?.loanCode ?? '', lines: toReceive(named, terms, paidOn, (number) => charged.get(`${loan.loanId} ${number}`)) };
}

interface Receiving {
  readonly lines: readonly ToReceive[];
  /** All of them where it is not said. */
  readonly amount?: bigint | undefined;
  readonly said: Omit<Asked, 'installments'>;
}

/** Books what came in for lines of one loan. Answers the receipt and rials of it. Throws dayOff, nothingOpen, tooMuch, referenceSeen. */
export async function receiveLines(acting: Acting, loan: HeldLoan, { lines, amount, said }: Receiving): Promise<{ readonly receiptId: string; readonly amount: bigint }> {
  const { tx, actor, today, newId, audit } = acting;
  const { paidOn, method, reference, note } = said;
  if (paidOn > today || paidOn < loan.paidOn) throw loanSettlementErrors.error('dayOff');
  const most = lines.reduce((sum, line) => sum + wholeOf(line), 0n);
  if (most === 0n) throw instalmentErrors.error('nothingOpen');
  if (amount !== undefined && amount > most) throw instalmentErrors.error('tooMuch', { values: { most: formatRial(most) } });
  const receiptId = newId();
  await writeReceipt(tx, {
    ...{ receiptId, companyId: actor.companyId, loanId: loan.loanId, method, reference: reference ?? null, amount: amount ?? most, paidOn },
    ...{ isWhole: 'N' as const, note: note ?? null, bookedBy: actor.partyId },
  });
  await bookEntries(
    bookingOf(acting),
    takesOf(lines, amount ?? most).flatMap((take) => entriesOfTake({ loanId: loan.loanId, day: paidOn, receiptId }, take)),
  );
  audit({ entity: 'LoanReceipt', id: receiptId, action: 'create', companyId: actor.companyId, subjectPartyId: loan.partyId });
  return { receiptId, amount: amount ?? most };
}

/** Receives instalments; loans are held in one order. Throws notFound, ownByOthers, dayOff, nothingOpen, tooMuch, oneLoan, referenceSeen. */
export async function receive(acting: Acting, { installments, ...said }: Asked): Promise<{ receiptIds: string[] }> {
  const byLoan = Map.groupBy(installments, ({ loanId }) => loanId);
  const amount = said.paidInstallmentAmount == null ? undefined : BigInt(said.paidInstallmentAmount);
  if (amount !== undefined && byLoan.size > 1) throw instalmentErrors.error('oneLoan');
  await holdLoans(acting.tx, acting.actor.companyId, [...byLoan.keys()]);
  const receiptIds: string[] = [];
  for (const loan of await demandLoans(acting, payInstallment, [...byLoan.keys()])) {
    const numbers = new Set((byLoan.get(loan.loanId) ?? []).map(({ number }) => number));
    const { lines } = await openLines(acting, loan, numbers, said.paidOn);
    receiptIds.push((await receiveLines(acting, loan, { lines, amount, said })).receiptId);
  }
  return { receiptIds };
}

/** Takes back what a receipt has booked. Throws notFound, ownByOthers, reversedAlready, and planMovedOn where its plan has changed since. */
export async function reverse(acting: Acting, call: typeof reverseReceipt, receiptId: string, reason: string): Promise<{ reversed: number }> {
  const { tx, rows, actor, today, audit } = acting;
  const receipt = isUuid(receiptId) ? await holdReceipt(tx, rows, actor.companyId, receiptId) : undefined;
  if (receipt === undefined) throw httpErrors.error('notFound');
  await demandLoans(acting, call, [receipt.loanId]);
  if (receipt.reversedOn !== null) throw loanSettlementErrors.error('reversedAlready');
  const reversed = await reverseEntries(bookingOf(acting), { source: 'receipt', sourceId: receiptId }, { day: today, note: reason });
  if (receipt.planVersion !== null) await undoPlan(acting, { loanId: receipt.loanId, version: receipt.planVersion, note: reason });
  await markReversed(tx, [receiptId], { day: today, why: reason });
  audit({ entity: 'LoanReceipt', id: receiptId, action: 'update', companyId: actor.companyId, subjectPartyId: receipt.partyId, changes: { reversedOn: [null, today] } });
  return { reversed };
}
