/** The ledger of loans on the real database: sums that stay, days that come back, writers that meet, acts that fail half-way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { prepaidPlan } from '../loan-prepayment/prepay.rules.ts';
import { readLine } from './loan-ledger.rules.ts';
import { type Booking, bookEntries, type Entry, type LoanLine, linesOf, openLoan, payLoan, reschedule, reverseEntries } from './loan-ledger.service.ts';

let database: TestDatabase;
const company = companyId('holding');
const borrower = partyId('accountant');
let welfareId: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  const [loan] = await rows<{ id: string }>(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'BANK'`, company);
  welfareId = loan?.id ?? '';
});
afterAll(() => database.close());

const booking = <T>(work: (booking: Booking) => Promise<T>, wrap: (tx: Tx) => Tx = (tx) => tx): Promise<T> =>
  writing(database.pool, systemActor('workflow', [company]), (tx) => work({ tx: wrap(tx), companyId: company, bookedBy: null, newId }));

const START = '2026-05-22';
const toPay = (principal: bigint, count: number) => ({
  ...{ partyId: borrower, employmentId: employmentId('accountant'), welfareId, version: 1, requestId: null, principal, count, paidOn: START },
  parts: [
    { amount: 1_000_000n, method: 'cheque' as const, target: '445566', bankName: 'Mellat' },
    { amount: principal - 1_000_000n, method: 'account' as const, target: 'IR820540102680020817909002', bankName: null },
  ],
});
const pay = (principal = 120_000_000n, count = 12): Promise<string> => booking(async (ctx) => (await payLoan(ctx, toPay(principal, count))).loanId);
const linesAt = (loanId: string, asOf: string): Promise<LoanLine[]> => booking(({ tx }) => linesOf(tx, { companyId: company, loanIds: [loanId], asOf }));
const receipt = (loanId: string, line: number, amount: bigint, day = START): Entry => ({ loanId, kind: 'received', amount, day, line, source: 'receipt' });
const statusOf = async (loanId: string) => (await rows<{ status: string }>('select status_id as status from loan where loan_id = $1', loanId))[0]?.status;

test('a loan is paid with its plan, and the numbers it went to are sealed', async () => {
  const loanId = await pay();
  const lines = await linesAt(loanId, START);
  expect(lines).toHaveLength(12);
  expect(lines.reduce((sum, { principal }) => sum + principal, 0n)).toBe(120_000_000n);
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['UnPaidInstallment']));
  expect(await rows(`select part, method, target ~ '^enc:' as sealed from loan_payment where loan_id = $1 order by part`, loanId)).toEqual([
    { part: 1, method: 'cheque', sealed: true },
    { part: 2, method: 'account', sealed: true },
  ]);
  await expect(booking((ctx) => payLoan(ctx, { ...toPay(5_000_000n, 2), parts: [] }))).rejects.toMatchObject({ errorName: 'partsDiffer' });
});

test('what fails between payment and plan leaves nothing', async () => {
  const before = await rows('select (select count(*) from loan) as loans, (select count(*) from loan_payment) as parts');
  const failing = (tx: Tx): Tx => ({
    ...tx,
    run: (query) => (query.text.includes('insert into loan_schedule') ? Promise.reject(new Error('the power is gone')) : tx.run(query)),
  });
  await expect(booking((ctx) => payLoan(ctx, toPay(9_000_000n, 3)), failing)).rejects.toThrow('the power is gone');
  expect(await rows('select (select count(*) from loan) as loans, (select count(*) from loan_payment) as parts')).toEqual(before);
});

test('the database refuses what may never be, whoever writes', async () => {
  const loanId = await pay();
  const [first] = await linesAt(loanId, START);
  const open = first?.open ?? 0n;
  const row = (amount: bigint) =>
    rows(
      `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source) values ($1, $2, $3, 'received', 'received', $4, $5, 1, 'by hand')`,
      ...[newId(), company, loanId, amount, START],
    );
  await expect(row(open + 1n)).rejects.toMatchObject({ constraint: 'loan_entry_over' });
  await expect(booking((ctx) => bookEntries(ctx, [receipt(loanId, 13, 1n)]))).rejects.toMatchObject({ constraint: 'loan_entry_line' });
  await expect(booking((ctx) => bookEntries(ctx, [{ ...receipt(loanId, 1, 1n), kind: 'remission' }]))).rejects.toMatchObject({ constraint: 'loan_entry_remission' });
  await row(open);
  const [entry] = await rows<{ id: string }>(`select loan_entry_id as id from loan_entry where loan_id = $1 and kind = 'received'`, loanId);
  const entryIds = [entry?.id ?? ''];
  await booking((ctx) => reverseEntries(ctx, { entryIds }, { day: START }));
  await expect(booking((ctx) => reverseEntries(ctx, { entryIds }, { day: START }))).rejects.toMatchObject({ constraint: 'loan_entry_reversed_once' });
  await expect(
    rows(
      `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source, reverses)
       select gen_random_uuid(), company_id, loan_id, 'reversal', counts_as, amount + 1, day, line_number, source, loan_entry_id from loan_entry where kind = 'paidOut' limit 1`,
    ),
  ).rejects.toMatchObject({ constraint: expect.stringMatching(/^loan_entry_(reversal|place)$/) });
  await expect(rows('update loan_entry set amount = 1 where loan_id = $1', loanId)).rejects.toMatchObject({ constraint: 'loan_entry_kept' });
  await expect(rows('delete from loan where loan_id = $1', loanId)).rejects.toMatchObject({ constraint: 'loan_kept' });
  await expect(rows('update loan set principal = 1 where loan_id = $1', loanId)).rejects.toMatchObject({ constraint: 'loan_kept' });
  const less = (await linesAt(loanId, START)).map((line) => ({ ...line, principal: line.principal - 1n }));
  await expect(booking((ctx) => reschedule(ctx, { loanId, reason: 'corrected', fromDay: START, lines: less }))).rejects.toMatchObject({ constraint: 'loan_principal' });
});

test('sixteen writers on one line: it is paid once', async () => {
  const loanId = await pay();
  const [first] = await linesAt(loanId, START);
  const open = first?.open ?? 0n;
  const done = await Promise.allSettled(Array.from({ length: 16 }, () => booking((ctx) => bookEntries(ctx, [receipt(loanId, 1, open)]))));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await linesAt(loanId, START))[0]).toMatchObject({ open: 0n, state: 'PaidInstallment', received: open });
});

/** Numbers that come again with their seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** The open line of a random choice; undefined where nothing is open. */
const openLine = (lines: readonly LoanLine[], random: (below: number) => number) => {
  const open = lines.filter((line) => line.open > 0n);
  return open[random(open.length)];
};

