import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import { openTestDatabase } from '#testing/database.ts';
import { LOOK_MS, startNightly } from './nightly.ts';
import { folderName, isDue, newestNightly, outdated } from './schedule.rules.ts';

const at = (text: string): number => Date.parse(text);
const folder = await mkdtemp(join(tmpdir(), 'kargozin-nightly-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('due once the hour has struck in Tehran since the last one', () => {
  // 02:00 in Tehran is 22:30 UTC of the day before
  const last = at('2026-11-21T22:31:00Z');
  expect([at('2026-11-22T10:00:00Z'), at('2026-11-22T22:29:59Z'), at('2026-11-22T22:30:00Z'), at('2026-11-25T08:00:00Z')].map((now) => isDue(now, 2, last))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a clock that was set back makes nothing due', () => {
  expect(isDue(at('2026-11-20T12:00:00Z'), 2, at('2026-11-22T12:00:00Z'))).toBe(false);
});

test('of each kind the newest stay, what was asked for by hand always', () => {
  const names = [
    ...['01', '02', '03'].map((day) => folderName('nightly', at(`2026-11-${day}T02:00:00Z`))),
    ...['01', '02', '03'].map((day) => folderName('before-update', at(`2026-10-${day}T02:00:00Z`))),
    folderName('manual', at('2020-01-01T00:00:00Z')),
    `${folderName('manual', at('2026-11-01T00:00:00Z'))}.part`,
    `${folderName('nightly', at('2026-11-04T01:00:00Z'))}.part`,
    'nightly-of-somebody',
  ];
  expect(outdated(names, 2, at('2026-11-04T02:00:00Z'))).toEqual(['nightly-20261101T020000Z', 'before-update-20261001T020000Z', 'manual-20261101T000000Z.part']);
  expect(newestNightly(names)).toBe(at('2026-11-03T02:00:00Z'));
});

test('a week of a server: a backup each night, the newest stay, one that fails is tried again', async () => {
  const database = await openTestDatabase();
  const into = join(folder, 'backups');
  const [said, faults]: [string[], unknown[]] = [[], []];
  await mkdir(join(into, 'manual-20200101T000000Z'), { recursive: true });
  const store = diskStore(join(folder, 'files'));
  const other = await database.owner.connect();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at('2026-11-20T12:00:00Z') });
  const nightly = startNightly(
    { owner: database.connections.owner, store, dataDir: folder },
    { folder: into, hour: 2, keep: 3 },
    Date.now(),
    (line) => said.push(line),
    (error) => faults.push(error),
  );
  /** Lets the server look at a moment, and what that sets going end. */
  const until = async (moment: string, told: () => number, wanted: number): Promise<void> => {
    vi.setSystemTime(at(moment) - LOOK_MS);
    vi.advanceTimersByTime(LOOK_MS);
    await vi.waitFor(() => expect(told()).toBe(wanted), { timeout: 10_000, interval: 20 });
  };
  const taken = () => said.length;
  try {
    await until('2026-11-20T22:35:00Z', taken, 1);
    // the second night's fails, because another one is being taken, and is made up for ten minutes later
    await other.query('select pg_advisory_lock(74051407)');
    await until('2026-11-21T22:35:00Z', () => faults.length, 1);
    expect(String(faults[0])).toContain('A backup is being taken already');
    await other.query('select pg_advisory_unlock(74051407)');
    await until('2026-11-21T22:45:00Z', taken, 2);
    for (const [day, wanted] of [
      ['22', 3],
      ['23', 4],
      ['24', 5],
    ] as const)
      await until(`2026-11-${day}T22:35:00Z`, taken, wanted);
    const days = ['20261122', '20261123', '20261124'].map((day) => expect.stringMatching(`^nightly-${day}T223\\d{3}Z$`));
    expect((await readdir(into)).sort()).toEqual(['manual-20200101T000000Z', ...days]);
    expect(faults).toHaveLength(1);
  } finally {
    nightly.stop();
    vi.useRealTimers();
    other.release();
    await database.close();
  }
});
