/** A run on its way from those who see to its data, by its maker and the levels of its group, to what follows; and who may not take part in it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, type PersonName, type PostName, partyId, postId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench, RUN, RUNS, secondOfficer } from '#testing/pay-runs.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const ACTION = '/rest/s1/payroll/verification';
const LEVEL = '/rest/s1/payroll/verificationLevel';
const company = companyId('holding');

let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench();
});
afterAll(() => bench.close());
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);

const action = (post: PostName, duty: string, more: object = {}) => ({
  ...{ title: duty, type: 'PCABeforClac', actionEnumIds: JSON.stringify([duty]), emplPositionId: postId(post), payGroupId: bench.groupId },
  ...more,
});
const after = (post: PostName, duty: string) => action(post, duty, { type: 'PCAAfterVerification' });
const level = (sequence: number, post: PostName, ...actions: string[]) => ({
  ...{ title: `Level ${sequence}`, sequence, emplPositionId: postId(post), payGroupId: bench.groupId },
  actionEnumIds: JSON.stringify(['VapConfirm', ...actions]),
});
const add = async (path: string, body: object): Promise<void> => {
  const { status, body: said } = await call(officer, 'POST', path, body);
  expect(status, JSON.stringify(said)).toBe(201);
};

interface Open {
  readonly task: string;
  readonly node: string;
  readonly who: readonly string[];
}
const open = (payRunId: string): Promise<Open[]> =>
  rows<Open>(
    `select t.task_id as task, t.node_id as node, array_agg(c.party_id::text order by c.party_id) as who from process_task t join process_instance i using (process_instance_id)
     join process_task_candidate c using (task_id) where i.record_id = $1 and t.status = 'open' group by 1, 2 order by t.node_id`,
    payRunId,
  );
const who = async (payRunId: string) => (await open(payRunId)).map((one) => [one.node, one.who]);

/** `ok`, or the name of the refusal. */
const answer = async (task: string | undefined, by: PersonName, outcome: string): Promise<string> => {
  const said = { taskId: task ?? newId(), partyId: partyId(by), outcome, comment: 'so', values: {} };
  const context = { today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T08:00:00Z') }, newId, audit: () => undefined, companyId: company };
  return writing(bench.bed.database.pool, systemActor('test', [company]), (tx) => answerTask({ tx, ...context }, said)).then(
    () => 'ok',
    (error: { errorName?: string }) => error.errorName ?? String(error),
  );
};
const taskOf = async (payRunId: string, node: string): Promise<string | undefined> => (await open(payRunId)).find((one) => one.node === node)?.task;

beforeEach(async () => {
  for (const table of ['pay_group_action', 'pay_group_level', 'pay_run', 'process_instance', 'task_substitution', 'notification_message']) await rows(`delete from ${table}`);
});

const make = async (month = 1): Promise<string> => {
  const { status, body } = await call(officer, 'POST', RUN, bench.month(month));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payRunId;
};
const told = async (): Promise<number> => (await rows('select from notification_message_user where party_id = $1', partyId('accountant'))).length;

test('those who see to its data are asked beside each other; then its maker counts, and each level decides in its turn', async () => {
  await add(ACTION, action('salesHead', 'PCAWorked'));
  await add(ACTION, action('seller', 'PCAPayrollFactorManual'));
  await add(ACTION, after('salesHead', 'PCARegisterVoucher'));
  await add(LEVEL, level(2, 'director'));
  await add(LEVEL, level(1, 'seller', 'VapCorrect'));
  const id = await make();
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrDraft', isMaker: 'Y', instanceId: expect.any(String) });
  expect(await who(id)).toEqual([
    ['prepareN1', [partyId('salesHead')]],
    ['prepareN2', [partyId('seller')]],
  ]);
  expect((await bench.read(id)).waits.map(({ people }: Answer) => people.length)).toEqual([1, 1]);
  const [listed] = (await call(officer, 'GET', RUNS)).body.rows;
  expect([listed.step, listed.turn]).toEqual([expect.stringContaining('PCAWorked'), expect.any(String)]);
  const count = async () => (await call(officer, 'POST', `${RUN}/${id}/calculate`, { rowVersion: (await bench.read(id)).rowVersion })).body.errorCode;
  expect(await count()).toBe('modules/payroll/pay-run.awaitsActions');
  // nobody answers for another, and of two answers at once one counts
  const first = await taskOf(id, 'prepareN1');
  expect(await answer(first, 'seller', 'done')).toBe('notFound');
  expect((await Promise.all([answer(first, 'salesHead', 'done'), answer(first, 'salesHead', 'done')])).toSorted()).toEqual(['done', 'ok']);
  expect(await count()).toBe('modules/payroll/pay-run.awaitsActions');
  expect(await answer(await taskOf(id, 'prepareN2'), 'seller', 'done')).toBe('ok');
  expect(await who(id)).toEqual([['result', [partyId('payrollOfficer')]]]);
  expect(await answer(await taskOf(id, 'result'), 'payrollOfficer', 'send')).toBe('notCounted');

  await bench.again(id);
  await bench.send(id);
  expect(await who(id)).toEqual([['approval1', [partyId('seller')]]]);
  expect(await answer(await taskOf(id, 'approval1'), 'seller', 'modify')).toBe('ok');
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrDraft' });
  await bench.again(id);
  // sending on its page answers what waits for the maker: there is one process
  await bench.send(id);
  expect(await rows(`select from process_instance where record_id = $1`, id)).toHaveLength(1);
  expect(await answer(await taskOf(id, 'approval1'), 'seller', 'accept')).toBe('ok');
  expect(await who(id)).toEqual([['approval2', [partyId('director')]]]);
  expect(await answer(await taskOf(id, 'approval2'), 'director', 'accept')).toBe('ok');

  expect(await bench.read(id)).toMatchObject({ statusId: 'PrApproved' });
  expect([await who(id), await told()]).toEqual([[['finishN3', [partyId('salesHead')]]], 0]);
  expect(await answer(await taskOf(id, 'finishN3'), 'salesHead', 'done')).toBe('ok');
  expect(await told()).toBeGreaterThan(0);
  expect((await bench.read(id)).actions.map(({ state, type }: Answer) => [type, state])).toEqual([
    ['PCABeforClac', 'done'],
    ['PCABeforClac', 'done'],
    ['PCAAfterVerification', 'done'],
  ]);
});

test('whoever made a run approves it by no way: not by the post of a level, nor in the place of who holds it', async () => {
  await add(LEVEL, level(1, 'accountant'));
  await add(LEVEL, level(2, 'director'));
  await rows(
    `insert into task_substitution (substitution_id, company_id, party_id, substitute_party_id, process_key_text, valid) values ($1, $2, $3, $4, '', '[2021-03-21,2031-03-21)')`,
    ...[newId(), company, partyId('director'), partyId('payrollOfficer')],
  );
  const id = await bench.counted(1);
  await bench.send(id);
  // the post is the maker's, too
  expect(await who(id)).toEqual([['approval1', [partyId('accountant'), partyId('colleague')].toSorted()]]);
  expect(await answer(await taskOf(id, 'approval1'), 'payrollOfficer', 'accept')).toBe('notFound');
  expect(await answer(await taskOf(id, 'approval1'), 'colleague', 'accept')).toBe('ok');
  expect(await who(id)).toEqual([['approval2', [partyId('director')]]]);
  expect(await answer(await taskOf(id, 'approval2'), 'payrollOfficer', 'accept')).toBe('notFound');
});

test('two runs of a month begun at once: one stands; two sent at once: one is under way', async () => {
  await add(ACTION, action('salesHead', 'PCAWorked'));
  const made = await Promise.all([1, 2].map(() => call(officer, 'POST', RUN, bench.month(1))));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const id = made.find(({ status }) => status === 201)?.body.payRunId;
  expect(await answer(await taskOf(id, 'prepareN1'), 'salesHead', 'done')).toBe('ok');
  await bench.again(id);
  const { rowVersion } = await bench.read(id);
  const sent = await Promise.all([1, 2].map(() => call(officer, 'POST', `${RUN}/${id}/send`, { rowVersion, withoutAside: true })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await rows(`select from process_instance where record_id = $1`, id)).toHaveLength(1);
});

test('a run that is called off takes its tasks with it, and one whose process is called off before it was counted goes with it', async () => {
  await add(ACTION, action('salesHead', 'PCAWorked'));
  const id = await make();
  expect((await call(secondOfficer, 'POST', `${RUN}/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion })).status).toBe(200);
  expect([await open(id), (await bench.read(id)).statusId, (await bench.read(id)).actions[0].state]).toEqual([[], 'PrCancelled', 'passed']);
  // a refused run is its maker's again, and can be called off or sent anew
  await rows('delete from pay_group_action');
  await add(LEVEL, level(1, 'director', 'VapReject'));
  const other = await bench.counted(1);
  await bench.send(other);
  expect(await answer(await taskOf(other, 'approval1'), 'director', 'reject')).toBe('ok');
  expect(await bench.read(other)).toMatchObject({ statusId: 'PrDraft', instanceId: null });
});

test('opened again, a run leaves what followed its approval, and begins a process of its own', async () => {
  await add(ACTION, after('salesHead', 'PCARegisterVoucher'));
  const id = await bench.counted(1);
  await bench.approved(id);
  expect(await who(id)).toEqual([['finishN1', [partyId('salesHead')]]]);
  expect((await bench.act(id, 'reopen')).status).toBe(200);
  expect(await open(id)).toEqual([]);
  await bench.approved(id);
  expect(await who(id)).toEqual([['finishN2', [partyId('salesHead')]]]);
  expect((await bench.read(id)).actions.map(({ state }: Answer) => state)).toEqual(['passed', 'waiting']);
});

test('a duty is given once in a group, by one of two at once, at its own time, to a post of the company', async () => {
  await add(ACTION, action('salesHead', 'PCAWorked'));
  const code = async (body: object, by = officer) => (await call(by, 'POST', ACTION, body)).body;
  expect(await code(action('seller', 'PCAWorked'))).toMatchObject({ errorCode: 'modules/payroll/group-actions.dutyTwice', fields: { actionEnumIds: expect.any(String) } });
  expect(await code({ ...after('seller', 'PCAEmplOrder'), title: 'x' })).toMatchObject({ fields: { actionEnumIds: expect.any(String) } });
  expect(await code(action('worker', 'PCAEmplOrder'))).toMatchObject({ fields: { emplPositionId: expect.any(String) } });
  const both = await Promise.all((['salesHead', 'seller'] as const).map((post) => call(officer, 'POST', ACTION, action(post, 'PCAEmplOrder'))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await call(actorIn('payrollOfficer', 'hrOfficerElsewhere'), 'POST', ACTION, action('worker', 'PCAPayrollFactorManual'))).status).toBe(404);
  await add(LEVEL, level(1, 'director'));
  expect((await call(officer, 'POST', LEVEL, level(1, 'seller'))).body).toMatchObject({ fields: { sequence: expect.any(String) } });
  expect((await call(officer, 'POST', LEVEL, { ...level(2, 'seller'), actionEnumIds: '["VapReject"]' })).status).toBe(400);
  expect((await call(officer, 'POST', LEVEL, level(2, 'worker'))).body).toMatchObject({ fields: { emplPositionId: expect.any(String) } });
});
