/** Tasks and cases through their calls: who sees and answers what, as candidate, colleague, manager, officer, and from another company. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { routes as fileRoutes } from '#platform/files/files.routes.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { defineProcess, type StartKind } from '#platform/workflow/process.define.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { type Answer, actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, companyOf, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import caseWords from '../workflow/workflow.messages.fa.ts';
import { routes as actRoutes } from './acts.routes.ts';
import { routes as caseRoutes } from './cases.routes.ts';
import { mayReadSignature } from './reach.service.ts';
import { routes as substitutionRoutes } from './substitutions/substitutions.routes.ts';
import messages from './tasks.messages.fa.ts';
import { routes } from './tasks.routes.ts';
import pageWords from './tasks-page.messages.fa.ts';

const PATH = '/rest/s1/hcm/process';
/** Of the clock of the bench. */
const TODAY = '2026-05-10';

const seller = actorIn('employee', 'seller');
/** Somebody who may know of illnesses in the company, without any permission beside those of employees. */
const knowing = (actor: Actor): Actor => ({
  ...actor,
  grants: [...actor.grants, { groupId: 'knowing', permissions: [], rowScope: 'company', classes: ['public', 'health'], companyId: companyId('holding') }],
});
const colleague = knowing(actorIn('employee', 'colleague'));
const accountant = actorIn('employee', 'accountant');
const officer = actorIn('hrOfficer', 'hrOfficer');
const second = actorIn('employee', 'administrator');
const director = actorIn('unitManager', 'director', ['head']);
const salesHead = actorIn('unitManager', 'salesHead', ['sales']);
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');

const [accept, reject] = [
  { id: 'accept', name: 'Accept', leads: 'on' },
  { id: 'reject', name: 'Reject', leads: 'stop' },
] as const;
const steps: StepList = [
  { is: 'ask', id: 'fill', title: 'Fill', who: 'initiator', form: 'test/fill', outcomes: [{ id: 'send', name: 'Send', leads: 'on' }] },
  {
    is: 'ask',
    id: 'review',
    title: 'Review 100%_sure',
    who: 'group(hrOfficer)',
    form: 'test/review',
    outcomes: [accept, reject, { id: 'back', name: 'Back', leads: 'back', to: 'fill' }],
    deadline: { due: 'P2D' },
  },
  { is: 'ask', id: 'large', title: 'Large', who: `person(${partyId('director')}) in person`, form: 'test/review', outcomes: [accept, reject], when: 'days > 3' },
];

const begins: StartKind = {
  permission: ['tasks/inbox/observe'],
  form: 'test/start',
  values: z.strictObject({ days: z.int().check(z.minimum(1)), title: z.optional(z.string()) }),
  begin: async ({ actorPartyId }, { days, title }) => ({ recordId: null, subjectPartyId: actorPartyId, subject: String(title ?? 'leave'), variables: { days: Number(days) } }),
};
// as the signature of a person is kept
defineFileKind({
  kind: 'PcntTestSignature',
  permission: 'payroll/payslip/observe',
  scope: 'rows',
  class: 'identity',
  accept: ['image/*'],
  maxBytes: 1000,
  mayRead: mayReadSignature,
});

const ended: string[] = [];
const request = defineProcess({
  key: 'TestRequest',
  title: 'Test request',
  steps,
  variables: { days: { sample: 1, from: 'hand' }, reason: { sample: 'a', from: 'hand' }, size: { sample: 1, from: 'forms' } },
  tells: ['health'],
  start: begins,
  forms: {
    'test/fill': { sees: 'case', values: z.strictObject({}), read: async () => ({ data: {} }) },
    'test/review': {
      sees: 'case',
      values: z.strictObject({ days: z.optional(z.int()) }),
      read: async ({ case: { variables }, step }) => ({ data: { days: variables['days'], step }, readClasses: ['health'] }),
      apply: async (_, { values }) => (values['days'] === undefined ? undefined : { days: Number(values['days']) }),
      isBulk: true,
    },
  },
  about: 'test/review',
  services: {},
  ended: async ({ case: { instanceId } }, how) => void ended.push(`${instanceId} ${how}`),
});
const hidden = defineProcess({
  key: 'TestHidden',
  title: 'Hidden',
  steps,
  variables: {},
  tells: [],
  forms: request.forms,
  services: {},
  isBinding: true,
  start: { ...begins, permission: ['payroll/payslip/observe'] },
});

/** Begun on a page of its own. */
const onPage = defineProcess({
  key: 'TestOnPage',
  title: 'On a page',
  steps,
  variables: {},
  tells: [],
  forms: request.forms,
  services: {},
  begunAt: { path: '/there', permission: ['tasks/inbox/observe'] },
});

const eyes = (who: string, more: object = {}): StepList => [
  { is: 'ask', id: 'check', title: 'Check', who: `group(hrOfficer)${who}`, form: 'test/review', outcomes: [accept, reject], ...more },
];
const fourEyes = defineProcess({ ...request, key: 'TestFourEyes', steps: eyes(' except initiator') });
const ofMany = defineProcess({ ...request, key: 'TestOfMany', steps: eyes('', { many: { order: 'together', need: 'all', stopsAtRefusal: true } }) });

let testBed: Mounted;
const get = (actor: Actor, path: string) => testBed.call(actor, 'GET', `${PATH}/${path}`);
const post = (actor: Actor, path: string, body: object = {}) => testBed.call(actor, 'POST', `${PATH}/${path}`, body);
const codeOf = ({ status, body }: Answer) => [status, body.errorCode?.split('.').at(-1)];
const run = async (text: string, ...values: readonly unknown[]) => (await testBed.database.owner.query(text, [...values])).rows;

