/**
 * Attack: a run of pay is reached round its rules. Whoever makes one approves it by themselves, or has it sent by a colleague whose manager they are; somebody reads a colleague's payslip by the call of the
 * own ones, or their own before it is approved; an officer of another company opens, counts or sends the run by its id; an officer who may not know pay
 * reads it out of the sums; a sealed payslip is changed by whoever reaches the table; the same month is made twice at once; a month is counted while it is
 * before its approvers; and the account that counts is allowed to count no more.
 * Refused: `pay-run.service.ts` (states, scope of rows), `salary.process.ts` (the case is about its maker), `payslips.routes.ts` (class of pay, own and approved alone),
 * `pay-run.001.migration.sql` (sealed, once).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMS } from '#modules/payroll/pay-run/pay-run.steps.ts';
import { salaryProcess } from '#modules/payroll/pay-run/salary.process.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { redactForm } from '#platform/tasks/read-form.service.ts';
import type { ProcessCase } from '#platform/workflow/process.define.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { OWN_SLIPS, openPayBench, type PayBench, payOfficer, RUN, RUNS, SLIP, SLIPS } from '#testing/pay-runs.ts';

let bench: PayBench;
let first: string;
let second: string;
const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const slipOf = async (payRunId: string, name: 'accountant' | 'colleague'): Promise<string> =>
  (await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name)))[0]?.id ?? '';

beforeAll(async () => {
  bench = await openPayBench();
  first = await bench.counted(1);
  await bench.approved(first);
  second = await bench.counted(2);
});
afterAll(() => bench.close());

test('the maker of a run is not among those who approve it, and is refused as one', async () => {
  await bench.send(second);
  await expect(bench.answer(second, 'accept', partyId('payrollOfficer'))).rejects.toMatchObject({ status: 404 });
  const { rowVersion } = await bench.read(second);
  for (const act of ['calculate', 'send', 'cancel']) expect((await call(payOfficer, 'POST', `${RUN}/${second}/${act}`, { rowVersion })).body.errorCode).toMatch(/wrongState$/);
  await bench.answer(second, 'modify');
});

test('a run is sent by nobody but its maker: whoever made it would else decide about it as the manager of who sent it', async () => {
  const other = actorIn('payrollOfficer', 'accountant');
  await bench.again(second);
  const { rowVersion } = await bench.read(second);
  expect((await call(other, 'POST', `${RUN}/${second}/send`, { rowVersion, withoutAside: true })).body.errorCode).toMatch(/\.notMaker$/);
  expect(await bench.read(second)).toMatchObject({ statusId: 'PrCalculated' });
});

test('a payslip of a colleague is not there by the call of the own ones, nor is the own one before it is approved', async () => {
  const employee = actorIn('employee', 'colleague');
  expect((await call(employee, 'GET', `${OWN_SLIPS}/${await slipOf(first, 'colleague')}`)).status).toBe(200);
  for (const id of [await slipOf(first, 'accountant'), await slipOf(second, 'colleague'), 'x']) expect((await call(employee, 'GET', `${OWN_SLIPS}/${id}`)).status).toBe(404);
  expect((await call(employee, 'GET', OWN_SLIPS)).body.rows).toHaveLength(1);
});

test('of another company a run does not exist for any act', async () => {
  expect((await call(elsewhere, 'GET', `${RUN}/${first}`)).status).toBe(404);
  for (const act of ['calculate', 'send', 'cancel']) expect((await call(elsewhere, 'POST', `${RUN}/${first}/${act}`, { rowVersion: 1 })).status).toBe(404);
  expect((await call(elsewhere, 'GET', `${SLIP}/${await slipOf(first, 'accountant')}/explanation`)).status).toBe(404);
  for (const list of ['allPayrollsData', 'runAside']) expect((await call(elsewhere, 'GET', `/rest/s1/payroll/${list}?payRunId=${first}`)).body.rows).toEqual([]);
  expect((await call(elsewhere, 'GET', RUNS)).body.rows).toEqual([]);
  expect((await call(elsewhere, 'POST', RUN, bench.month(3))).body.errorCode).toMatch(/\.group$/);
});

test('without class pay neither sums nor payslips tell an amount', async () => {
  const { body } = await call(blind, 'GET', `${RUN}/${first}`);
  for (const name of ['gross', 'deductions', 'net', 'tax', 'employerCost']) expect(body).not.toHaveProperty(name);
  const [row] = (await call(blind, 'GET', `${SLIPS}?payRunId=${first}`)).body.rows;
  for (const name of ['gross', 'net', 'tax']) expect(row).not.toHaveProperty(name);
  expect((await call(blind, 'GET', `${SLIP}/${await slipOf(first, 'accountant')}/explanation`)).status).toBe(403);
});

test('whoever manages the case of a run without class pay reads no sums out of its forms', async () => {
  const of = { recordId: first, companyId: companyId('holding') } as ProcessCase;
  const readerPartyId = partyId('hrOfficer');
  const sums = { gross: null, deductions: null, net: null };
  for (const [key, form] of Object.entries(salaryProcess.forms)) {
    const read = await writing(bench.bed.database.pool, systemActor('test', [of.companyId]), (db) =>
      form.read({ db, case: of, today: '2026-05-10', now: new Date(), newId, readerPartyId, step: 'check' }),
    );
    const shown = redactForm(read, new Set(['public']));
    // what is to be seen to is told without a sum
    if (key === FORMS.duty) expect({ ...sums, ...shown.data }).toMatchObject({ payRunId: first, ...sums });
    else if (key === FORMS.voucher) expect(shown.data).toMatchObject({ payRunId: first, offers: null });
    else expect(shown.data).toMatchObject({ people: 4, ...sums });
  }
});

test('what was approved is changed, moved and taken out by nobody', async () => {
  const id = await slipOf(first, 'accountant');
  for (const sealed of [
    'update payslip set net = net + 1 where payslip_id = $1',
    'delete from payslip where payslip_id = $1',
    `update payslip set pay_run_id = '${second}' where payslip_id = $1`,
  ])
    await expect(bench.rows(sealed, id)).rejects.toMatchObject({ constraint: 'payslip_sealed' });
  await expect(bench.rows(`update pay_run set status_id = 'PrDraft' where pay_run_id = $1`, first)).rejects.toMatchObject({ constraint: 'pay_run_status_id_flow' });
});

test('of a month that is made twice at once one is made', async () => {
  await bench.again(second);
  await bench.answer(second, 'resubmit');
  await bench.answer(second, 'accept');
  const answers = await Promise.all([1, 2, 3].map(() => call(payOfficer, 'POST', RUN, bench.month(3))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});
