/**
 * Attack: orders are bent between their showing and their signing, or give away what people earn. An officer pastes their own code among others, or codes of another
 * company; a formula is changed after the approver has looked; two approvers sign at once to share a number; the signed amounts, days and effects are changed past
 * the product; the trail and the notice are read for amounts; and an officer who may not know pay reads them out of the preview, the list, its file, the order and a trial.
 * Refused: `issue.service.ts` (own, elsewhere, class of pay), `sign.service.ts` (counted anew and compared, numbers from one row), `order-book.001.migration.sql`
 * (only added to), `orders.contract.ts` and `order-factors.contract.ts` (amounts are class pay).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingErrors } from '#modules/orders/counting/counting.errors.ts';
import countingMessages from '#modules/orders/counting/counting.messages.fa.ts';
import { orderAmount, orderScore } from '#modules/orders/counting/orders.formula.ts';
import { orderFactorErrors } from '#modules/orders/factors/order-factors.contract.ts';
import factorMessages from '#modules/orders/factors/order-factors.messages.fa.ts';
import { routes as factorRoutes } from '#modules/orders/factors/order-factors.routes.ts';
import { issueErrors } from '#modules/orders/issue/issue.errors.ts';
import messages from '#modules/orders/issue/issue.messages.fa.ts';
import { routes } from '#modules/orders/issue/issue.routes.ts';
import { orderProcess } from '#modules/orders/issue/order.process.ts';
import { wageTable } from '#modules/orders/wage-table/wage-table.formula.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { layAccounts } from '#testing/cases.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';

const company = companyId('holding');
const officer = actorIn('administrator', 'hrOfficer');
const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const agreement = newId();
const ISSUE = '/rest/s1/emplOrder/issuance';
/** Rials a day of 1405 for whoever had 4,000,000. */
const WAGE = '6319549';
/** What signings left in the trail. */
const trail: unknown[] = [];
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const def = async (fromDate = '2026-03-21') => {
  const [type] = await rows<{ id: string }>(`select order_type_id as id from order_type where company_id = $1 and code = 'EotAnnual'`, company);
  return { settingId: type?.id, agreementId: agreement, orderDate: '2026-05-01', fromDate };
};
const issue = async (body: object, actor = officer) => bed.call(actor, 'POST', ISSUE, { ...(await def()), ...body });

const openTasks = (name: PersonName) =>
  rows<{ task: string }>(
    `select t.task_id as task from process_task t join process_task_candidate c using (task_id) where t.status = 'open' and c.party_id = $1 order by 1`,
    partyId(name),
  );
/** `ok`, or the name of the refusal. */
const accept = (name: PersonName, taskId: string): Promise<string> =>
  writing(bed.database.pool, systemActor('test', [company]), (tx) =>
    answerTask(
      { tx, today: '2026-05-10', clock: { now: () => Date.now() }, newId, audit: (entry) => void trail.push(entry), companyId: company },
      { taskId, partyId: partyId(name), outcome: 'accept', comment: 'so', values: {} },
    ),
  ).then(
    () => 'ok',
    ({ errorName = 'other' }: { errorName?: string }) => errorName,
  );

beforeAll(async () => {
  announceFormulas([law, person, relatives, employment, orderAmount, orderScore, wageTable]);
  bed = await mountSlices(
    { slice: 'modules/orders/issue', routes, messages, errors: [issueErrors] },
    { slice: 'modules/orders/factors', routes: factorRoutes, messages: factorMessages, errors: [orderFactorErrors] },
    { slice: 'modules/orders/counting', routes: [], messages: countingMessages, errors: [countingErrors] },
  );
  announceProcesses([orderProcess]);
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, agreement, company);
  for (const name of ['accountant', 'colleague'] as const) {
    await rows('delete from employment_salary where party_relationship_id = $1', employmentId(name));
    await rows(`insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 4000000, '[2025-03-21,)')`, employmentId(name), company);
  }
});
afterAll(async () => {
  announceFormulas([]);
  announceProcesses([]);
  await bed.close();
});

