/** A request of a declaration on the real database, through the calls: sent, sent back, corrected, approved, booked, withdrawn, and what is tried against it. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#platform/http/context.server.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { layAccounts } from '#testing/cases.ts';
import { type Answer, actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { grantErrors, grantMessages, grantProcess, grantRoutes, grantTables, PAGE, SLICE } from '#testing/sample-request.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import { requestErrors } from './requests.errors.ts';
import messages from './requests.messages.fa.ts';

const GRANT = '/rest/s1/testing/grant';
const PROCESS = '/rest/s1/hcm/process';

const asking = (actor: Actor): Actor => ({ ...actor, grants: actor.grants.map((one) => ({ ...one, permissions: [...one.permissions, PAGE] })) });
const seller = asking(actorIn('employee', 'seller'));
const colleague = asking(actorIn('employee', 'colleague'));
const salesHead = asking(actorIn('unitManager', 'salesHead', ['sales']));
const officer = actorIn('hrOfficer', 'hrOfficer');
const officerAsks = asking(officer);

let testBed: Mounted;
const call = (actor: Actor, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => testBed.call(actor, method, path, body);
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await testBed.database.owner.query<T>(text, [...values])).rows;
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const variables = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const said = { amount: 400, payDay: '2026-06-01', purpose: 'a desk' };
const send = (actor: Actor, over: object = {}) => call(actor, 'POST', `${PROCESS}/start`, { processDefinitionId: 'sampleGrant', variables: variables({ ...said, ...over }) });
const begun = async (actor: Actor, over: object = {}): Promise<string> => {
  const { status, body } = await send(actor, over);
  expect([status, body.errorCode]).toEqual([201, undefined]);
  return body.id;
};
interface OpenTask {
  readonly id: string;
  readonly taskDefinitionKey: string;
  readonly processInstanceId: string;
}
const taskOf = async (actor: Actor, caseId: string) =>
  ((await call(actor, 'GET', `${PROCESS}/task`)).body._embedded.task as readonly OpenTask[]).find(({ processInstanceId }) => processInstanceId === caseId);
const answerTo = (actor: Actor, taskId: string | undefined, outcome: string, values: object = {}) =>
  call(actor, 'POST', `${PROCESS}/form`, { taskId, variables: variables({ outcome, comment: 'because', ...values }) });
const answer = async (actor: Actor, caseId: string, outcome: string, values: object = {}) => answerTo(actor, (await taskOf(actor, caseId))?.id, outcome, values);
const own = async (actor: Actor) => (await call(actor, 'GET', `${GRANT}/own`)).body.rows;
const withdraw = (actor: Actor, requestId: string) => call(actor, 'POST', `${GRANT}/own/${requestId}/withdraw`, {});
const budget = async (of: 'seller' | 'colleague' = 'seller') => (await rows('select held, spent from sample_budget where party_id = $1', partyId(of)))[0];
const toldTo = async (of: 'seller') =>
  (
    await rows<{ subject: string }>(
      'select m.subject from notification_message m join notification_message_user u using (notification_message_id) where u.party_id = $1 order by 1',
      partyId(of),
    )
  ).map(({ subject }) => subject);

beforeAll(async () => {
  announceProcesses([{ slice: SLICE, kind: grantProcess }]);
  testBed = await mountSlices(
    { slice: 'platform/requests', routes: grantRoutes, messages, errors: [requestErrors] },
    { slice: SLICE, routes: [], messages: grantMessages, errors: [grantErrors] },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes, ...caseRoutes], messages: taskMessages, errors: [taskErrors] },
  );
  await layOrganisation(testBed.database.owner);
  await layAccounts(testBed.database, ['stranger']);
  await rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'hrOfficer', $2, '[2021-03-21,)')`, partyId('hrOfficer'), companyId('holding'));
  await testBed.database.owner.query(grantTables);
});
afterAll(async () => {
  announceProcesses([]);
  await testBed.close();
});
beforeEach(async () => {
  await rows('delete from process_instance');
  await rows('delete from sample_grant');
  await rows('delete from sample_budget');
  await rows('delete from notification_message');
  for (const name of ['seller', 'colleague', 'hrOfficer'] as const) await rows('insert into sample_budget (party_id, total) values ($1, 3000)', partyId(name));
});

test('a new request costs at most 250 lines, and its steps are sound', async () => {
  expect(kindFaults(grantProcess)).toEqual([]);
  const source = await readFile(new URL('../../testing/sample-request.ts', import.meta.url), 'utf8');
  expect(source.split('\n').length).toBeLessThanOrEqual(250);
});

describe('a declared request', () => {
  test('is held when it is sent, sent back, corrected and booked when the last one approves, and whoever asked hears of it', async () => {
    const id = await begun(seller);
    expect([await budget(), (await own(seller))[0]]).toMatchObject([
      { held: 400, spent: 0 },
      { ...said, status: 'RqSent', instanceId: id },
    ]);
    const { data } = (await call(salesHead, 'GET', `${PROCESS}/task/${(await taskOf(salesHead, id))?.id}`)).body;
    expect(data).toMatchObject(said);
    expect((await answer(salesHead, id, 'modify')).status).toBe(200);
    expect((await own(seller))[0].status).toBe('RqReturned');
    // still held while it is put right
    expect(await budget()).toEqual({ held: 400, spent: 0 });
    expect((await answer(seller, id, 'resubmit', { amount: 1500 })).status).toBe(200);
    expect([await budget(), (await own(seller))[0]]).toMatchObject([{ held: 1500 }, { amount: 1500, purpose: 'a desk', status: 'RqSent' }]);
    await answer(salesHead, id, 'accept');
    // above a limit the office, too: by the amount as it was corrected
    expect(await budget()).toEqual({ held: 1500, spent: 0 });
    await answer(officer, id, 'accept');
    const [row] = await own(seller);
    expect([await budget(), row.status, row.closedAt === null]).toEqual([{ held: 0, spent: 1500 }, 'RqApproved', false]);
    expect(await toldTo('seller')).toContain('Granted \u06f1\u06f5\u06f0\u06f0');
    const [named] = await rows<{ subject: string }>('select subject_text as subject from process_instance');
    expect(named?.subject).toBe('Grant of 1500');
  });

  test('lets go of what it held when it is refused, and when it is given up while it is put right', async () => {
    const refused = await begun(seller);
    await answer(salesHead, refused, 'reject');
    expect([await budget(), (await own(seller))[0].status, await toldTo('seller')]).toMatchObject([{ held: 0, spent: 0 }, 'RqRejected', ['Refused \u06f4\u06f0\u06f0']]);
    const given = await begun(seller);
    await answer(salesHead, given, 'modify');
    await answer(seller, given, 'withdraw');
    expect([await budget(), (await own(seller))[0].status]).toEqual([{ held: 0, spent: 0 }, 'RqWithdrawn']);
  });

  test('is withdrawn with its case, and what was held is free', async () => {
    const id = await begun(seller);
    const [{ requestId }] = await own(seller);
    expect((await withdraw(seller, requestId)).body).toEqual({ status: 'RqWithdrawn' });
    expect([await budget(), (await own(seller))[0].status]).toEqual([{ held: 0, spent: 0 }, 'RqWithdrawn']);
    expect(await rows('select status from process_instance where process_instance_id = $1', id)).toEqual([{ status: 'cancelled' }]);
  });

  test('is refused at its fields, and nothing of it stays', async () => {
    expect((await send(seller, { amount: null, purpose: ' ' })).body.fields).toMatchObject({
      'variables.amount': expect.any(String),
      'variables.purpose': expect.any(String),
    });
    expect(codeOf(await send(seller, { amount: 3001 }))).toBe('tooMuch');
    expect([await rows('select from sample_grant'), await budget()]).toEqual([[], { held: 0, spent: 0 }]);
    const id = await begun(seller);
    await answer(salesHead, id, 'modify');
    expect((await answer(seller, id, 'resubmit', { purpose: '' })).status).toBe(400);
    expect(codeOf(await answer(seller, id, 'resubmit', { amount: 3001 }))).toBe('tooMuch');
    expect([await budget(), (await own(seller))[0]]).toMatchObject([{ held: 400 }, { ...said, status: 'RqReturned' }]);
  });
});

describe('what is tried against it', () => {
  test('the request of somebody else is not there: neither to be read, nor withdrawn, nor answered', async () => {
    const id = await begun(seller);
    const [{ requestId }] = await own(seller);
    expect([(await own(colleague)).length, (await withdraw(colleague, requestId)).status, (await withdraw(salesHead, requestId)).status]).toEqual([0, 404, 404]);
    expect((await withdraw(seller, 'x')).status).toBe(404);
    const task = await taskOf(salesHead, id);
    expect((await answerTo(colleague, task?.id, 'accept')).status).toBe(404);
    expect((await own(seller))[0].status).toBe('RqSent');
  });

  test('nobody decides about themselves, whatever group they are in', async () => {
    const id = await begun(officerAsks, { amount: 2000 });
    const tasks = await rows<{ task: string; who: string }>(
      `select t.task_id as task, c.party_id as who from process_task t join process_task_candidate c using (task_id) where t.process_instance_id = $1`,
      id,
    );
    expect(tasks.map(({ who }) => who)).not.toContain(partyId('hrOfficer'));
    for (const { task } of tasks) expect((await answerTo(officerAsks, task, 'accept')).status).toBe(404);
    expect((await own(officerAsks))[0].status).toBe('RqSent');
  });

  test('one that was withdrawn or decided is answered no more, and withdrawn no more', async () => {
    const id = await begun(seller);
    const task = await taskOf(salesHead, id);
    const [{ requestId }] = await own(seller);
    await withdraw(seller, requestId);
    expect(codeOf(await answerTo(salesHead, task?.id, 'accept'))).toBe('dropped');
    expect(codeOf(await withdraw(seller, requestId))).toBe('closed');
    const booked = await begun(seller);
    await answer(salesHead, booked, 'accept');
    const [second] = await own(seller);
    expect(codeOf(await withdraw(seller, second.requestId))).toBe('closed');
    expect(await budget()).toEqual({ held: 0, spent: 400 });
    // whatever is written past the product
    await expect(rows(`update sample_grant set status_id = 'RqSent' where sample_grant_id = $1`, second.requestId)).rejects.toMatchObject({
      constraint: 'sample_grant_status_id_flow',
    });
  });

  test('of several sent at once no more win than there is, and of an answer and a withdrawal at once one', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(seller, { amount: 1400 })));
    expect(sent.map((one) => (one.status === 201 ? 'sent' : codeOf(one))).sort()).toEqual(['sent', 'sent', 'tooMuch', 'tooMuch', 'tooMuch']);
    expect(await budget()).toEqual({ held: 2800, spent: 0 });
    const [{ requestId, instanceId }] = await own(seller);
    await answer(salesHead, instanceId, 'accept');
    const task = await taskOf(officer, instanceId);
    const [accepted, taken] = await Promise.all([answerTo(officer, task?.id, 'accept'), withdraw(seller, requestId)]);
    expect([accepted.status, taken.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await budget()).toEqual(accepted.status === 200 ? { held: 1400, spent: 1400 } : { held: 1400, spent: 0 });
  });
});