type Act = (booking: Booking, loanId: string, day: string, lines: readonly LoanLine[]) => Promise<unknown>;

/** One line to the end: what is paid of it stays, the rest goes on under a new number. */
const postpone =
  (line: LoanLine): Act =>
  (ctx, loanId, day, lines) => {
    if (line.penalty > 0n || line.rebate > 0n || line.moved > 0n) return Promise.resolve();
    const [last] = lines.toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1));
    const stays = { ...line, principal: line.principal - line.openPrincipal, profit: line.profit + line.fee - line.openCharges, fee: 0n };
    const number = Math.max(...lines.map((one) => one.number)) + 1;
    const goes = { number, originalNumber: line.originalNumber, dueDate: addDays(last?.dueDate ?? day, 30), principal: line.openPrincipal, profit: line.openCharges, fee: 0n };
    return reschedule(ctx, {
      loanId,
      reason: 'postponed',
      fromDay: day,
      lines: [...lines.filter((one) => one.number !== line.number), stays, goes],
      entries: [{ kind: 'moved', amount: line.open, day, line: line.number, source: 'postponement' }],
    });
  };

/** Some principal before its time: lines to come are fewer or smaller, and what came back is a line of its own. */
const prepay =
  (principal: bigint, way: 'smaller' | 'shorter', touched: ReadonlySet<number>): Act =>
  (ctx, loanId, day, lines) => {
    const left = lines.filter((line) => line.open > 0n && line.dueDate > day).reduce((sum, line) => sum + line.openPrincipal, 0n);
    if (left <= principal) return Promise.resolve();
    const asked = { principal, profit: 7n, day, way, rounding: { mode: 'half' as const, unit: 1000n }, keepsPrincipal: false };
    const plan = prepaidPlan(lines, touched, asked);
    return reschedule(ctx, {
      ...{ loanId, reason: 'prepaid', fromDay: day, lines: plan.lines },
      entries: [{ kind: 'received', amount: principal + 7n, day, line: plan.number, source: 'receipt' }],
    });
  };

