/** Budgets of loans on the real database: as the officer, as whoever asks, as a stranger. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId, postId } from '#testing/organisation.ts';
import type { Acting } from '../approved-list/approved-list.define.ts';
import { loanRecipientErrors } from '../loan-recipient/loan-recipient.errors.ts';
import { routes as recipientRoutes } from '../loan-recipient/loan-recipient.routes.ts';
import { welfareEligible } from '../welfare-groups/welfare-groups.formula.ts';
import { loanBudgetProcess } from './loan-budget.process.ts';
import { budgetErrors } from './loan-provision.errors.ts';
import messages from './loan-provision.messages.fa.ts';
import { routes } from './loan-provision.routes.ts';
import { rankBudget } from './provision.service.ts';

let bed: Mounted;
let welfareId: string;
const company = companyId('holding');
const group = newId();
const officer = actorIn('hrOfficer', 'hrOfficer');
const second = actorIn('administrator', 'administrator');
const borrowers = ['accountant', 'seller', 'director', 'salesHead'] as const;
const PATH = '/rest/s1/welfare/loanBudget';

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

/** An approved request, as it stands after its process. */
async function approvedRequest(name: PersonName, amount: number, minute: number): Promise<string> {
  const id = newId();
  await rows(
    `insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose)
     values ($1, $2, $3, '2026-02-01T08:00:00Z'::timestamptz + make_interval(mins => $6), $4, $5, 12, '2026-02-01', 'sealed')`,
    ...[id, company, partyId(name), welfareId, amount, minute],
  );
  await rows(`update loan_request set status_id = 'RqApproved', closed_at = now() where loan_request_id = $1`, id);
  return id;
}

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/loan-provision', routes: [...routes, ...recipientRoutes], messages, errors: [budgetErrors, loanRecipientErrors] });
  await layOrganisation(bed.database.owner);
  await rows(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p returning user_id, company_id, party_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, case when party_id = $1 then 'hrOfficer' else 'administrator' end, company_id, '[2020-01-01,)'
     from made where party_id = any (array[$1, $2]::uuid[])`,
    ...[partyId('hrOfficer'), partyId('administrator')],
  );
  [{ id: welfareId }] = (await rows<{ id: string }>(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'QARZ'`, company)) as [{ id: string }];
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  for (const name of ['accountant', 'seller'] as const)
    await rows(
      `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
      ...[newId(), company, employmentId(name), group],
    );
  announceFormulas([employment, welfareEligible]);
  announceProcesses([{ slice: 'modules/welfare/loan-provision', kind: loanBudgetProcess }]);
});
afterAll(async () => {
  announceProcesses([]);
  announceFormulas([]);
  await bed.close();
});

const budgetBody = (trackingCode: string, over: object = {}) => ({
  ...{ trackingCode, title: trackingCode, welfareId, amount: '100', cap: null, requestsFrom: '2026-01-01', requestsThru: '2026-03-01', paymentDate: '2026-04-01' },
  ...{ ranking: 'score', remainders: 'next' },
  ...over,
});

async function addBudget(trackingCode: string, over: object = {}): Promise<string> {
  const { status, body } = await bed.call(officer, 'POST', PATH, budgetBody(trackingCode, over));
  expect([status, body.messages]).toEqual([201, undefined]);
  return body.id;
}
const summary = async (id: string) => (await bed.call(officer, 'GET', `${PATH}/${id}/summary`)).body;
const act = async (id: string, name: string) => bed.call(officer, 'POST', `${PATH}/${id}/${name}`, { rowVersion: (await summary(id)).rowVersion ?? 0 });
const listOf = async (id: string) =>
  ((await bed.call(officer, 'GET', `${PATH}/place?loanBudgetId=${id}`)).body.rows as Record<string, string>[]).map((row) => [
    row['place'],
    row['fullName'],
    row['source'] ?? row['waiting'],
    row['statusId'],
  ]);
const nameOf = async (name: PersonName): Promise<string> =>
  (await rows<{ name: string }>(`select concat_ws(' ', first_name, last_name) as name from person where party_id = $1`, partyId(name)))[0]?.name ?? '';
const own = (name: PersonName) => bed.call(actorIn('employee', name), 'GET', '/rest/s1/welfare/loan/ownPlaces');

const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(bed.database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, newId, audit: () => undefined, companyId: company }),
  );
async function answer(recordId: string, outcome: string): Promise<void> {
  const [task] = await rows<{ task: string; who: string }>(
    `select t.task_id as task, c.party_id as who from process_task t join process_task_candidate c using (task_id) join process_instance i using (process_instance_id)
     where i.record_id = $1 and t.status = 'open' order by 2`,
    recordId,
  );
  await inCase((ctx) => answerTask(ctx, { taskId: task?.task ?? '', partyId: task?.who ?? '', outcome, comment: 'so', values: {} }));
}

test('the shipped steps are sound', () => expect(kindFaults(loanBudgetProcess)).toEqual([]));

test('a budget from its quotas to those who are paid: ranked, moved by two people, sent back, approved, and a withdrawal moves the next one up', async () => {
  for (const [minute, name] of borrowers.entries()) await approvedRequest(name, 40, minute);
  const id = await addBudget('B1');
  const quota = (percent: number) => bed.call(officer, 'POST', `${PATH}/quota`, { loanBudgetId: id, welfareGroupId: group, percent });
  expect((await quota(40)).status).toBe(201);
  expect((await bed.call(officer, 'POST', `${PATH}/criterion`, { loanBudgetId: id, criteriaScoreEnumId: 'ScoreLc', unit: 1, points: 1 })).body.fields).toHaveProperty(
    'criteriaScoreEnumId',
  );
  expect((await bed.call(officer, 'POST', `${PATH}/criterion`, { loanBudgetId: id, criteriaScoreEnumId: 'SeniorityLc', unit: 1, points: 2 })).status).toBe(201);
  expect(await summary(id)).toMatchObject({ stateId: 'LbDraft', waiting: 4, waitingAmount: '160', places: 0 });

  expect((await act(id, 'rank')).body).toEqual({ places: 4, funded: 2 });
  const [accountant, seller, director, salesHead] = await Promise.all(borrowers.map(nameOf));
  // the quota of the group holds one of its two, what no quota holds the first of the others
  expect(await listOf(id)).toEqual([
    [1, accountant, 'quota', 'LpWaiting'],
    [2, seller, 'noMoney', 'LpWaiting'],
    [3, director, 'open', 'LpWaiting'],
    [4, salesHead, 'noMoney', 'LpWaiting'],
  ]);
  expect((await quota(10)).status).toBe(409);
  const [mine] = (await own('seller')).body.list;
  expect(mine).toMatchObject({ place: 2, count: 4, statusId: 'LpWaiting', amount: '40' });
  expect((await own('colleague')).body.list).toEqual([]);

  const places = (await bed.call(officer, 'GET', `${PATH}/place?loanBudgetId=${id}`)).body.rows as { loanBudgetPlaceId: string }[];
  const moved = await bed.call(officer, 'POST', `${PATH}/place/${places[3]?.loanBudgetPlaceId}/move`, { toPlace: 1, reason: 'Illness in the family' });
  expect(moved.status).toBe(201);
  expect((await act(id, 'send')).status).toBe(409);
  expect((await bed.call(officer, 'POST', `${PATH}/move/${moved.body.loanBudgetMoveId}/decide`, { decision: 'confirmed' })).status).toBe(409);
  expect((await bed.call(second, 'POST', `${PATH}/move/${moved.body.loanBudgetMoveId}/decide`, { decision: 'confirmed' })).status).toBe(200);
  expect(await listOf(id)).toEqual([
    [1, salesHead, 'open', 'LpWaiting'],
    [2, accountant, 'quota', 'LpWaiting'],
    [3, seller, 'noMoney', 'LpWaiting'],
    [4, director, 'noMoney', 'LpWaiting'],
  ]);

  expect((await act(id, 'send')).body).toHaveProperty('trackingCode');
  expect((await bed.call(officer, 'POST', `${PATH}/place/${places[0]?.loanBudgetPlaceId}/move`, { toPlace: 4, reason: 'No' })).status).toBe(409);
  await answer(id, 'modify');
  expect(await summary(id)).toMatchObject({ stateId: 'LbReturned' });
  await answer(id, 'resubmit');
  await answer(id, 'accept');
  expect(await summary(id)).toMatchObject({ stateId: 'LbApproved', funded: 2, used: '80', left: '20' });

  const grants = async () =>
    (
      await rows<{ status: string }>(
        `select a.status_id as status from loan_grant a join loan_budget_place p using (loan_request_id) where p.loan_budget_id = $1 order by p.place`,
        id,
      )
    ).map(({ status }) => status);
  expect(await grants()).toEqual(['LgFunded', 'LgFunded', 'LgWaiting', 'LgWaiting']);
  const [told] = (await own('accountant')).body.list;
  expect(told).toMatchObject({ statusId: 'LpFunded', place: 2 });
  expect((await bed.call(actorIn('employee', 'seller'), 'POST', `/rest/s1/welfare/loan/ownPlaces/${told.loanBudgetPlaceId}/withdraw`, {})).status).toBe(404);
  // whoever gives the granted loan up gives up its place
  const giveUp = (name: PersonName) => bed.call(actorIn('employee', name), 'POST', `/rest/s1/welfare/loan/own/grant/${told.loanRequestId}/withdraw`, {});
  expect([(await giveUp('seller')).status, (await giveUp('accountant')).status, (await giveUp('accountant')).status]).toEqual([404, 200, 409]);
  expect(await rows(`select 1 from loan_grant where loan_request_id = $1 and status_id = 'LgWithdrawn'`, told.loanRequestId)).toHaveLength(1);
  // of the same quota: the seller; the sales head keeps the money
  expect((await listOf(id)).filter(([, , , status]) => status === 'LpFunded')).toEqual([
    [1, salesHead, 'open', 'LpFunded'],
    [2, seller, 'quota', 'LpFunded'],
  ]);
  // who waits on is told once where they stand now, and nobody else
  const movedUp = (name: PersonName) =>
    rows(
      `select m.subject from notification_message m join notification_message_user u using (notification_message_id) where u.party_id = $1 and m.subject like $2`,
      ...[partyId(name), messages.told.movedUp.replace('{place}', '%')],
    );
  expect(await movedUp('director')).toEqual([{ subject: messages.told.movedUp.replace('{place}', toPersianDigits('3')) }]);
  expect([await movedUp('seller'), await movedUp('salesHead')]).toEqual([[], []]);
  expect((await act(id, 'close')).body).toEqual({ released: 1 });
  const [salesHeads] = (await own('salesHead')).body.list;
  await rows(`update loan_grant set status_id = 'LgPaidOut' where loan_request_id = $1`, salesHeads.loanRequestId);
  expect((await bed.call(actorIn('employee', 'salesHead'), 'POST', `/rest/s1/welfare/loan/ownPlaces/${salesHeads.loanBudgetPlaceId}/withdraw`, {})).status).toBe(409);
});

test('two budgets over one request: one of them gets it, however they meet', async () => {
  for (const [minute, name] of (['colleague', 'payrollOfficer'] as const).entries()) await approvedRequest(name, 10, 100 + minute);
  const ids = [await addBudget('R1'), await addBudget('R2')];
  const rank = (id: string) =>
    writing(bed.database.pool, systemActor('test', [company]), (tx) => {
      const acting: Acting = { tx, rows: systemScope([company], '2026-05-10'), today: '2026-05-10', now: new Date(), newId, audit: () => undefined };
      return rankBudget(acting, id);
    });
  const ended = await Promise.allSettled(ids.map(rank));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const twice = await rows(`select loan_request_id from loan_budget_place where status_id in ('LpWaiting', 'LpFunded') group by 1 having count(*) > 1`);
  expect(twice).toEqual([]);
  const [taken] = await rows<{ request: string }>(`select loan_request_id as request from loan_budget_place where status_id = 'LpWaiting' limit 1`);
  // the database itself refuses what slips past the service
  await expect(
    rows(
      `insert into loan_budget_place (loan_budget_place_id, company_id, loan_budget_id, loan_request_id, party_id, place, score, amount, decider, waiting)
       select gen_random_uuid(), company_id, $1, loan_request_id, party_id, 1, 0, 1, 'first', 'noMoney' from loan_request where loan_request_id = $2`,
      ...[ids[0], taken?.request],
    ),
  ).rejects.toMatchObject({ constraint: 'loan_budget_place_once' });
});

test('a draw is announced before requests close, its seed told with its places, and never drawn again', async () => {
  expect((await bed.call(officer, 'POST', PATH, budgetBody('D0', { ranking: 'draw' }))).body.fields).toHaveProperty('requestsThru');
  const id = await addBudget('D1', { ranking: 'draw', requestsThru: '2100-01-01', paymentDate: '2100-02-01' });
  const before = await summary(id);
  expect(before).toMatchObject({ seed: null, seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await act(id, 'rank')).status).toBe(409);
  await rows(`update loan_budget set requests_thru = '2026-03-01', draw_word = 'chosen' where loan_budget_id = $1`, id);
  await rows(`update loan_budget_place set status_id = 'LpReleased' where status_id = 'LpWaiting'`);
  expect((await act(id, 'rank')).status).toBe(200);
  const { seed } = await summary(id);
  expect(hash('sha256', seed)).toBe(before.seedHash);
  const drawn = await rows<{ request: string; hash: string }>(`select loan_request_id as request, hash from loan_budget_place where loan_budget_id = $1 order by place`, id);
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.map((one) => one.hash)).toEqual(drawn.map(({ request }) => hash('sha256', seed + request)).toSorted());
  expect((await act(id, 'reopen')).status).toBe(409);
});

test('a budget of another company is not there, and who has no right to it does nothing with it', async () => {
  const id = await addBudget('X1');
  const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
  expect((await bed.call(elsewhere, 'GET', `${PATH}/${id}/summary`)).status).toBe(404);
  expect((await bed.call(elsewhere, 'POST', `${PATH}/${id}/rank`, { rowVersion: 1 })).status).toBe(404);
  expect((await bed.call(elsewhere, 'GET', `${PATH}/place?loanBudgetId=${id}`)).body.rows).toEqual([]);
  expect((await bed.call(actorIn('unitManager', 'director', ['head']), 'GET', `${PATH}/${id}/summary`)).status).toBe(403);
});

test('the criterion of points counts by the formula of the loan, where it has one', async () => {
  const [marriage] = await rows<{ id: string }>(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'MARRIAGE'`, company);
  for (const name of ['accountant', 'seller'] as const) {
    const id = await approvedRequest(name, 40, 1);
    await rows('update loan_request set welfare_id = $2 where loan_request_id = $1', id, marriage?.id);
  }
  const id = await addBudget('B9', { welfareId: marriage?.id });
  const criterion = () => bed.call(officer, 'POST', `${PATH}/criterion`, { loanBudgetId: id, criteriaScoreEnumId: 'ScoreLc', unit: 1, points: 2 });
  expect(await criterion()).toMatchObject({ status: 409, body: { errorCode: 'modules/welfare/loan-provision.noScore', fields: { criteriaScoreEnumId: expect.any(String) } } });
  await rows(`update welfare_loan set score_text = 'employment.serviceDays + 1' where welfare_id = $1`, marriage?.id);
  expect((await criterion()).status).toBe(201);
  expect((await act(id, 'rank')).body).toMatchObject({ places: 2 });
  const told = await rows<{ score: number }>('select score::int as score from loan_budget_place where loan_budget_id = $1', id);
  expect(told.every(({ score }) => score > 2 && score % 2 === 0)).toBe(true);
});
