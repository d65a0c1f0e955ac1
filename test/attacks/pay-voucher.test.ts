/**
 * Attack: the voucher of a run of pay gets into the books round whoever keeps the accounts. Its maker accepts it, being an accountant too, or in the place of one who is away;
 * somebody answers by the id of another's task, and so does the accountant of another company; what is accepted is what stood there before the run was counted anew, or nothing
 * that was seen at all; the run is counted while its voucher is accepted; and what was accepted is changed by whoever reaches the table.
 * Refused: `pay-run.steps.ts` (who is asked, and who never), `voucher-step.service.ts` (the mark of what was seen, the counting that was accepted), `pay-run.service.ts` (states),
 * `voucher.002.migration.sql` (booked once, and as it was accepted).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VOUCHER_STEP } from '#modules/payroll/pay-run/pay-run.steps.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';

let bench: PayBench;
let run: string;
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const accepts = (by: PersonName, values: object) => bench.answer(run, 'accept', partyId(by), values);
const makeAccountant = (name: PersonName, company: 'holding' | 'subsidiary') =>
  bench.rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'accountant', $2, '[2021-03-21,)')`, partyId(name), companyId(company));

beforeAll(async () => {
  bench = await openPayBench();
  await call(payOfficer, 'POST', '/rest/s1/payroll/accountingStarter', {});
  await makeAccountant('payrollOfficer', 'holding');
  await makeAccountant('hrOfficerElsewhere', 'subsidiary');
  await bench.rows(
    `insert into task_substitution (substitution_id, company_id, party_id, substitute_party_id, process_key_text, valid) values ($1, $2, $3, $4, '', '[2021-03-21,2031-03-21)')`,
    ...[newId(), companyId('holding'), partyId('accountant'), partyId('payrollOfficer')],
  );
  run = await bench.counted(1);
  await bench.send(run);
});
afterAll(() => bench.close());

test('neither its maker, being an accountant and standing in for one, nor another company, nor who is not asked accepts it', async () => {
  expect(await bench.openTask(run)).toMatchObject({ node: VOUCHER_STEP, who: [partyId('accountant')] });
  const seen = await bench.voucherSeen(run);
  for (const name of ['payrollOfficer', 'hrOfficerElsewhere', 'seller', 'director'] as const) await expect(accepts(name, seen)).rejects.toMatchObject({ status: 404 });
  expect(await bench.rows('select from pay_voucher')).toEqual([]);
});

test('what stood there before the run was counted anew is not accepted any more, nor what nobody saw', async () => {
  const old = await bench.voucherSeen(run);
  const task = (await bench.openTask(run))?.task;
  await bench.answer(run, 'modify', partyId('accountant'));
  await bench.rows(`update employment_salary set daily_wage = daily_wage + 1000000 where party_relationship_id = $1`, employmentId('accountant'));
  await bench.again(run);
  await bench.send(run);
  const anew = (await bench.openTask(run))?.task;
  expect(anew).not.toBe(task);
  for (const values of [old, {}, { mark: '' }]) await expect(accepts('accountant', values)).rejects.toMatchObject({ errorName: 'changed' });
  expect(await bench.rows('select from pay_voucher')).toEqual([]);
});

test('once it is accepted the run is not counted, and what was accepted is changed by nobody', async () => {
  await accepts('accountant', await bench.voucherSeen(run));
  const { rowVersion } = await bench.read(run);
  expect((await call(payOfficer, 'POST', `${RUN}/${run}/calculate`, { rowVersion })).body.errorCode).toMatch(/wrongState$/);
  for (const change of [`number = '9'`, `awaits_approval = false, number = '9'`, `counting_id = null`])
    await expect(bench.rows(`update pay_voucher set ${change} where pay_run_id = $1`, run)).rejects.toMatchObject({ constraint: 'pay_voucher_kept' });
  // counted by whoever reaches the table all the same, it is not booked
  const [{ counting } = { counting: '' }] = await bench.rows<{ counting: string }>('select run_id as counting from pay_run where pay_run_id = $1', run);
  await bench.rows('update pay_run set run_id = $2 where pay_run_id = $1', run, newId());
  await expect(bench.answer(run, 'accept')).rejects.toMatchObject({ errorName: 'outdated' });
  await bench.rows('update pay_run set run_id = $2 where pay_run_id = $1', run, counting);
  await bench.answer(run, 'accept');
  await expect(bench.rows('update pay_voucher set awaits_approval = true where pay_run_id = $1', run)).rejects.toMatchObject({ constraint: 'pay_voucher_kept' });
});
