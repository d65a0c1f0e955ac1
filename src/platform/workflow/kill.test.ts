/** Processes that die by SIGKILL in the middle of what they do to cases, again and again: afterwards nothing is lost and nothing is done twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_START } from '#testing/app.ts';
import { type Bench, company, openBench } from '#testing/cases.ts';
import { killedProcess, type WorkerTask } from '#testing/killed-worker.ts';
import { partyId } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { announceProcesses } from './registry.server.ts';

const ROUNDS = 8 * scale;
const CASES = 10;
const DAY_MS = 86_400_000;
/** Days that one process may see before the next one begins. */
const DAYS = 5;

const worker = fileURLToPath(new URL('../../testing/killed-worker.ts', import.meta.url));

let testBed: Bench;
beforeAll(async () => {
  testBed = await openBench();
  await testBed.rows(`create table kill_probe (instance_id uuid, what text)`);
  await testBed.rows(`create table kill_outside (key text, instance_id uuid)`);
  const app = (
    await testBed.rows<{ role: string }>(
      `select grantee as role from information_schema.role_table_grants where table_name = 'process_task' and privilege_type = 'INSERT' and grantee <> current_user`,
    )
  )[0];
  await testBed.rows(`grant select, insert on kill_probe, kill_outside to ${app?.role}`);
});
afterAll(() => testBed.database.close());

/** As quick as the queue can be: whoever is silent for a second is dead. */
const hurry = () => testBed.rows(`update jobs.queue set expire_seconds = 1, retry_delay = 0, retry_backoff = false`);

/** How a process ended: the signal, or its code. */
async function lived(task: Pick<WorkerTask, 'from' | 'diesAt' | 'diesInJob'>): Promise<string> {
  const whole: WorkerTask = { connection: testBed.database.connections.app, companyId: company, askedPartyId: partyId('director'), ...task };
  const child = spawn(process.execPath, [worker], { env: { ...process.env, KILLED_WORKER: JSON.stringify(whole) }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? (code === 0 ? 'done' : said);
}

test(`kill -9 in a job, and ${ROUNDS} times at some statement, two processes at a time`, { timeout: 10_000 * ROUNDS }, async () => {
  announceProcesses([]);
  const kind = killedProcess(partyId('director'), async () => undefined);
  announceProcesses([kind]);
  await hurry();
  const ids = await Promise.all(Array.from({ length: CASES }, () => testBed.begun(kind)));
  expect(await lived({ from: TEST_START, diesInJob: true })).toBe('SIGKILL');
  let from = TEST_START + DAYS * DAY_MS;
  const ends: string[] = [];
  for (let round = 0; round < ROUNDS; round += 2) {
    // far enough apart to break off other parts of a step each time
    const deaths = [round, round + 1].map((one) => 8 + ((one * 37) % 151));
    ends.push(...(await Promise.all(deaths.map((diesAt) => lived({ from, diesAt })))));
    from += DAYS * DAY_MS;
  }
  expect(ends.filter((end) => end !== 'SIGKILL' && end !== 'done')).toEqual([]);
  expect(ends.filter((end) => end === 'SIGKILL').length).toBeGreaterThan(ROUNDS / 2);
  expect(await lived({ from })).toBe('done');

  const counts = await testBed.rows<{ id: string; what: string; n: number }>(`select instance_id as id, what, count(*)::int as n from kill_probe group by 1, 2 order by 1, 2`);
  const wanted = ids.toSorted().flatMap((id) => [
    { id, what: 'applied accept', n: 2 },
    { id, what: 'counted', n: 1 },
    { id, what: 'ended', n: 1 },
  ]);
  expect(counts).toEqual(wanted);
  const [left] = await testBed.rows(`
    select (select count(*)::int from process_instance where status <> 'completed') as running, (select count(*)::int from process_task where status = 'open') as open,
      (select count(*)::int from process_task where status = 'completed') as done, (select count(*)::int from process_timer) as timers, (select count(*)::int from process_job) as jobs,
      (select count(*)::int from process_incident) as incidents, (select count(*)::int from process_task_candidate) as candidates,
      (select count(*)::int from process_event where kind = 'answered') as answered,
      (select count(*)::int from (select from process_event where kind = 'reminded' group by process_instance_id having count(*) > 1) as r) as "remindedTwice",
      (select count(distinct key)::int from kill_outside) as keys, (select count(distinct instance_id)::int from kill_outside) as sent,
      (select count(*) > count(distinct key) from kill_outside) as "sentAgain"`);
  const nothing = { running: 0, open: 0, timers: 0, jobs: 0, incidents: 0, candidates: 0, remindedTwice: 0 };
  expect(left).toEqual({ ...nothing, done: 2 * CASES, answered: 2 * CASES, keys: CASES, sent: CASES, sentAgain: true });
  // one message for each task that came, whatever died around it
  const told = await testBed.rows<{ n: number }>(`
    select count(*)::int as n from notification_message m join process_task t on m.link like '%' || t.task_id::text where t.node_id = 'second' group by t.task_id`);
  expect(told.map(({ n }) => n)).toEqual(Array.from({ length: CASES }, () => 1));
});
