import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { Postmaster } from './postmaster.ts';

interface Fake extends Postmaster {
  die(): void;
  isStopped: boolean;
}

function fake(pid: number): Fake {
  const death = Promise.withResolvers<void>();
  const made: Fake = {
    pid,
    died: death.promise,
    die: death.resolve,
    isStopped: false,
    stop: async () => {
      made.isStopped = true;
    },
  };
  return made;
}

/** A server of which each start is given by hand: a fake one or a failure. */
function scene() {
  const started: Fake[] = [];
  const lines: string[] = [];
  const gaveUp = Promise.withResolvers<string>();
  const failures = new Set<number>();
  let starts = 0;
  const keeping = {
    start: async () => {
      starts += 1;
      if (failures.has(starts)) throw new Error(`start ${starts} failed`);
      const made = fake(starts);
      started.push(made);
      return made;
    },
    log: (line: string) => void lines.push(line),
    gaveUp: gaveUp.resolve,
  };
  return { keeping, started, lines, failures, gaveUp: gaveUp.promise, starts: () => starts };
}

const revived = (lines: readonly string[], count: number) => expect.poll(() => lines.filter((line) => line === 'PostgreSQL runs again').length, { timeout: 10_000 }).toBe(count);

test('starts again what died, and stops the present one', async () => {
  const { keeping, started, lines } = scene();
  const kept = await keepRunning(keeping);
  started[0]?.die();
  await revived(lines, 1);
  expect(kept.pid()).toBe(2);
  await kept.stop();
  expect(started.map(({ isStopped }) => isStopped)).toEqual([false, true]);
});

test('a start that fails is tried again', async () => {
  const { keeping, started, lines, failures } = scene();
  failures.add(2);
  const kept = await keepRunning(keeping);
  started[0]?.die();
  await revived(lines, 1);
  expect([kept.pid(), lines[0]]).toEqual([3, 'start 2 failed']);
});

test('after five starts within a minute it gives up, once', async () => {
  const { keeping, failures, started, gaveUp, starts } = scene();
  for (let order = 2; order < 20; order++) failures.add(order);
  await keepRunning(keeping);
  started[0]?.die();
  expect(await gaveUp).toContain('5 starts within a minute');
  expect(starts()).toBe(6);
});

test('the first start rejects as it does', async () => {
  const { keeping, failures } = scene();
  failures.add(1);
  await expect(keepRunning(keeping)).rejects.toThrow('start 1 failed');
});

test('a stop during a restart waits for it and stops what came of it', async () => {
  const { keeping, started } = scene();
  const kept = await keepRunning(keeping);
  started[0]?.die();
  await Promise.resolve();
  await kept.stop();
  expect(started.at(-1)?.isStopped).toBe(true);
});
