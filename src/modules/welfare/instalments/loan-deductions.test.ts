/** Instalments in a run of pay: taken once, within a share of the pay, given back with the run and taken again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcePaySources, paySources } from '#modules/payroll/payroll.api.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench } from '#testing/pay-runs.ts';
import { deductionErrors } from '../deductions/deductions.contract.ts';
import messages from '../deductions/deductions.messages.fa.ts';
import { routes } from '../deductions/deductions.routes.ts';
import { dueDeductions } from '../deductions/deductions.service.ts';
import { linesOf, payLoan } from '../loan-ledger/loan-ledger.service.ts';
import { loanDeductions } from './loan.pay-source.ts';

let bench: PayBench;
const company = companyId('holding');
const inTx = <T>(work: Parameters<typeof writing<T>>[2]): Promise<T> => writing(bench.bed.database.pool, systemActor('test', [company]), work);

beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/welfare/deductions', routes, messages, errors: [deductionErrors] });
  announcePaySources([...paySources(), loanDeductions]);
});
afterAll(() => bench.close());

/** A loan without profit whose first line is due in the first month of 1405. */
async function lend(name: PersonName, principal: bigint, count: number): Promise<string> {
  const [{ id: welfareId = '', version = 1 } = {}] = await bench.rows<{ id: string; version: number }>(
    `select welfare_id as id, row_version as version from welfare_loan where company_id = $1 and welfare_code = 'MARRIAGE'`,
    company,
  );
  const parts = [{ amount: principal, method: 'cheque' as const, target: '445566', bankName: null }];
  const asked = { partyId: partyId(name), employmentId: employmentId(name), welfareId, version, requestId: null, principal, count, paidOn: '2026-03-01', parts };
  return inTx(async (tx) => (await payLoan({ tx, companyId: company, bookedBy: null, newId }, asked)).loanId);
}
const deductedOf = async (loanId: string): Promise<bigint> =>
  (await inTx((tx) => linesOf(tx, { companyId: company, loanIds: [loanId], asOf: 'infinity' }))).reduce((sum, { deducted }) => sum + deducted, 0n);
const paidFor = (payRunId: string, name: PersonName): Promise<{ amount: bigint }[]> =>
  bench.rows(
    `select l.amount from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = $1 and s.party_id = $2 and l.code = 'loan' order by l.amount`,
    payRunId,
    partyId(name),
  );
const sumOf = (rows: readonly { amount: bigint }[]): bigint => rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

let [small, large]: string[] = [];

test('a month takes what is due, no more than the share of the law together, and the rest stays due', async () => {
  small = await lend('accountant', 24_000_000n, 12);
  large = await lend('colleague', 12_000_000_000n, 12);
  const run = await bench.counted(1);
  expect(sumOf(await paidFor(run, 'accountant'))).toBe(2_000_000n);
  const [slip] = await bench.rows<{ gross: bigint }>('select gross from payslip where pay_run_id = $1 and party_id = $2', run, partyId('colleague'));
  const quarter = BigInt(slip?.gross ?? 0) / 4n;
  expect(sumOf(await paidFor(run, 'colleague'))).toBe(quarter);
  expect(await deductedOf(small)).toBe(0n);
  await bench.approved(run);
  expect([await deductedOf(small), await deductedOf(large)]).toEqual([2_000_000n, quarter]);

  // told of the run again nothing more is taken; of another run it is refused
  const told = [{ employmentId: employmentId('accountant'), evidence: { kind: 'loanLine', id: `${small}:1`, number: '', day: '2026-03-21' }, amount: 2_000_000n }];
  await inTx((tx) => loanDeductions.taken?.(tx, told, run) ?? Promise.resolve());
  expect(await deductedOf(small)).toBe(2_000_000n);
  await expect(inTx((tx) => loanDeductions.taken?.(tx, told, newId()) ?? Promise.resolve())).rejects.toMatchObject({ errorName: 'takenTwice' });
});

test('a run that is reversed gives back what it took, once, and the month takes it anew', async () => {
  const [run] = (await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where status_id = 'PrApproved'`)).map(({ id }) => id);
  if (run === undefined) throw new Error('no run was approved');
  expect((await bench.act(run, 'paid')).status).toBe(200);
  expect((await bench.act(run, 'reverse')).status).toBe(200);
  expect([await deductedOf(small ?? ''), await deductedOf(large ?? '')]).toEqual([0n, 0n]);
  const back = [{ employmentId: employmentId('accountant'), evidence: { kind: 'loanLine', id: `${small}:1`, number: '', day: '2026-03-21' }, amount: 2_000_000n }];
  await inTx((tx) => loanDeductions.untaken?.(tx, back, run) ?? Promise.resolve());
  expect(await deductedOf(small ?? '')).toBe(0n);
  const anew = await bench.counted(1);
  await bench.approved(anew);
  expect(await deductedOf(small ?? '')).toBe(2_000_000n);

  const next = await bench.counted(2);
  expect(sumOf(await paidFor(next, 'accountant'))).toBe(2_000_000n);
  expect((await bench.rows('select 1 from payslip_line where pay_run_id = $1 and code = $2', next, 'loan')).length).toBeGreaterThan(1);
});

test('what is due of a month is told of people in reach alone', async () => {
  const due = (companies: readonly string[]) =>
    reading(bench.bed.database.pool, systemActor('test', [company, companyId('subsidiary')]), (db) =>
      dueDeductions({ db, rows: systemScope(companies, '2026-05-01'), companyId: company, from: '2026-04-21', thru: '2026-05-21' }),
    );
  const told = await due([company]);
  expect(told.map(({ dueDate }) => dueDate)).toEqual(told.map(({ dueDate }) => dueDate).toSorted());
  // the first line of the accountant is taken, its second is due; of the colleague the rest of the first is too
  expect(told.filter(({ partyId: who }) => who === partyId('accountant')).map(({ asked }) => asked)).toEqual([2_000_000n]);
  expect(told.filter(({ partyId: who }) => who === partyId('colleague'))).toHaveLength(2);
  expect(await due([companyId('subsidiary')])).toEqual([]);
});
