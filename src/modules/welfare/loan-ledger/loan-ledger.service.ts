/**
 * The ledger of loans: a loan is paid out with its plan, what happens is booked, taken back once, and read as of any day. Amounts are rials, days ISO dates.
 * The tables refuse what may never be (loan-ledger.errors.ts): more received than is due, a plan that is not what was paid out, a second reversal.
 */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { scheduleOf } from '#kernel/rial/schedule.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { versionTerms } from '../loan-figures/loan-terms.store.ts';
import { loanLedgerErrors } from './loan-ledger.errors.ts';
import { type EntryKind, isSettled, type LineReading, type PlannedLine, readLine } from './loan-ledger.rules.ts';
import * as store from './loan-ledger.store.ts';

/** Who books, and what gives ids. `bookedBy` null: nobody, a job. */
export interface Booking {
  readonly tx: Tx;
  readonly companyId: string;
  readonly bookedBy: string | null;
  newId(): string;
}

export interface PaymentPart {
  readonly amount: bigint;
  readonly method: 'account' | 'cheque';
  /** IBAN or number of the account, or number of the cheque. */
  readonly target: string;
  readonly bankName: string | null;
}

export interface LoanToPay extends Omit<store.NewLoan, 'loanId' | 'companyId'> {
  /** Together what the borrower receives: the loan without a fee that is taken off. */
  readonly parts: readonly PaymentPart[];
}

/** An entry that is booked; `line` is the number of a line of the plan that holds, null of `paidOut`, `fee` and `opening`. */
export interface Entry {
  readonly loanId: string;
  readonly kind: EntryKind;
  readonly amount: bigint;
  readonly day: string;
  readonly line: number | null;
  /** What it was booked by (`payment`, `payslip`, `receipt` ...), and which: entries are taken back by it. */
  readonly source: string;
  readonly sourceId?: string | null;
  readonly note?: string | null;
}

/** A line as of a day, with what it is. */
export interface LoanLine extends store.StoredLine, LineReading {
  /** Number of the loan as it is written. */
  readonly loanCode: string;
}

const stored = (booking: Booking, { line, sourceId = null, note = null, ...entry }: Entry): store.StoredEntry => ({
  ...entry,
  entryId: booking.newId(),
  companyId: booking.companyId,
  countsAs: entry.kind,
  lineNumber: line,
  sourceId,
  reverses: null,
  note,
  bookedBy: booking.bookedBy,
});

/** Keeps the status of loans to what is open of them on the last day that anything was booked for. */
async function settle({ tx, companyId }: Booking, loanIds: readonly string[]): Promise<void> {
  const lines = Map.groupBy(await linesOf(tx, { companyId, loanIds, asOf: 'infinity' }), ({ loanId }) => loanId);
  const loans = [...lines].map(([loanId, its]) => ({ loanId, status: its[0]?.status, isDone: isSettled(its), isWrittenOff: its.some(({ writtenOff }) => writtenOff > 0n) }));
  const having = (status: store.LoanStatus, wanted: (loan: (typeof loans)[number]) => boolean): string[] =>
    loans.filter((loan) => loan.status !== 'LoanCancelled' && loan.status !== status && wanted(loan)).map(({ loanId }) => loanId);
  await store.moveLoans(
    tx,
    having('LoanPaidOut', ({ isDone }) => !isDone),
    'LoanPaidOut',
  );
  await store.moveLoans(
    tx,
    having('LoanSettled', ({ isDone, isWrittenOff }) => isDone && !isWrittenOff),
    'LoanSettled',
  );
  await store.moveLoans(
    tx,
    having('LoanWrittenOff', ({ isDone, isWrittenOff }) => isDone && isWrittenOff),
    'LoanWrittenOff',
  );
}

/** Holds loans of the company. Throws notFound where one of them is none of it. */
async function hold({ tx, companyId }: Booking, loanIds: readonly string[]): Promise<void> {
  const asked = new Set(loanIds);
  if ((await store.holdLoans(tx, companyId, [...asked])).length !== asked.size) throw httpErrors.error('notFound');
}

/** Books entries, many loans at once, and moves the loans that are settled by them. Throws notFound, and what the tables refuse. */
export async function bookEntries(booking: Booking, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const loanIds = [...new Set(entries.map(({ loanId }) => loanId))];
  await hold(booking, loanIds);
  await store.writeEntries(
    booking.tx,
    entries.map((entry) => stored(booking, entry)),
  );
  await settle(booking, loanIds);
}

