/** A bank's receipts of loans on the real database: what is refused, what is booked, what goes back, and that nothing is taken twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#kernel/jalali/jalali.ts';
import type { FileRow, Target } from '#platform/import-export/kind.define.ts';
import { TEST_START } from '#testing/app.ts';
import { allLines, inCompany, lend } from '#testing/lent-loans.ts';
import { type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { importKind } from './loan-receipts.import.ts';

let bed: Mounted;
const company = companyId('holding');
const TODAY = todayIn('Asia/Tehran', TEST_START);
const target: Target = { companyId: company, reach: [company], mayFound: false, today: TODAY, clock: { now: () => TEST_START } as Target['clock'], newId };
const rowsOf = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  bed = await mountSlices();
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

const sheet = (...rows: readonly Record<string, string>[]): FileRow[] => rows.map((values, at) => ({ row: at + 2, values: { paidOn: TODAY, reference: `R${at}`, ...values } }));
const faults = (rows: readonly FileRow[], at: Target = target) =>
  inCompany(bed, async (tx) => (await importKind.check(tx, at, rows)).map(({ row, column, code }) => [row, column, code]));
/** A batch, as a run writes it: held, planned, and what was not shown set aside. */
const apply = (rows: readonly FileRow[]) =>
  inCompany(bed, async (tx) => {
    await importKind.hold?.(tx, target, rows);
    const planned = await importKind.plan(tx, target, rows);
    return importKind.apply(
      tx,
      target,
      planned.filter(({ action }) => action === 'create'),
    );
  });
