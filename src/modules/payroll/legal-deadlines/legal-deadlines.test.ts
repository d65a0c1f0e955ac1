/** Duties by law: what the runs and lists of a company say of them, who says what was done outside, and who is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import organisation from '#testing/organisation.messages.fa.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { runStateFileErrors } from '../run-state-files/run-state-files.errors.ts';
import fileMessages from '../run-state-files/run-state-files.messages.fa.ts';
import { routes as fileRoutes } from '../run-state-files/run-state-files.routes.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import stateMessages from '../state-files/state-files.messages.fa.ts';
import { routes as stateRoutes } from '../state-files/state-files.routes.ts';
import words from './deadlines-page.messages.fa.ts';
import { periodOf } from './deadlines-sheet.rules.ts';
import { legalDeadlineErrors } from './legal-deadlines.errors.ts';
import { tellOfDeadlines } from './legal-deadlines.job.ts';
import messages from './legal-deadlines.messages.fa.ts';
import { routes } from './legal-deadlines.routes.ts';

const PATH = '/rest/s1/payroll/legalDeadline';
const company = companyId('holding');
const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
const reader = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, permissions: ['payroll/salaryCalculation/observe'] })) };
const filer = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'bank', 'identity'] as const })) };
/** The last day by law of the list of Farvardin. */
const DUE = '2026-05-21';
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
let payRunId: string;
beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/legal-deadlines', routes, messages, errors: [legalDeadlineErrors] },
    { slice: 'modules/payroll/state-files', routes: stateRoutes, messages: stateMessages, errors: [stateFileErrors] },
    { slice: 'modules/payroll/run-state-files', routes: fileRoutes, messages: fileMessages, errors: [runStateFileErrors] },
  );
  payRunId = await bench.counted(1);
});
afterAll(() => bench.close());

const put = (who: Answer, act: string, body: object) => bench.bed.call(who, 'PUT', `${PATH}/${act}`, body);
const read = async (who: Answer = payOfficer): Promise<Answer> => (await bench.bed.call(who, 'GET', `${PATH}?year=1405`)).body;
const stateOf = async (duty: string): Promise<Answer> => (await read()).list.find((one: Answer) => one.duty === duty);
const which = (duty: string, month = 1) => ({ payGroupId: bench.groupId, duty, year: 1405, month });
const tell = (today: string) =>
  tellOfDeadlines({ pool: bench.bed.database.pool, today, now: Date.parse(`${today}T05:00:00Z`), newId, report: (error) => expect(error).toBeUndefined() });
const toldTo = async (id: string): Promise<string[]> => {
  const told = await bench.rows<{ subject: string }>(
    `select m.subject from notification_message_user u join notification_message m using (notification_message_id)
     where u.party_id = $1 and m.link like '/AnnualAnnuities%' order by m.sent_at, m.subject`,
    id,
  );
  return told.map(({ subject }) => subject);
};

test('the lists of a month are due by the day that the law of the year says, and wait for its approval', async () => {
  expect(await stateOf('insurance')).toMatchObject({ month: 1, dueDay: DUE, state: 'open', by: null, payRunId, waitsForPay: true, groupName: expect.any(String) });
  await bench.approved(payRunId);
  expect(await stateOf('insurance')).toMatchObject({ by: null, waitsForPay: false });
  expect(await stateOf('eidi')).toMatchObject({ month: 12, dueDay: '2027-03-20', state: 'open' });
  expect((await read(elsewhere)).list).toEqual([]);
});

test('whoever says that pay was paid is told before the day and after it, each once, and of nothing that is done', async () => {
  const officer = partyId('payrollOfficer');
  expect(await tell('2026-05-10')).toBe(0);
  expect([await tell('2026-05-15'), await tell('2026-05-16')]).toEqual([2, 0]);
  const near = (duty: 'insurance' | 'tax') =>
    words.notice.near.subject({
      ...{ duty: words.duties[duty], company: organisation.companies.holding },
      ...{ period: periodOf({ duty, year: 1405, month: 1 }), due: formatJalaliFa(DUE) },
    });
  expect((await toldTo(officer)).toSorted()).toEqual([near('insurance'), near('tax')].toSorted());
  expect((await put(payOfficer, 'mark', { ...which('tax'), reason: 'Sent by hand' })).status).toBe(200);
  expect([await tell('2026-05-22'), await tell('2026-05-23')]).toEqual([1, 0]);
  expect(await toldTo(officer)).toHaveLength(3);
});