const start = async (days: number, title?: string, actor = seller, processKey = 'TestRequest'): Promise<{ id: string; taskId: string; trackingCode: string }> => {
  const { status, body } = await post(actor, 'start', {
    processDefinitionId: processKey,
    variables: { days: { value: days }, ...(title === undefined ? {} : { title: { value: title } }) },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const said = (outcome: string, comment?: string, rest: object = {}) => ({
  outcome: { value: outcome },
  ...(comment === undefined ? {} : { comment: { value: comment } }),
  ...rest,
});
const answer = (actor: Actor, taskId: string, outcome: string, comment?: string, rest: object = {}) => post(actor, 'form', { taskId, variables: said(outcome, comment, rest) });
const openTask = async (instanceId: string): Promise<string> =>
  (await run(`select task_id from process_task where process_instance_id = $1 and status = 'open'`, instanceId))[0].task_id;
/** A case that waits for the officers. */
const sent = async (days: number, title?: string) => {
  const begun = await start(days, title);
  expect((await answer(seller, begun.taskId, 'send')).status).toBe(200);
  return { id: begun.id, trackingCode: begun.trackingCode, taskId: await openTask(begun.id) };
};
const inbox = async (actor: Actor, query = '') => (await get(actor, `task?${query}`)).body;
const idsIn = (page: { _embedded: { task: { id: string }[] } }) => page._embedded.task.map(({ id }) => id);

const people: readonly PersonName[] = ['seller', 'colleague', 'accountant', 'hrOfficer', 'administrator', 'director', 'salesHead', 'hrOfficerElsewhere'];

beforeAll(async () => {
  const slice = 'platform/tasks';
  testBed = await mountSlices(
    { slice, routes: [...routes, ...actRoutes, ...caseRoutes, ...substitutionRoutes], messages, errors: [taskErrors, fileErrors] },
    { slice: 'platform/files', routes: fileRoutes, messages: fileMessages, errors: [] },
  );
  await layOrganisation(testBed.database.owner);
  for (const name of people)
    await run(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $1, $3, '-')`, partyId(name), companyOf(name), `t-${name}`);
  await run(
    `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', company_id, '[2021-03-21,)' from user_account where user_id = any ($1)`,
    [partyId('hrOfficer'), partyId('administrator')],
  );
  await run(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('knowing', 'knowing', 'Employee', 'company', '{public,health}')`);
  await run(
    `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'knowing', company_id, '[2021-03-21,)' from user_account where user_id = any ($1)`,
    [partyId('colleague'), partyId('accountant')],
  );
  announceProcesses([request, hidden]);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  for (const table of ['process_instance', 'task_substitution', 'audit_entry']) await run(`delete from ${table}`);
});

describe('beginning', () => {
  test('the list names what the reader may begin; by its id, its key, and not without the permission', async () => {
    expect((await get(seller, 'list')).body.outList).toEqual([{ id: expect.any(String), key: 'TestRequest', name: 'Test request', formKey: 'test/start', path: null }]);
    const { trackingCode, taskId } = await start(2);
    expect([trackingCode, taskId]).toEqual([expect.stringMatching(/^\d{8}-\d{5}$/), expect.any(String)]);
    const [{ id }] = (await get(seller, 'list')).body.outList;
    expect((await post(seller, 'start', { processDefinitionId: id, variables: { days: { value: 2 } } })).status).toBe(201);
    expect(codeOf(await post(seller, 'start', { processDefinitionId: 'TestHidden' }))).toEqual([403, 'forbidden']);
    expect(codeOf(await post(elsewhere, 'start', { processDefinitionId: id, variables: { days: { value: 2 } } }))).toEqual([404, 'notFound']);
    expect(codeOf(await post(seller, 'start', { processDefinitionId: randomUUID() }))).toEqual([404, 'notFound']);
  });

  test('of one that is begun on another page the list tells which; it is not begun here, and nobody without the key is led there', async () => {
    announceProcesses([request, hidden, onPage]);
    const told = { id: 'TestOnPage', key: 'TestOnPage', name: 'On a page', formKey: null, path: '/there' };
    expect((await get(seller, 'list')).body.outList).toContainEqual(told);
    expect(codeOf(await post(seller, 'start', { processDefinitionId: 'TestOnPage' }))).toEqual([409, 'notStartable']);
    announceProcesses([request, hidden, { ...onPage, begunAt: { path: '/there', permission: ['payroll/payslip/observe'] } }]);
    expect((await get(seller, 'list')).body.outList).not.toContainEqual(told);
    announceProcesses([request, hidden]);
  });

  test('values are refused at their fields', async () => {
    const { status, body } = await post(seller, 'start', { processDefinitionId: 'TestRequest', variables: { days: { value: 0 } } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['variables.days']]);
    const unknown = await post(seller, 'start', { processDefinitionId: 'TestRequest', variables: { days: { value: 1 }, more: { value: 1 } } });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['variables.more']]);
    expect((await post(seller, 'start', { processDefinitionId: 'TestRequest', variables: { days: { value: 1 }, title: { value: 'a\u0000b' } } })).status).toBe(400);
  });
});

describe('the inbox', () => {
  test('shows what waits for the reader in the shape of the wire, and counts it', async () => {
    const { id, taskId, trackingCode } = await sent(2, 'ten days off');
    const page = await inbox(officer, 'filterId=x&firstResult=0&maxResults=15');
    expect(page).toMatchObject({ count: 1, notifCount: 1, hasTeam: true });
    const [definition] = page._embedded.processDefinition;
    expect(definition).toEqual({ id: page._embedded.task[0].processDefinitionId, key: 'TestRequest', name: 'Test request' });
    expect(page._embedded.task[0]).toMatchObject({
      id: taskId,
      name: 'Review 100%_sure',
      processInstanceId: id,
      taskDefinitionKey: 'review',
      formKey: 'test/review',
      assignee: null,
      subject: 'ten days off',
      subjectPartyId: partyId('seller'),
      trackingCode,
      isOverdue: false,
      isBulk: true,
      isReturned: false,
      outcomes: [
        { id: 'accept', name: 'Accept', isRefusal: false, leads: 'on' },
        { id: 'reject', name: 'Reject', isRefusal: true, leads: 'stop' },
        { id: 'back', name: 'Back', isRefusal: true, leads: 'back' },
      ],
    });
    expect(page._embedded.task[0].due).not.toBeNull();
    expect(await inbox(second)).toMatchObject({ count: 1, notifCount: 1, hasTeam: false });
    for (const nobody of [seller, colleague, elsewhere]) expect(await inbox(nobody)).toMatchObject({ count: 0, notifCount: 0 });
  });

  test('what waits in a company one does not work in now is counted, and nothing of it is told', async () => {
    await sent(2);
    expect((await inbox(officer)).elsewhere).toBe(0);
    await run('update process_task_candidate set company_id = $1 where party_id = $2', companyId('subsidiary'), partyId('hrOfficer'));
    expect(await inbox(officer)).toMatchObject({ count: 0, notifCount: 0, elsewhere: 1, _embedded: { task: [] } });
    expect((await inbox(second)).elsewhere).toBe(0);
  });

  test('fifteen a page, newest first; found by words of task, subject, person and code; filtered', async () => {
    const all: string[] = [];
    for (let n = 0; n < 17; n += 1) all.unshift((await sent(2, n === 3 ? 'ca\u0643e 50%' : `nr ${n}`)).taskId);
    const page = await inbox(officer);
    expect([idsIn(page), page.count, page.notifCount]).toEqual([all.slice(0, 15), 17, 17]);
    expect(idsIn(await inbox(officer, 'firstResult=15&maxResults=15'))).toEqual(all.slice(15));
    expect((await inbox(officer, 'maxResults=999999')).count).toBe(17);
    const found = async (words: string) => idsIn(await inbox(officer, `search=${encodeURIComponent(words)}`));
    // the Arabic letter is found by the Persian one
    expect(await found('ca\u06a9e')).toEqual([all[13]]);
    expect(await found('50% review')).toEqual([all[13]]);
    expect(await found('5_%')).toEqual([]);
    expect(await found('100%_SURE')).toHaveLength(15);
    expect(await found(factsOf('seller').lastName)).toHaveLength(15);
    const { trackingCode } = (await inbox(officer, 'maxResults=1'))._embedded.task[0];
    expect(await found(trackingCode)).toEqual([all[0]]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('%')).toHaveLength(15);
    await run(`update process_task set due_at = '2020-01-01' where task_id = $1`, all[4]);
    expect(idsIn(await inbox(officer, 'due=overdue'))).toEqual([all[4]]);
    expect((await inbox(officer, 'maxResults=15'))._embedded.task[4].isOverdue).toBe(true);
    expect((await inbox(officer, 'processDefinitionKey=Other')).count).toBe(0);
    expect((await inbox(officer, 'processDefinitionKey=TestRequest&due=week')).count).toBe(16);
  });

  test('words find cases and people by their indexes behind the row policies, in the own company', async () => {
    await sent(2, 'Holiday by the sea');
    const of = (company: 'holding' | 'subsidiary') =>
      writing(testBed.database.pool, systemActor('test', [companyId(company)]), async (tx) => {
        await tx.run(sql`set local enable_seqscan = off`);
        const lines = [
          ...(await tx.many<Record<string, string>>(sql`explain select from searchable_case where search_text like '%abcd%'`)),
          ...(await tx.many<Record<string, string>>(sql`explain select from searchable_subject where search_text like '%abcd%'`)),
        ];
        const plan = lines.map((line) => line['QUERY PLAN']).join(' ');
        return { plan, found: (await tx.many(sql`select from searchable_case where search_text like '%by the sea%'`)).length };
      });
    const { plan, found } = await of('holding');
    for (const index of ['process_instance_search', 'person_search_text']) expect(plan).toContain(index);
    expect([found, (await of('subsidiary')).found]).toEqual([1, 0]);
  });

  test('of the team a manager sees what waits for the people below, of others nothing', async () => {
    const { taskId } = await sent(2);
    const page = await inbox(director, 'box=team');
    expect([page.hasTeam, idsIn(page), page.count, page.notifCount]).toEqual([true, [taskId], 1, 0]);
    expect(page._embedded.task[0].reason).toContain(factsOf('hrOfficer').lastName);
    expect(idsIn(await inbox(salesHead, 'box=team'))).toEqual([]);
    expect(idsIn(await inbox(colleague, 'box=team'))).toEqual([]);
    // it is theirs to follow, not to open
    expect((await get(director, `task/${taskId}`)).status).toBe(404);
  });
});

describe('a task', () => {
  test('is shown whole to whoever may do it, and to nobody else', async () => {
    const { id, taskId } = await sent(5);
    const { status, body } = await get(officer, `task/${taskId}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ status: 'open', may: { answer: true, claim: true, release: false, reassign: true, discuss: true }, data: { days: 5, step: 'review' } });
    expect(body.stages.map(({ step, state }: { step: string; state: string }) => [step, state])).toEqual([
      ['fill', 'done'],
      ['review', 'current'],
      ['large', 'ahead'],
    ]);
    expect(body.instance).toMatchObject({ id, status: 'active', progress: 33, hasIncident: false, isWithdrawable: false, initiator: { partyId: partyId('seller') } });
    expect(body.history.map(({ kind, outcomeName }: { kind: string; outcomeName: string }) => [kind, outcomeName])).toEqual([
      ['start', null],
      ['answered', 'Send'],
    ]);
    expect(body.drawing.states).toMatchObject({ fill: 'done', review: 'current' });
    expect((await get(second, `form?taskId=${taskId}`)).body).toEqual({ days: { value: 5 }, step: { value: 'review' } });
    for (const nobody of [colleague, director, elsewhere, seller]) {
      expect(codeOf(await get(nobody, `task/${taskId}`))).toEqual([404, 'notFound']);
      expect(codeOf(await get(nobody, `form?taskId=${taskId}`))).toEqual([404, 'notFound']);
      for (const act of ['claim', 'release']) expect(codeOf(await post(nobody, `task/${taskId}/${act}`))).toEqual([404, 'notFound']);
      expect(codeOf(await answer(nobody, taskId, 'accept'))).toEqual([404, 'notFound']);
      expect(codeOf(await post(nobody, `task/${taskId}/reassign`, { partyId: partyId('colleague'), comment: 'x' }))).toEqual([404, 'notFound']);
      expect(codeOf(await get(nobody, `task/${taskId}/people?searchValue=aa`))).toEqual([404, 'notFound']);
    }
    for (const unknown of [randomUUID(), 'x', "'"]) expect((await get(officer, `task/${encodeURIComponent(unknown)}`)).status).toBe(404);
  });

  test('its answer leads on; a refusal needs a word, and a value is refused at its name', async () => {
    const { id, taskId } = await sent(2);
    expect(codeOf(await answer(officer, taskId, 'reject'))).toEqual([400, 'commentNeeded']);
    const other = await sent(2);
    expect((await answer(officer, other.taskId, 'reject', 'too many')).body).toMatchObject({ ended: true });
    expect((await get(seller, 'instance')).body.rows).toContainEqual(expect.objectContaining({ id: other.id, status: 'completed', result: 'refused', standing: 'Reject' }));
    expect(codeOf(await answer(officer, taskId, 'maybe'))).toEqual([400, 'noSuchOutcome']);
    expect(codeOf(await post(officer, 'form', { taskId, variables: {} }))).toEqual([400, 'noSuchOutcome']);
    expect(Object.keys((await answer(officer, taskId, 'accept', undefined, { days: { value: 'x' } })).body.fields)).toEqual(['variables.days']);
    expect((await answer(officer, taskId, 'accept', 'a'.repeat(2001))).status).toBe(400);
    const { body } = await answer(officer, taskId, 'accept', 'fine', { days: { value: 9 } });
    expect(body).toEqual({ processInstanceId: id, ended: false, notifCount: 0 });
    // nine days are more than three
    const next = (await inbox(director))._embedded.task[0];
    expect(next).toMatchObject({ taskDefinitionKey: 'large', assignee: partyId('director') });
    expect((await answer(director, next.id, 'accept')).body).toMatchObject({ ended: true });
    expect(ended).toContain(`${id} completed`);
    const done = (await get(seller, `instance/${id}`)).body;
    expect(done.instance).toMatchObject({ status: 'completed', progress: 100, standing: 'Accept', result: 'accepted' });
    expect(done.stages.map(({ state, comment }: { state: string; comment: string }) => [state, comment])).toEqual([
      ['done', null],
      ['done', 'fine'],
      ['done', null],
    ]);
    expect(idsIn(await inbox(officer, 'box=done'))).toEqual([other.taskId, taskId]);
  });

  test('is answered once: the other one is told who was quicker, and looks as the management', async () => {
    const { taskId } = await sent(2);
    expect((await answer(second, taskId, 'accept')).status).toBe(200);
    const refused = await answer(officer, taskId, 'accept');
    expect([codeOf(refused), refused.body.data]).toEqual([[409, 'done'], { by: expect.stringContaining(factsOf('administrator').lastName), at: '2026-05-10T06:30:00.000Z' }]);
    expect(refused.body.messages).toContain(factsOf('administrator').lastName);
    expect(refused.body.messages).toContain('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f2/\u06f2\u06f0');
    expect(codeOf(await post(officer, `task/${taskId}/claim`))).toEqual([409, 'done']);
    expect((await get(officer, `task/${taskId}`)).body).toMatchObject({
      status: 'completed',
      completedBy: { partyId: partyId('administrator') },
      may: { answer: false, claim: false, reassign: false },
    });
    expect(codeOf(await answer(colleague, taskId, 'accept'))).toEqual([404, 'notFound']);
  });

  test('what came back says so, and stands before the steps again', async () => {
    const { id, taskId } = await sent(2);
    await answer(officer, taskId, 'back', 'more please');
    const [task] = (await inbox(seller))._embedded.task;
    expect(task).toMatchObject({ taskDefinitionKey: 'fill', isReturned: true });
    const { stages, history } = (await get(seller, `instance/${id}`)).body;
    expect(stages.map(({ state }: { state: string }) => state)).toEqual(['current', 'ahead', 'ahead']);
    expect(history.find(({ outcome }: { outcome: string }) => outcome === 'back')).toMatchObject({ comment: 'more please', actor: { partyId: partyId('hrOfficer') } });
  });

  test('is claimed, released and handed on', async () => {
    const { id, taskId } = await sent(2);
    expect((await post(second, `task/${taskId}/claim`)).body).toEqual({ ok: true });
    expect((await inbox(officer)).notifCount).toBe(0);
    expect((await inbox(second)).notifCount).toBe(1);
    expect(codeOf(await answer(officer, taskId, 'accept'))).toEqual([409, 'claimed']);
    expect(codeOf(await post(officer, `task/${taskId}/claim`))).toEqual([409, 'claimed']);
    await post(second, `task/${taskId}/release`);
    expect((await inbox(officer)).notifCount).toBe(1);
    // who only may do it beside others hands nothing on; the management does
    expect(codeOf(await post(second, `task/${taskId}/reassign`, { partyId: partyId('colleague'), comment: 'busy' }))).toEqual([403, 'notYours']);
    const give = (to: string) => post(officer, `task/${taskId}/reassign`, { partyId: to, comment: 'knows it' });
    expect(codeOf(await give(partyId('seller')))).toEqual([409, 'subject']);
    for (const no of [partyId('worker'), partyId('stranger'), randomUUID()]) expect(codeOf(await give(no))).toEqual([400, 'notSuitable']);
    const search = async (words: string) =>
      (await get(officer, `task/${taskId}/people?searchValue=${encodeURIComponent(words)}`)).body.list.map((one: { partyId: string }) => one.partyId);
    expect(await search(factsOf('colleague').lastName)).toContain(partyId('colleague'));
    expect(await search(factsOf('colleague').pseudoId)).toEqual([partyId('colleague')]);
    expect(await search(factsOf('seller').pseudoId)).toEqual([]);
    expect((await give(partyId('colleague'))).body).toEqual({ ok: true });
    expect((await inbox(officer)).notifCount).toBe(0);
    expect((await inbox(colleague))._embedded.task[0]).toMatchObject({ id: taskId, assignee: partyId('colleague') });
    // whoever has it alone hands it on too, since the step need not be done in person
    expect((await post(colleague, `task/${taskId}/reassign`, { partyId: partyId('accountant'), comment: 'please' })).status).toBe(200);
    expect((await answer(accountant, taskId, 'accept')).body.ended).toBe(true);
    expect(codeOf(await get(accountant, `instance/${id}`))).toEqual([404, 'notFound']);
    const { history } = (await get(seller, `instance/${id}`)).body;
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['start', 'answered', 'claimed', 'released', 'reassigned', 'reassigned', 'answered']);
    expect(history[4]).toMatchObject({ comment: 'knows it', to: { partyId: partyId('colleague') } });
  });

  test('of a step to be done in person nobody takes it from whom it is for', async () => {
    const { id, taskId } = await sent(9);
    await answer(officer, taskId, 'accept');
    const large = await openTask(id);
    // the management follows it and does not answer it
    expect((await get(officer, `task/${large}`)).body.may).toMatchObject({ answer: false, reassign: true });
    for (const refused of [await answer(officer, large, 'accept'), await post(officer, `task/${large}/claim`)]) expect(codeOf(refused)).toEqual([403, 'notYours']);
    expect(codeOf(await post(director, `task/${large}/reassign`, { partyId: partyId('colleague'), comment: 'busy' }))).toEqual([403, 'notYours']);
    expect((await get(director, `task/${large}`)).body.may).toMatchObject({ answer: true, release: false, reassign: false });
  });

  test('is given neither to whom its step leaves out, nor to somebody who has a say of their own in it', async () => {
    const give = (taskId: string) => post(officer, `task/${taskId}/reassign`, { partyId: partyId('administrator'), comment: 'yours' });
    const found = async (taskId: string) => (await get(officer, `task/${taskId}/people?searchValue=${factsOf('administrator').pseudoId}`)).body.list;
    announceProcesses([request, hidden, fourEyes, ofMany]);
    const { id } = await start(2, undefined, second, 'TestFourEyes');
    // brought for somebody else
    await run('update process_instance set subject_party_id = $2 where process_instance_id = $1', id, partyId('seller'));
    const [check] = idsIn(await inbox(officer));
    expect([codeOf(await give(check ?? '')), await found(check ?? '')]).toEqual([[400, 'notSuitable'], []]);
    await start(2, undefined, seller, 'TestOfMany');
    const [vote] = idsIn(await inbox(officer));
    expect([codeOf(await give(vote ?? '')), await found(vote ?? '')]).toEqual([[400, 'notSuitable'], []]);
    announceProcesses([request, hidden]);
  });

  test('several at once: each by itself, and one that is lost takes no other with it', async () => {
    const [one, two, three] = [await sent(2), await sent(2), await sent(2)];
    await answer(second, two.taskId, 'accept');
    const ids = [one.taskId, two.taskId, three.taskId, randomUUID()];
    const { status, body } = await post(officer, 'task/complete', { taskIds: ids, outcome: 'accept' });
    expect([status, body.results.map(({ done }: { done: boolean }) => done), body.notifCount]).toEqual([200, [true, false, true, false], 0]);
    expect(body.results[1].message).toContain(factsOf('administrator').lastName);
    const own = await start(2);
    expect((await post(seller, 'task/complete', { taskIds: [own.taskId], outcome: 'send' })).body.results).toEqual([
      { taskId: own.taskId, done: false, message: messages.errors.notBulk },
    ]);
    expect(codeOf(await post(officer, 'task/complete', { taskIds: [], outcome: 'accept' }))[0]).toBe(400);
  });
});

