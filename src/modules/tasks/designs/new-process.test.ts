/** Processes that a company makes for itself: with the forms of a declared one, begun by nobody before a second person has published them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '#kernel/schema.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { announceRegistry } from '#platform/access/registry.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskWords from '#platform/tasks/tasks.messages.fa.ts';
import { defineProcess } from '#platform/workflow/process.define.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import { routes as designs } from './designs.routes.ts';
import { routes as diagrams } from './diagrams.routes.ts';
import { fitted } from './fitted.rules.ts';
import { routes as added } from './new-process.routes.ts';
import words from './problems.messages.fa.ts';

const values = z.strictObject({});
const form = { sees: 'case' as const, values, read: async () => ({ data: {} }) };
const outcomes = [{ id: 'accept', name: 'yes', leads: 'on' }] as const;
const steps: StepList = [
  { is: 'ask', id: 'manager', title: 'Manager', who: 'manager(1)', form: 'other/decide', outcomes },
  { is: 'do', id: 'book', title: 'Book', handler: 'book', runs: 'now' },
];
const shared = { steps, variables: {}, tells: [] } as const;
const free = defineProcess({
  ...shared,
  key: 'free',
  title: 'Free',
  steps: [{ is: 'ask', id: 'manager', title: 'Manager', who: 'manager(1)', form: 'free/decide', outcomes }],
  about: 'free/decide',
  forms: { 'free/request': form, 'free/decide': form },
  services: {},
  start: {
    permission: ['taskManagement/design/edit'],
    form: 'free/request',
    values,
    begin: async ({ actorPartyId }) => ({ recordId: null, subjectPartyId: actorPartyId, subject: 'a case', variables: {} }),
  },
});
const bound = defineProcess({ ...shared, key: 'bound', title: 'Bound', forms: { 'other/decide': form }, services: { book: { title: 'Book', run: async () => undefined } } });

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const director = actorIn('hrOfficer', 'director');
const PATH = '/rest/s1/hcm/process/design';
const call = (method: 'GET' | 'POST', path: string, body?: object, actor: Actor = officer) => testBed.call(actor, method, `${PATH}${path}`, body);
const add = (name: string, from: object, more: object = {}, actor: Actor = officer) => call('POST', '', { title: `Mine ${name}`, name, base: 'free', from, ...more }, actor);
const read = async (id: string) => (await call('GET', `/version/${id}`)).body;
const act = async (id: string, name: string, actor: Actor = officer) => call('POST', `/version/${id}/${name}`, { rowVersion: (await read(id)).version.rowVersion }, actor);
const startable = async (actor: Actor): Promise<readonly string[]> =>
  (await testBed.call(actor, 'GET', '/rest/s1/hcm/process/list')).body.outList.map(({ key }: { key: string }) => key);

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/tasks/designs', routes: [...designs, ...added, ...diagrams], messages: { ...messages, ...words }, errors: [designErrors] },
    { slice: 'platform/tasks', routes: caseRoutes, messages: taskWords, errors: [taskErrors] },
  );
  await layOrganisation(testBed.database.owner);
  await testBed.database.owner.query(
    `insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p`,
  );
  announceRegistry({ routes: [], lists: [], screens: [], keys: [], nodeTitle: String, permissionTitle: String, records: {}, help: [], version: '' });
  announceProcesses([free, bound]);
});
afterAll(async () => {
  announceProcesses([]);
  await testBed.close();
});

test('a blank one is drawn and whole, is named by its own title, and is begun once a second person has published it', async () => {
  const { status, body } = await add('travel', { is: 'blank' });
  expect([status, body.processKey]).toEqual([201, 'free__travel']);
  const draft = await read(body.definitionId);
  expect(draft.definition.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['start', 'user', 'end']));
  expect([draft.problems, draft.version.title, draft.version.version]).toEqual([[], 'Mine travel', 1]);
  const row = (await call('GET', '')).body.processes.find(({ processKey }: { processKey: string }) => processKey === 'free__travel');
  expect(row).toMatchObject({ title: 'Mine travel', isDeclared: true, isBase: false, inForce: null });
  expect((await call('GET', '/kind/free__travel')).body).toMatchObject({ shipped: null, vocabulary: { forms: [{ id: 'free/request' }, { id: 'free/decide' }] } });
  const begin = (id: string) => testBed.call(officer, 'POST', '/rest/s1/hcm/process/start', { processDefinitionId: id });
  // nothing is shipped of it, so that nobody begins it by its key
  expect(await startable(officer)).not.toContain('free__travel');
  expect((await begin('free__travel')).status).toBe(404);
  expect((await begin('free__nothing')).status).toBe(404);
  expect((await act(body.definitionId, 'submit')).status).toBe(200);
  expect((await act(body.definitionId, 'publish')).body.messages).toBe(messages.errors.ownDraft);
  expect((await act(body.definitionId, 'publish', director)).status).toBe(200);
  expect(await startable(officer)).toContain('free__travel');
  expect((await begin(body.definitionId)).status).toBe(201);
  expect((await call('GET', '/kind/free__travel')).body.versions[0].running).toBe(1);
});

test('a copy takes the forms of its base; what the base has no service for is told and stays', async () => {
  const { body } = await add('copied', { is: 'copy', processKey: 'bound' });
  const { steps: found, problems } = await read(body.definitionId);
  expect(found).toEqual(fitted(steps, free));
  expect(found[0].form).toBe('free/decide');
  expect(problems).toEqual([{ step: 'book', text: words.problems.service('Book') }]);
  // and of one that the company has made and not published
  const again = await add('again', { is: 'copy', processKey: 'free__copied' });
  expect((await read(again.body.definitionId)).steps).toEqual(found);
  expect((await add('no', { is: 'copy', processKey: 'free__nobody' })).status).toBe(404);
});

test('from a file: what is missing is told, several pools are asked for', async () => {
  const file = (inside: string) => ({ is: 'file', xml: `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t">${inside}</definitions>` });
  const one = '<process id="p" name="Theirs"><task id="a"/></process>';
  const { body } = await add('file', file(one));
  const draft = await read(body.definitionId);
  expect([draft.version.title, draft.version.hasSteps, draft.steps]).toEqual(['Mine file', false, null]);
  expect(draft.problems.map(({ step }: { step: string }) => step)).toContain('a');
  // what it lacks is said once for all of its tasks
  const complete = (version: number, actor?: Actor) =>
    testBed.call(actor ?? officer, 'PUT', `${PATH}/version/${body.definitionId}/elements`, { rowVersion: version, who: 'manager(1)', form: 'free/decide', takesServices: true });
  expect((await complete(draft.version.rowVersion + 1)).body.messages).toBe(messages.errors.stale);
  expect((await complete(draft.version.rowVersion, actorIn('employee', 'worker'))).status).toBe(403);
  expect((await complete(draft.version.rowVersion, actorIn('hrOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await complete(draft.version.rowVersion)).body.problems).toEqual([]);
  expect((await read(body.definitionId)).problems).toEqual([]);
  const listed = await add('listed', { is: 'blank' });
  expect(
    (await testBed.call(officer, 'PUT', `${PATH}/version/${listed.body.definitionId}/elements`, { rowVersion: 1, who: 'manager(1)', form: 'free/decide', takesServices: true }))
      .body.messages,
  ).toBe(messages.errors.noDiagram);
  const two = await add('two', file(`${one}<process id="q"><task id="b"/></process>`));
  expect([two.status, two.body.messages]).toEqual([409, messages.errors.bpmnPools]);
  expect((await add('two', { ...file(`${one}<process id="q"><task id="b"/></process>`), process: 'q' })).status).toBe(201);
});

test('a name is taken once, a base is one that people begin, and nobody writes without the permission', async () => {
  expect((await add('twice', { is: 'blank' })).status).toBe(201);
  expect((await add('twice', { is: 'blank' })).body.fields).toEqual({ name: messages.errors.keyTaken });
  for (const base of ['bound', 'nothing', 'free__twice']) expect((await add('other', { is: 'blank' }, { base })).body.fields).toEqual({ base: messages.errors.noBase });
  for (const name of ['Upper', '1a', 'a__b', 'a b', '', 'a'.repeat(25)]) expect((await add(name, { is: 'blank' })).status).toBe(400);
  expect((await add('mine', { is: 'blank' }, {}, actorIn('employee', 'worker'))).status).toBe(403);
  // one company sees nothing of what another one has made
  expect((await call('GET', '/kind/free__twice', undefined, actorIn('hrOfficer', 'hrOfficerElsewhere'))).status).not.toBe(200);
});
