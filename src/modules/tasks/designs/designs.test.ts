/** Versions of processes on the real database: who may publish, what is refused, what runs on, and what a trial says. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from '#kernel/schema.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { drawn } from '#kernel/workflow/draw.test-support.ts';
import type { AskStep, StepList } from '#kernel/workflow/steps.ts';
import { announceRegistry } from '#platform/access/registry.server.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { writeBpmn } from '#platform/workflow/bpmn/write.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { defineProcess } from '#platform/workflow/process.define.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { differencesOf } from './compare.rules.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import { routes } from './designs.routes.ts';
import { routes as diagrams } from './diagrams.routes.ts';
import { lostIn, movedState, timersAfter } from './migration.rules.ts';
import words from './problems.messages.fa.ts';
import { diagramProblems, problemsOf } from './problems.rules.ts';
import { routes as running } from './running.routes.ts';

const { problems } = words;
const ask = (id: string, who: string, more: Partial<AskStep> = {}): AskStep => ({
  is: 'ask',
  id,
  title: `Step ${id}`,
  who,
  form: 'test/decide',
  outcomes: [
    { id: 'accept', name: 'yes', leads: 'on' },
    { id: 'reject', name: 'no', leads: 'stop' },
  ],
  ...more,
});
const boss = `post(${postId('director')})`;
const shipped: StepList = [ask('manager', boss, { deadline: { due: 'P2D', remindAfter: 'P1D' } }), ask('officer', `person(${partyId('hrOfficer')})`, { when: 'days > 3' })];
const kindFor = (key: string) =>
  defineProcess({
    key,
    title: `Process ${key}`,
    steps: shipped,
    variables: { days: { sample: 5, from: 'forms' } },
    tells: [],
    forms: { 'test/decide': { title: 'Decide', sees: 'case', values: z.strictObject({}), read: async () => ({ data: {} }) } },
    services: { note: { title: 'Note', run: async () => undefined } },
  });

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const director = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const PATH = '/rest/s1/hcm/process/design';
type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path: string, body?: object, actor: Actor = officer) => testBed.call(actor, method, `${PATH}${path}`, body);
const keys = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'] as const;
type Key = (typeof keys)[number];
const begin = async (key: Key): Promise<string> => (await call('POST', `/kind/${key}/draft`, { from: null })).body.definitionId;
const read = async (id: string, actor: Actor = officer) => (await call('GET', `/version/${id}`, undefined, actor)).body;
const version = async (id: string): Promise<number> => (await read(id)).version.rowVersion;
const save = async (id: string, steps: unknown, actor: Actor = officer) =>
  call('PUT', `/version/${id}`, { rowVersion: await version(id), title: 'Mine', note: null, steps }, actor);
const act = async (id: string, name: string, actor: Actor = officer, more: object = {}) =>
  call('POST', `/version/${id}/${name}`, { rowVersion: await version(id), ...more }, actor);

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/tasks/designs', routes: [...routes, ...diagrams, ...running], messages: { ...messages, ...words }, errors: [designErrors] });
  await layOrganisation(testBed.database.owner);
  await testBed.database.owner.query(
    `insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p`,
  );
  announceRegistry({ routes: [], lists: [], screens: [], keys: ['a/b'], nodeTitle: String, permissionTitle: (key) => `may ${key}`, records: {}, help: [], version: '' });
  announceProcesses(keys.map(kindFor));
});
afterAll(async () => {
  announceProcesses([]);
  await testBed.close();
});

/** A version of these steps in force, written by the officer and published by the director. */
async function published(key: Key, steps: StepList): Promise<string> {
  const id = await begin(key);
  expect((await save(id, steps)).body.problems).toEqual([]);
  expect((await act(id, 'submit')).status).toBe(200);
  expect((await act(id, 'publish', director)).status).toBe(200);
  return id;
}

const company = companyId('holding');
const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(testBed.database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, newId, audit: () => undefined, companyId: company }),
  );
const started = (key: Key, days = 1): Promise<string> =>
  inCase(
    async (ctx) =>
      (await beginCase(ctx, { key }, { recordId: null, subjectPartyId: partyId('accountant'), subject: 'a case', variables: { days } }, partyId('accountant'))).instanceId,
  );
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await testBed.database.owner.query<T>(text, [...values])).rows;
const openTasks = (instanceId: string) =>
  rows<{ task: string; node: string; title: string }>(
    `select task_id as task, node_id as node, title from process_task where process_instance_id = $1 and status = 'open'`,
    instanceId,
  );

