/** Scheduled jobs of two servers on the real database. */
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MovableClock, movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import type { AnyJob, Work } from './job.define.ts';
import { type Jobs, openJobs } from './jobs.server.ts';
import { type Schedule, startSchedule } from './schedule.server.ts';

const HOUR = 3_600_000;
const SOON = { timeout: 10_000 } as const;
let database: TestDatabase;
const opened: { readonly jobs: Jobs; readonly schedule: Schedule }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const { schedule, jobs } of opened.splice(0)) {
    await schedule.stop();
    await jobs.stop();
  }
});

/** A server, and what it was told went wrong. */
function server(list: readonly AnyJob[], clock: MovableClock): { readonly schedule: Schedule; readonly faults: string[] } {
  const faults: string[] = [];
  const jobs = openJobs(database.connections.app, () => undefined, { keepSeconds: 0.5 });
  const schedule = startSchedule(list, { pool: database.pool, clock, jobs, report: (name, error) => void faults.push(`${name}: ${String(error)}`) });
  opened.push({ jobs, schedule });
  return { schedule, faults };
}

const states = async (name: string): Promise<string[]> =>
  (await database.owner.query('select state from jobs.job where name = $1 order by created_on', [`scheduled/${name}`])).rows.map(({ state }) => state);

test('each server looks at its start; of an hour one of them does the work, and once', async () => {
  const clock = movableClock();
  const [seen, most] = [[] as Work[], { running: 0, atOnce: 0 }];
  const job: AnyJob = {
    name: 'hourly',
    every: 'hour',
    run: async (work) => {
      most.atOnce = Math.max(most.atOnce, ++most.running);
      seen.push(work);
      await setImmediate();
      most.running -= 1;
    },
  };
  const servers = [server([job], clock), server([job], clock)];
  await expect.poll(() => states('hourly'), SOON).toEqual(['completed', 'completed']);
  expect(seen.map(({ isFirst }) => isFirst)).toEqual([true, true]);
  await Promise.all(servers.map(({ schedule }) => schedule.look()));
  expect(await states('hourly')).toHaveLength(2);
  clock.advance(HOUR);
  await Promise.all(servers.flatMap(({ schedule }) => [schedule.look(), schedule.look()]));
  await expect.poll(() => states('hourly'), SOON).toEqual(['completed', 'completed', 'completed']);
  expect(seen).toHaveLength(3);
  expect(seen.at(-1)).toMatchObject({ now: clock.now(), isFirst: false });
  expect(most.atOnce).toBe(1);
  expect(servers.map(({ faults }) => faults)).toEqual([[], []]);
});

test('one that fails is told of and tried again', async () => {
  let tries = 0;
  const { faults } = server(
    [
      {
        name: 'failing',
        every: 'start',
        run: async () => {
          if (++tries === 1) throw new Error('away');
        },
      },
    ],
    movableClock(),
  );
  await expect.poll(() => faults, SOON).toEqual(['failing: Error: away']);
  await expect.poll(() => states('failing'), SOON).toEqual(['retry']);
  // no waiting between tries: how long it is belongs to the library
  await database.owner.query(`update jobs.job set start_after = now() where name = 'scheduled/failing'`);
  await expect.poll(() => states('failing'), SOON).toEqual(['completed']);
  expect(tries).toBe(2);
});

test('what is under way when its server stops is left to the next one, and is no fault', async () => {
  const clock = movableClock();
  const begun = Promise.withResolvers<void>();
  let done = 0;
  const job: AnyJob = {
    name: 'lasting',
    every: 'day',
    run: async ({ isStopping }) => {
      begun.resolve();
      if (done === 0) while (!isStopping()) await setImmediate();
      done += 1;
    },
  };
  const { schedule, faults } = server([job], clock);
  await begun.promise;
  await schedule.stop();
  await expect.poll(() => states('lasting'), SOON).toEqual(['retry']);
  expect([done, faults]).toEqual([1, []]);
});

test('what each server does by itself begins anew in each', async () => {
  const begun: number[] = [];
  const job: AnyJob = {
    name: 'own',
    seconds: 3_600,
    begin: () => {
      const mine = begun.push(0) - 1;
      return async () => {
        begun[mine] = (begun[mine] ?? 0) + 1;
      };
    },
  };
  server([job], movableClock());
  server([job], movableClock());
  await expect.poll(() => begun, SOON).toEqual([1, 1]);
});
