/** Processes on the real database: what waits where, who was quicker, and that a step is whole or not at all. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { drawn } from '#kernel/workflow/draw.test-support.ts';
import { openPool, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { type Job, type Jobs, openJobs } from '#platform/jobs/jobs.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { definitionInForce, lockTask, takeTimer, type Variables } from './cases/instances.store.ts';
import { type DueDeps, fireTimers, type JobDeps, runJob } from './due/due.service.ts';
import { begin, complete, type EngineDeps, ServiceError, signal } from './engine.service.ts';

let database: TestDatabase;
let queue: Jobs;
const company = companyId('holding');
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  queue = openJobs(database.connections.app, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const actor = systemActor('workflow', [company]);
let services: Readonly<Record<string, (variables: Variables) => Promise<Variables>>> = {};
let people: Readonly<Record<string, readonly PersonName[]>> = {};
beforeEach(() => {
  services = {};
  people = {};
});

const deps = (tx: Tx): EngineDeps => ({
  tx,
  newId,
  now: () => new Date('2026-05-10T06:30:00Z'),
  facts: async ({ variables }) => variables,
  groups: async () => [],
  findPeople: async (_, { who }) => (people[who] ?? []).map((name) => ({ partyId: partyId(name), reason: who })),
  definition: (companyId, processKey) => definitionInForce(tx, companyId, processKey),
  substitutes: async () => [],
  opened: async () => undefined,
  halted: async () => undefined,
  freed: async () => undefined,
  closed: async () => undefined,
  ended: async () => undefined,
  dueAt: async (_, after, from) => new Date(from.getTime() + Number(/\d+/.exec(after)?.[0]) * 3_600_000),
  run: async ({ variables }, { handler }) => services[handler]?.(variables) ?? {},
  defer: (jobId, companyId) => queue.send(tx, 'workflow', { jobId, companyId }),
});
const inStep = <T>(work: (deps: EngineDeps) => Promise<T>, pool = database.pool): Promise<T> => writing(pool, actor, (tx) => work(deps(tx)));

/** Lays a definition in force under a key of its own. */
async function published(definition: ProcessDefinition, key = `p${randomUUID().replaceAll('-', '')}`): Promise<string> {
  await database.owner.query(
    `insert into process_definition (process_definition_id, company_id, process_key, version, title, status, definition) values ($1, $2, $3, 1, 'test', 'published', $4)`,
    [randomUUID(), company, key, JSON.stringify(definition)],
  );
  return key;
}

const start = { kind: 'start' } as const;
const end = { kind: 'end' } as const;
const ask = (who: string, rest: object = {}) =>
  ({
    kind: 'user',
    who,
    form: 'f',
    outcomes: [
      { id: 'accept', name: '' },
      { id: 'reject', name: '', isRefusal: true },
    ],
    ...rest,
  }) as const;

async function started(definition: ProcessDefinition, variables: Variables = {}): Promise<string> {
  const key = await published(definition);
  const begun = await inStep((step) => begin(step, key, { companyId: company, initiatorPartyId: partyId('accountant'), subjectPartyId: partyId('accountant'), variables }));
  if (begun === undefined) throw new Error('not begun');
  return begun.instanceId;
}

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;
const openTasks = (instanceId: string) =>
  rows<{ taskId: string; node: string; item: number | null }>(
    `select task_id as "taskId", node_id as node, item from process_task where process_instance_id = $1 and status = 'open' order by item, node_id`,
    instanceId,
  );
const statusOf = async (instanceId: string) => (await rows<{ status: string }>('select status from process_instance where process_instance_id = $1', instanceId))[0]?.status;
const waitingOf = async (instanceId: string) => {
  const counts = await Promise.all(
    ['process_timer', 'process_job', 'process_message', 'process_incident'].map((table) =>
      rows<{ n: number }>(`select count(*)::int as n from ${table} where process_instance_id = $1`, instanceId),
    ),
  );
  return counts.map(([one]) => one?.n);
};

