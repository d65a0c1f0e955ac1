import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { insertRun, readRun, updateRun } from './run.store.ts';
import { createRunner } from './runner.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const system = systemActor('test');

test('a run that the death of the database interrupted is taken up when that is back', async () => {
  const runId = randomUUID();
  const content = Buffer.from('x');
  await writing(database.pool, system, async (tx) => {
    await insertRun(tx, { runId, companyId: undefined, kind: 'none', fileName: 'f.csv', sha256: content, content, headers: [], companyIds: [], mayFound: false });
    await updateRun(tx, runId, { state: 'applying' });
  });
  let isAway = true;
  const connect = () => (isAway ? Promise.reject(new Error('away')) : database.pool.connect());
  const reported: string[] = [];
  const deps = { pool: { connect, options: database.pool.options } as unknown as pg.Pool, clock: movableClock(), kinds: [], newId: randomUUID };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const runner = createRunner(deps, (error) => void reported.push(error instanceof Error ? error.message : String(error)));
  runner.resume();
  await runner.idle();
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  await runner.idle();
  // what it is worth shows now: there is no such kind
  expect(reported).toEqual(['away', 'no import kind none']);
  expect((await reading(database.pool, system, (db) => readRun(db, runId)))?.state).toBe('failed');
  await runner.stop();
});
