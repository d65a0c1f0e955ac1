/** Runs on the real database: batches, pause and stop, what is set aside, whose reach counts, and that a subject costs the same among many. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openPool, reading, sql, type Tx } from '#platform/db/db.server.ts';
import { openThreads } from '#platform/threads/threads.server.ts';
import { probing } from '#testing/killed-run.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { asDb, officer, openRunBench, type RunBench } from '#testing/runs.ts';
import { countStatements } from '#testing/statements.ts';
import { job } from '#testing/thread-probe.ts';
import { declaredRuns } from './declared-runs.service.ts';
import type { RunKind } from './run-kind.define.ts';
import { runErrors } from './runs.errors.ts';
import { continueRun, pauseRun, stopRun, tryAgain } from './runs.server.ts';
import { failedItems, findRun, listRuns, progressOf, waitingItems } from './runs.store.ts';
import { startRunsSchedule } from './runs-keeper.server.ts';
import { takeRun } from './worker.server.ts';

type Probe = RunKind<{ readonly tag: string }>;

let testBed: RunBench;
beforeAll(async () => {
  testBed = await openRunBench();
});
afterAll(() => testBed.database.close());
beforeEach(async () => {
  testBed.faults.length = 0;
  await testBed.rows('delete from run');
});

const take = (kind: Probe, runId: string, signal?: AbortSignal) => takeRun(testBed.database.pool, testBed.sort(kind), runId, signal);
const begin = (kind: Probe = probing, actor = officer) => testBed.begin(kind, { tag: 'x' }, actor);
const setAsideOf = (runId: string, actor = officer) => reading(testBed.database.pool, asDb(actor), (db) => failedItems(db, runId, { offset: 0, limit: 100 }));

/** The work of the probe, with something before each batch. */
const before = (what: (subjectIds: readonly string[]) => unknown, more: Partial<Probe> = {}): Probe => ({
  ...probing,
  async work(context, items) {
    await what(items.map(({ subjectId }) => subjectId));
    await probing.work(context, items);
  },
  ...more,
});

test('works through its subjects in their order, in the name of who started it', async () => {
  const ids = await testBed.subjects(25);
  const sizes: number[] = [];
  const kind = before((batch) => sizes.push(batch.length));
  const runId = await begin(kind);
  expect(await take(kind, runId)).toBe('done');
  expect(await testBed.worked()).toEqual(ids);
  expect(sizes).toEqual([10, 10, 5]);
  expect(await testBed.run(runId)).toMatchObject({ state: 'done', total: 25, done: 25, failed: 0, failure: null });
  const acts = await testBed.rows(
    `select entity, action, changes -> 'state' ->> 1 as state, user_id, count(*)::int as n from audit_entry
     where record_id = $1 or request_id = 'run:' || $1 group by 1, 2, 3, 4 order by 1, 2, 3`,
    runId,
  );
  expect(acts).toEqual([
    { entity: 'Person', action: 'update', state: null, user_id: officer.userId, n: 25 },
    { entity: 'Run', action: 'create', state: 'running', user_id: officer.userId, n: 1 },
    { entity: 'Run', action: 'update', state: 'done', user_id: officer.userId, n: 1 },
  ]);
});

test('reads for the next batch while one is worked on; where that failed, the batch is worked on all the same', async () => {
  const ids = await testBed.subjects(25);
  const given: unknown[] = [];
  const kind = (failing: number): Probe => ({
    ...probing,
    async ahead(_, subjectIds) {
      if (subjectIds[0] === ids[failing]) throw new Error('away');
      return subjectIds;
    },
    async work(context, items) {
      given.push(context.ahead);
      await probing.work(context, items);
    },
  });
  expect(await take(kind(-1), await begin(kind(-1)))).toBe('done');
  expect(await take(kind(10), await begin(kind(10)))).toBe('done');
  expect(given).toEqual([undefined, ids.slice(10, 20), ids.slice(20), undefined, undefined, ids.slice(20)]);
  expect(testBed.faults).toEqual([]);
});

test('is paused behind the batch at work, goes on from there, and is stopped for good', async () => {
  const ids = await testBed.subjects(30);
  let pausing: Promise<void> | undefined;
  const kind = before(async () => {
    pausing ??= testBed.act(officer, (acts) => pauseRun(acts, runId));
    // for the batch, which holds the run
    await untilWaiting(testBed.database.owner, 1);
  });
  const runId = await begin(kind);
  expect(await take(kind, runId)).toBe('paused');
  await pausing;
  expect(await testBed.worked()).toEqual(ids.slice(0, 10));
  expect(await take(kind, runId)).toBe('paused');
  await testBed.act(officer, (acts) => continueRun(acts, runId));
  const half = new AbortController();
  expect(
    await take(
      before(() => half.abort()),
      runId,
      half.signal,
    ),
  ).toBe('running');
  expect(await testBed.worked()).toEqual(ids.slice(0, 20));
  await testBed.act(officer, (acts) => stopRun(acts, runId));
  expect(await take(kind, runId)).toBe('stopped');
  await expect(testBed.act(officer, (acts) => continueRun(acts, runId))).rejects.toMatchObject({ errorName: 'wrongState' });
  expect(await testBed.run(runId)).toMatchObject({ state: 'stopped', done: 20, total: 30 });
});

