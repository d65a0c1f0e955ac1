/** Questions about payslips on the real database: asked about an own one alone, answered by whoever counts pay, told without an amount. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { movableClock } from '#testing/app.ts';
import { layAccounts } from '#testing/cases.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { layPayslip } from '#testing/payslip-rows.ts';
import { periodName } from '../pay/period.rules.ts';
import { payQuestionErrors } from './pay-question.errors.ts';
import messages from './pay-question.messages.fa.ts';
import { payQuestionProcess } from './pay-question.process.ts';
import { routes } from './pay-question.routes.ts';

let bed: Mounted;
let own: string;
let others: string;
const company = companyId('holding');
const employee = actorIn('employee', 'accountant');
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const path = (payslipId: string): string => `/rest/s1/payroll/myPayslips/${payslipId}/question`;

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/pay-question', routes, messages, errors: [payQuestionErrors] });
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'payrollOfficer', $2, '[2021-03-21,)')`, partyId('payrollOfficer'), company);
  own = (await layPayslip(bed.database.owner, 'accountant')).payslipId;
  others = (await layPayslip(bed.database.owner, 'colleague')).payslipId;
  announceProcesses([payQuestionProcess]);
});
afterAll(async () => {
  announceProcesses([]);
  await bed.close();
});

test('the shipped steps are sound', () => expect(kindFaults(payQuestionProcess)).toEqual([]));

test('a colleague’s payslip, one that is not there and a line that does not stand on it are asked about in vain', async () => {
  for (const id of [others, newId(), 'x']) {
    expect((await bed.call(employee, 'POST', path(id), { question: 'How much does my colleague get?' })).status).toBe(404);
    expect((await bed.call(employee, 'GET', path(id))).status).toBe(404);
  }
  expect((await bed.call(employee, 'POST', path(own), { question: 'Why?', lineCode: 'unheard' })).body.errorCode).toMatch(/\.unknownLine$/);
  expect(await rows('select from pay_question')).toEqual([]);
});

test('whoever counts pay is asked, the answer stands beside the payslip, and what is told of it says no amount', async () => {
  expect((await bed.call(employee, 'POST', path(own), { question: 'Why is it 50,000 rials less?' })).status).toBe(201);
  expect((await bed.call(employee, 'POST', path(own), { question: 'And once more?' })).body.errorCode).toMatch(/\.stillOpen$/);
  const [task] = await rows<{ task: string; who: string[] }>(
    `select t.task_id as task, array_agg(c.party_id::text) as who from process_task t join process_task_candidate c using (task_id) where t.status = 'open' group by 1`,
  );
  expect(task?.who).toEqual([partyId('payrollOfficer')]);
  await writing(bed.database.pool, systemActor('test', [company]), (tx) =>
    answerTask(
      { tx, today: '2026-05-10', clock: movableClock(), newId, audit: () => undefined, companyId: company },
      { taskId: task?.task ?? '', partyId: partyId('payrollOfficer'), outcome: 'answer', comment: null, values: { answer: 'The premium of 50,000 rials has begun.' } },
    ),
  );
  expect((await bed.call(employee, 'GET', path(own))).body.rows).toMatchObject([{ question: 'Why is it 50,000 rials less?', answer: 'The premium of 50,000 rials has begun.' }]);
  const told = await rows<{ subject: string }>(
    `select m.* from notification_message m join notification_message_user u using (notification_message_id) where u.party_id = $1`,
    partyId('accountant'),
  );
  expect(told.map(({ subject }) => subject)).toContain(messages.told.answered({ period: periodName({ year: 1405, month: 1 }) }));
  expect(JSON.stringify(told)).not.toMatch(/50,000|premium/);
  // it is over: the same may be asked again
  expect((await bed.call(employee, 'POST', path(own), { question: 'And since when?' })).status).toBe(201);
});
