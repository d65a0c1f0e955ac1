/** Servers that die by SIGKILL in the middle of a run, at one statement after the other: every subject is worked on once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_START } from '#testing/app.ts';
import { type KilledRun, probing } from '#testing/killed-run.ts';
import { openRunBench, type RunBench } from '#testing/runs.ts';

const worker = fileURLToPath(new URL('../../testing/killed-run.ts', import.meta.url));

let testBed: RunBench;
beforeAll(async () => {
  testBed = await openRunBench();
});
afterAll(() => testBed.database.close());

/** How a process ended: the signal, or its code. */
async function lived(diesAt?: number): Promise<string> {
  const task: KilledRun = { connection: testBed.database.connections.app, now: TEST_START, ...(diesAt === undefined ? {} : { diesAt }) };
  const child = spawn(process.execPath, [worker], { env: { ...process.env, KILLED_RUN: JSON.stringify(task) }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? (code === 0 ? 'done' : said);
}

test('kill -9 at a statement of a batch, between two batches and at the end', { timeout: 120_000 }, async () => {
  const ids = await testBed.subjects(60);
  const runId = await testBed.begin(probing, { tag: 'x' });
  // in the first batch, at its commit or soon after, and further on
  const ends: string[] = [];
  for (const diesAt of [14, 27, 34, 45]) ends.push(await lived(diesAt));
  expect(ends).toEqual(Array(4).fill('SIGKILL'));
  const half = await testBed.worked();
  expect(half.length).toBeLessThan(60);
  expect(await lived()).toBe('done');
  expect(await testBed.worked()).toEqual(ids);
  expect(await testBed.run(runId)).toMatchObject({ state: 'done', done: 60, failed: 0 });
  const [traces] = await testBed.rows(`select count(*)::int as n from audit_entry where request_id = $1`, `run:${runId}`);
  expect(traces).toEqual({ n: 61 });
});