/** What happens to a loan: receipts, deductions, penalties, remissions, reversals, runs taken back, lines that move, principal that comes back early. */
function actOf(random: (below: number) => number, lines: readonly LoanLine[], step: number, touched: ReadonlySet<number>): Act {
  const line = openLine(lines, random);
  const kind = random(9);
  const book =
    (more: Partial<Entry>): Act =>
    (ctx, loanId, day) =>
      bookEntries(ctx, [{ ...receipt(loanId, line?.number ?? 1, 1n, day), ...more }]);
  if (kind === 0)
    return async (ctx, loanId, day) => {
      const [last] = await ctx.tx.many<{ id: string }>({
        text: `select loan_entry_id as id from loan_entry e where loan_id = $1 and kind in ('received', 'remission') and not exists (select from loan_entry r where r.reverses = e.loan_entry_id) order by booked_at desc limit 1`,
        values: [loanId],
      } as never);
      if (last !== undefined) await reverseEntries(ctx, { entryIds: [last.id] }, { day });
    };
  if (kind === 1) return (ctx, _, day) => reverseEntries(ctx, { source: 'payslip', sourceId: `run ${random(step + 1)}` }, { day });
  if (line === undefined) return () => Promise.resolve();
  if (kind === 2) return postpone(line);
  if (kind === 8) return prepay(BigInt(1_000_000 + random(4_000_000)), random(2) === 0 ? 'smaller' : 'shorter', touched);
  if (kind === 3) return book({ kind: 'penalty', amount: BigInt(1 + random(10_000)) });
  if (kind === 4) return line.openPenalty > 0n ? book({ kind: 'remission', amount: line.openPenalty }) : () => Promise.resolve();
  if (kind === 5) return book({ kind: 'deducted', amount: line.open, source: 'payslip', sourceId: `run ${step}` });
  return book({ amount: kind === 6 ? line.open : BigInt(1 + random(Number(line.open))) });
}

