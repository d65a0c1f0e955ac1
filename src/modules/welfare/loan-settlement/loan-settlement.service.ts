/** A loan settled whole: its statement as of a day, and the entries that follow from it. */
import type { BodyOf } from '#kernel/call.ts';
import { writeDecimal } from '#kernel/rial/fraction.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { bookEntries, type Entry, type LoanLine, linesOf } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { type Acting, bookingOf, demandLoans, type Looking, lateTerms, readableLoan } from './acting.service.ts';
import { chargedThru, type HeldLoan, writeReceipt } from './held-loan.store.ts';
import { readSettlement, settleLoan } from './loan-settlement.contract.ts';
import { loanSettlementErrors } from './loan-settlement.errors.ts';
import { profitStart, type Statement, statementOf } from './owed.rules.ts';

export interface Counted {
  readonly loan: HeldLoan;
  readonly loanCode: string;
  /** Of the plan that holds. */
  readonly lines: readonly LoanLine[];
  readonly statement: Statement;
}

/** What a loan comes to when it is settled whole on a day. */
export async function count(
  { db, actor: { companyId } }: Pick<Looking, 'db'> & { readonly actor: Pick<Looking['actor'], 'companyId'> },
  loan: HeldLoan,
  on: string,
): Promise<Counted> {
  const lines = await linesOf(db, { companyId, loanIds: [loan.loanId], asOf: 'infinity' });
  const charged = await chargedThru(db, [loan.loanId]);
  const statement = statementOf(lines, {
    ...{ on, profitFrom: profitStart(lines, loan.paidOn), rebateShare: loan.rebateShare, late: await lateTerms(db, companyId, loan, on) },
    chargedThru: (number) => charged.get(`${loan.loanId} ${number}`),
  });
  return { loan, loanCode: lines[0]?.loanCode ?? '', lines, statement };
}

/** The statement of a loan of somebody in reach; writes nothing. Throws notFound, withheld. */
export async function settlement(looking: Looking, loanId: string, on: string) {
  const loan = await readableLoan(looking, readSettlement, loanId);
  const { loanCode, statement } = await count(looking, loan, on);
  return {
    ...{ loanId, partyId: loan.partyId, loanCode, title: loan.title, fullName: loan.fullName, on },
    ...{ dueAmount: String(statement.due), penaltyAmount: String(statement.penalty), principalLeft: String(statement.principalLeft) },
    ...{ profitToDay: String(statement.profitToDay), feeLeft: String(statement.feeLeft), unearnedProfit: String(statement.unearned) },
    ...{ rebateShare: writeDecimal(loan.rebateShare, 0), rebateAmount: String(statement.rebate), payableAmount: String(statement.payable) },
    lines: statement.lines.map((line) => ({
      ...{ installmentCode: line.number, dueDate: line.dueDate, originalAmount: String(line.principal), profitAmount: String(line.profit), feeAmount: String(line.fee) },
      ...{ installmentPenaltyAmount: String(line.penalty), rebateAmount: String(line.rebate), payableInstallmentAmount: String(line.payable) },
    })),
  };
}

/** Entries of a line that is settled whole: penalty that is not booked yet, what is given back, what was received. */
const entriesOf = (loanId: string, day: string, sourceId: string, { number, accrued, rebate, payable }: Statement['lines'][number]): Entry[] => {
  const common = { loanId, day, line: number, source: 'receipt', sourceId };
  return [
    ...(accrued > 0n ? [{ ...common, kind: 'penalty' as const, amount: accrued }] : []),
    ...(rebate > 0n ? [{ ...common, kind: 'rebate' as const, amount: rebate }] : []),
    ...(payable > 0n ? [{ ...common, kind: 'received' as const, amount: payable }] : []),
  ];
};

/** Settles a loan whole. Throws notFound, ownByOthers, dayOff, nothingOpen, and otherAmount where the statement says another amount. */
export async function settle(acting: Acting, { loanId, paidOn, payableAmount, method, reference, note }: BodyOf<typeof settleLoan>) {
  const { tx, actor, today, newId, audit } = acting;
  await holdLoans(tx, actor.companyId, [loanId]);
  const [loan] = await demandLoans(acting, settleLoan, [loanId]);
  if (loan === undefined) throw new Error('a loan that was found is there');
  if (paidOn > today || paidOn < loan.paidOn) throw loanSettlementErrors.error('dayOff');
  const { statement } = await count({ db: tx, actor }, loan, paidOn);
  if (statement.payable === 0n) throw loanSettlementErrors.error('nothingOpen');
  if (String(statement.payable) !== payableAmount) throw loanSettlementErrors.error('otherAmount', { values: { payable: formatRial(statement.payable) } });
  const receiptId = newId();
  await writeReceipt(tx, {
    ...{ receiptId, companyId: actor.companyId, loanId, method, reference: reference ?? null, amount: statement.payable, paidOn },
    ...{ isWhole: 'Y', note: note ?? null, bookedBy: actor.partyId },
  });
  await bookEntries(
    bookingOf(acting),
    statement.lines.flatMap((line) => entriesOf(loanId, paidOn, receiptId, line)),
  );
  audit({ entity: 'LoanReceipt', id: receiptId, action: 'create', companyId: actor.companyId, subjectPartyId: loan.partyId });
  return { receiptId, statusId: 'LoanSettled' };
}