/**
 * Takes entries back on a day, each once: those of the ids (a second time is refused, reversedAlready), or all that sources booked and nobody has taken
 * back (harmless when repeated). Answers how many.
 */
export async function reverseEntries(booking: Booking, asked: store.AskedEntries, { day, note = null }: { readonly day: string; readonly note?: string | null }): Promise<number> {
  const found = await store.entriesToReverse(booking.tx, booking.companyId, asked);
  if ('entryIds' in asked && found.length !== new Set(asked.entryIds).size) throw httpErrors.error('notFound');
  if (found.length === 0) return 0;
  const loanIds = [...new Set(found.map(({ loanId }) => loanId))];
  await hold(booking, loanIds);
  await store.writeEntries(
    booking.tx,
    found.map((entry) => ({
      ...entry,
      entryId: booking.newId(),
      kind: 'reversal' as const,
      reverses: entry.entryId,
      day: day < entry.day ? entry.day : day,
      note,
      bookedBy: booking.bookedBy,
    })),
  );
  await settle(booking, loanIds);
  return found.length;
}

/** Lines of loans as they stood at the end of a day (`infinity`: with all that is booked), by loan and number. The caller says whose loans, or which. */
export async function linesOf(db: Db, { asOf, ...asked }: store.AskedLoans & { readonly asOf: string }): Promise<LoanLine[]> {
  return (await store.storedLines(db, asked, asOf)).map((line) => ({ ...line, ...readLine(line, asOf), loanCode: shownNumber(line.year, line.place) }));
}

/**
 * Pays a loan out: the loan, how it was paid, its plan with all lines, and the first entries, in the transaction of the caller. Answers its id and its number.
 * Throws partsDiffer where the parts are not what the borrower receives, notFound for terms of another company, paidAlready.
 */
export async function payLoan(booking: Booking, { parts, ...asked }: LoanToPay): Promise<{ readonly loanId: string; readonly loanCode: string }> {
  const { tx, companyId } = booking;
  const terms = await versionTerms(tx, companyId, asked.welfareId, asked.version);
  if (terms === undefined) throw httpErrors.error('notFound');
  const plan = scheduleOf({ ...terms, amount: asked.principal, count: asked.count, from: asked.paidOn });
  if (parts.length === 0 || parts.reduce((sum, { amount }) => sum + amount, 0n) !== plan.paidOut) throw loanLedgerErrors.error('partsDiffer');
  const loan = { ...asked, loanId: booking.newId(), companyId };
  const { year } = toJalali(asked.paidOn);
  const number = await store.nextLoanNumber(tx, companyId, year);
  await store.writeLoan(tx, loan, { year, number });
  await store.writeParts(
    tx,
    loan,
    parts.map((part) => ({ ...part, paymentId: booking.newId(), paidOn: asked.paidOn })),
  );
  const { loanId } = loan;
  await store.writeSchedule(
    tx,
    { loanId, companyId, version: 1, reason: 'paidOut', note: null, fromDay: asked.paidOn, madeBy: booking.bookedBy },
    plan.lines.map((line) => ({ ...line, originalNumber: line.number })),
  );
  const common = { loanId, day: asked.paidOn, line: null, source: 'payment' } as const;
  await store.writeEntries(
    tx,
    [{ ...common, kind: 'paidOut' as const, amount: asked.principal }, ...(plan.feeAtPayment > 0n ? [{ ...common, kind: 'fee' as const, amount: plan.feeAtPayment }] : [])].map(
      (entry) => stored(booking, entry),
    ),
  );
  return { loanId, loanCode: shownNumber(year, number) };
}

export interface RunningLoan extends Omit<store.NewLoan, 'loanId' | 'companyId'> {
  /** A new one where none is said. */
  readonly loanId?: string;
  /** The day that it is taken up on, and what is left of its plan then. */
  readonly from: string;
  readonly lines: readonly PlannedLine[];
  readonly source: string;
  readonly sourceId?: string | null;
}