test('sets aside what cannot be done, tries the others of its batch one by one, and tries the failed ones again', async () => {
  const ids = await testBed.subjects(25);
  const [refused = '', broken = ''] = [ids[3], ids[17]];
  const failing = new Map<string, Error>([
    [refused, runErrors.error('nothingToDo', { values: { day: 3, name: 'of a person' } })],
    [broken, new Error('a fault of the work')],
  ]);
  const shown = ({ detail }: { detail: { values?: Readonly<Record<string, string | number>> } }) => ({ day: detail.values?.['day'] ?? 0 });
  const sizes: number[] = [];
  const kind: Probe = {
    ...before((batch) => {
      sizes.push(batch.length);
      for (const one of batch) {
        const fault = failing.get(one);
        if (fault) throw fault;
      }
    }),
    shown,
  };
  const runId = await begin(kind);
  expect(await take(kind, runId)).toBe('done');
  expect(sizes).toEqual([10, ...Array(10).fill(1), 10, ...Array(10).fill(1), 5]);
  expect(await testBed.worked()).toEqual(ids.filter((one) => !failing.has(one)));
  expect(await setAsideOf(runId)).toEqual([
    { itemNo: 4, subjectId: refused, failure: 'platform/runs.nothingToDo', facts: { day: 3 } },
    { itemNo: 18, subjectId: broken, failure: 'platform/runs.unforeseen', facts: null },
  ]);
  expect(testBed.faults.map(String)).toEqual(['Error: a fault of the work']);
  failing.delete(broken);
  await testBed.act(officer, (acts) => tryAgain(acts, runId));
  expect(await take(kind, runId)).toBe('done');
  expect(await testBed.run(runId)).toMatchObject({ state: 'done', done: 24, failed: 1 });
  expect((await testBed.worked()).at(-1)).toBe(broken);
});

test('asks at each batch what its starter may do: subjects out of reach are set aside, without rights it goes no further', async () => {
  const ids = await testBed.subjects(30);
  const gone = new Set([ids[12] ?? '']);
  const inReach: Probe['inReach'] = async (_, subjectIds) => new Set(subjectIds.filter((one) => !gone.has(one)));
  const member = (valid: string) => testBed.rows(`update user_group_member set valid = $2 where user_id = $1`, officer.userId, valid);
  const kind = before((batch) => batch.includes(ids[13] ?? '') && member('[2021-03-21,2021-03-22)'), { inReach });
  const runId = await begin(kind);
  await expect(take(kind, runId)).rejects.toMatchObject({ errorName: 'rightsEnded' });
  expect(await testBed.run(runId)).toMatchObject({ state: 'failed', done: 19, failed: 1, failure: 'platform/runs.rightsEnded' });
  expect((await setAsideOf(runId)).map(({ subjectId, failure }) => [subjectId, failure])).toEqual([[ids[12], 'platform/runs.outOfReach']]);
  expect(await testBed.worked()).toHaveLength(19);
  await member('[2021-03-21,)');
  await testBed.act(officer, (acts) => continueRun(acts, runId));
  expect(await take(probing, runId)).toBe('done');
  expect(await testBed.worked()).toHaveLength(29);
});

test('without the permission of the kind nobody starts it, and without subjects there is no run', async () => {
  await testBed.subjects(0);
  await expect(begin(probing, actorIn('employee', 'accountant'))).rejects.toMatchObject({ errorName: 'forbidden' });
  await expect(begin()).rejects.toMatchObject({ errorName: 'nothingToDo' });
  expect(await testBed.rows('select from run')).toEqual([]);
});

test('one at a time of a kind in a company, while it is not finished', async () => {
  await testBed.subjects(3);
  const runId = await begin();
  await testBed.act(officer, (acts) => pauseRun(acts, runId));
  await expect(begin()).rejects.toMatchObject({ constraint: 'run_one_at_a_time' });
  await begin({ ...probing, key: 'testing/other' });
  await begin(probing, actorIn('hrOfficer', 'hrOfficerElsewhere'));
  await testBed.act(officer, (acts) => stopRun(acts, runId));
  await begin();
  const free: Probe = { ...probing, key: 'testing/free', alone: false };
  await begin(free);
  await begin(free);
  expect(await testBed.rows('select from run')).toHaveLength(6);
});

test('of two servers one works on a run', async () => {
  const ids = await testBed.subjects(10);
  const other = openPool({ connection: testBed.database.connections.app });
  const second: unknown[] = [];
  const kind = before(async () => second.push(await takeRun(other, testBed.sort(probing), runId)));
  const runId = await begin(kind);
  expect(await take(kind, runId)).toBe('done');
  await other.end();
  expect(second).toEqual([undefined]);
  expect(await testBed.worked()).toEqual(ids);
});

