/** Instalments that were chosen in the list, received whole in one act: those that cannot be are told row by row. */
import type { BodyOf } from '#kernel/call.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { type Acting, demandLoans, loansOf } from '../loan-settlement/acting.service.ts';
import type { ToReceive } from '../loan-settlement/receipt.rules.ts';
import { type ROW_FAULTS, receiveSelected } from './instalments.contract.ts';
import { instalmentErrors } from './instalments.errors.ts';
import { instalmentSource } from './instalments.store.ts';
import { openLines, receiveLines } from './receive.service.ts';

type Fault = (typeof ROW_FAULTS)[number];

/** Lines of one act. */
export const MOST_SELECTED = 500;

/**
 * Receives each chosen line with its penalty of the day, a receipt for each loan. With a line at fault nothing is booked, unless those are left out.
 * Throws noneChosen, tooManyChosen, classHidden, referenceSeen.
 */
export async function receiveChosen(acting: Acting, { selection, show = 'open', leavesOut = false, ...said }: BodyOf<typeof receiveSelected>) {
  const { tx, actor, rows, today } = acting;
  const { paidOn } = said;
  const keys = await selectionOf(instalmentSource, { db: tx, actor, rows, today, by: receiveSelected, query: { show, order: 'asc' } }, selection);
  if (keys.length === 0) throw instalmentErrors.error('noneChosen');
  if (keys.length > MOST_SELECTED) throw instalmentErrors.error('tooManyChosen');
  const chosen = Map.groupBy(keys, (key) => key.split(':')[0] ?? '');
  const loanIds = [...chosen.keys()];
  await holdLoans(tx, actor.companyId, loanIds);
  const faults: { installmentId: string; loanCode: string; number: number; fault: Fault }[] = [];
  const toBook: { loanId: string; lines: readonly ToReceive[] }[] = [];
  for (const loan of await loansOf({ db: tx, rows, actor }, loanIds)) {
    const numbers = new Set((chosen.get(loan.loanId) ?? []).map((key) => Number(key.split(':')[1])));
    const { lines, loanCode } = await openLines(acting, loan, numbers, paidOn);
    const open = new Set(lines.map(({ line }) => line.number));
    const ofLoan: Fault | undefined = loan.partyId === actor.partyId ? 'own' : paidOn > today || paidOn < loan.paidOn ? 'dayOff' : undefined;
    for (const number of numbers) {
      const fault = ofLoan ?? (open.has(number) ? undefined : 'nothingOpen');
      if (fault !== undefined) faults.push({ installmentId: `${loan.loanId}:${number}`, loanCode, number, fault });
    }
    if (ofLoan === undefined && lines.length > 0) toBook.push({ loanId: loan.loanId, lines });
  }
  if (faults.length > 0 && !leavesOut) return { receipts: 0, amount: '0', faults };
  let amount = 0n;
  const loans = new Map(
    (
      await demandLoans(
        acting,
        receiveSelected,
        toBook.map(({ loanId }) => loanId),
      )
    ).map((loan) => [loan.loanId, loan]),
  );
  for (const { loanId, lines } of toBook) {
    const loan = loans.get(loanId);
    if (loan !== undefined) amount += (await receiveLines(acting, loan, { lines, said })).amount;
  }
  return { receipts: toBook.length, amount: String(amount), faults };
}
