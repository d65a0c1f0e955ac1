/** Threads: they answer beside the caller, remember from question to question, are as many as were opened, and one that is lost costs nothing. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { job } from '#testing/thread-probe.ts';
import { callingThread, openThreads, type Threads } from './threads.server.ts';

const open: Threads[] = [];
const threadsOf = (size: number): Threads => {
  const threads = openThreads(size);
  open.push(threads);
  return threads;
};
afterEach(() => Promise.all(open.splice(0).map((threads) => threads.close())));

test('answers in another thread, which keeps what it remembers, and what the job throws is thrown', async () => {
  const threads = threadsOf(1);
  const sum = await threads.ask(job, { is: 'add', a: 9_007_199_254_740_993n, b: 1n });
  expect(sum.said).toBe(9_007_199_254_740_994n);
  expect(sum.thread).not.toBe(threadId);
  await expect(threads.ask(job, { is: 'throw', said: 'so' })).rejects.toThrow(new RangeError('so'));
  expect(await threads.ask(job, { is: 'count' })).toEqual({ said: 3, thread: sum.thread });
});

test('no more threads than were opened, and whoever waits has a turn', async () => {
  const threads = threadsOf(2);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => threads.ask(job, { is: 'add', a: BigInt(at), b: 0n })));
  expect(answers.map(({ said }) => said)).toEqual(Array.from({ length: 20 }, (_, at) => BigInt(at)));
  expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2);
});

test('a thread that is lost by chance costs nothing; what ends a thread each time is told to whoever asked, and others are answered', async () => {
  const threads = threadsOf(1);
  const once = join(mkdtempSync(join(tmpdir(), 'kargozin-thread-')), 'once');
  writeFileSync(once, '');
  const [lost, other, ended, after] = await Promise.allSettled([
    threads.ask(job, { is: 'end', whileThere: once }),
    threads.ask(job, { is: 'add', a: 1n, b: 2n }),
    threads.ask(job, { is: 'end' }),
    threads.ask(job, { is: 'add', a: 3n, b: 4n }),
  ]);
  expect(lost).toMatchObject({ status: 'fulfilled', value: { said: 1 } });
  expect(other).toMatchObject({ value: { said: 3n } });
  expect(ended).toMatchObject({ status: 'rejected', reason: new Error('a thread ended before it answered') });
  expect(after).toMatchObject({ value: { said: 7n } });
});

test('a thread that nobody asks ends when it is told to rest, one that is asked answers', async () => {
  const threads = threadsOf(1);
  const { thread } = await threads.ask(job, { is: 'count' });
  const asked = threads.ask(job, { is: 'count' });
  threads.rest();
  expect(await asked).toEqual({ said: 2, thread });
  threads.rest();
  expect(await threads.ask(job, { is: 'count' })).toMatchObject({ said: 1 });
});

test('what waits when threads are closed is refused, and so is what comes later', async () => {
  const threads = openThreads(1);
  const asked = Promise.allSettled([1n, 2n].map((a) => threads.ask(job, { is: 'add', a, b: 0n })));
  await threads.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(threads.ask(job, { is: 'count' })).rejects.toThrow(/closed/);
});

test('without threads the same job answers on the calling thread', async () => {
  const here = callingThread();
  expect(await here.ask(job, { is: 'add', a: 1n, b: 1n })).toEqual({ said: 2n, thread: threadId });
  expect(await here.ask(job, { is: 'count' })).toEqual({ said: 2, thread: threadId });
});