test("another's run is not seen, and nothing is done with it", async () => {
  await testBed.subjects(3);
  const runId = await begin();
  await take(
    before(() => Promise.reject(runErrors.error('nothingToDo'))),
    runId,
  );
  const colleague = actorIn('hrOfficer', 'administrator');
  const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
  for (const stranger of [colleague, elsewhere]) {
    const seen = await reading(testBed.database.pool, asDb(stranger), async (db) => [await findRun(db, runId), await listRuns(db, probing.key, 10)]);
    expect(seen).toEqual([undefined, []]);
    expect(await setAsideOf(runId, stranger)).toEqual([]);
    for (const act of [pauseRun, continueRun, stopRun, tryAgain]) await expect(testBed.act(stranger, (acts) => act(acts, runId))).rejects.toMatchObject({ errorName: 'notFound' });
  }
  expect(await setAsideOf(runId)).toHaveLength(3);
  // who moved to another company leaves the run behind
  const moved = { ...officer, companyIds: [companyId('subsidiary')] };
  expect(await setAsideOf(runId, moved)).toEqual([]);
});

test('who ends the thread that works on them is set aside, and the others are done', async () => {
  const ids = await testBed.subjects(12);
  const [deadly = ''] = [ids[3]];
  const threads = openThreads(1);
  const kind: Probe = {
    ...probing,
    async work(context, items) {
      await context.threads.ask(job, items.some(({ subjectId }) => subjectId === deadly) ? { is: 'end' } : { is: 'count' });
      await probing.work(context, items);
    },
  };
  const runId = await begin(kind);
  expect(await takeRun(testBed.database.pool, declaredRuns({ ...testBed.deps(kind), threads }), runId)).toBe('done');
  await threads.close();
  expect(await testBed.worked()).toEqual(ids.filter((one) => one !== deadly));
  expect(await setAsideOf(runId)).toMatchObject([{ subjectId: deadly, failure: 'platform/runs.unforeseen' }]);
  expect(testBed.faults.map(String)).toEqual(['Error: a thread ended before it answered']);
});

test('how far a run has come is told in its company alone, and nothing else of it', async () => {
  await testBed.subjects(15);
  const runId = await begin();
  const seen = (stranger: typeof officer) => reading(testBed.database.pool, asDb(stranger), (db) => progressOf(db, runId));
  const colleague = actorIn('hrOfficer', 'administrator');
  const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
  expect(await seen(colleague)).toEqual({ state: 'running', total: 15, done: 0, failed: 0 });
  await take(probing, runId);
  expect(await seen(colleague)).toEqual({ state: 'done', total: 15, done: 15, failed: 0 });
  expect(await seen(elsewhere)).toBeUndefined();
  expect(await seen({ ...officer, companyIds: [] })).toBeUndefined();
});

test('the windows of who started it hear of every step', async () => {
  await testBed.subjects(20);
  const heard: string[] = [];
  const client = await testBed.database.owner.connect();
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  await client.query('listen kargozin_live');
  const runId = await begin();
  await take(probing, runId);
  await client.query('select 1');
  await client.query('unlisten kargozin_live');
  client.release();
  // two batches, the look behind the last one, and the end
  expect(heard).toEqual(Array(4).fill(`run ${partyId('hrOfficer')}`));
});

test('a server takes up what was started anywhere, until it stops', async () => {
  const ids = await testBed.subjects(12);
  const runId = await begin();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const kind: Probe = { ...probing, ended: async () => resolve() };
  const keeper = startRunsSchedule(testBed.deps(kind));
  await ended;
  await keeper.stop();
  expect(await testBed.worked()).toEqual(ids);
  expect(await testBed.run(runId)).toMatchObject({ state: 'done' });
});

test('a subject costs among 10,000 what it costs among 100', { timeout: 120_000 }, async () => {
  const cost = async (count: number): Promise<number> => {
    await testBed.subjects(count);
    const pool = openPool({ connection: testBed.database.connections.app });
    const sent = countStatements(pool);
    // the work itself is left out: what is counted is what the run adds to it
    const kind: Probe = { ...probing, batch: 100, work: async () => undefined };
    const runId = await begin(kind);
    expect(await takeRun(pool, declaredRuns({ ...testBed.deps(kind), pool }), runId)).toBe('done');
    await pool.end();
    return sent() / count;
  };
  const few = await cost(100);
  const many = await cost(10_000);
  expect(many).toBeLessThanOrEqual(few);
});

test('the next fifty subjects are found among 10,000 without a look at the others, though nobody has counted how many there are', async () => {
  await testBed.subjects(10_000);
  const runId = await begin();
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] };
  let pages = Number.NaN;
  const explaining = (db: Db): Tx => ({
    ...(db as Tx),
    async many(query) {
      pages = (await db.one<Explained>(sql`explain (analyze, buffers, format json) ${query}`))['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
      return [];
    },
  });
  const pool = openPool({ connection: testBed.database.connections.app, max: 1 });
  // the first time pages of the catalogue are read too
  for (const _ of ['first', 'again']) await reading(pool, asDb(officer), (db) => waitingItems(explaining(db), runId, 100, 50));
  await pool.end();
  // at most one each, and some of the index
  expect(pages).toBeLessThan(60);
});