describe('a case', () => {
  test('is seen by its initiator, who had to do with it, and the management in reach', async () => {
    const { id, taskId, trackingCode } = await sent(2, 'mine');
    expect((await get(seller, 'instance')).body).toMatchObject({ count: 1, rows: [{ id, trackingCode, subject: 'mine', isWithdrawable: true, status: 'active', progress: 33 }] });
    expect((await get(seller, 'instance?state=completed')).body.count).toBe(0);
    expect((await get(seller, `instance?search=${trackingCode}`)).body.count).toBe(1);
    expect((await get(officer, 'instance')).body.count).toBe(0);
    expect((await get(officer, 'instance?of=all')).body.count).toBe(1);
    expect((await get(elsewhere, 'instance?of=all')).body.count).toBe(0);
    expect(codeOf(await get(seller, 'instance?of=all'))).toEqual([403, 'forbidden']);
    for (const nobody of [colleague, director, elsewhere]) {
      expect(codeOf(await get(nobody, `instance/${id}`))).toEqual([404, 'notFound']);
      expect(codeOf(await post(nobody, `instance/${id}/comment`, { text: 'x' }))).toEqual([404, 'notFound']);
      expect(codeOf(await post(nobody, `instance/${id}/withdraw`))).toEqual([404, 'notFound']);
    }
    await answer(second, taskId, 'accept');
    // it is over: of whoever answered their own step is left
    expect(codeOf(await get(second, `instance/${id}`))).toEqual([404, 'notFound']);
    expect((await get(second, `task/${taskId}`)).body).toMatchObject({ sight: 'own', status: 'completed', data: { days: 2 }, discussion: [] });
  });

  test('tells what it is about to whoever brought it, by a form of the process, and to nobody else', async () => {
    const { id } = await sent(2);
    expect((await get(seller, `instance/${id}`)).body.about).toEqual({ formKey: 'test/review', data: { days: 2, step: '' } });
    // the management manages it, the officer is asked by a task with a form of its own
    for (const other of [officer, second]) expect((await get(other, `instance/${id}`)).body.about).toBeNull();
    await run(`update process_instance set initiator_party_id = $2, subject_party_id = $3 where process_instance_id = $1`, id, partyId('colleague'), partyId('salesHead'));
    expect((await get(salesHead, `instance/${id}`)).body.about).not.toBeNull();
  });

  test('shows the signature of whoever decided, also to those who could not read it otherwise', async () => {
    const stored = `${'8'.repeat(32)}.png`;
    await run(
      `insert into stored_file (stored_name, company_id, user_id, party_id, record_id, party_content_type_enum_id, state, storage, display_name, content_type, size, sha256, content)
       values ($1, $2, $3::uuid, $3::uuid, $3::uuid::text, 'PcntTestSignature', 'claimed', 'db', 'sign.png', 'image/png', 3, '', 'abc')`,
      stored,
      companyId('holding'),
      partyId('hrOfficer'),
    );
    await run('update person set sign_file = $2 where party_id = $1', partyId('hrOfficer'), `${stored};sign.png`);
    const { id, taskId } = await sent(2);
    const read = async (actor: Actor) => (await testBed.file(actor, `/rest/s1/hcm/getpersonnelfile1?name=${stored}`)).status;
    expect(await read(seller)).toBe(404);
    await answer(officer, taskId, 'accept');
    const { history } = (await get(seller, `instance/${id}`)).body;
    expect(history.map(({ signature }: { signature: string | null }) => signature)).toEqual([null, null, `${stored};sign.png`]);
    expect([await read(seller), await read(second), await read(colleague), await read(elsewhere)]).toEqual([200, 404, 404, 404]);
  });

  test('is withdrawn by whoever brought it while it runs', async () => {
    const { id, taskId } = await sent(2);
    expect(codeOf(await post(officer, `instance/${id}/withdraw`))).toEqual([409, 'notWithdrawable']);
    expect((await post(seller, `instance/${id}/withdraw`, { comment: 'changed my mind' })).body).toEqual({ ok: true });
    expect((await get(seller, `instance/${id}`)).body.instance).toMatchObject({ status: 'cancelled', result: 'withdrawn', standing: messages.standing.withdrawn });
    expect(codeOf(await answer(officer, taskId, 'accept'))).toEqual([409, 'dropped']);
    expect(codeOf(await post(seller, `instance/${id}/withdraw`))).toEqual([409, 'notRunning']);
    expect((await inbox(officer)).notifCount).toBe(0);
  });

  test('the management sets declared variables and calls off; others do neither', async () => {
    const { id } = await sent(2);
    const set = (variables: object, actor = officer) => post(actor, 'variables', { processInstanceId: id, variables });
    expect((await set({ days: { value: 7 } })).body).toEqual({ ok: true });
    expect(codeOf(await set({ other: { value: 7 } }))).toEqual([400, 'noSuchVariable']);
    expect((await set({ days: { value: 'seven' } })).body.fields).toHaveProperty(['variables.days']);
    expect(codeOf(await set({ days: { value: 7 } }, elsewhere))).toEqual([404, 'notFound']);
    expect((await set({ days: { value: 7 } }, seller)).status).toBe(403);
    expect(codeOf(await post(elsewhere, `instance/${id}/cancel`, { comment: 'x' }))).toEqual([404, 'notFound']);
    expect(codeOf(await post(officer, `instance/${id}/incident`, { step: 'review', act: 'retry', comment: 'x' }))).toEqual([409, 'noIncident']);
    expect((await post(officer, `instance/${id}/cancel`, { comment: 'no such rule' })).body).toEqual({ ok: true });
    expect(codeOf(await post(officer, `instance/${id}/cancel`, { comment: 'again' }))).toEqual([409, 'notRunning']);
    expect((await run('select variables from process_instance where process_instance_id = $1', id))[0].variables).toEqual({ days: 7 });
  });

  test('nobody manages a case about themselves', async () => {
    const { id } = await start(2, undefined, officer);
    expect((await get(officer, `instance/${id}`)).body.may).toMatchObject({ manage: false, withdraw: true });
    expect(codeOf(await post(officer, `instance/${id}/cancel`, { comment: 'x' }))).toEqual([404, 'notFound']);
  });

  test('a step for which nobody is found is an incident, which the management sees to', async () => {
    await run(`update user_account set disabled = 'Y' where user_id = $1`, partyId('director'));
    const { id, taskId } = await sent(9);
    expect((await answer(officer, taskId, 'accept')).body.ended).toBe(false);
    const told = () =>
      run(
        'select u.party_id as who, m.body from notification_message_user u join notification_message m using (notification_message_id) where m.link = $1 order by array_position($2::uuid[], u.party_id)',
        `/TaskPanel?instanceId=${id}`,
        [partyId('hrOfficer'), partyId('administrator')],
      );
    const once = (['hrOfficer', 'administrator'] as const).map((name) => ({ who: partyId(name), body: expect.stringContaining(caseWords.stuckAt['nobody'] ?? '-') }));
    expect(await told(), 'the management in reach, and nobody else').toEqual(once);
    expect((await post(officer, `instance/${id}/incident`, { step: 'large', act: 'retry', comment: 'again' })).body).toEqual({ ok: true, isStuck: true });
    expect(await told(), 'an incident is told of once').toEqual(once);
    expect((await get(officer, 'instance?of=all&state=incident')).body.rows).toEqual([
      expect.objectContaining({ id, hasIncident: true, standing: messages.standing.stuck('Large') }),
    ]);
    expect((await get(officer, `instance/${id}`)).body.stages.at(-1)).toMatchObject({ step: 'large', state: 'incident' });
    await run(`update user_account set disabled = 'N' where user_id = $1`, partyId('director'));
    expect((await post(officer, `instance/${id}/incident`, { step: 'large', act: 'retry', comment: 'is back' })).body).toEqual({ ok: true, isStuck: false });
    expect((await inbox(director)).notifCount).toBe(1);
  });

  test('is discussed, with files that only its people read', async () => {
    const { id } = await sent(2);
    const stored = `${'7'.repeat(32)}.pdf`;
    await run(
      `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256, content) values ($1, $2, $3, 'loose', 'db', 'proof.pdf', 'application/pdf', 3, '', 'abc')`,
      stored,
      companyId('holding'),
      partyId('seller'),
    );
    expect(codeOf(await post(officer, `instance/${id}/comment`, { text: 'of somebody else', file: stored }))[0]).toBe(400);
    expect((await post(seller, `instance/${id}/comment`, { text: 'see <b>here</b>', file: stored })).status).toBe(201);
    expect((await post(second, `instance/${id}/comment`, { text: 'thanks' })).status).toBe(201);
    const { discussion } = (await get(officer, `instance/${id}`)).body;
    expect(discussion.map(({ text, author, file }: { text: string; author: { partyId: string }; file: string | null }) => [text, author.partyId, file])).toEqual([
      ['see <b>here</b>', partyId('seller'), `${stored};proof.pdf`],
      ['thanks', partyId('administrator'), null],
    ]);
    const read = async (actor: Actor) => (await testBed.file(actor, `/rest/s1/hcm/getpersonnelfile1?name=${stored}`)).status;
    expect([await read(officer), await read(second), await read(seller)]).toEqual([200, 200, 200]);
    expect([await read(colleague), await read(director), await read(elsewhere)]).toEqual([404, 404, 404]);
    for (const bad of [{ text: '' }, { text: ' ' }, { text: 'a'.repeat(2001) }, { text: 'a\u0000' }, { text: 'a', more: 1 }, { text: 'a', file: 'no-such-file' }])
      expect((await post(seller, `instance/${id}/comment`, bad)).status).toBe(400);
  });
});

