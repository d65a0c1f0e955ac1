/**
 * Instalments that pay takes: each open line until the end of the month. What a run took is booked as deducted and taken back with it; what it fell
 * short of is asked for again the next month.
 */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { deductionErrors } from '../deductions/deductions.contract.ts';
import { defineDeductions, type TakenDeduction } from '../deductions/deductions.service.ts';
import { type Booking, bookEntries, type Entry, reverseEntries } from '../loan-ledger/loan-ledger.service.ts';
import { dueLines, lineId, lineOf, linesTaken, PAYSLIP } from './due-lines.store.ts';
import words from './loan-items.messages.fa.ts';

/** Of the group: what takes instalments. */
const FACTOR = 'loan';

const bookingIn = (tx: Tx, companyId: string): Booking => ({ tx, companyId, bookedBy: null, newId: () => crypto.randomUUID() });

/** Throws takenTwice where more is taken of a line than is open: another run, or whoever paid it meanwhile, was before. */
async function book(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const amounts = new Map(deductions.map(({ sourceId, amount }) => [sourceId, amount]));
  const lines = await linesTaken(
    tx,
    deductions.map((one) => ({ ...lineOf(one), monthDay: one.monthDay })),
    payRunId,
  );
  if (lines.length < amounts.size) throw deductionErrors.error('takenTwice');
  const open = lines.filter(({ byRun }) => byRun === 0n);
  const entries = open.map((line): Entry & { companyId: string } => {
    const amount = amounts.get(lineId(line)) ?? 0n;
    if (amount > line.open) throw deductionErrors.error('takenTwice');
    const { loanId, number, companyId, day } = line;
    return { companyId, loanId, kind: 'deducted', amount, day, line: number, source: PAYSLIP, sourceId: payRunId };
  });
  for (const [companyId, own] of Map.groupBy(entries, (entry) => entry.companyId))
    await bookEntries(
      bookingIn(tx, companyId),
      own.map(({ companyId: _, ...entry }) => entry),
    );
}

/** All of the run goes back at once, however many of its payslips are told of: again there is nothing. */
async function takeBack(tx: Tx, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const lines = await linesTaken(
    tx,
    deductions.map((one) => ({ ...lineOf(one), monthDay: one.monthDay })),
    payRunId,
  );
  const { day = '' } = lines.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0] ?? {};
  for (const companyId of new Set(lines.map((line) => line.companyId))) await reverseEntries(bookingIn(tx, companyId), { source: PAYSLIP, sourceId: payRunId }, { day });
}

export const loanDeductions = defineDeductions({
  key: 'loanLine',
  async due(look) {
    return (await dueLines(look)).map((line) => {
      const [loan, number] = [shownNumber(line.year, line.place), `${line.originalNumber}/${line.count}`];
      return {
        ...{ sourceKind: 'loanLine', sourceId: lineId(line), partyId: line.partyId, employmentId: line.employmentId, dueDate: line.dueDate },
        ...{ factor: FACTOR, title: words.item({ loan: line.title, number: toPersianDigits(number) }), asked: line.open, rank: line.rank, mayBePart: true },
        payslipTypeId: line.payslipTypeId ?? undefined,
        evidence: `${loan} ${number}`,
      };
    });
  },
  taken: book,
  untaken: takeBack,
});