test('the own code among others is left out, codes and people of another company are those of nobody', async () => {
  const codes = [factsOf('accountant').pseudoId, factsOf('hrOfficer').pseudoId];
  expect((await issue({ codes })).body.errorCode).toBe('modules/orders/issue.notAll');
  const { body } = await bed.call(officer, 'POST', `${ISSUE}/preview`, { ...(await def()), codes });
  expect([body.orders.length, body.errors[0].code]).toEqual([1, 'ownOrder']);
  const narrow = { ...officer, companyIds: [company] };
  expect((await issue({ codes: [factsOf('worker').pseudoId] }, narrow)).body.errorCode).toBe('modules/orders/issue.unknownCodes');
  expect((await issue({ persons: [employmentId('worker')] }, narrow)).status).toBe(404);
  expect(await rows('select from empl_order')).toEqual([]);
});

test('who may not know pay gets no amount, and issues nothing', async () => {
  const preview = await bed.call(blind, 'POST', `${ISSUE}/preview`, { ...(await def()), persons: [employmentId('accountant')] });
  expect([preview.status, preview.body.errorCode]).toEqual([403, 'modules/orders/issue.classNeeded']);
  const [factor] = await rows<{ id: string }>(`select pay_factor_id as id from pay_factor where company_id = $1 and code = 'dailyWage'`, company);
  const facts = { hireDate: '2024-03-20', dailyWage: '4000000', wageSince: '2025-03-21' };
  const trial = { payFactorId: factor?.id, orderSet: 'labour', amountText: 'order.wage', executionDate: '2026-03-21', facts };
  const tried = (actor: typeof officer) => bed.call(actor, 'POST', '/rest/s1/emplOrder/rule/trial', trial).then(({ body }) => JSON.stringify(body));
  expect(await tried(officer)).toContain(WAGE);
  expect(await tried(blind)).not.toContain(WAGE);
});

test('a formula that is changed after the approver has looked stops the signing; as it was, it is signed', async () => {
  expect((await issue({ persons: [employmentId('accountant')] })).status).toBe(201);
  const [open] = await openTasks('director');
  const change = (text: string) =>
    rows(`update order_rule set amount_text = $2 where company_id = $1 and amount_text like 'law.LpHousing%' and order_set = 'labour'`, company, text);
  await change('law.LpHousing + 1');
  expect(await accept('director', open?.task ?? '')).toBe('moved');
  expect(await rows(`select from empl_order where status_id = 'EoSigned'`)).toEqual([]);
  await change('law.LpHousing');
  expect(await accept('director', open?.task ?? '')).toBe('ok');
});

test('numbers raced by two signings follow each other without a gap or a share', async () => {
  expect((await issue({ persons: [employmentId('colleague')] })).status).toBe(201);
  expect((await issue({ ...(await def('2026-04-21')), persons: [employmentId('accountant')] })).status).toBe(201);
  const open = await openTasks('director');
  expect(open).toHaveLength(2);
  expect(await Promise.all(open.map(({ task }) => accept('director', task)))).toEqual(['ok', 'ok']);
  expect(await rows(`select order_number as n from empl_order where status_id = 'EoSigned' order by 1`)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test.for([
  'update empl_order_item set amount = amount + 1',
  'update empl_order_version set total = total + 1',
  'delete from empl_order_item',
  'delete from order_effect',
  `update order_effect set valid = '[2020-01-01,)'`,
])('what was signed is changed by nobody: %s', async (statement) => {
  await expect(rows(statement)).rejects.toMatchObject({ constraint: expect.stringMatching(/_kept$/) });
});

test('neither the trail nor the notices of orders tell an amount', async () => {
  const notices = await rows<{ said: string }>('select row_to_json(n)::text as said from notification_message n');
  const entries = await rows<{ said: string }>(`select changes::text as said from audit_entry where entity = 'EmplOrder'`);
  const said = [...notices, ...entries].map((one) => one.said).concat(JSON.stringify(trail));
  expect([notices.length > 0, trail.length > 0]).toEqual([true, true]);
  for (const one of said) for (const amount of [WAGE, '30000000', Number(WAGE).toLocaleString('fa')]) expect(one).not.toContain(amount);
});