async function answer(name: PersonName, taskId: string, outcome = 'accept', pool = database.pool): Promise<boolean> {
  return inStep(async (step) => {
    const locked = await lockTask(step.tx, taskId, partyId(name));
    if (locked) await complete(step, locked.instance, locked.task, { partyId: partyId(name), onBehalfOf: null, outcome, comment: null });
    return locked !== undefined;
  }, pool);
}
const only = async (instanceId: string): Promise<string> => (await openTasks(instanceId))[0]?.taskId ?? '';

test('a request goes from task to task to its end, and every step is written down', async () => {
  people = { manager: ['director'], hr: ['hrOfficer', 'colleague'] };
  const id = await started(drawn({ start, manager: ask('manager'), hr: ask('hr'), end }, 'start > manager > hr > end'));
  expect(await answer('colleague', await only(id))).toBe(false);
  expect(await answer('director', await only(id))).toBe(true);
  const second = await only(id);
  expect(await answer('hrOfficer', second, 'reject')).toBe(true);
  expect(await answer('colleague', second)).toBe(false);
  expect([await statusOf(id), await openTasks(id)]).toEqual(['completed', []]);
  const events = await rows('select kind, node_id as node, actor_party_id as who, passed from process_event where process_instance_id = $1 order by process_event_id', id);
  expect(events).toEqual([
    { kind: 'start', node: null, who: partyId('accountant'), passed: ['start', 'manager'] },
    { kind: 'answered', node: 'manager', who: partyId('director'), passed: ['hr'] },
    { kind: 'answered', node: 'hr', who: partyId('hrOfficer'), passed: ['end'] },
  ]);
});

test('a timer on the edge fires once, and what it takes away leaves nothing behind', async () => {
  people = { manager: ['director'], late: ['hrOfficer'] };
  const edge = { kind: 'boundaryTimer', on: 'manager', after: 'PT4H', interrupts: true, repeats: 1 } as const;
  const id = await started(drawn({ start, manager: ask('manager'), edge, late: ask('late'), end }, 'start > manager > end', 'edge > late > end'));
  const [timer] = await rows<{ token: number; round: number; due: string }>('select token, round, due_at as due from process_timer where process_instance_id = $1', id);
  const taken = await only(id);
  const fire = () =>
    inStep(
      async (step) =>
        (await takeTimer(step.tx, { instanceId: id, token: timer?.token ?? 0, nodeId: 'edge', round: timer?.round ?? 0 })) &&
        signal(step, id, { type: 'fired', token: timer?.token ?? 0, node: 'edge' }, { kind: 'fired' }),
    );
  expect(await Promise.all([fire(), fire(), fire()])).toEqual(expect.arrayContaining([false, false]));
  expect((await openTasks(id)).map(({ node }) => node)).toEqual(['late']);
  expect(await answer('director', taken)).toBe(false);
  expect([timer?.due, await waitingOf(id)]).toEqual(['2026-05-10T10:30:00.000Z', [0, 0, 0, 0]]);
});

test('a service sets variables in the step; when it fails the step never was, unless an edge takes the error', async () => {
  people = { manager: ['director'], fix: ['hrOfficer'] };
  const broken = { kind: 'boundaryError', on: 'deduct', code: 'BALANCE' } as const;
  const gate = { kind: 'exclusive', otherwise: 'small' } as const;
  const definition = drawn(
    { start, manager: ask('manager'), deduct: { kind: 'service', handler: 'deduct', runs: 'now' }, broken, fix: ask('fix'), gate, far: ask('fix'), end },
    'start > manager > deduct > gate >big: 3 < left> far > end',
    'gate >small> end',
    'broken > fix > end',
  );
  services = { deduct: async () => ({ left: 5 }) };
  const good = await started(definition);
  await answer('director', await only(good));
  expect((await openTasks(good)).map(({ node }) => node)).toEqual(['far']);
  services = {
    deduct: async () => {
      throw new ServiceError('BALANCE');
    },
  };
  const taken = await started(definition);
  await answer('director', await only(taken));
  expect((await openTasks(taken)).map(({ node }) => node)).toEqual(['fix']);
  services = {
    deduct: async () => {
      throw new Error('a bug');
    },
  };
  const whole = await started(definition);
  await expect(answer('director', await only(whole))).rejects.toThrow('a bug');
  expect((await openTasks(whole)).map(({ node }) => node)).toEqual(['manager']);
});