test('two hundred random acts keep every sum, and each past day comes back as it was', async () => {
  const random = randomOf(23);
  const loanId = await pay(240_000_000n, 24);
  const seen = new Map<string, LoanLine[]>();
  let [day, refused] = [START, 0];
  for (let step = 0; step < 200; step += 1) {
    const lines = await linesAt(loanId, day);
    const touched = await rows<{ number: number }>('select distinct line_number::int as number from loan_entry where loan_id = $1 and line_number is not null', loanId);
    const act = actOf(random, lines, step, new Set(touched.map(({ number }) => number)));
    await booking((ctx) => act(ctx, loanId, day, lines)).catch((error: { constraint?: string }) => {
      // what was paid by more than one way is not taken back while that leaves more than is owed
      expect(error.constraint).toMatch(/^loan_entry_(over|remission)$/);
      refused += 1;
    });
    const now = await linesAt(loanId, day);
    expect(now.reduce((sum, { principal }) => sum + principal, 0n)).toBe(240_000_000n);
    for (const line of now) expect(line.open).toBe(line.due + line.penaltyDue - line.paid - line.rebate - line.writtenOff);
    // what lists of a company show is what the ledger says of the last day
    const kept = await rows<{ number: number; open: string }>('select number::int, open::text from loan_line_now where loan_id = $1 order by number', loanId);
    expect(kept).toEqual((await linesAt(loanId, 'infinity')).map(({ number, open }) => ({ number, open: String(open) })));
    const [whole] = await rows<object>('select payable::text, settled::text from loan_sum where loan_id = $1', loanId);
    const all = await linesAt(loanId, 'infinity');
    const total = (of: (line: (typeof all)[number]) => bigint): string => String(all.reduce((sum, line) => sum + of(line), 0n));
    expect(whole).toEqual({ payable: total((line) => line.principal + line.profit + line.fee), settled: total((line) => line.paid + line.rebate + line.writtenOff) });
    seen.set(day, now);
    day = addDays(day, 1 + random(3));
  }
  expect(refused).toBeLessThan(60);
  const [sums] = await rows<{ received: string; late: string }>(
    `select sum(signed) filter (where counts_as in ('received', 'deducted')) as received, count(*) filter (where kind = 'reversal') as late from loan_entry where loan_id = $1`,
    loanId,
  );
  const last = await linesAt(loanId, day);
  expect(BigInt(sums?.received ?? 0)).toBe(last.reduce((sum, { paid }) => sum + paid, 0n));
  expect(Number(sums?.late)).toBeGreaterThan(5);
  for (const [past, lines] of seen) {
    const status = (list: readonly LoanLine[]) => list.map(({ status: _, ...line }) => line);
    expect(status(await linesAt(loanId, past))).toEqual(status(lines));
  }
}, 180_000);

test('a loan is settled when nothing of it is open, and again open when that is taken back', async () => {
  const loanId = await pay(6_000_000n, 2);
  const lines = await linesAt(loanId, START);
  await booking((ctx) =>
    bookEntries(
      ctx,
      lines.map(({ number, open }) => ({ ...receipt(loanId, number, open), kind: 'deducted' as const, source: 'payslip', sourceId: 'run' })),
    ),
  );
  expect([await statusOf(loanId), (await linesAt(loanId, START)).map(({ state }) => state)]).toEqual(['LoanSettled', ['DeductedInstallment', 'DeductedInstallment']]);
  const back = () => booking((ctx) => reverseEntries(ctx, { source: 'payslip', sourceId: 'run' }, { day: START }));
  expect([await back(), await back(), await statusOf(loanId)]).toEqual([2, 0, 'LoanPaidOut']);
});

test('a loan that ran before is taken up with what is left of it', async () => {
  const { parts: _, ...ran } = toPay(120_000_000n, 12);
  const lines = [{ number: 12, originalNumber: 12, dueDate: '2026-07-01', principal: 10_000_000n, profit: 0n, fee: 0n }];
  const { loanId } = await booking((ctx) => openLoan(ctx, { ...ran, from: '2026-06-01', lines, source: 'sheet' }));
  expect([await linesAt(loanId, '2026-05-31'), (await linesAt(loanId, '2026-06-01')).map(({ number, open }) => [number, open])]).toEqual([[], [[12, 10_000_000n]]]);
});

test('what is paid goes to penalty, then to profit and fee, then to principal', () => {
  const line = { number: 1, originalNumber: 1, dueDate: '2026-05-01', principal: 100n, profit: 20n, fee: 5n, added: 0n, received: 32n, deducted: 0n };
  const read = readLine({ ...line, penalty: 10n, remission: 3n, rebate: 0n, writtenOff: 0n, moved: 0n }, '2026-05-02');
  expect(read).toMatchObject({ due: 125n, penaltyDue: 7n, open: 100n, openPenalty: 0n, openCharges: 0n, openPrincipal: 100n, state: 'PartlyPaid', isLate: true });
});
