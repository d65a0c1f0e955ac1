/**
 * A bank's receipts of instalments (issue 23; guide welfare 7.7): the number of the loan, of the instalment where the bank knows it, the amount and the
 * reference. Booked as receipts by hand are, in the ledger; taking the sheet back reverses them. No reference is taken twice.
 */
import type { PermissionKey } from '#kernel/call.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, code, date, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type FileRow, type Planned, type Target } from '#platform/import-export/kind.define.ts';
import { shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { DEFAULT_RULE, type DeductionRule } from '../deductions/deductions.rules.ts';
import { ruleOn } from '../deductions/deductions.store.ts';
import { type Booking, bookEntries, linesOf, reverseEntries } from '../loan-ledger/loan-ledger.service.ts';
import { holdLoans } from '../loan-ledger/loan-ledger.store.ts';
import { lateUnder } from '../loan-settlement/acting.service.ts';
import { chargedThru, type HeldLoan, loansByNumber, markReversed, writeReceipts } from '../loan-settlement/held-loan.store.ts';
import { SETTLE } from '../loan-settlement/loan-settlement.contract.ts';
import { entriesOfTake, RECEIPT } from '../loan-settlement/receipt-entries.service.ts';
import messages from './loan-receipts-import.messages.fa.ts';
import { bookedSince, standingReferences } from './loan-receipts-import.store.ts';
import { type Books, judgeReceipts, type KnownLoan, readLoanNumber } from './receipt-rows.rules.ts';

const MOST_LINES = 999;

const loansOf = (db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<HeldLoan[]> =>
  loansByNumber(
    db,
    companyId,
    rows.flatMap(({ values }) => readLoanNumber(values['loanCode']) ?? []),
  );

/** The loans as the ledger has them, by number. */
async function knownLoans(db: Db, companyId: string, held: readonly HeldLoan[]): Promise<Map<string, KnownLoan>> {
  const loanIds = held.map(({ loanId }) => loanId);
  const byLoan = Map.groupBy(await linesOf(db, { companyId, loanIds, asOf: 'infinity' }), ({ loanId }) => loanId);
  const charged = await chargedThru(db, loanIds);
  return new Map(
    held.flatMap(({ loanId, partyId, paidOn }) => {
      const lines = byLoan.get(loanId) ?? [];
      const [first] = lines;
      if (first === undefined || first.status === 'LoanCancelled') return [];
      const days = new Map(
        lines.flatMap(({ number }) => {
          const day = charged.get(`${loanId} ${number}`);
          return day === undefined ? [] : [[number, day] as const];
        }),
      );
      return [[shownNumber(first.year, first.place), { loanId, partyId, paidOn, lines, chargedThru: days }] as const];
    }),
  );
}

/** All that the rows are judged by. */
async function booksOf(db: Db, target: Target, rows: readonly FileRow[]): Promise<Books> {
  const { companyId = '', today, importer } = target;
  const held = await loansOf(db, target, rows);
  const terms = new Map(held.map((loan) => [loan.loanId, loan]));
  const rules = new Map<string, DeductionRule>();
  for (const day of new Set(rows.flatMap(({ values }) => values['paidOn'] ?? []))) rules.set(day, await ruleOn(db, companyId, day));
  const ruleOf = (day: string): DeductionRule => rules.get(day) ?? DEFAULT_RULE;
  const references = rows.flatMap(({ values: { reference } }) => (reference === undefined ? [] : [reference.toUpperCase()]));
  return {
    ...{ today, importerId: importer?.partyId, loans: await knownLoans(db, companyId, held), seen: await standingReferences(db, companyId, references) },
    lateOf({ loanId }, day) {
      const loan = terms.get(loanId);
      if (loan === undefined) throw new Error('a loan that was found has its terms');
      return lateUnder(ruleOf(day), loan);
    },
    takesParts: (day) => ruleOf(day).receiptParts,
  };
}

async function mayBook(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  const keys: readonly PermissionKey[] = [SETTLE];
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, keys);
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const { receipts } = judgeReceipts(rows, await booksOf(db, target, rows));
  const fits = new Set(receipts.map(({ row }) => row));
  return rows.map((row): Planned => {
    const changes = Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
    // what no longer fits is told as a change that nobody was shown: the run sets it aside
    return { ...row, companyId: target.companyId ?? '', id: target.newId(), action: fits.has(row.row) ? 'create' : 'update', changes };
  });
}

async function apply(tx: Tx, target: Target, planned: readonly Planned[]): Promise<Applied> {
  const { companyId = '', importer, newId } = target;
  const rows = planned.filter(({ action }) => action === 'create');
  const ids = new Map(rows.map(({ row, id }) => [row, id]));
  const bookedBy = importer?.partyId ?? null;
  const receipts = judgeReceipts(rows, await booksOf(tx, target, rows)).receipts.map((one) => ({ ...one, receiptId: ids.get(one.row) ?? '' }));
  await writeReceipts(
    tx,
    receipts.map(({ receiptId, loan: { loanId }, amount: paid, reference, day }) => ({
      ...{ receiptId, companyId, loanId, method: 'slip' as const, reference, amount: paid, paidOn: day, isWhole: 'N' as const, note: null, bookedBy },
    })),
  );
  const booking: Booking = { tx, companyId, bookedBy, newId: () => newId() };
  await bookEntries(
    booking,
    receipts.flatMap(({ receiptId, loan: { loanId }, day, takes }) => takes.flatMap((take) => entriesOfTake({ loanId, day, receiptId }, take))),
  );
  return { changes: receipts.map(({ row, receiptId, day }) => ({ row, id: receiptId, action: 'create' as const, before: { companyId, day } })) };
}

interface Booked {
  readonly companyId: string;
  readonly day: string;
}

export const importKind = defineImport({
  kind: 'loanReceipts',
  entity: 'LoanReceipt',
  byHand: [SETTLE],
  order: 25,
  texts: messages.importLoanReceipts,
  columns: [
    { name: 'loanCode', required: true, fieldClass: 'public', read: code(20) },
    { name: 'number', fieldClass: 'pay', read: wholeNumber(MOST_LINES) },
    { name: 'amount', required: true, fieldClass: 'pay', read: amount, shown: 'amount' },
    { name: 'reference', required: true, fieldClass: 'pay', read: code(60) },
    { name: 'paidOn', required: true, fieldClass: 'pay', read: date, shown: 'date' },
  ],
  labels: ['loanCode', 'number'],
  unique: {},
  needs: async () => undefined,
  async check(db, target, rows) {
    if (!(await mayBook(db, target))) return rows.map(({ row }) => ({ row, column: 'loanCode', code: 'sheet_not_allowed' }));
    return judgeReceipts(rows, await booksOf(db, target, rows)).faults;
  },
  hold: async (tx, target, rows) => {
    const held = await loansOf(tx, target, rows);
    return holdLoans(
      tx,
      target.companyId ?? '',
      held.map(({ loanId }) => loanId),
    );
  },
  plan,
  apply,
  dependants: async (db, runId) => ({ loanEntriesSince: await bookedSince(db, runId) }),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [SETTLE])) throw httpErrors.error('forbidden');
    const receiptIds = changes.map(({ id }) => id);
    const booked = changes.map(({ before }) => before as Booked);
    const [first] = booked;
    if (first === undefined) return;
    const day = by?.today ?? booked.reduce((last, one) => (one.day > last ? one.day : last), first.day);
    const booking: Booking = { tx, companyId: first.companyId, bookedBy: by?.actor.partyId ?? null, newId: () => by?.newId() ?? crypto.randomUUID() };
    await reverseEntries(booking, { source: RECEIPT, sourceId: receiptIds }, { day, note: messages.undone });
    await markReversed(tx, receiptIds, { day, why: messages.undone });
  },
});
