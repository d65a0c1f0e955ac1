import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStore } from '#platform/files/disk-store.ts';
import { openTestDatabase } from '#testing/database.ts';
import { startNightly } from './nightly.ts';
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

test('the nightly backup is taken when it is due, once, and the oldest goes', async () => {
  const database = await openTestDatabase();
  const nightly = startNightly(
    { owner: database.connections.owner, store: diskStore(join(folder, 'files')), dataDir: folder },
    { folder: join(folder, 'backups'), hour: 2, keep: 1 },
    at('2026-11-20T12:00:00Z'),
    () => undefined,
    () => undefined,
  );
  try {
    await mkdir(join(folder, 'backups/manual-20200101T000000Z'), { recursive: true });
    const taken = [];
    for (const now of ['2026-11-20T13:00:00Z', '2026-11-21T01:00:00Z', '2026-11-21T02:00:00Z', '2026-11-22T01:00:00Z']) taken.push(await nightly.look(at(now)));
    expect(taken.map((path) => path !== undefined)).toEqual([false, true, false, true]);
    expect(await readdir(join(folder, 'backups'))).toEqual(['manual-20200101T000000Z', 'nightly-20261122T010000Z']);
  } finally {
    nightly.stop();
    await database.close();
  }
});