describe('from the draft to the version in force', () => {
  test('what is shipped becomes a draft, is changed, and counts once somebody else has published it', async () => {
    const found = (await call('GET', '')).body.processes.find((row: { processKey: string }) => row.processKey === 'alpha');
    expect(found).toMatchObject({ title: 'Process alpha', isDeclared: true, inForce: null, draft: null, running: 0 });
    const id = await begin('alpha');
    expect((await call('POST', '/kind/alpha/draft', { from: null })).body.messages).toBe(messages.errors.draftExists);
    const draft = await read(id);
    expect([draft.steps, draft.problems, draft.version.status, draft.version.isOwn]).toEqual([shipped, [], 'draft', true]);
    expect(draft.names).toEqual({ [partyId('hrOfficer')]: expect.any(String), [postId('director')]: expect.any(String) });
    const steps = [...shipped.slice(0, 1), ask('second', 'manager(2) else unitHead')];
    const seen = await version(id);
    expect((await save(id, steps)).status).toBe(200);
    expect((await call('PUT', `/version/${id}`, { rowVersion: seen, title: 'late', note: null, steps: null })).body.messages).toBe(messages.errors.stale);
    expect((await act(id, 'publish', director)).body.messages).toBe(messages.errors.status);
    expect((await act(id, 'submit')).status).toBe(200);
    expect((await save(id, shipped)).body.messages).toBe(messages.errors.status);
    expect((await act(id, 'publish')).body.messages).toBe(messages.errors.ownDraft);
    expect((await act(id, 'return', director, { returnText: 'why two?' })).status).toBe(200);
    expect((await read(id)).version).toMatchObject({ status: 'draft', returnText: 'why two?' });
    await act(id, 'submit');
    const at = await version(id);
    const both = await Promise.all([director, director].map((actor) => call('POST', `/version/${id}/publish`, { rowVersion: at }, actor)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const design = (await call('GET', '/kind/alpha')).body;
    expect(design.versions).toMatchObject([{ status: 'published', source: 'company' }]);
    expect(design.vocabulary).toMatchObject({
      forms: [{ id: 'test/decide', title: 'Decide' }],
      services: [{ id: 'note', isOutside: false }],
      variables: [{ id: 'days', sample: 5 }],
      permissions: [{ id: 'a/b', title: 'may a/b' }],
    });
    const { differences } = (await call('GET', `/version/${id}/comparison`)).body;
    expect(differences).toEqual([
      { step: 'second', title: 'Step second', kinds: ['added'], fields: [] },
      { step: 'officer', title: 'Step officer', kinds: ['removed'], fields: [] },
    ]);
    // out of force again, the next case begins with what is shipped
    expect((await act(id, 'retire/confirm', director)).body.messages).toBe(messages.errors.status);
    expect((await act(id, 'retire', director)).status).toBe(200);
    expect((await read(id)).version).toMatchObject({ status: 'published', retirement: { askedByName: expect.any(String), isOwn: false } });
    expect((await act(id, 'retire')).body.messages).toBe(messages.errors.status);
    expect((await act(id, 'retire/confirm', director)).body.messages).toBe(messages.errors.ownRetirement);
    // taken back, or refused
    expect((await act(id, 'retire/keep')).status).toBe(200);
    expect((await read(id)).version).toMatchObject({ status: 'published', retirement: null });
    await act(id, 'retire', director);
    expect((await act(id, 'retire/confirm')).status).toBe(200);
    await started('alpha', 9);
    expect((await call('GET', '/kind/alpha')).body.versions).toMatchObject([{ status: 'published', source: 'shipped', running: 1 }, { status: 'retired' }]);
  });

  test('the database too refuses a publisher who wrote in it, or none', async () => {
    const id = await begin('beta');
    await save(id, shipped, director);
    await act(id, 'submit');
    const put = (by: string) => testBed.database.owner.query(`update process_definition set status = 'published', published_by = ${by} where process_definition_id = $1`, [id]);
    await expect(put(`'${partyId('director')}'`)).rejects.toMatchObject({ constraint: 'process_definition_four_eyes' });
    await expect(put('null')).rejects.toMatchObject({ constraint: 'process_definition_publisher' });
    expect((await act(id, 'publish', director)).body.messages).toBe(messages.errors.ownDraft);
    expect((await act(id, 'withdraw')).status).toBe(200);
    expect((await act(id, 'discard')).body).toEqual({ ok: true });
    expect((await call('GET', `/version/${id}`)).status).toBe(404);
  });

  test('a draft with problems is kept, each is named with its step, and it goes no further', async () => {
    const id = await begin('gamma');
    const faulty = [
      ask('manager', 'nobody at all', { form: 'gone', when: 'dayz > 3' }),
      ask('manager', 'named(boss)', { outcomes: [{ id: 'no way', name: '', leads: 'stop' }], deadline: { due: 'soon' } }),
      { is: 'do', id: 'note', title: 'Note', handler: 'lost', runs: 'now' },
      { is: 'beside', id: 'both', title: '', branches: [[]] },
    ];
    const said = (await save(id, faulty)).body.problems.map(({ text }: { text: string }) => text);
    const step = 'Step manager';
    expect(said).toEqual(
      expect.arrayContaining([
        problems.twice('manager'),
        problems.who(step),
        problems.form(step),
        problems.conditionName(step, 'dayz'),
        problems.whoVariable(step, 'boss'),
        problems.noWayOn(step),
        problems.outcomeName(step),
        problems.outcomeId(step, 'no way'),
        problems.duration(step, problems.parts.due),
        problems.service('Note'),
        problems.fewBranches('both'),
      ]),
    );
    expect((await read(id)).definition).toBeNull();
    const refused = await act(id, 'submit');
    expect([refused.status, refused.body.messages]).toEqual([409, messages.errors.faulty]);
    expect((await call('POST', `/version/${id}/trial`, { subjectPartyId: partyId('accountant'), variables: {}, answers: [] })).body.messages).toBe(messages.errors.notRunnable);
    for (const strange of [[{ is: 'ask' }], [{ ...ask('a', 'initiator'), more: 1 }], 'steps', [null]])
      expect((await call('PUT', `/version/${id}`, { rowVersion: await version(id), title: 'x', note: null, steps: strange })).status).toBe(400);
  });

  test('others see nothing of it: another company, a manager of a unit, an unknown id', async () => {
    const id = await begin('zeta');
    const mine = (await call('GET', '', undefined, foreigner)).body.processes;
    expect(mine.find((row: { processKey: string }) => row.processKey === 'zeta').draft).toBeNull();
    for (const [method, path, body] of [
      ['GET', `/version/${id}`, undefined],
      ['GET', `/version/${id}/comparison`, undefined],
      ['POST', `/version/${id}/submit`, { rowVersion: 1 }],
      ['POST', `/version/${id}/migration/check`, { map: [] }],
    ] as const)
      expect([(await call(method, path, body, foreigner)).status, (await call(method, path.replace(id, newId()), body)).status]).toEqual([404, 404]);
    expect((await call('GET', `/version/${id}`, undefined, manager)).status).toBe(403);
    expect([(await call('GET', '/version/abc')).status, (await call('GET', `/version/${id}/comparison?with=${newId()}`)).status]).toEqual([400, 404]);
    expect([(await call('GET', '/kind/nothing')).status, (await call('POST', '/kind/nothing/draft', { from: null })).status]).toEqual([404, 404]);
  });
});

describe('diagrams', () => {
  test('of many steps are taken back as they were exported', async () => {
    const id = await begin('delta');
    const steps = Array.from({ length: 20 }, (_, at) => ask(`s${at}`, boss, { deadline: { due: 'P2D', remindAfter: 'P1D' } }));
    expect((await save(id, steps)).body.problems).toEqual([]);
    const { bytes } = await testBed.file(officer, `${PATH}/version/${id}/bpmn`);
    await act(id, 'discard');
    const back = await call('POST', '/kind/delta/bpmn', { xml: bytes.toString('utf8') });
    expect(back.status).toBe(201);
    expect((await read(back.body.definitionId)).problems).toEqual([]);
    await act(back.body.definitionId, 'discard');
  });

  test('what was exported is taken back, and what the engine does not run is refused by its name', async () => {
    const first = await published('delta', shipped);
    const { bytes, headers } = await testBed.file(officer, `${PATH}/version/${first}/bpmn`);
    expect(headers['content-type']).toContain('application/xml');
    const xml = bytes.toString('utf8');
    const id = (await call('POST', '/kind/delta/bpmn', { xml })).body.definitionId;
    const whole = await read(id);
    expect([whole.steps, whole.version.hasSteps, whole.problems, whole.definition.nodes.length]).toEqual([null, false, [], compiled(shipped).nodes.length]);
    expect((await save(id, shipped)).body.messages).toBe(messages.errors.noSteps);
    expect((await save(id, null)).status).toBe(200);
    await act(id, 'discard');
    const script = xml.replace('<bpmn:userTask', '<bpmn:complexGateway id="run" name="Run" /><bpmn:userTask');
    const refused = await call('POST', '/kind/delta/bpmn', { xml: script });
    expect([refused.status, refused.body.errorCode, refused.body.data]).toEqual([
      409,
      'modules/tasks/designs.bpmnLeft',
      { left: [{ element: 'Run', type: 'ComplexGateway', how: 'left' }] },
    ]);
    const without = (await call('POST', '/kind/delta/bpmn', { xml: script, leavesOut: true })).body.definitionId;
    expect((await read(without)).version.note).toBe(messages.leftNote({ what: 'Run' }));
    await act(without, 'discard');
    expect((await call('POST', '/kind/delta/bpmn', { xml: '<nothing/>' })).body.messages).toContain(messages.bpmnFaults.noBpmn);
    const stuck = await writeBpmn(
      {
        nodes: [
          { kind: 'start', id: 's' },
          { kind: 'exclusive', id: 'x', name: 'Either', otherwise: 'b' },
          { kind: 'user', id: 'one', name: 'One', who: 'initiator', form: 'test/decide', outcomes: [] },
          { kind: 'parallel', id: 'join', name: 'Join' },
          { kind: 'end', id: 'e' },
        ],
        flows: [
          { id: 'a', from: 's', to: 'x' },
          { id: 'c', from: 'x', to: 'one', condition: 'days > 1' },
          { id: 'b', from: 'x', to: 'join' },
          { id: 'd', from: 'one', to: 'join' },
          { id: 'f', from: 'join', to: 'e' },
        ],
      },
      { id: 'stuck', name: 'Stuck' },
    );
    const bad = (await call('POST', '/kind/delta/bpmn', { xml: stuck })).body.definitionId;
    expect((await read(bad)).problems).toContainEqual({ step: 'join', text: problems.stuck('Join') });
    expect((await act(bad, 'submit')).body.messages).toBe(messages.errors.faulty);
    await act(bad, 'discard');
  });
});

/** As another program writes it: nobody answers, and no form. */
const foreign = `<?xml version="1.0" encoding="UTF-16"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t">
  <process id="office" name="Office"><startEvent id="a"/><task id="look" name="Look at it"/><endEvent id="z"/>
  <sequenceFlow id="f1" sourceRef="a" targetRef="look"/><sequenceFlow id="f2" sourceRef="look" targetRef="z"/></process>
  <process id="bank" name="Bank"><task id="t"/></process></definitions>`;

describe('diagrams of other programs', () => {
  test('one of their processes is chosen, is filled in element by element, and only then handed in', async () => {
    const pools = await call('POST', '/kind/delta/bpmn', { xml: foreign });
    expect([pools.status, pools.body.data]).toEqual([
      409,
      {
        processes: [
          { id: 'office', name: 'Office' },
          { id: 'bank', name: 'Bank' },
        ],
      },
    ]);
    const id = (await call('POST', '/kind/delta/bpmn', { xml: foreign, process: 'office' })).body.definitionId;
    const before = await read(id);
    expect(before.problems.map(({ step }: { step: string }) => step)).toEqual(['look', 'look', 'look']);
    expect((await act(id, 'submit')).body.messages).toBe(messages.errors.faulty);
    const fill = { kind: 'user', name: 'Look', who: boss, form: 'test/decide', outcomes: [{ answer: 'yes', name: 'Yes', isRefusal: false }] };
    const put = (element: string, body: object) => call('PUT', `/version/${id}/element/${element}`, body);
    expect((await put('look', { rowVersion: before.version.rowVersion + 1, fill })).body.messages).toBe(messages.errors.stale);
    expect((await put('z', { rowVersion: before.version.rowVersion, fill })).status).toBe(404);
    const done = await put('look', { rowVersion: before.version.rowVersion, fill });
    expect([done.status, done.body.problems]).toEqual([200, []]);
    // the file that goes out is what is filled in
    const { bytes } = await testBed.file(officer, `${PATH}/version/${id}/bpmn`);
    expect(bytes.toString('utf8')).toContain('kargozin:who');
    expect((await act(id, 'submit')).status).toBe(200);
    expect((await put('look', { rowVersion: (await read(id)).version.rowVersion, fill })).body.messages).toBe(messages.errors.status);
    await act(id, 'discard');
  });

  test('a list of steps has no elements to fill in', async () => {
    const id = await begin('delta');
    const { rowVersion } = (await read(id)).version;
    const refused = await call('PUT', `/version/${id}/element/x`, { rowVersion, fill: { kind: 'timer', name: '', after: 'P1D' } });
    expect(refused.body.messages).toBe(messages.errors.noDiagram);
    await act(id, 'discard');
  });
});

describe('what runs', () => {
  test('stays on its version until it is moved: without a map the lost step is named, with one it goes on', async () => {
    await published('epsilon', [ask('manager', boss, { deadline: { remindAfter: 'P3D' } }), ask('after', `person(${partyId('hrOfficer')})`)]);
    const [one, two] = [await started('epsilon'), await started('epsilon')];
    const next = await published('epsilon', [ask('chief', boss, { title: 'The chief', deadline: { escalateAfter: 'P5D' } }), ask('after', `person(${partyId('hrOfficer')})`)]);
    expect((await call('GET', '/kind/epsilon')).body.versions.map((row: { running: number }) => row.running)).toEqual([0, 2]);
    const move = (path: string, map: object[]) => call('POST', `/version/${next}/migration${path}`, { map }, director);
    expect((await move('/check', [])).body).toMatchObject({
      instances: 2,
      lost: [{ node: 'manager', name: 'Step manager', instances: 2, why: 'gone' }],
      places: [{ node: 'manager', kind: 'user', instances: 2 }],
    });
    const refused = await move('', []);
    expect([refused.status, refused.body.messages]).toEqual([409, messages.errors.lost({ what: '\u00abStep manager\u00bb' })]);
    expect((await move('/check', [{ from: 'manager', to: 'chief_answer' }])).body.lost).toMatchObject([{ why: 'kind' }]);
    expect((await move('', [{ from: 'manager', to: 'chief' }])).body).toEqual({ moved: 2, left: 0 });
    expect((await move('', [])).body.messages).toBe(messages.errors.nothingToMove);
    expect(await rows('select distinct node_id as node from process_timer where process_instance_id = any ($1)', [one, two])).toEqual([{ node: 'chief_escalate' }]);
    const [task] = await openTasks(one);
    expect(task).toMatchObject({ node: 'chief', title: 'The chief' });
    const [who] = await rows<{ party: string }>('select party_id as party from process_task_candidate where task_id = $1', task?.task);
    await inCase((ctx) => answerTask(ctx, { taskId: task?.task ?? '', partyId: who?.party ?? '', outcome: 'accept', comment: null, values: {} }));
    expect(await openTasks(one)).toMatchObject([{ node: 'after' }]);
    expect(await rows(`select kind from process_event where process_instance_id = $1 and kind = 'migrated'`, two)).toHaveLength(1);
    expect(await rows(`select changes from audit_entry where record_id = $1 and changes ? 'moved'`, next)).toEqual([{ changes: { left: [null, 0], moved: [null, 2] } }]);
  });

  test('nobody moves the case that is about themselves', async () => {
    await published('eta', [ask('manager', `person(${partyId('hrOfficer')})`), ask('after', `person(${partyId('hrOfficer')})`)]);
    const own = await inCase((ctx) => beginCase(ctx, { key: 'eta' }, { recordId: null, subjectPartyId: partyId('director'), subject: 'own', variables: {} }, partyId('director')));
    const other = await started('eta');
    const next = await published('eta', [ask('chief', `person(${partyId('hrOfficer')})`), ask('after', `person(${partyId('hrOfficer')})`)]);
    const moved = await call('POST', `/version/${next}/migration`, { map: [{ from: 'manager', to: 'after' }] }, director);
    expect(moved.body).toEqual({ moved: 1, left: 1 });
    expect([(await openTasks(own.instanceId))[0]?.node, (await openTasks(other))[0]?.node]).toEqual(['manager', 'after']);
  });

  test('a trial says who would be asked until when, and follows the answers', async () => {
    const id = (await call('GET', '/kind/alpha')).body.versions[0].definitionId;
    const walk = async (days: number, answers: object[] = []) =>
      (await call('POST', `/version/${id}/trial`, { subjectPartyId: partyId('accountant'), variables: { days }, answers })).body;
    const long = await walk(5);
    expect([long.ended, long.trail.map(({ step }: { step: string }) => step)]).toEqual([true, ['manager', 'officer']]);
    const [first, second] = long.trail;
    expect(first.people.length).toBeGreaterThan(0);
    expect([first.due > first.at, first.outcome, second.people.map((one: { partyId: string }) => one.partyId)]).toEqual([true, 'accept', [partyId('hrOfficer')]]);
    expect((await walk(2)).trail).toHaveLength(1);
    const refused = await walk(5, [{ step: 'manager', outcome: 'reject' }]);
    expect([refused.ended, refused.trail.map(({ outcomeName }: { outcomeName: string }) => outcomeName)]).toEqual([true, ['no']]);
    expect((await call('POST', `/version/${id}/trial`, { subjectPartyId: partyId('worker'), variables: {}, answers: [] })).body.fields).toEqual({
      subjectPartyId: messages.errors.person,
    });
    expect(await rows(`select from process_instance where subject_party_id = $1 and process_definition_id = $2`, partyId('accountant'), id)).toHaveLength(1);
  });
});

test('two lists differ by what came, went, moved and says something else', () => {
  const [a, b, c] = [ask('a', 'initiator'), ask('b', 'subject'), ask('c', 'unitHead')];
  const both = (...branches: StepList[]) => ({ is: 'beside', id: 'both', title: '', branches }) as const;
  const told = (before: StepList, after: StepList) => differencesOf(before, after).map(({ step, kinds, fields }) => [step, ...kinds, ...fields.map(({ field }) => field)]);
  expect(told([a, b, c], [a, b, c])).toEqual([]);
  expect(told([a, b, c], [b, c, a])).toEqual([['a', 'moved']]);
  expect(told([a, b], [a, { ...b, title: 'B', who: 'initiator' }])).toEqual([['b', 'changed', 'title', 'who']]);
  expect(told([both([a], [b])], [both([a], [c]), b])).toEqual([
    ['c', 'added'],
    ['b', 'moved'],
  ]);
});

test('conditions may ask for the answers of approvers that a chain becomes', () => {
  const vocabulary = { forms: [{ id: 'test/decide' }], services: [], variables: [], lists: [] };
  const chain = { is: 'chain', id: 'chain', title: 'Chain', process: 'Leave', form: 'test/decide' } as const;
  expect(problemsOf([chain, ask('after', 'initiator', { when: 'chain1.outcome == "accept"' })], vocabulary, true)).toEqual([]);
  expect(problemsOf([chain, ask('after', 'step(chain)')], vocabulary, true)).toEqual([{ step: 'after', text: problems.whoStep('Step after', 'chain') }]);
});

const vocabulary = { forms: [{ id: 'test/decide' }], services: [], variables: [{ id: 'days' }], lists: [] };

test('four eyes look at what is over, not at what may be done beside', () => {
  const second = ask('second', 'unitHead except step(first)');
  const beside = (...branches: readonly StepList[]) => ({ is: 'beside', id: 'both', title: 'Both', branches }) as const;
  const missing = [{ step: 'second', text: problems.whoStep('Step second', 'first') }];
  expect(problemsOf([beside([ask('first', boss)], [second])], vocabulary, true)).toEqual(missing);
  expect(problemsOf([beside([ask('first', boss)], [ask('other', boss)]), second], vocabulary, true)).toEqual([]);
  expect(problemsOf([beside([ask('first', boss), second], [ask('other', boss)])], vocabulary, true)).toEqual([]);
  expect(problemsOf([second], vocabulary, true)).toEqual(missing);
});

test('of a crowd of steps nothing is said but that it is one', () => {
  const crowd = (of: (at: number) => StepList[number]): StepList => Array.from({ length: 61 }, (_, at) => of(at));
  expect(
    problemsOf(
      crowd(() => ask('same', 'nonsense')),
      vocabulary,
      true,
    ),
  ).toEqual([{ step: '', text: problems.tooMany(60) }]);
  const nodes = Array.from({ length: 721 }, (_, at) => ({ kind: 'end', id: `e${at}` }) as const);
  expect(diagramProblems({ nodes, flows: [] }, vocabulary)).toEqual([{ step: '', text: problems.tooMany(60) }]);
});

interface Said {
  readonly outcomes?: readonly string[];
  readonly kind?: 'user' | 'service';
  readonly who?: string;
  readonly handler?: string;
}

test.each<[Said, string]>([
  [{}, problems.noOutcome('t')],
  [{ outcomes: ['a', 'a'] }, problems.outcomeTwice('t')],
  [{ outcomes: [''] }, problems.outcomeId('t', '')],
  [{ outcomes: ['a'], who: 'initiator except step(tt)' }, problems.whoStep('t', 'tt')],
  [{ outcomes: ['a'], who: 'named(boss)' }, problems.whoVariable('t', 'boss')],
  [{ kind: 'service', handler: 'workflow.nothing' }, problems.service('t')],
])('a diagram is refused in which nobody could do %o', ({ outcomes = [], ...rest }, text) => {
  const t = { kind: 'user', who: 'initiator', form: 'test/decide', outcomes: outcomes.map((id) => ({ id, name: 'said' })), ...rest } as const;
  expect(diagramProblems(drawn({ start: { kind: 'start' }, t, end: { kind: 'end' } }, 'start > t > end'), vocabulary)).toEqual([{ step: 't', text }]);
});

test('conditions of a diagram name what is there', () => {
  const nodes = { start: { kind: 'start' }, x: { kind: 'exclusive', name: 'x', otherwise: 'no' }, end: { kind: 'end' } } as const;
  const problem = (condition: string) => diagramProblems(drawn(nodes, 'start > x', `x >yes: ${condition}> end`, 'x >no> end'), vocabulary);
  expect(problem('days == 3')).toEqual([]);
  for (const name of ['dais', 'x.outcome']) expect(problem(`${name} == 3`)).toEqual([{ step: 'yes', text: problems.conditionName('x', name) }]);
});

test('what waits moves only to its like, in the same scope and by the same way; timers follow, go, or come', () => {
  const [start, end] = [{ kind: 'start' }, { kind: 'end' }] as const;
  const user = (more: object = {}) => ({ kind: 'user', who: 'initiator', ...more }) as const;
  const from = drawn({ start, fork: { kind: 'parallel' }, a: user(), b: user(), join: { kind: 'parallel' }, end }, 'start > fork > a > join > end', 'fork > b > join');
  const to = drawn(
    {
      start,
      fork: { kind: 'parallel' },
      x: user(),
      b: user({ within: 'box' }),
      join: { kind: 'parallel' },
      box: { kind: 'subProcess' },
      in: { kind: 'start', within: 'box' },
      out: { kind: 'end', within: 'box' },
      end,
    },
    'start > fork > x > join > end',
    'fork > box > join',
    'in > b > out',
  );
  const state = {
    next: 9,
    tokens: [
      { id: 1, at: 'join', frame: 0, via: 'aTojoin' },
      { id: 2, at: 'b', frame: 0 },
    ],
    frames: [],
    outcomes: { a: 'accept' },
  };
  expect(lostIn(from, to, {}, state)).toEqual([
    { node: 'join', why: 'join' },
    { node: 'b', why: 'scope' },
  ]);
  expect(lostIn(from, to, { a: 'x', b: 'x' }, state)).toEqual([]);
  const moved = movedState(from, to, { a: 'x', b: 'x' }, state);
  expect([moved.tokens.map(({ at, via }) => [at, via]), moved.outcomes]).toEqual([
    [
      ['join', 'xTojoin'],
      ['x', undefined],
    ],
    { x: 'accept' },
  ]);
  const late = { kind: 'boundaryTimer', on: 'x', after: 'P1D', interrupts: false, repeats: 1 } as const;
  const timed = { ...to, nodes: [...to.nodes, { ...late, id: 'late' }, { ...late, id: 'later' }] };
  const waiting = [
    { token: 2, node: 'old' },
    { token: 2, node: 'gone' },
  ];
  expect(timersAfter(timed, { old: 'late' }, moved, waiting)).toEqual({
    kept: [{ token: 2, node: 'old', to: 'late' }],
    dropped: [{ token: 2, node: 'gone', to: 'gone' }],
    added: [{ token: 2, node: 'later', after: 'P1D' }],
  });
});