test('a task for nobody is an incident that is tried again, not a task that nobody sees', async () => {
  const id = await started(drawn({ start, manager: ask('manager'), end }, 'start > manager > end'));
  expect([await openTasks(id), await waitingOf(id)]).toEqual([[], [0, 0, 0, 1]]);
  expect(await rows(`select node_id as node from process_event where process_instance_id = $1 and kind = 'halted'`, id)).toEqual([{ node: 'manager' }]);
  people = { manager: ['director'] };
  const [incident] = await rows<{ token: number }>('select token from process_incident where process_instance_id = $1', id);
  await inStep((step) => signal(step, id, { type: 'retry', token: incident?.token ?? 0 }, { kind: 'retried' }));
  expect([(await openTasks(id)).length, await waitingOf(id)]).toEqual([1, [0, 0, 0, 0]]);
});

test('of an incident that was gone past nothing is left, nor of a gateway that was tried again', async () => {
  const nodes = { start, gate: { kind: 'exclusive' }, manager: ask('manager'), wait: { kind: 'timer', after: 'PT1H' }, end, end2: end } as const;
  const id = await started(drawn(nodes, 'start > gate >x: 0 < days> manager > wait > end', 'gate >y: days < 0> end2'));
  const stuck = () => rows<{ token: number; node: string }>('select token, node_id as node from process_incident where process_instance_id = $1', id);
  const see = async (type: 'retry' | 'skip', variables: Variables = {}): Promise<string[]> => {
    const [incident] = await stuck();
    await inStep((step) => signal(step, id, { type, token: incident?.token ?? 0 }, { kind: type }, variables));
    return (await stuck()).map(({ node }) => node);
  };
  expect(await see('retry')).toEqual(['gate']);
  expect(await see('retry', { days: 1 })).toEqual(['manager']);
  expect(await see('skip')).toEqual([]);
  expect(await waitingOf(id)).toEqual([1, 0, 0, 0]);
});

test('a task of many is one for each; the first refusal drops the others', async () => {
  people = { board: ['director', 'hrOfficer', 'colleague'] };
  const board = ask('board', { many: { order: 'together', need: 'all', stopsAtRefusal: true } });
  const id = await started(drawn({ start, board, end }, 'start > board > end'));
  const [first, second, third] = await openTasks(id);
  expect(await answer('hrOfficer', first?.taskId ?? '')).toBe(false);
  expect(await answer('director', first?.taskId ?? '')).toBe(true);
  expect(await answer('colleague', third?.taskId ?? '', 'reject')).toBe(true);
  expect(await answer('hrOfficer', second?.taskId ?? '')).toBe(false);
  expect(await statusOf(id)).toBe('completed');
});

test('a called process is waited for; calling off the caller calls it off', async () => {
  people = { manager: ['director'], inner: ['hrOfficer'] };
  const inner = await published(drawn({ start, inner: ask('inner'), end }, 'start > inner > end'));
  const outer = drawn({ start, call: { kind: 'call', process: inner }, manager: ask('manager'), end }, 'start > call > manager > end');
  const childOf = async (id: string) => (await rows<{ id: string }>('select process_instance_id as id from process_instance where caller_id = $1', id))[0]?.id ?? '';
  const id = await started(outer);
  await answer('hrOfficer', await only(await childOf(id)));
  expect((await openTasks(id)).map(({ node }) => node)).toEqual(['manager']);
  const called = await started(outer);
  await inStep((step) => signal(step, called, { type: 'cancel' }, { kind: 'cancelled' }));
  expect([await statusOf(called), await statusOf(await childOf(called)), await openTasks(await childOf(called))]).toEqual(['cancelled', 'cancelled', []]);
  const immediate = await published(drawn({ start, end }, 'start > end'));
  const quick = await started(drawn({ start, call: { kind: 'call', process: immediate }, manager: ask('manager'), end }, 'start > call > manager > end'));
  expect((await openTasks(quick)).map(({ node }) => node)).toEqual(['manager']);
});