/** Takes up a loan that ran before: `principal` and `paidOn` are those of its beginning, `lines` what is left. Throws notFound for terms of another company. */
export async function openLoan(booking: Booking, { from, lines, source, sourceId = null, ...asked }: RunningLoan): Promise<{ readonly loanId: string; readonly loanCode: string }> {
  const { tx, companyId } = booking;
  if ((await versionTerms(tx, companyId, asked.welfareId, asked.version)) === undefined) throw httpErrors.error('notFound');
  const loanId = asked.loanId ?? booking.newId();
  const { year } = toJalali(asked.paidOn);
  const number = await store.nextLoanNumber(tx, companyId, year);
  await store.writeLoan(tx, { ...asked, loanId, companyId }, { year, number });
  await store.writeSchedule(tx, { loanId, companyId, version: 1, reason: 'opening', note: null, fromDay: from, madeBy: booking.bookedBy }, lines);
  const amount = lines.reduce((sum, { principal }) => sum + principal, 0n);
  await store.writeEntries(tx, [stored(booking, { loanId, kind: 'opening', amount, day: from, line: null, source, sourceId })]);
  return { loanId, loanCode: shownNumber(year, number) };
}

/**
 * Cancels a loan that was paid out or taken up by mistake: what was booked is taken back, each entry once, and its plan is empty from then on.
 * Throws notFound, and moneyCameIn while receipts or deductions stand: they go back first, to whoever paid.
 */
export async function cancelLoan(booking: Booking, loanId: string, { day, note }: { readonly day: string; readonly note: string }): Promise<void> {
  const { tx, companyId } = booking;
  await hold(booking, [loanId]);
  const lines = await linesOf(tx, { companyId, loanIds: [loanId], asOf: 'infinity' });
  if (lines.some(({ paid }) => paid > 0n)) throw loanLedgerErrors.error('moneyCameIn');
  await reverseEntries(booking, { loanId }, { day, note });
  const last = await store.lastFromDay(tx, loanId);
  const version = ((await store.lastVersions(tx, [loanId])).get(loanId) ?? 0) + 1;
  // the numbers stay: entries that were taken back are of them
  const nothing = lines.map((line) => ({ ...line, principal: 0n, profit: 0n, fee: 0n }));
  await store.writeSchedule(tx, { loanId, companyId, version, reason: 'cancelled', note, fromDay: day < last ? last : day, madeBy: booking.bookedBy }, nothing);
  await store.moveLoans(tx, [loanId], 'LoanCancelled');
}

export interface NewPlan {
  readonly loanId: string;
  readonly reason: Exclude<store.ScheduleReason, 'paidOut' | 'opening'>;
  /** Day that it holds from; not before that of the version before it. */
  readonly fromDay: string;
  /** The whole plan: lines that stay keep their number, also those that are paid; a line that moved has a new number and keeps the original one. */
  readonly lines: readonly PlannedLine[];
  readonly note?: string | null;
  /** Booked with it, as `moved` of a line that went to another one. */
  readonly entries?: readonly Omit<Entry, 'loanId'>[];
}

/** Writes new versions of the plans of many loans at once. Answers the version by loan. Throws notFound, planDoesNotAddUp (at the end of the transaction), planOutdated. */
export async function rescheduleMany(booking: Booking, plans: readonly NewPlan[]): Promise<ReadonlyMap<string, number>> {
  const { tx, companyId } = booking;
  const loanIds = plans.map(({ loanId }) => loanId);
  await hold(booking, loanIds);
  const last = await store.lastVersions(tx, loanIds);
  const versions = new Map(loanIds.map((loanId) => [loanId, (last.get(loanId) ?? 0) + 1]));
  await store.writeSchedules(
    tx,
    plans.map(({ loanId, reason, fromDay, note = null, lines }) => ({
      schedule: { loanId, companyId, version: versions.get(loanId) ?? 1, reason, note, fromDay, madeBy: booking.bookedBy },
      lines,
    })),
  );
  const entries = plans.flatMap(({ loanId, entries: its = [] }) => its.map((entry) => stored(booking, { ...entry, loanId })));
  if (entries.length > 0) await store.writeEntries(tx, entries);
  await settle(booking, loanIds);
  return versions;
}

/** Writes a new version of the plan of a loan. Throws notFound, planDoesNotAddUp (at the end of the transaction), planOutdated. */
export async function reschedule(booking: Booking, plan: NewPlan): Promise<{ readonly version: number }> {
  return { version: (await rescheduleMany(booking, [plan])).get(plan.loanId) ?? 0 };
}
