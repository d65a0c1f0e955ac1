/** Lines of a loan that move: the new plan as it would be, or written with what went to another line. */
import type { BodyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { ZERO } from '#kernel/rial/fraction.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { linesOf, reschedule } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { type Acting, bookingOf, demandLoans } from '../loan-settlement/acting.service.ts';
import { postponeInstallment } from './instalments.contract.ts';
import { instalmentErrors } from './instalments.errors.ts';
import { moveAll, moveToEnd } from './postpone.rules.ts';

/** Throws notFound, ownByOthers, nothingOpen, notMovable, and movedOften past what the definition of the loan lets. */
export async function postpone(acting: Acting, { loanId, number, way, months, hasProfit, reason, isPreview = false }: BodyOf<typeof postponeInstallment>) {
  const { tx, actor, today, audit } = acting;
  await holdLoans(tx, actor.companyId, [loanId]);
  const [loan] = await demandLoans(acting, postponeInstallment, [loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  if (loan.postponements >= loan.mostPostponements) throw instalmentErrors.error('movedOften', { values: { most: toPersianDigits(String(loan.mostPostponements)) } });
  const lines = await linesOf(tx, { companyId: actor.companyId, loanIds: [loanId], asOf: 'infinity' });
  const line = lines.find((one) => one.number === number);
  if (line === undefined) throw httpErrors.error('notFound');
  if (line.added + line.rebate + line.writtenOff > 0n) throw instalmentErrors.error('notMovable');
  const by = { yearlyRate: hasProfit === 'Y' ? loan.yearlyRate : ZERO, gapMonths: loan.gapMonths };
  const plan = way === 'end' ? moveToEnd(lines, number, by) : moveAll(lines, number, months ?? 1, by);
  if (plan === undefined) throw instalmentErrors.error('nothingOpen');
  const shown = plan.lines.map((one) => ({
    ...{ installmentCode: one.number, orginalInstallmentCode: one.originalNumber, newPaymentDate: one.dueDate },
    ...{ originalAmount: String(one.principal), profitAmount: String(one.profit), feeAmount: String(one.fee) },
  }));
  if (isPreview) return { version: lines[0]?.version ?? 0, lines: shown };
  const moved = plan.moved > 0n ? [{ kind: 'moved' as const, amount: plan.moved, day: today, line: number, source: 'postponed', note: reason }] : [];
  const { version } = await reschedule(bookingOf(acting), { loanId, reason: 'postponed', fromDay: today, lines: plan.lines, note: reason, entries: moved });
  audit({ entity: 'PaidLoan', id: loanId, action: 'update', companyId: actor.companyId, subjectPartyId: loan.partyId, changes: { version: [version - 1, version] } });
  return { version, lines: shown };
}
