/** Cases on the real database: approval chains, people of the structure, substitutes, deadlines, forms and services of a module. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import type { AskStep, StepList } from '#kernel/workflow/steps.ts';
import type { ChainStep } from '#platform/approval/chain.rules.ts';
import { type Bench, company, openBench, plain } from '#testing/cases.ts';
import { companyId, type PersonName, partyId, postId, unitId } from '#testing/organisation.ts';
import { answerTask, beginCase, cancelCase, reresolve, retryOrSkip } from './cases/cases.service.ts';
import { ServiceError } from './engine.service.ts';
import type { NewCase, ProcessKind } from './process.define.ts';
import { keepProcesses, layJobsAgain, refreshPeople, workJobs } from './processes.job.ts';
import { announceProcesses, kindFaults } from './registry.server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let testBed: Bench;
beforeAll(async () => {
  announceProcesses([]);
  testBed = await openBench();
});
afterAll(() => testBed.database.close());

const accept = { id: 'accept', name: 'accept', leads: 'on' } as const;
const reject = { id: 'reject', name: 'reject', leads: 'stop' } as const;
const ask = (id: string, who: string, rest: Partial<AskStep> = {}): AskStep => ({ is: 'ask', id, title: id, who, form: 'f', outcomes: [accept, reject], ...rest });
const PROCESS = 'LeavingRequest';
const chain = (rest: object = {}): StepList[number] => ({ is: 'chain', id: 'approve', title: 'approve', process: PROCESS, form: 'f', ...rest });
const post = (name: 'clerk' | 'director' | 'salesHead', rest: Partial<ChainStep> = {}): Partial<ChainStep> => ({
  verLevelCriteriaEnumId: 'VLCEP',
  emplPositionId: postId(name),
  ...rest,
});
const keeping = () => ({
  pool: testBed.database.pool,
  clock: testBed.clock,
  report: (error: unknown) => {
    throw error;
  },
});
const peopleOf = async (instanceId: string): Promise<readonly (readonly PersonName[])[]> => (await testBed.openTasks(instanceId)).map(({ people }) => people);
const only = async (instanceId: string) => {
  const tasks = await testBed.openTasks(instanceId);
  expect(tasks).toHaveLength(1);
  return tasks[0] as (typeof tasks)[number];
};
const incidentOf = async (instanceId: string) =>
  (await testBed.rows<{ code: string; node: string }>('select code, node_id as node from process_incident where process_instance_id = $1', instanceId))[0];
const eventsOf = async (instanceId: string) =>
  (await testBed.rows<{ kind: string }>('select kind from process_event where process_instance_id = $1 order by process_event_id', instanceId)).map(({ kind }) => kind);

describe('approval chains', () => {
  test('each criterion finds its people, in the order of the chain, and the diagram has a step for each', async () => {
    const [level] = await testBed.rows<{ id: string }>(`select enum_id as id from enumeration where enum_type_id = 'OrganizationLevel' order by enum_id limit 1`);
    await testBed.rows(`update org_unit set level_enum_id = $1 where unit_id = $2`, level?.id, unitId('head'));
    const role = { roleTypeId: 'OrgRManager' } as const;
    await testBed.chain(PROCESS, [
      post('clerk', { sequence: 30 }),
      { sequence: 10, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipManager' },
      { sequence: 40, verLevelCriteriaEnumId: 'VLCRoleInUnit', ...role },
      { sequence: 50, verLevelCriteriaEnumId: 'VLCRoleInUnit', ...role, organizationPartyId: unitId('sales') },
      { sequence: 60, verLevelCriteriaEnumId: 'VLCGrade', ...role, levelEnumId: level?.id ?? '' },
      { sequence: 70, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipRequester' },
      { sequence: 80, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipSubject' },
      { sequence: 90, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipExpert' },
    ]);
    const id = await testBed.begun(testBed.declare([chain()]), { initiator: 'hrOfficer', subject: 'accountant', variables: { RipExpert: partyId('seller') } });
    const seen: (readonly PersonName[])[] = [];
    for (let task = await only(id); ; task = await only(id)) {
      seen.push(task.people);
      expect(task.title).not.toBe('');
      expect(task.reasons.every((reason) => reason !== '')).toBe(true);
      expect(await testBed.answer(task.people[0] as PersonName, task.taskId)).toBe('ok');
      if ((await testBed.statusOf(id)) === 'completed') break;
    }
    expect(seen).toEqual([['director'], ['administrator', 'hrOfficer'], ['director'], ['salesHead'], ['director'], ['seller']]);
  });

  test('the subject approves nothing, neither where a chain names them nor where the case does; of a chain with nobody else the step says who is asked', async () => {
    const own = (['RipRequester', 'RipSubject'] as const).map((roleInProcessEnumId) => ({ verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId }) as const);
    await testBed.chain(PROCESS, [{ ...own[0], sequence: 1 }, post('director', { sequence: 2 }), { ...own[1], sequence: 3 }]);
    const passedOver = await testBed.begun(testBed.declare([chain()]));
    expect((await only(passedOver)).people).toEqual(['director']);
    expect(await testBed.answer('director', (await only(passedOver)).taskId)).toBe('ok');
    expect(await testBed.statusOf(passedOver)).toBe('completed');
    await testBed.chain(PROCESS, [{ ...own[0], sequence: 1 }]);
    expect((await only(await testBed.begun(testBed.declare([chain({ ifNone: 'manager(1)' })])))).people).toEqual(['director']);
    const asked = await testBed.begun(testBed.declare([ask('one', `chain(${PROCESS}, 1) else post(${postId('clerk')})`)]));
    expect((await only(asked)).people).toEqual(['administrator', 'hrOfficer']);
    // a person whom the process keeps in a variable may turn out to be the subject: nobody is asked, and the management hears of it
    await testBed.chain(PROCESS, [{ sequence: 1, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipExpert' }]);
    const named = await testBed.begun(testBed.declare([chain()]), { subject: 'accountant', variables: { RipExpert: partyId('accountant') } });
    expect([await testBed.openTasks(named), (await incidentOf(named))?.code]).toEqual([[], 'nobody']);
  });

  test('any one of several: one shared task; the second one is told who was quicker', async () => {
    await testBed.chain(PROCESS, [post('clerk', { actions: ['ActReject'] })]);
    const id = await testBed.begun(testBed.declare([chain()]));
    const { taskId, people, assignee } = await only(id);
    expect([people, assignee]).toEqual([['administrator', 'hrOfficer'], null]);
    const answers = await Promise.allSettled(
      (['administrator', 'hrOfficer'] as const).map((name) =>
        testBed.inStep((ctx) => answerTask(ctx, { taskId, partyId: partyId(name), outcome: 'accept', comment: null, values: {} })),
      ),
    );
    const lost = answers.find((answer) => answer.status === 'rejected');
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost?.reason).toMatchObject({
      errorName: 'done',
      detail: { values: { by: expect.stringMatching(/./), at: expect.stringMatching(/\u06f1\u06f4\u06f0\u06f5.*\u06f1\u06f0:\u06f0\u06f0/) } },
    });
    expect(await testBed.answer('director', taskId), 'whoever was never asked learns nothing').toBe('notFound');
    expect(await testBed.answer('director', randomUUID())).toBe('notFound');
  });

  test('all of several: a task for each, and the first refusal ends it', async () => {
    await testBed.chain(PROCESS, [post('clerk', { actions: ['ActReject'], verificationTypeEnumId: 'VtAll' })]);
    const kind = testBed.declare([chain()]);
    const refused = await testBed.begun(kind);
    const [one, other] = await testBed.openTasks(refused);
    expect([one?.people.length, other?.people.length]).toEqual([1, 1]);
    expect(await testBed.answer(one?.people[0] as PersonName, one?.taskId ?? '', 'reject')).toBe('ok');
    expect(await testBed.answer(other?.people[0] as PersonName, other?.taskId ?? '')).toBe('dropped');
    expect(await testBed.statusOf(refused)).toBe('completed');
    const agreed = await testBed.begun(kind);
    for (const { people, taskId } of await testBed.openTasks(agreed)) expect(await testBed.answer(people[0] as PersonName, taskId)).toBe('ok');
    expect(await testBed.statusOf(agreed)).toBe('completed');
  });

  test('sent back, the initiator corrects and the chain begins again', async () => {
    await testBed.chain(PROCESS, [post('director', { actions: ['ActModify'] }), post('clerk', { actions: ['ActModify', 'ActReject'] })]);
    const own = testBed.declare([chain({ returnForm: 'f' })]);
    const before = testBed.declare([ask('fill', 'initiator', { outcomes: [accept] }), chain()]);
    for (const [kind, correction, again] of [
      [own, 'approve0', 'resubmit'],
      [before, 'fill', 'accept'],
    ] as const) {
      const id = await testBed.begun(kind);
      if (kind === before) expect(await testBed.answer('accountant', (await only(id)).taskId)).toBe('ok');
      expect(await testBed.answer('director', (await only(id)).taskId)).toBe('ok');
      expect(await testBed.answer('hrOfficer', (await only(id)).taskId, 'modify', {}, null)).toBe('commentNeeded comment=commentNeeded');
      expect(await testBed.answer('hrOfficer', (await only(id)).taskId, 'modify')).toBe('ok');
      expect(await only(id)).toMatchObject({ node: correction, people: ['accountant'], isReturned: true });
      expect(await testBed.answer('accountant', (await only(id)).taskId, again)).toBe('ok');
      expect(await only(id)).toMatchObject({ node: 'approve1', people: ['director'], isReturned: false });
      expect(await eventsOf(id)).toContain('returned');
    }
  });

  test('a company without a chain asks whom the step says, or nobody', async () => {
    const kind = testBed.declare([chain({ process: 'WelfareLoan', ifNone: 'manager(1)' })]);
    expect(await peopleOf(await testBed.begun(kind))).toEqual([['director']]);
    expect(await testBed.statusOf(await testBed.begun(testBed.declare([chain({ process: 'WelfareLoan' })])))).toBe('completed');
  });

  test('an instance stays on the chain it began with, kept once for all of them; each company has its own', async () => {
    await testBed.chain(PROCESS, [post('director')]);
    const kind = testBed.declare([chain({ ifNone: 'initiator' })]);
    const [first, second] = [await testBed.begun(kind), await testBed.begun(kind)];
    await testBed.chain(PROCESS, [post('clerk')]);
    const third = await testBed.begun(kind);
    expect([await peopleOf(first), await peopleOf(second), await peopleOf(third)]).toEqual([[['director']], [['director']], [['administrator', 'hrOfficer']]]);
    const elsewhere = companyId('subsidiary');
    await testBed.inStep((ctx) => beginCase(ctx, kind, { recordId: null, subjectPartyId: partyId('worker'), subject: 's', variables: {} }, partyId('worker')), elsewhere);
    const versions = await testBed.rows<{ company_id: string; status: string; source: string; version: number }>(
      'select company_id, status, source, version from process_definition where process_key = $1 order by company_id, status',
      kind.key,
    );
    expect(versions.map(({ company_id, status, source, version }) => [company_id === company, status, source, version])).toEqual([
      [true, 'published', 'shipped', 1],
      [true, 'unfolded', 'shipped', 1],
      [true, 'unfolded', 'shipped', 1],
      [false, 'published', 'shipped', 1],
      [false, 'unfolded', 'shipped', 1],
    ]);
  });

  test('begun at the same time by many, there is one version; a new release of the product replaces it, not one of the company', async () => {
    const kind = testBed.declare([ask('one', 'initiator')]);
    await Promise.all(Array.from({ length: 6 }, () => testBed.begun(kind)));
    const versions = () => testBed.rows<{ version: number; status: string }>('select version, status from process_definition where process_key = $1 order by version', kind.key);
    expect(await versions()).toEqual([{ version: 1, status: 'published' }]);
    const changed = { ...kind, steps: [ask('two', 'initiator')] };
    announceProcesses([changed]);
    await testBed.begun(changed);
    expect(await versions()).toEqual([
      { version: 1, status: 'retired' },
      { version: 2, status: 'published' },
    ]);
    await testBed.rows(`update process_definition set source = 'company' where process_key = $1`, kind.key);
    announceProcesses([kind]);
    expect((await testBed.openTasks(await testBed.begun(kind))).map(({ node }) => node)).toEqual(['two']);
  });
});

describe('people', () => {
  test('never the subject, nobody who cannot sign in: the next way, or an incident that can be tried again', async () => {
    expect(
      await peopleOf(await testBed.begun(testBed.declare([ask('a', 'manager(1) else group(none) else person(x) else role(OrgRManager)')]), { initiator: 'director' })),
    ).toEqual([]);
    expect(await peopleOf(await testBed.begun(testBed.declare([ask('a', `post(${postId('clerk')})`)]), { initiator: 'hrOfficer' }))).toEqual([['administrator']]);
    expect(await peopleOf(await testBed.begun(testBed.declare([ask('a', `person(${partyId('stranger')}) else unitHead`)])))).toEqual([['director']]);
    const id = await testBed.begun(testBed.declare([ask('a', 'named(who)')]), { variables: { who: partyId('stranger') } });
    expect(await incidentOf(id)).toEqual({ code: 'nobody', node: 'a' });
    await testBed.rows(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $1, 'stranger', 'none')`, partyId('stranger'), company);
    const see = (act: 'retry' | 'skip', step = 'a') =>
      testBed.inStep((ctx) => retryOrSkip(ctx, { instanceId: id, step, act, partyId: partyId('administrator'), comment: 'account made' }));
    await expect(see('retry', 'b')).rejects.toMatchObject({ errorName: 'noIncident' });
    await see('retry');
    expect([await peopleOf(id), await incidentOf(id)]).toEqual([[['stranger']], undefined]);
    await expect(see('skip')).rejects.toMatchObject({ errorName: 'noIncident' });
    await testBed.rows('delete from user_account where user_id = $1', partyId('stranger'));
  });

  test('one after the other, each is asked once', async () => {
    const many = { order: 'oneByOne', need: 'all', stopsAtRefusal: true } as const;
    const id = await testBed.begun(testBed.declare([ask('a', `post(${postId('clerk')})`, { many })]));
    const first = await only(id);
    await testBed.answer(first.people[0] as PersonName, first.taskId);
    const second = await only(id);
    expect([first.people, second.people].flat().sort()).toEqual(['administrator', 'hrOfficer']);
    await testBed.answer(second.people[0] as PersonName, second.taskId);
    expect(await testBed.statusOf(id)).toBe('completed');
  });

  test('four eyes: whoever did a step, or brought the case, is left out of another', async () => {
    const who = `post(${postId('clerk')})`;
    const id = await testBed.begun(testBed.declare([ask('first', who), ask('second', `${who} except step(first)`), ask('third', `${who} except initiator`)]), {
      initiator: 'administrator',
      subject: 'seller',
    });
    await testBed.answer('hrOfficer', (await only(id)).taskId);
    expect((await only(id)).people).toEqual(['administrator']);
    await testBed.answer('administrator', (await only(id)).taskId);
    expect((await only(id)).people).toEqual(['hrOfficer']);
  });

  test('a substitute does it in the days of the substitution, in the name of the other one, unless the step is personal', async () => {
    const substitute = (from: string, thru: string, keys: readonly string[] = [], name: PersonName = 'hrOfficer') =>
      testBed.rows(
        `insert into task_substitution (substitution_id, company_id, party_id, substitute_party_id, valid, process_keys, process_key_text) values ($1, $2, $3, $4, daterange($5, $6, '[]'), $7, $8)`,
        ...[randomUUID(), company, partyId('director'), partyId(name), from, thru, keys, keys.join()],
      );
    const open = testBed.declare([ask('a', `post(${postId('director')})`)]);
    const personal = testBed.declare([ask('a', `post(${postId('director')}) in person`)]);
    const waiting = await testBed.begun(open);
    await substitute('2026-05-10', '2026-05-11');
    await substitute('2026-05-12', '2026-05-20', ['another']);
    const [id, alone, aboutSubstitute] = [await testBed.begun(open), await testBed.begun(personal), await testBed.begun(open, { initiator: 'hrOfficer' })];
    expect([await peopleOf(waiting), await peopleOf(id), await peopleOf(alone), await peopleOf(aboutSubstitute)]).toEqual([
      [['director']],
      [['director', 'hrOfficer']],
      [['director']],
      [['director']],
    ]);
    await testBed.inStep(async (ctx) => reresolve(ctx, (await testBed.openTasks(waiting))[0]?.taskId ?? ''));
    expect(await only(waiting)).toMatchObject({ people: ['director', 'hrOfficer'], assignee: null });
    expect(await testBed.answer('hrOfficer', (await only(id)).taskId)).toBe('ok');
    const [done] = await testBed.rows<{ by: string; of: string }>(`select completed_by as by, on_behalf_of as of from process_task where process_instance_id = $1`, id);
    expect(done).toEqual({ by: partyId('hrOfficer'), of: partyId('director') });
    testBed.clock.set(Date.parse('2026-05-12T06:00:00Z'));
    expect(await testBed.answer('hrOfficer', (await only(waiting)).taskId), 'the day after').toBe('notFound');
    await refreshPeople(keeping(), 'substituted');
    expect((await only(waiting)).people).toEqual(['director']);
    await testBed.rows('delete from task_substitution');
  });
});

describe('of a task of many nobody is counted twice', () => {
  const substitute = (of: PersonName, name: PersonName) =>
    testBed.rows(
      `insert into task_substitution (substitution_id, company_id, party_id, substitute_party_id, valid, process_keys, process_key_text) values ($1, $2, $3, $4, '[2026-05-01,2026-06-30]', '{}', '')`,
      ...[randomUUID(), company, partyId(of), partyId(name)],
    );
  const voting = (order: 'together' | 'oneByOne') => testBed.declare([ask('vote', `post(${postId('clerk')})`, { many: { order, need: 'all', stopsAtRefusal: false } })]);
  afterEach(() => testBed.rows('delete from task_substitution'));

  test.each(['together', 'oneByOne'] as const)('whoever has a vote of their own stands in for none of the others, asked %s', async (order) => {
    await substitute('hrOfficer', 'administrator');
    await substitute('administrator', 'hrOfficer');
    const id = await testBed.begun(voting(order));
    for (let votes = 0; votes < 2; votes += 1) {
      const [task] = await testBed.openTasks(id);
      expect(task?.people).toHaveLength(1);
      await testBed.inStep((ctx) => reresolve(ctx, task?.taskId ?? ''));
      expect((await testBed.openTasks(id))[0]?.people).toEqual(task?.people);
      expect(await testBed.answer(task?.people[0] as PersonName, task?.taskId ?? '')).toBe('ok');
    }
    expect(await testBed.statusOf(id)).toBe('completed');
  });

  test('whoever stands in for two of them votes for one, and the other one waits for whose vote it is', async () => {
    for (const one of ['hrOfficer', 'administrator'] as const) await substitute(one, 'colleague');
    const id = await testBed.begun(voting('together'));
    const [one, other] = await testBed.openTasks(id);
    expect([one?.people, other?.people].flat().filter((name) => name === 'colleague')).toHaveLength(2);
    expect(await testBed.answer('colleague', one?.taskId ?? '')).toBe('ok');
    expect((await only(id)).people).not.toContain('colleague');
    await testBed.inStep((ctx) => reresolve(ctx, other?.taskId ?? ''));
    expect((await only(id)).people).not.toContain('colleague');
    // also where they stand as before
    await testBed.rows(
      `insert into process_task_candidate (party_id, task_id, company_id, reason, on_behalf_of) select $1, task_id, company_id, '', party_id from process_task_candidate where task_id = $2`,
      partyId('colleague'),
      other?.taskId,
    );
    expect(await testBed.answer('colleague', other?.taskId ?? '')).toBe('voted');
    expect(await testBed.answer((other?.people ?? []).find((name) => name !== 'colleague') as PersonName, other?.taskId ?? '')).toBe('ok');
    expect(await testBed.statusOf(id)).toBe('completed');
  });
});

test('the manager of several who are late joins one of their votes and not the others', async () => {
  testBed.clock.set(Date.parse('2026-05-10T06:30:00Z'));
  const many = { many: { order: 'together', need: 'all', stopsAtRefusal: false }, deadline: { due: 'P1D', escalateAfter: 'P1D' } } as const;
  const id = await testBed.begun(testBed.declare([ask('vote', `post(${postId('clerk')})`, many)]), { initiator: 'seller' });
  testBed.clock.set(Date.parse('2026-05-12T06:30:00Z'));
  await keepProcesses(keeping());
  expect((await peopleOf(id)).filter((people) => people.includes('director'))).toHaveLength(1);
});

test('one after the other, whose vote a manager has cast is not asked again in place of the next one', async () => {
  testBed.clock.set(Date.parse('2026-05-10T06:30:00Z'));
  const many = { many: { order: 'oneByOne', need: 'all', stopsAtRefusal: false }, deadline: { due: 'P1D', escalateAfter: 'P1D' } } as const;
  const id = await testBed.begun(testBed.declare([ask('vote', `post(${postId('clerk')})`, many)]), { initiator: 'seller' });
  const [first] = (await only(id)).people;
  testBed.clock.set(Date.parse('2026-05-12T06:30:00Z'));
  await keepProcesses(keeping());
  expect(await testBed.answer('director', (await only(id)).taskId)).toBe('ok');
  const { people, taskId } = await only(id);
  expect([first, ...people].sort()).toEqual(['administrator', 'hrOfficer']);
  expect(await testBed.answer(people[0] as PersonName, taskId)).toBe('ok');
  expect(await testBed.statusOf(id)).toBe('completed');
});

test('what somebody had claimed who has left waits for the others again, and what was theirs alone for who is asked now', async () => {
  const shared = await testBed.begun(testBed.declare([ask('a', `post(${postId('clerk')})`)]));
  const alone = await testBed.begun(testBed.declare([ask('a', `person(${partyId('hrOfficer')}) else manager(1)`)]));
  await testBed.rows('update process_task set assignee_party_id = $1 where task_id = $2', partyId('hrOfficer'), (await only(shared)).taskId);
  const nobodyElse = await testBed.begun(testBed.declare([ask('a', `person(${partyId('hrOfficer')})`)]));
  const employed = (until: string | null) => testBed.rows(`update party_relationship set valid = daterange(lower(valid), $2) where party_id = $1`, partyId('hrOfficer'), until);
  await employed('2026-05-01');
  try {
    await refreshPeople(keeping(), 'all');
    expect(await only(shared)).toMatchObject({ people: ['administrator'], assignee: null });
    expect(await only(alone)).toMatchObject({ people: ['director'], assignee: null });
    // it waits for the management
    expect((await only(nobodyElse)).people).toEqual(['hrOfficer']);
    expect(await testBed.answer('administrator', (await only(shared)).taskId)).toBe('ok');
  } finally {
    await employed(null);
  }
});

test('asked one after the other, and then nobody: tried again, everybody is asked anew', async () => {
  const many = { order: 'oneByOne', need: 'all', stopsAtRefusal: true } as const;
  const id = await testBed.begun(testBed.declare([ask('a', `post(${postId('clerk')})`, { many })]));
  const first = await only(id);
  const [one] = first.people as [PersonName];
  const employed = (until: string | null) =>
    testBed.rows(`update party_relationship set valid = daterange(lower(valid), $2) where party_id = $1`, partyId(one === 'hrOfficer' ? 'administrator' : 'hrOfficer'), until);
  await employed('2026-05-01');
  try {
    expect(await testBed.answer(one, first.taskId)).toBe('ok');
    expect(await incidentOf(id)).toEqual({ code: 'nobody', node: 'a' });
  } finally {
    await employed(null);
  }
  await testBed.inStep((ctx) => retryOrSkip(ctx, { instanceId: id, step: 'a', act: 'retry', partyId: partyId('administrator'), comment: 'is back' }));
  const asked: PersonName[] = [];
  for (let votes = 0; votes < 2; votes += 1) {
    const { people, taskId } = await only(id);
    asked.push(...people);
    expect(await testBed.answer(people[0] as PersonName, taskId)).toBe('ok');
  }
  expect([asked.sort(), await testBed.statusOf(id)]).toEqual([['administrator', 'hrOfficer'], 'completed']);
});

describe('the management of cases', () => {
  const members = ['hrOfficer', 'administrator'] as const;
  beforeAll(() =>
    testBed.rows(
      `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'administrator', company_id, '[2021-03-21,)' from user_account where party_id = any ($1)`,
      members.map(partyId),
    ),
  );
  afterAll(() =>
    testBed.rows(
      `delete from user_group_member where user_group_id = 'administrator' and user_id in (select user_id from user_account where party_id = any ($1))`,
      members.map(partyId),
    ),
  );

  const inSubsidiary = async (kind: ProcessKind): Promise<string> => {
    const one = { recordId: null, subjectPartyId: partyId('worker'), subject: 's', variables: {} };
    return (await testBed.inStep((ctx) => beginCase(ctx, kind, one, partyId('worker')), companyId('subsidiary'))).instanceId;
  };

  test('keeps what one of them has claimed from a company above', async () => {
    const kind = testBed.declare([ask('a', 'permission(taskManagement/cases/manage)')]);
    const instanceId = await inSubsidiary(kind);
    const { people, taskId } = await only(instanceId);
    expect(people).toEqual(['administrator', 'hrOfficer']);
    await testBed.rows('update process_task set assignee_party_id = $1 where task_id = $2', partyId('hrOfficer'), taskId);
    await refreshPeople(keeping(), 'all');
    expect(await only(instanceId)).toMatchObject({ people: ['administrator', 'hrOfficer'], assignee: partyId('hrOfficer') });
  });

  test('is reminded of what a case is stuck at as long as it is', async () => {
    await testBed.rows(
      `insert into notice_rule (notice_rule_id, company_id, event, title, delay_minutes, repeat_times, repeat_minutes, to_concerned, to_manager, is_active)
       values ($1, $2, 'cases/stuck', 't', 60, 0, 0, true, false, true)`,
      randomUUID(),
      company,
    );
    const reminders = async (id: string) =>
      (await testBed.rows<{ step: string }>(`select told_values ->> 'step' as step from notice_due where link = $1 order by 1`, `/TaskPanel?instanceId=${id}`)).map(
        ({ step }) => step,
      );
    const see = (instanceId: string, step: string, act: 'retry' | 'skip' = 'skip') =>
      testBed.inStep((ctx) => retryOrSkip(ctx, { instanceId, step, act, partyId: partyId('administrator'), comment: 'x' }), companyId('subsidiary'));
    const stuck = (id: string) => ask(id, 'group(none)');
    const begun = (...steps: StepList) => inSubsidiary(testBed.declare([...steps, ask('c', 'initiator')]));
    const following = await begun(stuck('a'), stuck('b'));
    await see(following, 'a', 'retry');
    expect(await reminders(following), 'tried again, and stuck still').toEqual(['a']);
    await see(following, 'a');
    expect(await reminders(following)).toEqual(['b']);
    await see(following, 'b');
    expect([await reminders(following), await incidentOf(following)]).toEqual([[], undefined]);
    const beside = await begun({ is: 'beside', id: 'both', title: 'both', branches: [[stuck('a')], [stuck('b')]] });
    await see(beside, 'a');
    expect(await reminders(beside)).toEqual(['b']);
    await testBed.inStep((ctx) => cancelCase(ctx, { instanceId: beside, partyId: partyId('worker'), comment: null, kind: 'withdrawn' }), companyId('subsidiary'));
    expect(await reminders(beside)).toEqual([]);
    await testBed.rows('delete from notice_rule');
  });
});

test('a deadline in working days reminds, then the manager of whoever is late may do it too', async () => {
  testBed.clock.set(Date.parse('2026-05-10T06:30:00Z'));
  const kind = testBed.declare([ask('a', `person(${partyId('accountant')})`, { deadline: { due: 'P1D', remindAfter: 'PT4H', escalateAfter: 'P2D' } })]);
  const id = await testBed.begun(kind, { initiator: 'seller' });
  // Sunday 10:00 in Tehran; Monday's working time ends at 16:00
  expect(await only(id)).toMatchObject({ dueAt: '2026-05-11T12:30:00.000Z', people: ['accountant'], assignee: partyId('accountant') });
  const told = async () => (await testBed.rows<{ n: number }>(`select count(*)::int as n from notification_message_user where party_id = $1`, partyId('accountant')))[0]?.n ?? 0;
  const before = await told();
  await keepProcesses(keeping());
  expect(await eventsOf(id)).toEqual(['start']);
  testBed.clock.set(Date.parse('2026-05-10T10:30:00Z'));
  await Promise.all([keepProcesses(keeping()), keepProcesses(keeping())]);
  expect([await told(), (await eventsOf(id)).filter((kind_) => kind_ === 'reminded')]).toEqual([before + 1, ['reminded']]);
  testBed.clock.set(Date.parse('2026-05-13T06:30:00Z'));
  await keepProcesses(keeping());
  expect(await only(id)).toMatchObject({ people: ['accountant', 'director'], assignee: null });
  expect(await eventsOf(id)).toEqual(['start', 'fired', 'reminded', 'done', 'fired', 'escalated', 'done']);
  expect(await testBed.answer('director', (await only(id)).taskId)).toBe('ok');
});

test('opened again after an incident, a task is reminded of as if it were new', async () => {
  testBed.clock.set(Date.parse('2026-05-10T06:30:00Z'));
  const kind = testBed.declare([ask('a', 'named(who)', { deadline: { due: 'P1D', remindAfter: 'PT4H', escalateAfter: 'P2D' } })]);
  const id = await testBed.begun(kind, { initiator: 'seller', variables: { who: partyId('stranger') } });
  expect(await incidentOf(id)).toEqual({ code: 'nobody', node: 'a' });
  testBed.clock.set(Date.parse('2026-05-16T06:30:00Z'));
  await keepProcesses(keeping());
  expect(
    (await eventsOf(id)).filter((one) => one === 'fired'),
    'both timers of the step, with nobody to tell',
  ).toHaveLength(2);
  await testBed.rows(`update process_instance set variables = variables || jsonb_build_object('who', $2::text) where process_instance_id = $1`, id, partyId('accountant'));
  await testBed.inStep((ctx) => retryOrSkip(ctx, { instanceId: id, step: 'a', act: 'retry', partyId: partyId('administrator'), comment: 'somebody else' }));
  testBed.clock.set(Date.parse('2026-05-20T06:30:00Z'));
  await keepProcesses(keeping());
  expect((await eventsOf(id)).filter((one) => one === 'reminded' || one === 'escalated')).toEqual(['reminded', 'escalated']);
  expect(await only(id)).toMatchObject({ people: ['accountant', 'director'], assignee: null });
});

describe('what a module does', () => {
  const slice = defineErrors('platform/tasks', { tooMuch: { status: 409, field: 'amount' } });

  test('values are judged by the form, written with the answer, and all of it is one step', async () => {
    const ended: unknown[] = [];
    const written: unknown[] = [];
    const kind = testBed.declare([ask('decide', `post(${postId('clerk')})`), ask('far', 'unitHead', { when: 'amount > 10' })], {
      variables: { amount: { sample: 1, from: 'forms' } },
      forms: {
        f: {
          ...plain,
          values: z.strictObject({ amount: z.optional(z.int().check(z.minimum(1))) }),
          apply: async ({ actorPartyId, audit, case: of }, { outcome, values }) => {
            if (values['amount'] === 99) throw slice.error('tooMuch');
            written.push([actorPartyId, outcome, of.subjectPartyId]);
            audit({ entity: 'Thing', id: of.instanceId, action: 'update' });
            return values['amount'] === undefined ? undefined : { amount: Number(values['amount']) };
          },
        },
      },
      ended: async (_, how, last) => void ended.push([how, last]),
    });
    const id = await testBed.begun(kind);
    const { taskId } = await only(id);
    expect(await testBed.answer('hrOfficer', taskId, 'accept', { amount: 0 })).toBe('invalid variables.amount=tooSmall');
    expect(await testBed.answer('hrOfficer', taskId, 'accept', { other: 1 })).toBe('invalid variables.other=unknownField');
    expect(await testBed.answer('hrOfficer', taskId, 'accept', { amount: 99 })).toBe('tooMuch variables.amount=tooMuch');
    expect(await testBed.answer('hrOfficer', taskId, 'perhaps')).toBe('noSuchOutcome outcome=noSuchOutcome');
    expect(written).toEqual([]);
    expect(await testBed.answer('hrOfficer', taskId, 'accept', { amount: 11 })).toBe('ok');
    expect([written, ended]).toEqual([[[partyId('hrOfficer'), 'accept', partyId('accountant')]], []]);
    expect(await testBed.answer('director', (await only(id)).taskId, 'reject')).toBe('ok');
    expect(ended).toEqual([['completed', { step: 'far', outcome: 'reject', isRefusal: true }]]);
    expect(testBed.audited.filter(({ id: of }) => of === id || of === taskId).map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'ProcessInstance create',
      'Thing update',
      'ProcessTask update',
      'Thing update',
    ]);
  });

  test('a service that runs later has its outside half once more after a fault, and its own half in the step', async () => {
    const keys: string[] = [];
    const service = {
      title: 'send',
      perform: async (key: string) => {
        keys.push(key);
        if (keys.length === 1) throw new Error('away');
      },
      run: async () => ({ sent: 'yes' }),
    };
    const failing = { title: 'fail', run: async () => Promise.reject(new ServiceError('EMPTY')) };
    // no waiting between tries: how long it is belongs to the queue
    await testBed.rows(`update jobs.queue set retry_delay = 0, retry_backoff = false`);
    const kind = testBed.declare(
      [
        { is: 'do', id: 'send', title: 'send', handler: 'send', runs: 'later' },
        ask('a', 'unitHead', { when: 'sent == "yes"' }),
        { is: 'do', id: 'fail', title: 'fail', handler: 'fail', runs: 'now' },
      ],
      { services: { send: service, fail: failing } },
    );
    const id = await testBed.begun(kind);
    // a backup holds no jobs: they are laid down again, and not twice
    await testBed.rows('delete from jobs.job');
    await Promise.all([layJobsAgain(keeping()), layJobsAgain(keeping())]);
    await workJobs(keeping());
    await expect.poll(() => peopleOf(id), { timeout: 10_000 }).toEqual([['director']]);
    expect([keys.length, new Set(keys).size, testBed.faults.map(String)]).toEqual([2, 1, ['Error: away']]);
    await testBed.answer('director', (await only(id)).taskId);
    expect(await incidentOf(id)).toEqual({ code: 'EMPTY', node: 'fail' });
    await testBed.inStep((ctx) => retryOrSkip(ctx, { instanceId: id, step: 'fail', act: 'skip', partyId: partyId('administrator'), comment: 'paid by hand' }));
    expect(await testBed.statusOf(id)).toBe('completed');
  });

  test('called off, nothing waits; a second time it is refused', async () => {
    const how: unknown[] = [];
    const id = await testBed.begun(testBed.declare([ask('a', 'unitHead')], { ended: async (_, one, last) => void how.push([one, last]) }));
    const cancel = () => testBed.inStep((ctx) => cancelCase(ctx, { instanceId: id, partyId: partyId('accountant'), comment: null, kind: 'withdrawn' }));
    const { taskId } = await only(id);
    await cancel();
    await expect(cancel()).rejects.toMatchObject({ errorName: 'notRunning' });
    expect([await testBed.statusOf(id), how, await testBed.answer('director', taskId)]).toEqual(['cancelled', [['cancelled', null]], 'dropped']);
    const [{ code } = { code: '' }] = await testBed.rows<{ code: string }>('select tracking_code as code from process_instance where process_instance_id = $1', id);
    expect(code).toMatch(/^1405\d{4}-\d{5}$/);
  });

  test('a process that does not fit is named', () => {
    const kind = { key: 'p', title: 'p', variables: {}, tells: [], forms: { f: plain }, services: {} };
    const later = { title: '', run: async () => undefined, perform: async () => undefined };
    expect(kindFaults({ ...kind, steps: [chain({ form: 'none', ifNone: 'boss', returnForm: 'nothing' })] })).toEqual([
      'approve is done with none, which is no form',
      'approve asks "boss", which is nobody',
      'approve is corrected with nothing, which is no form',
    ]);
    expect(
      kindFaults({
        ...kind,
        services: { s: later },
        steps: [
          { is: 'do', id: 's', title: '', handler: 's', runs: 'now' },
          { is: 'do', id: 't', title: '', handler: 't', runs: 'now' },
        ],
      }),
    ).toEqual(['s runs s now, which has a half outside of the house', 't runs t, which is no service']);
    expect(kindFaults({ ...kind, steps: [ask('a', 'initiator', { when: 'x >' })] })).toEqual(['badCondition at a_when_so']);
    expect(kindFaults({ ...kind, steps: [ask('a', 'initiator')], variables: { days: { sample: 1, from: 'record' } } })).toEqual([
      'variables are facts of the record, and nothing reads them',
    ]);
    expect(kindFaults({ ...kind, steps: [chain(), ask('approve1', 'initiator')] })).toEqual(['twice at approve1']);
  });
});

test('a table refuses what its status flow does not allow, and takes the rest', async () => {
  const run = (text: string) => testBed.rows(text);
  await run('create table flow_probe (id int primary key, status_id text, note text)');
  await run(`insert into status_transition (flow, from_status, to_status) values ('Probe', null, 'New'), ('Probe', 'New', 'Done')`);
  await run(`call enforce_status_flow('flow_probe', 'status_id', 'Probe')`);
  await run(`insert into flow_probe values (1, 'New')`);
  for (const bad of [`insert into flow_probe values (2, 'Done')`, `insert into flow_probe values (2, null)`, `update flow_probe set status_id = 'Old'`])
    await expect(run(bad)).rejects.toMatchObject({ code: '23514', constraint: 'flow_probe_status_id_flow' });
  await run(`update flow_probe set status_id = 'New', note = 'same'`);
  await run(`update flow_probe set status_id = 'Done'`);
  await expect(run(`update flow_probe set status_id = 'New'`)).rejects.toMatchObject({ code: '23514' });
  await expect(run(`call enforce_status_flow('flow_probe', 'note', 'NoFlow')`)).rejects.toThrow('no flow NoFlow');
});

test('the example of docs/processes.md runs as it stands there', async () => {
  const page = await readFile(join(root, 'docs/processes.md'), 'utf8');
  const block = (kind: string, file: string): string => new RegExp(`^\`\`\`${kind}\n\\S+ (${file}[^]*?)^\`\`\`$`, 'm').exec(page)?.[1]?.replace(/^.*\n/, '') ?? '';
  await testBed.rows(block('sql', 'modules/welfare/shoes/shoes.001.migration.sql'));
  await testBed.rows('grant select, insert, update on shoe_request to public');
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/example-'));
  await writeFile(join(folder, 'shoes.process.ts'), block('ts', 'modules/welfare/shoes/shoes.process.ts'));
  const { shoes } = (await import(pathToFileURL(join(folder, 'shoes.process.ts')).href)) as { readonly shoes: ProcessKind };
  await rm(folder, { recursive: true });
  expect(kindFaults(shoes)).toEqual([]);
  announceProcesses([shoes]);
  const played = async (outcome: string): Promise<unknown> => {
    const { instanceId } = await testBed.inStep(async (ctx) => {
      const begun = await shoes.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: partyId('accountant') }, { size: 41 });
      return beginCase(ctx, shoes, begun as NewCase, partyId('accountant'));
    });
    expect(await testBed.answer('director', (await only(instanceId)).taskId, outcome, { size: 43 })).toBe('ok');
    return (
      await testBed.rows('select size, status_id as status from shoe_request join process_instance on record_id = shoe_request_id where process_instance_id = $1', instanceId)
    )[0];
  };
  expect([await played('accept'), await played('reject')]).toEqual([
    { size: 43, status: 'ShGranted' },
    { size: 43, status: 'ShRefused' },
  ]);
});

describe('four eyes', () => {
  test('hold where a late step goes to a manager', async () => {
    const steps = [ask('a', `person(${partyId('salesHead')})`), ask('b', `person(${partyId('seller')}) except step(a)`, { deadline: { escalateAfter: 'P1D' } })];
    const id = await testBed.begun(testBed.declare(steps));
    expect(await testBed.answer('salesHead', (await only(id)).taskId)).toBe('ok');
    testBed.clock.advance(10 * 86_400_000);
    await keepProcesses(keeping());
    // the only manager above has done the step before
    expect(await peopleOf(id)).toEqual([['seller']]);
    expect(await eventsOf(id)).toContain('escalated');
  });

  test('hold where both steps were open at the same time', async () => {
    const seller = `person(${partyId('seller')})`;
    const branches = [[ask('a', seller)], [ask('b', `${seller} except step(a)`)]];
    const id = await testBed.begun(testBed.declare([{ is: 'beside', id: 'both', title: 'both', branches }]));
    const tasks = new Map((await testBed.openTasks(id)).map(({ node, taskId }) => [node, taskId]));
    expect(await testBed.answer('seller', tasks.get('a') ?? '')).toBe('ok');
    expect(await testBed.answer('seller', tasks.get('b') ?? '')).toBe('notYours');
  });
});

test('an answer that time gives counts as the outcome of its step', async () => {
  const late = { deadline: { answerAfter: { after: 'P1D', outcome: 'accept' } } };
  const back = { id: 'back', name: 'back', leads: 'back', to: 'fill' } as const;
  const seller = `person(${partyId('seller')})`;
  const kind = testBed.declare([
    ask('fill', 'initiator'),
    ask('review', seller, { outcomes: [accept, back], ...late }),
    ask('gift', seller, { when: 'review.outcome == "accept"' }),
    ask('sorry', seller, { when: 'review.outcome == "back"' }),
  ]);
  const id = await testBed.begun(kind);
  for (const [who, outcome] of [
    ['accountant', 'accept'],
    ['seller', 'back'],
    ['accountant', 'accept'],
  ] as const)
    expect(await testBed.answer(who, (await only(id)).taskId, outcome)).toBe('ok');
  testBed.clock.advance(5 * 86_400_000);
  await keepProcesses(keeping());
  expect((await only(id)).node).toBe('gift');
});

test('cases that fail keep the timers of others from nothing', async () => {
  const wait = { is: 'wait', id: 'w', title: 'w', after: 'P1D' } as const;
  const broken = testBed.declare([wait, { is: 'do', id: 'd', title: 'd', handler: 'x', runs: 'now' }], {
    services: {
      x: {
        title: 'x',
        run: () => {
          throw new Error('broken');
        },
      },
    },
  });
  for (let n = 0; n < 101; n += 1) await testBed.begun(broken, { subject: 'seller' });
  testBed.clock.advance(86_400_000);
  const id = await testBed.begun(testBed.declare([wait, ask('a', 'initiator')]));
  testBed.clock.advance(10 * 86_400_000);
  const faults: unknown[] = [];
  await keepProcesses({ ...keeping(), report: (error) => void faults.push(error) });
  expect([faults.length, (await only(id)).node]).toEqual([101, 'a']);
  await testBed.rows('delete from process_instance where process_definition_id in (select process_definition_id from process_definition where process_key = $1)', broken.key);
});

test('a process that calls itself comes to an incident and not to an end of memory', async () => {
  const kind = testBed.declare([ask('a', 'initiator')]);
  await testBed.begun(kind);
  const nodes = [
    { kind: 'start', id: 's' },
    { kind: 'call', id: 'c', process: kind.key },
    { kind: 'end', id: 'e' },
  ];
  const flows = [
    { id: 'f', from: 's', to: 'c' },
    { id: 'g', from: 'c', to: 'e' },
  ];
  await testBed.rows(`update process_definition set status = 'retired' where process_key = $1`, kind.key);
  await testBed.rows(
    `insert into process_definition (process_definition_id, company_id, process_key, version, title, status, source, definition) values ($1, $2, $3, 9, 't', 'published', 'company', $4)`,
    randomUUID(),
    company,
    kind.key,
    JSON.stringify({ nodes, flows }),
  );
  const id = await testBed.begun(kind);
  const called = await testBed.rows<{ id: string }>(
    `with recursive below as (select $1::uuid as id union all select i.process_instance_id from below join process_instance i on i.caller_id = below.id) select id from below`,
    id,
  );
  expect(called).toHaveLength(11);
  expect(await incidentOf(called.at(-1)?.id ?? '')).toEqual({ code: 'tooDeep', node: 'c' });
});
