import { afterEach, expect, test, vi } from 'vitest';
import { keepBySeconds } from './keeper.server.ts';

afterEach(() => vi.useRealTimers());

const HOUR = 3_600_000;
const clock = { now: () => Date.parse('2026-03-20T21:00:00Z') };

test('looks at once and every hour, with the day of Tehran; a fault is reported and does not end it', async () => {
  vi.useFakeTimers();
  const [look, report] = [vi.fn(async (_today: string) => Promise.reject(new Error('away'))), vi.fn()];
  const keeper = keepBySeconds(3_600, look, { clock, report });
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(look.mock.calls).toEqual([['2026-03-21'], ['2026-03-21'], ['2026-03-21']]);
  expect(report).toHaveBeenCalledTimes(3);
  await keeper.stop();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(look).toHaveBeenCalledTimes(3);
});

test('a look that lasts has none beside it, and is waited for at the end', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = vi.fn(() => promise);
  const keeper = keepBySeconds(3_600, look, { clock, report: vi.fn() });
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(look).toHaveBeenCalledOnce();
  const stopped = vi.fn();
  const stopping = keeper.stop().then(stopped);
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await stopping;
});
