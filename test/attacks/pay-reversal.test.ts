/**
 * Attack: pay that was approved is undone round its rules. The maker opens their own run again or takes it back when it is paid; it is done without
 * a reason, from a window that saw it before, twice at once, while a later month begins, or by an officer of another company; an account that may
 * only count does it; a mirrored payslip is laid with another amount; and what is written down of it is changed.
 * Refused: `pay-reversal.service.ts` (second person, later months, states, version), `pay-reversal.contract.ts` (reason, rights),
 * `pay-reversal.001.migration.sql` (mirrors to the rial and once, events only added to).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { openPayBench, type PayBench, payOfficer, RUN, secondOfficer } from '#testing/pay-runs.ts';

let bench: PayBench;
let run: string;
const acts = ['reopen', 'paid', 'reverse'] as const;
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const statusOf = async (): Promise<string> => (await bench.read(run)).statusId;

beforeAll(async () => {
  bench = await openPayBench();
  run = await bench.counted(1);
  await bench.approved(run);
});
afterAll(() => bench.close());

test('the maker neither opens nor takes back', async () => {
  expect((await bench.act(run, 'reopen', payOfficer)).body.errorCode).toMatch(/\.notSecond$/);
  expect(await statusOf()).toBe('PrApproved');
});

test('of another company a run does not exist; who may count may not undo', async () => {
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  const counts = {
    ...secondOfficer,
    grants: secondOfficer.grants.map((grant) => ({ ...grant, permissions: ['payroll/salaryCalculation/observe', 'payroll/salaryCalculation/calculate'] })),
  };
  for (const act of acts) {
    expect((await bench.act(run, act, elsewhere)).status).toBe(404);
    expect((await bench.act(run, act, counts)).status).toBe(403);
  }
  expect((await call(elsewhere, 'GET', `${RUN}/${run}/events`)).status).toBe(404);
});

test('not without a reason, and not from a window that saw it before', async () => {
  const { rowVersion } = await bench.read(run);
  for (const reason of ['', '   ']) expect((await call(secondOfficer, 'POST', `${RUN}/${run}/reopen`, { rowVersion, reason })).status).toBe(400);
  expect((await call(secondOfficer, 'POST', `${RUN}/${run}/reopen`, { rowVersion })).status).toBe(400);
  expect((await call(secondOfficer, 'POST', `${RUN}/${run}/reopen`, { rowVersion: rowVersion - 1, reason: 'Why' })).body.errorCode).toMatch(/\.stale$/);
});

test('beside a later month that begins at the same moment, one of the two wins', async () => {
  const [opened, begun] = await Promise.all([bench.act(run, 'reopen'), call(payOfficer, 'POST', RUN, bench.month(2))]);
  expect([opened.status, begun.status].toSorted()).toEqual([expect.toBeOneOf([200, 201]), 409]);
  const standing = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 2 and status_id <> 'PrCancelled'`);
  expect(standing).toHaveLength(opened.status === 200 ? 0 : 1);
  if (opened.status === 200) return bench.approved(run);
  // nothing counts it, so that it can be called off
  await bench.rows(`update pay_run set status_id = 'PrDraft' where pay_run_id = $1`, standing[0]?.id);
  await bench.rows(`update pay_run set status_id = 'PrCancelled' where pay_run_id = $1`, standing[0]?.id);
});

test('taken back once, however often it is asked at once, and never by its maker', async () => {
  await bench.act(run, 'paid');
  expect((await bench.act(run, 'reverse', payOfficer)).body.errorCode).toMatch(/\.notSecond$/);
  const answers = await Promise.all([1, 2, 3].map(() => bench.act(run, 'reverse')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const mirrors = await bench.rows<{ id: string }>('select pay_run_id as id from pay_run where reverses = $1', run);
  expect(mirrors).toHaveLength(1);
  // what takes back is not taken back itself
  for (const act of acts) expect((await bench.act(mirrors[0]?.id ?? '', act)).body.errorCode).toMatch(/\.wrongState$/);
});

test('neither the mirror nor what is written down of it is changed by whoever reaches the tables', async () => {
  const mirrored = `insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, amounts, gross, deductions, net,
      insurable, taxable, tax, employer_cost, rounding, shortfall, inputs, input_hash, reverses)
    select gen_random_uuid(), company_id, pay_run_id, party_relationship_id, party_id, 1405, 1, amounts, gross, deductions, net - 1, insurable, taxable, tax, employer_cost, rounding,
      shortfall, inputs, input_hash, reverses from payslip where reverses is not null limit 1`;
  await expect(bench.rows(mirrored)).rejects.toMatchObject({ constraint: 'payslip_mirror' });
  await expect(bench.rows('update payslip set net = net - 1 where reverses is not null')).rejects.toMatchObject({ constraint: 'payslip_sealed' });
  await expect(bench.rows('delete from pay_run_event')).rejects.toMatchObject({ constraint: 'pay_run_event_kept' });
});