describe('what happens by itself', () => {
  let now = new Date('2026-05-10T06:30:00Z');
  const reported: unknown[] = [];
  const due: DueDeps = {
    step: (companyIds, work) => writing(database.pool, systemActor('workflow', companyIds), (tx) => work(deps(tx))),
    report: (error) => void reported.push(error),
  };
  const timers = () => fireTimers({ ...due, now: () => now, companyIds: [company] });
  /** Has a job run, as the queue does. */
  const run = (jobId: string, perform: JobDeps['perform'], more: Partial<Job> = {}) => runJob({ ...due, perform }, { jobId, companyId: company, isLast: false, ...more });
  const jobOf = async (instanceId: string): Promise<string> =>
    (await rows<{ id: string }>(`select id from process_job join jobs.job on id = process_job_id and state = 'created' where process_instance_id = $1`, instanceId))[0]?.id ?? '';
  beforeEach(async () => {
    now = new Date('2026-05-10T06:30:00Z');
    reported.length = 0;
    await database.owner.query('delete from process_timer; delete from process_job');
  });

  test('many timers, looked at by several at once, fire once each', async () => {
    people = { late: ['hrOfficer'] };
    const definition = drawn({ start, pause: { kind: 'timer', after: 'PT4H' }, late: ask('late'), end }, 'start > pause > late > end');
    const ids: string[] = [];
    for (let n = 0; n < 40; n += 1) ids.push(await started(definition));
    expect(await timers()).toBe(0);
    now = new Date('2026-05-10T10:30:00Z');
    const fired = await Promise.all([timers(), timers(), timers()]);
    expect(fired.reduce((sum, one) => sum + one, 0)).toBe(ids.length);
    for (const id of ids) expect((await openTasks(id)).map(({ node }) => node)).toEqual(['late']);
    expect(reported).toEqual([]);
  });

  test('a job runs after its step, is tried again when it fails, and at last is an incident; one that was dropped changes nothing', async () => {
    people = { after: ['hrOfficer'] };
    const definition = drawn({ start, send: { kind: 'service', handler: 'send', runs: 'later' }, after: ask('after'), end }, 'start > send > after > end');
    const id = await started(definition);
    const keys: string[] = [];
    const works: JobDeps['perform'] = async ({ jobId }) => void keys.push(jobId);
    const fails: JobDeps['perform'] = async ({ jobId }) => {
      keys.push(jobId);
      throw new Error('away');
    };
    const key = await jobOf(id);
    await expect(run(key, fails)).rejects.toThrow('away');
    expect(await waitingOf(id)).toEqual([0, 1, 0, 0]);
    await run(key, works, { companyId: companyId('subsidiary') });
    expect(keys, 'another company has no such job').toEqual([key]);
    // one of them took the other one for dead
    const both = Promise.withResolvers<void>();
    const together: JobDeps['perform'] = async (job) => {
      await works(job);
      if (keys.length === 3) both.resolve();
      await both.promise;
    };
    await Promise.all([run(key, together), run(key, together)]);
    expect((await openTasks(id)).map(({ node }) => node)).toEqual(['after']);
    await run(key, works);
    expect(keys, 'the key stays the same; what is done is not done again').toEqual([key, key, key]);
    const lost = await started(definition);
    await run(await jobOf(lost), fails, { isLast: true });
    expect([await waitingOf(lost), reported.map(String)]).toEqual([[0, 0, 0, 1], ['Error: away']]);
    const gone = await started(definition);
    await run(await jobOf(gone), () => inStep((step) => signal(step, gone, { type: 'cancel' }, { kind: 'cancelled' })).then(() => undefined));
    expect([await statusOf(gone), await openTasks(gone), await waitingOf(gone)]).toEqual(['cancelled', [], [0, 0, 0, 0]]);
  });
});

