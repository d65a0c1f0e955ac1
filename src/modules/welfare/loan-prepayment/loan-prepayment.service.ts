/** Principal that comes back before its time: the plan as it would be, the receipt with its plan, and both taken back. */
import type { BodyOf } from '#kernel/call.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { Db } from '#platform/db/db.server.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { type Entry, type LoanLine, linesOf, reschedule } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans, lastVersions } from '../loan-ledger/loan-ledger.store.ts';
import { shownLines } from '../loan-moving/postpone.rules.ts';
import { type Acting, bookingOf, demandLoans, type Looking, readableLoan } from '../loan-settlement/acting.service.ts';
import { type HeldLoan, writeReceipt } from '../loan-settlement/held-loan.store.ts';
import { loanSettlementErrors } from '../loan-settlement/loan-settlement.errors.ts';
import { type Counted, count } from '../loan-settlement/loan-settlement.service.ts';
import { prepayLoan, readPrepayment } from './loan-prepayment.contract.ts';
import { loanPrepaymentErrors } from './loan-prepayment.errors.ts';
import { linesOfVersion, planSince, touchedLines } from './loan-prepayment.store.ts';
import { type PrepaidPlan, type PrepayWay, prepaidPlan, sharesOf } from './prepay.rules.ts';

interface Asked {
  readonly on: string;
  readonly amount: bigint;
  readonly way: PrepayWay;
}

interface Planned extends Counted {
  /** What is due with its penalty. */
  readonly due: bigint;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly plan: PrepaidPlan;
}

/** Throws nothingOpen, onlyDue, settleWhole, beforePlan, notPrepayable. */
async function planned({ db, actor }: { db: Db; actor: Looking['actor'] }, loan: HeldLoan, { on, amount, way }: Asked): Promise<Planned> {
  const counted = await count({ db, actor }, loan, on);
  const { lines, statement } = counted;
  if (statement.payable === 0n) throw loanSettlementErrors.error('nothingOpen');
  if (on < (await planSince(db, loan.loanId))) throw loanPrepaymentErrors.error('beforePlan');
  const due = statement.due + statement.penalty;
  if (amount <= due) throw loanPrepaymentErrors.error('onlyDue', { values: { due: formatRial(due) } });
  if (lines.some((line) => line.open > 0n && line.dueDate > on && line.rebate + line.writtenOff > 0n)) throw loanPrepaymentErrors.error('notPrepayable');
  const { principalLeft, unearned, profitToDay, payable } = statement;
  const shares = sharesOf(amount - due, { principal: principalLeft, profit: unearned + profitToDay, profitToDay, rebateShare: loan.rebateShare });
  if (shares === undefined) throw loanPrepaymentErrors.error('settleWhole', { values: { payable: formatRial(payable) } });
  const plan = prepaidPlan(lines, await touchedLines(db, loan.loanId), {
    ...{ ...shares, day: on, way, rounding: { mode: loan.roundingMode, unit: loan.roundingUnit }, keepsPrincipal: loan.method === 'EqualPrincipal' },
  });
  return { ...counted, ...shares, due, plan };
}

const profitOf = (lines: readonly { readonly profit: bigint }[]): bigint => lines.reduce((sum, { profit }) => sum + profit, 0n);
const toCome = (lines: readonly { readonly dueDate: string; readonly principal: bigint; readonly profit: bigint; readonly fee: bigint }[], on: string): number =>
  lines.filter(({ dueDate, principal, profit, fee }) => dueDate > on && principal + profit + fee > 0n).length;

/** What paying early would come to; writes nothing. Throws notFound, withheld (refusals say sums of it too), and as `prepay`. */
export async function prepayment(looking: Looking, { loanId, on, amount, way }: { loanId: string; on: string; amount: string; way: PrepayWay }) {
  const loan = await readableLoan(looking, readPrepayment, loanId);
  const { lines, due, principal, profit, plan } = await planned(looking, loan, { on, amount: BigInt(amount), way });
  return {
    ...{ loanId, partyId: loan.partyId, version: lines[0]?.version ?? 0 },
    ...{ dueAmount: String(due), originalAmount: String(principal), profitAmount: String(profit), savedAmount: String(profitOf(lines) - profitOf(plan.lines)) },
    ...{ linesBefore: toCome(lines, on), linesAfter: toCome(plan.lines, on), lines: shownLines(lines, plan.lines) },
  };
}