const undo = (changes: Awaited<ReturnType<typeof apply>>['changes']) => inCompany(bed, (tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
/** What a line comes to when it was never late. */
const openOf = async (loanId: string, at: number): Promise<string> => String((await allLines(bed, loanId))[at]?.open);

test('each row names a loan and a line of it, an amount that is owed on the day and a reference that is new', async () => {
  const { loanId, loanCode } = await lend(bed, 'accountant', { principal: 60_000_000n, count: 6, today: TODAY, daysAgo: 10 });
  const [first = '', second = ''] = [await openOf(loanId, 0), await openOf(loanId, 1)];
  const both = String(BigInt(first) + BigInt(second));
  const told = await faults(
    sheet(
      { loanCode: '1404/999', amount: first },
      { loanCode, number: '7', amount: first },
      { loanCode, number: '1', amount: String(BigInt(first) - 1n) },
      { loanCode, number: '1', amount: String(BigInt(first) + 1n) },
      { loanCode, number: '1', amount: first, paidOn: '2020-01-01' },
      { loanCode, amount: both, reference: 'A' },
      { loanCode, number: '3', amount: await openOf(loanId, 2), reference: 'a' },
      { loanCode, number: '1', amount: first },
    ),
  );
  expect(told).toEqual([
    [2, 'loanCode', 'unknown_loan'],
    [3, 'number', 'unknown_instalment'],
    [4, 'amount', 'other_instalment_amount'],
    [5, 'amount', 'other_instalment_amount'],
    [6, 'paidOn', 'receipt_day_off'],
    [8, 'reference', 'reference_doubled'],
    // what a row above it has paid
    [9, 'amount', 'instalment_paid'],
  ]);
  const own = { ...target, importer: { userId: newId(), partyId: partyId('accountant') } };
  expect(await faults(sheet({ loanCode, amount: first }), own)).toEqual([[2, 'loanCode', 'sheet_not_allowed']]);
});

test('a sheet is booked as receipts by hand are, once, and goes back whole', async () => {
  const { loanId, loanCode } = await lend(bed, 'colleague', { principal: 60_000_000n, count: 6, today: TODAY, daysAgo: 70 });
  const before = await allLines(bed, loanId);
  expect(before[0]?.isLate).toBe(true);
  const late = sheet({ loanCode, number: '1', amount: String(before[0]?.open) });
  // its penalty of the day is owed too
  const [fault] = await inCompany(bed, (tx) => importKind.check(tx, target, late));
  const whole = String(fault?.facts?.['owed']);
  expect(BigInt(whole) > (before[0]?.open ?? 0n)).toBe(true);
  const rows = sheet({ loanCode, number: '1', amount: whole, reference: 'B-1' }, { loanCode, number: '3', amount: String(before[2]?.open), reference: 'B-2' });
  expect(await faults(rows)).toEqual([]);
  const { changes } = await apply(rows);
  expect((await allLines(bed, loanId)).map(({ state }) => state === 'PaidInstallment')).toEqual([true, false, true, false, false, false]);
  expect(await rowsOf('select reference, method, amount from loan_receipt where loan_id = $1 order by reference', loanId)).toMatchObject([
    { reference: 'B-1', method: 'slip', amount: BigInt(whole) },
    { reference: 'B-2' },
  ]);
  // the same file again: nothing is planned, and nothing written by who planned it before
  expect((await faults(rows)).map(([, , code]) => code)).toEqual(['reference_seen', 'reference_seen']);
  expect((await apply(rows)).changes).toEqual([]);
  await undo(changes);
  expect((await allLines(bed, loanId)).map(({ open, penaltyDue }) => [open, penaltyDue])).toEqual(before.map(({ open, penaltyDue }) => [open, penaltyDue]));
  expect(await faults(rows)).toEqual([]);
});

test('a part is accepted where the company says so, several on one line one after the other, and never more than is open', async () => {
  const { loanId, loanCode } = await lend(bed, 'salesHead', { principal: 60_000_000n, count: 6, today: TODAY, daysAgo: 10 });
  const rows = sheet(
    { loanCode, number: '1', amount: '1000000', reference: 'C-1' },
    { loanCode, number: '1', amount: '2000000', reference: 'C-2' },
    { loanCode, number: '1', amount: '60000000', reference: 'C-3' },
  );
  expect((await faults(rows)).map(([row]) => row)).toEqual([2, 3, 4]);
  await rowsOf(`insert into deduction_rule (deduction_rule_id, company_id, over_share, receipt_parts, valid) values (gen_random_uuid(), $1, 'cut', 'Y', '[2020-01-01,)')`, company);
  expect(await faults(rows)).toEqual([[4, 'amount', 'other_instalment_amount']]);
  const { changes } = await apply(rows);
  expect(changes).toHaveLength(2);
  expect((await allLines(bed, loanId))[0]).toMatchObject({ state: 'PartlyPaid', received: 3_000_000n });
});

test('a run on whose lines something was booked since waits for that to go back', async () => {
  const { loanId, loanCode } = await lend(bed, 'accountant', { principal: 60_000_000n, count: 6, today: TODAY, daysAgo: 10 });
  const runId = newId();
  const [change] = (await apply(sheet({ loanCode, number: '1', amount: '5000000', reference: 'D-1' }))).changes;
  await rowsOf(`insert into import_run (run_id, kind, state, company_id, file_name, file_sha256) values ($1, 'loanReceipts', 'done', $2, 'x', '')`, runId, company);
  await rowsOf(
    `insert into import_change (run_id, company_id, row_no, entity, record_id, action) values ($1, $2, 2, 'LoanReceipt', $3, 'create')`,
    ...[runId, company, change?.id],
  );
  const since = () => inCompany(bed, (tx) => importKind.dependants(tx, runId));
  expect(await since()).toEqual({ loanEntriesSince: 0 });
  await apply(sheet({ loanCode, number: '2', amount: '1000000', reference: 'D-2' }));
  expect(await since()).toEqual({ loanEntriesSince: 0 });
  const later = await apply(sheet({ loanCode, number: '1', amount: '1000000', reference: 'D-3' }));
  expect(await since()).toEqual({ loanEntriesSince: 1 });
  await undo(later.changes);
  expect(await since()).toEqual({ loanEntriesSince: 0 });
  expect((await allLines(bed, loanId))[0]).toMatchObject({ received: 5_000_000n });
});