test('the management reads what a form tells only in the classes that it holds, candidates whatever it tells', async () => {
  const { taskId } = await sent(4);
  const managing = (...classes: FieldClass[]): Actor => {
    const actor = actorIn('hrOfficer', 'accountant');
    return { ...actor, grants: actor.grants.map((grant) => ({ ...grant, classes, permissions: ['taskManagement/cases/manage'] })) };
  };
  const seen = async (actor: Actor) => [(await get(actor, `task/${taskId}`)).body.data, (await get(actor, `form?taskId=${taskId}`)).body];
  expect(await seen(managing('public', 'health'))).toEqual([
    { days: 4, step: 'review' },
    { days: { value: 4 }, step: { value: 'review' } },
  ]);
  expect(await seen(managing('public', 'personal'))).toEqual([null, {}]);
  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
  expect((await seen(blind))[0]).toEqual({ days: 4, step: 'review' });
});

test('what a form keeps is not shown to whoever decides without its class either, and is to a decider who holds it', async () => {
  const review = request.forms['test/review'];
  const read = async () => ({ data: { days: 4, title: 'a' }, readClasses: ['health' as const], classed: { days: 'health' as const }, kept: ['health' as const] });
  announceProcesses([defineProcess({ ...request, forms: { ...request.forms, 'test/review': { ...review, sees: 'case', values: z.strictObject({}), read } } })]);
  const { taskId } = await sent(4);
  const seen = async (actor: Actor) => (await get(actor, `task/${taskId}`)).body.data;
  const holding = (...classes: FieldClass[]): Actor => ({ ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes })) });
  expect([await seen(holding('public')), await seen(holding('public', 'health'))]).toEqual([
    { days: null, title: 'a' },
    { days: 4, title: 'a' },
  ]);
  announceProcesses([request, hidden]);
});

