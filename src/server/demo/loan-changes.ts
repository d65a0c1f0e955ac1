/** What became of loans of the demo after they were paid out: lines that were moved, what was written off of people who left, and what was paid out by mistake. By the product's own acts. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { ZERO } from '#kernel/rial/fraction.ts';
import { decide, writeEnding } from '#modules/welfare/loan-endings/loan-endings.store.ts';
import { type Booking, bookEntries, cancelLoan, linesOf, rescheduleMany } from '#modules/welfare/loan-ledger/loan-ledger.service.ts';
import { moveGrant } from '#modules/welfare/loan-ledger/loan-ledger.store.ts';
import { moveAll, moveToEnd } from '#modules/welfare/loan-moving/postpone.rules.ts';
import { newPlan } from '#modules/welfare/loan-moving/postpone.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { DemoLoan } from './loans.store.ts';
import words from './welfare.messages.fa.ts';
import type { DemoWelfare } from './welfare.ts';

/** A loan as its receipts leave it. */
export interface LaidLoan {
  readonly loan: DemoLoan;
  readonly standing: 'inTime' | 'late' | 'part' | 'settledEarly' | 'postponed';
  readonly isSettled: boolean;
  /** Whether anything came in for it. */
  readonly isTouched: boolean;
}

/** Days before today that plans were changed on. */
const CHANGED_BEFORE = 5;
/** Loans whose lines may be moved. */
const MOVABLE: ReadonlySet<string> = new Set(['QARZ', 'HOUSING', 'BANK']);
/** Of each company. */
const COUNTS = { writtenOff: 3, cancelled: 2 } as const;

/** Lines of every second one go to the end, the others are due a month later. */
async function postpone(booking: Booking, loans: readonly DemoLoan[], day: string): Promise<void> {
  const lines = Map.groupBy(await linesOf(booking.tx, { companyId: booking.companyId, loanIds: loans.map(({ loanId }) => loanId), asOf: 'infinity' }), ({ loanId }) => loanId);
  const plans = loans.flatMap(({ loanId, terms: { gapMonths } }, at) => {
    const its = lines.get(loanId) ?? [];
    const number = its.find(({ open, dueDate }) => open > 0n && dueDate > day)?.number;
    if (number === undefined) return [];
    const moved = at % 2 === 0 ? moveToEnd(its, number, { yearlyRate: ZERO, gapMonths }) : moveAll(its, number, 1, { yearlyRate: ZERO, gapMonths });
    return moved === undefined ? [] : [newPlan(loanId, { number, moved, day, note: words.changes.postponed })];
  });
  if (plans.length > 0) await rescheduleMany(booking, plans);
}

/** What is open of people who left and pay nothing any more. */
async function writeOff(booking: Booking, loans: readonly DemoLoan[], day: string, second: string | undefined): Promise<void> {
  const { tx, companyId, bookedBy } = booking;
  if (bookedBy === null || second === undefined || loans.length === 0) return;
  const lines = await linesOf(tx, { companyId, loanIds: loans.map(({ loanId }) => loanId), asOf: 'infinity' });
  const note = words.changes.writtenOff;
  const endings = loans.map(({ loanId }) => ({ loanId, id: booking.newId(), open: lines.filter((line) => line.loanId === loanId && line.open > 0n) }));
  for (const { id, loanId, open } of endings) {
    const amount = open.reduce((sum, line) => sum + line.open, 0n);
    await writeEnding(tx, { id, companyId, loanId, kind: 'writtenOff', amount, reason: note, askedBy: bookedBy });
    await decide(tx, id, 'LeGranted', second);
  }
  await bookEntries(
    booking,
    endings.flatMap(({ id, loanId, open }) =>
      open.map((line) => ({ loanId, kind: 'writtenOff' as const, amount: line.open, day, line: line.number, source: 'ending', sourceId: id, note })),
    ),
  );
}

/** Changes some of the loans that were laid in a company. */
export async function changeLoans(tx: Tx, { today, newId, officer, second }: DemoWelfare, companyId: string, laid: readonly LaidLoan[]): Promise<void> {
  const booking: Booking = { tx, companyId, bookedBy: officer?.partyId ?? null, newId };
  const day = addDays(today, -CHANGED_BEFORE);
  const running = laid.filter(({ isSettled }) => !isSettled);
  const isLeft = ({ loan }: LaidLoan): boolean => loan.borrower.thru !== null;
  const moved = running.filter((one) => one.standing === 'postponed' && !isLeft(one) && MOVABLE.has(one.loan.terms.code));
  await postpone(
    booking,
    moved.map(({ loan }) => loan),
    day,
  );
  const gone = running.filter(isLeft).slice(0, COUNTS.writtenOff);
  await writeOff(
    booking,
    gone.map(({ loan }) => loan),
    day,
    second?.partyId,
  );
  for (const { loan } of running.filter((one) => !one.isTouched && !isLeft(one) && !moved.includes(one)).slice(0, COUNTS.cancelled)) {
    await cancelLoan(booking, loan.loanId, { day, note: words.changes.cancelled });
    await moveGrant(tx, loan.requestId, 'LgCancelled');
  }
}