test('a list that is taken after the approval is done', async () => {
  await bench.rows(
    "insert into insurance_list_taken (pay_run_id, company_id, taken_at) select pay_run_id, company_id, approved_at - interval '1 day' from pay_run where pay_run_id = $1",
    payRunId,
  );
  expect(await stateOf('insurance')).toMatchObject({ by: null });
  await bench.rows('delete from insurance_list_taken');
  const [organ] = await bench.rows<{ id: string }>(
    `insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) select gen_random_uuid(), 'Insurer', 'Insurer', enum_id from enumeration limit 1 returning organ_id as id`,
  );
  await bench.rows(
    `with area as (insert into company_insurance_area (company_insurance_area_id, company_id, relationship_name, pseudo_id, contract_number, organ_id, company_insurance_name, employer_name)
       values (gen_random_uuid(), $1, 'Area', '1234567890', '001', $2, 'Workshop', 'Employer') returning company_insurance_area_id as id)
     update pay_group set insurance_area_id = area.id from area where company_id = $1`,
    company,
    organ?.id,
  );
  const taken = await bench.bed.file(filer, `${RUN}/${payRunId}/stateFiles/insurance?leaveOut=Y&number=1`);
  expect(taken.status).toBe(200);
  expect(await stateOf('insurance')).toMatchObject({ state: 'done', by: 'file', payRunId });
});

test('what was done outside is said once, with the reason, by whoever may say that pay was paid, and is taken back', async () => {
  expect(await stateOf('tax')).toMatchObject({ state: 'done', by: 'outside', reason: 'Sent by hand', markedBy: expect.any(String) });
  const reason = 'Sent by hand';
  expect((await put(payOfficer, 'mark', { ...which('tax'), reason })).body.errorCode).toMatch(/\.done$/);
  expect((await put(payOfficer, 'mark', { ...which('insurance'), reason })).body.errorCode).toMatch(/\.done$/);
  expect((await put(payOfficer, 'mark', { ...which('tax', 9), reason })).status).toBe(404);
  expect((await put(payOfficer, 'mark', { ...which('tax'), reason: ' ' })).body.fields.reason).toMatch(/\p{Script=Arabic}/u);
  for (const act of ['mark', 'unmark']) expect((await put(reader, act, { ...which('tax'), ...(act === 'mark' && { reason }) })).status).toBe(403);
  expect((await put(elsewhere, 'mark', { ...which('eidi', 12), reason })).status).toBe(404);
  expect((await put(elsewhere, 'unmark', which('tax'))).body.errorCode).toMatch(/\.notMarked$/);
  expect((await put(payOfficer, 'unmark', which('tax'))).status).toBe(200);
  expect(await stateOf('tax')).toMatchObject({ by: null, reason: null });
  expect((await put(payOfficer, 'unmark', which('tax'))).status).toBe(409);
  expect(await bench.rows(`select action from audit_entry where entity = 'LegalDeadlineMark' order by at`)).toEqual([{ action: 'create' }, { action: 'delete' }]);
});

test('whoever sees the groups of several companies says it for the company of the group', async () => {
  const visiting = { ...actorIn('administrator', 'administrator'), companyId: companyId('subsidiary') };
  expect((await put(visiting, 'mark', { ...which('tax'), reason: 'Sent by hand' })).status).toBe(200);
  expect(await bench.rows('select company_id as id from legal_deadline_mark')).toEqual([{ id: company }]);
  expect((await put(visiting, 'unmark', which('tax'))).status).toBe(200);
});

test("how early it is told is the company's own, and kept once", async () => {
  expect(await read()).toMatchObject({ noticeDays: 7, rowVersion: 0 });
  expect((await put(payOfficer, 'notice', { noticeDays: 61, rowVersion: 0 })).body.fields.noticeDays).toMatch(/\p{Script=Arabic}/u);
  expect((await put(payOfficer, 'notice', { noticeDays: 10, rowVersion: 0 })).status).toBe(200);
  expect((await put(payOfficer, 'notice', { noticeDays: 12, rowVersion: 0 })).status).toBe(409);
  expect((await put(reader, 'notice', { noticeDays: 12, rowVersion: 1 })).status).toBe(403);
  expect((await read(elsewhere)).noticeDays).toBe(7);
});

test('the sheet has what the list has', async () => {
  expect((await bench.bed.file(payOfficer, `${PATH}/file?year=1405`)).bytes.subarray(0, 2).toString()).toBe('PK');
  expect((await bench.bed.file(actorIn('employee', 'accountant'), `${PATH}/file?year=1405`)).status).toBe(403);
});

test('a confidential group is there for its readers alone', async () => {
  await bench.rows(`insert into pay_group_reader (pay_group_id, user_group_id, company_id) values ($1, 'accountant', $2)`, bench.groupId, company);
  expect((await read()).list).toEqual([]);
  expect((await put(payOfficer, 'mark', { ...which('eidi', 12), reason: 'Paid in cash' })).status).toBe(404);
});