/** What a receipt books: what is due with its penalty, and the line that came back. */
function entriesOf({ statement, plan, principal, profit }: Planned, day: string, sourceId: string): Omit<Entry, 'loanId'>[] {
  const common = { day, source: 'receipt', sourceId };
  const ofDue = statement.lines
    .filter(({ dueDate }) => dueDate <= day)
    .flatMap(({ number: line, accrued, payable }): Omit<Entry, 'loanId'>[] => [
      ...(accrued > 0n ? [{ ...common, line, kind: 'penalty' as const, amount: accrued }] : []),
      ...(payable > 0n ? [{ ...common, line, kind: 'received' as const, amount: payable }] : []),
    ]);
  return [...ofDue, { ...common, line: plan.number, kind: 'received', amount: principal + profit }];
}

/** Throws notFound, ownByOthers, dayOff, planOutdated where another plan was shown, nothingOpen, onlyDue, settleWhole, beforePlan, notPrepayable, referenceSeen. */
export async function prepay(acting: Acting, { loanId, paidOn, amount, way, version: seen, method, reference, note }: BodyOf<typeof prepayLoan>) {
  const { tx, actor, today, newId, audit } = acting;
  await holdLoans(tx, actor.companyId, [loanId]);
  const [loan] = await demandLoans(acting, prepayLoan, [loanId]);
  if (loan === undefined) throw new Error('a loan that was found is there');
  if (paidOn > today || paidOn < loan.paidOn) throw loanSettlementErrors.error('dayOff');
  const asked = await planned({ db: tx, actor }, loan, { on: paidOn, amount: BigInt(amount), way });
  if (asked.lines[0]?.version !== seen) throw loanLedgerErrors.error('planOutdated');
  const receiptId = newId();
  await writeReceipt(tx, {
    ...{ receiptId, companyId: actor.companyId, loanId, method, reference: reference ?? null, amount: BigInt(amount), paidOn, planVersion: seen + 1 },
    ...{ isWhole: 'N' as const, note: note ?? null, bookedBy: actor.partyId },
  });
  const { version } = await reschedule(bookingOf(acting), {
    ...{ loanId, reason: 'prepaid', fromDay: paidOn, lines: asked.plan.lines, note: note ?? null },
    entries: entriesOf(asked, paidOn, receiptId),
  });
  const trace = { companyId: actor.companyId, subjectPartyId: loan.partyId } as const;
  audit({ ...trace, entity: 'LoanReceipt', id: receiptId, action: 'create' });
  audit({ ...trace, entity: 'PaidLoan', id: loanId, action: 'update', changes: { version: [seen, version] } });
  return { receiptId, version };
}

/**
 * The plan that held before a receipt, again from today on: lines of its plan that the old one does not know stay in it without anything to pay.
 * Throws planMovedOn where another plan has followed.
 */
export async function undoPlan(acting: Acting, { loanId, version, note }: { readonly loanId: string; readonly version: number; readonly note: string }): Promise<void> {
  const { tx, actor, today } = acting;
  if ((await lastVersions(tx, [loanId])).get(loanId) !== version) throw loanPrepaymentErrors.error('planMovedOn');
  const before = await linesOfVersion(tx, loanId, version - 1);
  const known = new Set(before.map(({ number }) => number));
  const now: readonly LoanLine[] = await linesOf(tx, { companyId: actor.companyId, loanIds: [loanId], asOf: 'infinity' });
  const added = now
    .filter(({ number }) => !known.has(number))
    .map(({ number, originalNumber, dueDate }) => ({ number, originalNumber, dueDate, principal: 0n, profit: 0n, fee: 0n }));
  await reschedule(bookingOf(acting), { loanId, reason: 'corrected', fromDay: today, lines: [...before, ...added], note });
}
