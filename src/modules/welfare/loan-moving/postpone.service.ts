/** Lines of one loan that move: the plan as it would be, or written with what went to another line. */
import type { BodyOf, QueryOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { ZERO } from '#kernel/rial/fraction.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { type LoanLine, linesOf, reschedule } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { type Acting, bookingOf, demandLoans, type Looking, readableLoan } from '../loan-settlement/acting.service.ts';
import type { HeldLoan } from '../loan-settlement/held-loan.store.ts';
import { postponeInstallment, readPostponing } from './loan-moving.contract.ts';
import { loanMovingErrors } from './loan-moving.errors.ts';
import { type MovedPlan, moveAll, moveToEnd, shownLines } from './postpone.rules.ts';

/** What moves and how. */
export interface Moving {
  readonly number: number;
  readonly way: 'end' | 'all';
  readonly months: number | undefined;
  readonly hasProfit: 'Y' | 'N';
}

/** Whether something was given back, written off or added: of such a line the plan does not say all. */
export const staysWhereItIs = (line: Pick<LoanLine, 'added' | 'rebate' | 'writtenOff'>): boolean => line.added + line.rebate + line.writtenOff > 0n;

/** The plan of a loan with its lines moved, whatever its limits are; undefined where nothing of the line is open. Throws monthsMissing. */
export function movedPlan(loan: HeldLoan, lines: readonly LoanLine[], { number, way, months, hasProfit }: Moving): MovedPlan | undefined {
  const by = { yearlyRate: hasProfit === 'Y' ? loan.yearlyRate : ZERO, gapMonths: loan.gapMonths };
  if (way === 'end') return moveToEnd(lines, number, by);
  if (months === undefined) throw loanMovingErrors.error('monthsMissing');
  return moveAll(lines, number, months, by);
}

/** Throws notFound, nothingOpen, notMovable, monthsMissing, and movedOften past what the definition of the loan lets. */
function plan(loan: HeldLoan, lines: readonly LoanLine[], moving: Moving): MovedPlan {
  const { postponements, mostPostponements } = loan;
  if (postponements >= mostPostponements)
    throw loanMovingErrors.error('movedOften', { values: { done: toPersianDigits(String(postponements)), most: toPersianDigits(String(mostPostponements)) } });
  const line = lines.find((one) => one.number === moving.number);
  if (line === undefined) throw httpErrors.error('notFound');
  if (staysWhereItIs(line)) throw loanMovingErrors.error('notMovable');
  const found = movedPlan(loan, lines, moving);
  if (found === undefined) throw loanMovingErrors.error('nothingOpen');
  return found;
}

/** What moving would come to; writes nothing. Throws withheld, and as `postpone` does, but ownByOthers. */
export async function postponing(looking: Looking, { loanId, number, months, way, hasProfit }: QueryOf<typeof readPostponing>) {
  const loan = await readableLoan(looking, readPostponing, loanId);
  const lines = await linesOf(looking.db, { companyId: looking.actor.companyId, loanIds: [loanId], asOf: 'infinity' });
  const moved = plan(loan, lines, { number: Number(number), way, months: months === undefined ? undefined : Number(months), hasProfit });
  const { partyId, postponements, mostPostponements } = loan;
  return {
    ...{ loanId, partyId, postponements, mostPostponements, version: lines[0]?.version ?? 0 },
    ...{ profitAmount: String(moved.profit), lines: shownLines(lines, moved.lines) },
  };
}

/** Throws notFound, ownByOthers, nothingOpen, notMovable, monthsMissing, movedOften, and planOutdated where another plan was shown. */
export async function postpone(acting: Acting, { loanId, number, way, months, hasProfit, reason, version: seen }: BodyOf<typeof postponeInstallment>) {
  const { tx, actor, today, audit } = acting;
  await holdLoans(tx, actor.companyId, [loanId]);
  const [loan] = await demandLoans(acting, postponeInstallment, [loanId]);
  if (loan === undefined) throw httpErrors.error('notFound');
  const lines = await linesOf(tx, { companyId: actor.companyId, loanIds: [loanId], asOf: 'infinity' });
  if (seen !== undefined && seen !== lines[0]?.version) throw loanLedgerErrors.error('planOutdated');
  const moved = plan(loan, lines, { number, way, months: months ?? undefined, hasProfit });
  const { version } = await reschedule(bookingOf(acting), newPlan(loanId, { number, moved, day: today, note: reason }));
  audit({ entity: 'PaidLoan', id: loanId, action: 'update', companyId: actor.companyId, subjectPartyId: loan.partyId, changes: { version: [version - 1, version] } });
  return { version, lines: shownLines(lines, moved.lines) };
}

/** As the ledger takes it, with what went to another line. */
export const newPlan = (loanId: string, { number, moved, day, note }: { readonly number: number; readonly moved: MovedPlan; readonly day: string; readonly note: string }) => ({
  ...{ loanId, reason: 'postponed' as const, fromDay: day, lines: moved.lines, note },
  entries: moved.moved > 0n ? [{ kind: 'moved' as const, amount: moved.moved, day, line: number, source: 'postponed', note }] : [],
});
