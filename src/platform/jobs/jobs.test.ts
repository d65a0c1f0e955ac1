/** Jobs on the real database: they come with their transaction or not at all, and are tried until they are done. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId } from '#testing/organisation.ts';
import { type Job, type Jobs, openJobs } from './jobs.server.ts';

let database: TestDatabase;
let jobs: Jobs;
let fault: PromiseWithResolvers<unknown>;
const company = companyId('holding');

beforeAll(async () => {
  database = await openTestDatabase();
  // no waiting between tries: how long it is belongs to the library
  await database.owner.query(`update jobs.queue set retry_delay = 0, retry_backoff = false`);
});
afterAll(() => database.close());
beforeEach(() => {
  fault = Promise.withResolvers();
  jobs = openJobs(database.connections.app, fault.resolve, { pollSeconds: 0.5 });
});
afterEach(() => jobs.stop());

const actor = systemActor('jobs', [company]);
const send = (jobId: string, then: () => void = () => undefined): Promise<void> =>
  writing(database.pool, actor, async (tx) => {
    await jobs.send(tx, 'workflow', { jobId, companyId: company });
    then();
  });
const laid = async () => (await database.owner.query('select id, state, retry_count as tries from jobs.job order by id')).rows;

test('a job comes with its transaction; one that lies there already is left alone, one that was given up gets another try', async () => {
  const [kept, gone, lost] = [newId(), newId(), newId()].toSorted() as [string, string, string];
  await expect(
    send(gone, () => {
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  for (const id of [kept, lost, kept]) await send(id);
  // its process died at the last try
  await database.owner.query(`update jobs.job set state = 'failed', retry_count = retry_limit, completed_on = now() where id = $1`, [lost]);
  await Promise.all([send(lost), send(lost)]);
  expect(await laid()).toEqual([
    { id: kept, state: 'created', tries: 0 },
    { id: lost, state: 'retry', tries: 7 },
  ]);
  const seen: Job[] = [];
  await jobs.work('workflow', async (job) => {
    seen.push(job);
    if (job.jobId === kept && seen.filter(({ jobId }) => jobId === kept).length === 1) throw Object.assign(new Error('no way to 0912'), { code: 'AWAY', number: '0912' });
  });
  await expect.poll(async () => (await laid()).map(({ state }) => state), { timeout: 10_000 }).toEqual(['completed', 'completed']);
  expect(seen.toSorted((a, b) => (a.jobId < b.jobId ? -1 : 1))).toEqual([
    { jobId: kept, companyId: company, isLast: false },
    { jobId: kept, companyId: company, isLast: false },
    { jobId: lost, companyId: company, isLast: true },
  ]);
  expect(String(await fault.promise)).toBe('Error: no way to 0912');
});

test('what a try failed with stays in the log: the queue keeps a code and no words', async () => {
  const id = newId();
  await jobs.work('workflow', async () => {
    throw Object.assign(new Error('no way to 0912'), { code: 'AWAY', detail: '0912' });
  });
  await send(id);
  await fault.promise;
  const kept = async () => (await database.owner.query(`select data, output from jobs.job where id = $1`, [id])).rows;
  await expect.poll(kept).toEqual([{ data: { companyId: company }, output: expect.objectContaining({ message: 'AWAY' }) }]);
  expect(JSON.stringify(await kept())).not.toContain('0912');
});

test('the application may not change the tables of the queue', async () => {
  for (const statement of ['create table jobs.mine (id int)', 'alter table jobs.job add column mine int', 'drop table jobs.job', 'truncate jobs.job'])
    await expect(writing(database.pool, actor, (tx) => tx.run(sql([statement])))).rejects.toMatchObject({ code: '42501' });
});