test('whoever is employed there no longer answers, claims and hands on nothing, though the account is open still', async () => {
  const { taskId } = await sent(4);
  expect((await post(officer, `task/${taskId}/claim`)).status).toBe(200);
  const employed = (until: string | null) => run('update party_relationship set valid = daterange(lower(valid), $2) where party_id = $1', partyId('hrOfficer'), until);
  await employed(TODAY);
  try {
    expect(codeOf(await answer(officer, taskId, 'accept'))).toEqual([403, 'notYours']);
    for (const act of ['claim', 'release']) expect(codeOf(await post(officer, `task/${taskId}/${act}`))).toEqual([403, 'notYours']);
    const bulk = await post(officer, 'task/complete', { taskIds: [taskId], outcome: 'accept', comment: null });
    expect(bulk.body.results).toMatchObject([{ done: false, message: messages.errors.notYours }]);
  } finally {
    await employed(null);
  }
  expect((await answer(officer, taskId, 'accept')).status).toBe(200);
});

describe('substitutes', () => {
  const days = (from: string, thru: string, rest: object = {}) => ({ substitutePartyId: partyId('colleague'), fromDate: from, thruDate: thru, processKeys: [], ...rest });
  const add = (body: object, actor = officer) => post(actor, 'substitution', body);

  test('do what waits now and what comes, in the name of whoever is away, until it ends', async () => {
    const { id, taskId } = await sent(9);
    const { status, body } = await add(days(TODAY, '2026-05-12', { note: 'away' }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await inbox(colleague))._embedded.task).toEqual([expect.objectContaining({ id: taskId, onBehalfOf: { partyId: partyId('hrOfficer'), fullName: expect.any(String) } })]);
    expect([(await inbox(colleague, 'box=mine')).count, (await inbox(colleague, 'box=delegated')).count, (await inbox(officer, 'box=mine')).count]).toEqual([0, 1, 1]);
    const later = await sent(2);
    expect((await inbox(colleague)).notifCount).toBe(2);
    const given = (await get(officer, 'substitution')).body;
    expect(given).toMatchObject({
      given: [{ substitutionId: body.substitutionId, fromDate: TODAY, thruDate: '2026-05-12', note: 'away', substitute: { partyId: partyId('colleague') } }],
      received: [],
    });
    expect((await get(colleague, 'substitution')).body.received).toHaveLength(1);
    // what is done says for whom
    expect((await answer(colleague, taskId, 'accept', 'for them')).status).toBe(200);
    const { history, stages } = (await get(officer, `instance/${id}`)).body;
    expect(history.at(-1)).toMatchObject({ actor: { partyId: partyId('colleague') }, onBehalfOf: { partyId: partyId('hrOfficer') }, comment: 'for them' });
    expect(stages[1]).toMatchObject({ state: 'done', comment: 'for them' });
    // claimed by the substitute, it is free again when the days are over
    await post(colleague, `task/${later.taskId}/claim`);
    expect((await inbox(officer)).notifCount).toBe(0);
    for (const other of [colleague, elsewhere]) expect(codeOf(await post(other, `substitution/${body.substitutionId}/end`))).toEqual([404, 'notFound']);
    expect((await post(officer, `substitution/${body.substitutionId}/end`)).body).toEqual({ ok: true });
    expect([(await inbox(colleague)).notifCount, (await inbox(officer)).notifCount]).toEqual([0, 1]);
    expect(codeOf(await answer(colleague, later.taskId, 'accept'))).toEqual([404, 'notFound']);
    expect((await answer(officer, later.taskId, 'accept')).status).toBe(200);
  });

  test('of what a colleague brought is told before they stand in: they would not see it', async () => {
    const { taskId } = await sent(3);
    const concerns = async (name: 'seller' | 'colleague', actor = officer) => (await get(actor, `substitution/concerns?substitutePartyId=${partyId(name)}`)).body;
    const before = await concerns('seller');
    expect(before.count).toBeGreaterThan(0);
    expect(await concerns('colleague')).toEqual({ count: 0 });
    // of the tasks of others nothing is told
    expect(await concerns('seller', colleague)).toEqual({ count: 0 });
    expect((await answer(officer, taskId, 'accept')).status).toBe(200);
    expect(await concerns('seller')).toEqual({ count: before.count - 1 });
  });

  test('of many tasks that wait, all are free when the substitution ends; days that are over let nobody see, claim or hand on a task', async () => {
    const { taskId } = await sent(2);
    const { body } = await add(days(TODAY, '2026-05-12'));
    await post(colleague, `task/${taskId}/claim`);
    // older than all that are found anew one by one
    await run(
      `with tasks as (
         insert into process_task (task_id, process_instance_id, company_id, token, node_id, title, form_key, status, created_at, assignee_party_id)
         select gen_random_uuid(), t.process_instance_id, t.company_id, 1000 + n, t.node_id, t.title, t.form_key, 'open', t.created_at, $2
         from process_task t, generate_series(1, 400) n where t.task_id = $1 returning task_id, company_id)
       insert into process_task_candidate (party_id, task_id, company_id, reason, on_behalf_of)
       select p.who, task_id, company_id, '', p.behalf from tasks, (values ($2::uuid, $3::uuid), ($3::uuid, null)) as p (who, behalf)`,
      taskId,
      partyId('colleague'),
      partyId('hrOfficer'),
    );
    expect((await inbox(colleague)).notifCount).toBe(401);
    await post(officer, `substitution/${body.substitutionId}/end`);
    expect([(await inbox(colleague)).notifCount, (await inbox(officer)).notifCount]).toEqual([0, 401]);
    // over, and not yet seen to
    await run(
      `insert into process_task_candidate (party_id, task_id, company_id, reason, on_behalf_of) values ($1, $2, $3, '', $4)`,
      partyId('colleague'),
      taskId,
      companyId('holding'),
      partyId('hrOfficer'),
    );
    for (const act of ['claim', 'release']) expect(codeOf(await post(colleague, `task/${taskId}/${act}`))).toEqual([404, 'notFound']);
    await run('update process_task set assignee_party_id = $1 where task_id = $2', partyId('colleague'), taskId);
    expect(codeOf(await post(colleague, `task/${taskId}/reassign`, { partyId: partyId('seller'), comment: 'x' }))).toEqual([404, 'notFound']);
    expect((await get(colleague, `task/${taskId}`)).status).toBe(404);
  });

  test('are chosen by whoever has an inbox: an account in no group finds no colleagues', async () => {
    const nobody = { ...colleague, grants: [] };
    expect((await get(nobody, `substitution/people?searchValue=${factsOf('seller').pseudoId}`)).status).toBe(403);
    expect((await add(days(TODAY, TODAY, { substitutePartyId: partyId('seller') }), nobody)).status).toBe(403);
    expect((await get(nobody, 'substitution')).body).toEqual({ given: [], received: [] });
  });

  test('stand in for whoever was given a task, and the others of whom it was do not get it back', async () => {
    const { taskId } = await sent(2);
    expect((await post(officer, `task/${taskId}/reassign`, { partyId: partyId('administrator'), comment: 'yours' })).status).toBe(200);
    const { body } = await add(days(TODAY, TODAY), second);
    const counts = async () => [(await inbox(officer)).notifCount, (await inbox(second)).notifCount, (await inbox(colleague)).notifCount];
    expect(await counts()).toEqual([0, 1, 1]);
    await post(second, `substitution/${body.substitutionId}/end`);
    expect(await counts()).toEqual([0, 1, 0]);
  });

  test('do what whoever is away had claimed, and nobody else does', async () => {
    const { taskId } = await sent(2);
    await post(second, `task/${taskId}/claim`);
    await add(days(TODAY, TODAY), second);
    expect([(await inbox(colleague)).notifCount, (await inbox(officer)).notifCount]).toEqual([1, 0]);
    expect((await get(colleague, `task/${taskId}`)).body.may).toMatchObject({ answer: true, claim: false, release: false, reassign: false });
    expect(codeOf(await answer(officer, taskId, 'accept'))).toEqual([409, 'claimed']);
    expect((await answer(colleague, taskId, 'accept')).status).toBe(200);
  });

  test('never do a task about themselves, nor one to be done in person, nor one of another process', async () => {
    await add(days(TODAY, TODAY, { substitutePartyId: partyId('seller') }));
    await add(days(TODAY, TODAY), director);
    await add(days(TODAY, TODAY, { processKeys: ['TestHidden'] }), second);
    const { taskId } = await sent(9);
    expect([(await inbox(seller)).notifCount, (await inbox(colleague)).notifCount]).toEqual([0, 0]);
    await answer(second, taskId, 'accept');
    expect([(await inbox(director)).notifCount, (await inbox(colleague)).notifCount]).toEqual([1, 0]);
  });

  test('are colleagues, for days to come, one at a time for a process', async () => {
    expect(codeOf(await add(days(TODAY, TODAY, { substitutePartyId: partyId('hrOfficer') })))).toEqual([400, 'substituteSelf']);
    for (const no of ['worker', 'stranger'] as const) expect(codeOf(await add(days(TODAY, TODAY, { substitutePartyId: partyId(no) })))).toEqual([400, 'notSuitable']);
    for (const [from, thru] of [
      ['2026-05-09', TODAY],
      ['2026-05-12', '2026-05-11'],
      [TODAY, '2028-01-01'],
      ['9999-12-31', '9999-12-31'],
    ] as const)
      expect(codeOf(await add(days(from, thru)))).toEqual([400, 'substitutionDays']);
    expect(codeOf(await add(days(TODAY, TODAY, { processKeys: ['None'] })))).toEqual([400, 'noSuchProcess']);
    expect((await add(days('2026-06-01', '2026-06-10'))).status).toBe(201);
    expect(codeOf(await add(days('2026-06-10', '2026-06-12')))).toEqual([409, 'substitutionOverlaps']);
    expect((await add(days('2026-06-05', '2026-06-06', { processKeys: ['TestRequest', 'TestHidden'] }))).status).toBe(201);
    expect(codeOf(await add(days('2026-06-06', '2026-06-06', { processKeys: ['TestHidden'] })))).toEqual([409, 'substitutionOverlaps']);
    const [next] = (await get(officer, 'substitution')).body.given;
    await post(officer, `substitution/${next.substitutionId}/end`);
    expect((await get(officer, 'substitution')).body.given).toHaveLength(1);
    const list = (await get(officer, `substitution/people?searchValue=${factsOf('hrOfficer').pseudoId}`)).body.list;
    expect(list).toEqual([]);
    expect((await get(officer, `substitution/people?searchValue=${factsOf('seller').pseudoId}`)).body.list).toMatchObject([
      { partyId: partyId('seller'), second: { code: null, words: [expect.any(String), expect.any(String)] }, disabled: false },
    ]);
    await run("update user_account set disabled = 'Y' where party_id = $1", partyId('seller'));
    const [without] = (await get(officer, `substitution/people?searchValue=${factsOf('seller').pseudoId}`)).body.list;
    expect(without, 'told, and not to be chosen').toMatchObject({ partyId: partyId('seller'), disabled: true });
    expect(without.second.words[0]).toBe(pageWords.noAccount);
  });
});