test('a step that breaks off after any of its statements never was, and goes through when it is tried again', { timeout: 60_000 }, async () => {
  people = { manager: ['director'], hr: ['hrOfficer', 'colleague'] };
  const parallel = { kind: 'parallel' } as const;
  const edge = { kind: 'boundaryTimer', on: 'hr', after: 'PT4H', interrupts: false, repeats: 2 } as const;
  const definition = drawn(
    {
      start,
      manager: ask('manager'),
      fork: parallel,
      hr: ask('hr', { many: { order: 'together', need: 'all', stopsAtRefusal: true } }),
      edge,
      sent: end,
      send: { kind: 'service', handler: 'send', runs: 'later' },
      join: parallel,
      end,
    },
    'start > manager > fork > hr > join > end',
    'fork > send > join',
    'edge > sent',
  );
  const id = await started(definition);
  const taskId = await only(id);
  const everything = () =>
    rows(
      `select (select jsonb_agg(to_jsonb(i)) from process_instance i where process_instance_id = $1) as i, (select jsonb_agg(to_jsonb(t) order by task_id) from process_task t where process_instance_id = $1) as t,
        (select count(*)::int from process_task_candidate) as c, (select count(*)::int from process_event where process_instance_id = $1) as e,
        (select count(*)::int from jobs.job) as j`,
      id,
    );
  const before = [await everything(), await waitingOf(id)];
  /** The answer of the manager, broken off before the statement of that number; answers whether it went through. */
  const broken = (at: number): Promise<boolean> =>
    writing(database.pool, actor, async (tx) => {
      let statements = 0;
      const counted =
        <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          statements += 1;
          if (statements > at) throw new Error('power cut');
          return run(...args);
        };
      const cut = { many: counted(tx.many), maybe: counted(tx.maybe), one: counted(tx.one), run: counted(tx.run) } as Tx;
      const locked = await lockTask(cut, taskId, partyId('director'));
      if (locked) await complete(deps(cut), locked.instance, locked.task, { partyId: partyId('director'), onBehalfOf: null, outcome: 'accept', comment: null });
      return locked !== undefined;
    });
  let at = 0;
  for (; ; at += 1) {
    const went = await broken(at).catch((error: unknown) => {
      expect(String(error)).toContain('power cut');
      return false;
    });
    if (went) break;
    expect([await everything(), await waitingOf(id)]).toEqual(before);
  }
  expect(at).toBeGreaterThan(8);
  expect([(await openTasks(id)).map(({ node }) => node), await waitingOf(id)]).toEqual([
    ['hr', 'hr'],
    [1, 1, 0, 0],
  ]);
});

describe('two at once', () => {
  test('one wins, the other is told, as often as it is tried', { timeout: 120_000 }, async () => {
    people = { board: ['director', 'hrOfficer'] };
    const other = openPool({ connection: database.connections.app, max: 4 });
    const key = await published(drawn({ start, board: ask('board'), end }, 'start > board > end'));
    const rounds = 300;
    let won = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begun = await inStep((step) => begin(step, key, { companyId: company, initiatorPartyId: partyId('accountant'), subjectPartyId: partyId('accountant'), variables: {} }));
      const task = await only(begun?.instanceId ?? '');
      const outcomes = await Promise.all([answer('director', task), answer('hrOfficer', task, 'reject', other)]);
      won += outcomes.filter(Boolean).length;
    }
    await other.end();
    expect(won).toBe(rounds);
    const events = await rows<{ n: number }>(
      `select count(*)::int as n from process_event e join process_instance i using (process_instance_id) join process_definition d using (process_definition_id) where d.process_key = $1 and e.kind = 'answered'`,
      key,
    );
    expect(events[0]?.n).toBe(rounds);
  });

  test('two branches that end at the same time join once', async () => {
    people = { a: ['director'], b: ['hrOfficer'], after: ['colleague'] };
    const parallel = { kind: 'parallel' } as const;
    const key = await published(
      drawn({ start, fork: parallel, a: ask('a'), b: ask('b'), join: parallel, after: ask('after'), end }, 'start > fork > a > join > after > end', 'fork > b > join'),
    );
    for (let round = 0; round < 50; round += 1) {
      const begun = await inStep((step) => begin(step, key, { companyId: company, initiatorPartyId: partyId('accountant'), subjectPartyId: partyId('accountant'), variables: {} }));
      const id = begun?.instanceId ?? '';
      const tasks = await openTasks(id);
      const of = (node: string): string => tasks.find((task) => task.node === node)?.taskId ?? '';
      expect(await Promise.all([answer('director', of('a')), answer('hrOfficer', of('b'))])).toEqual([true, true]);
      expect((await openTasks(id)).map(({ node }) => node)).toEqual(['after']);
    }
  });
});
