import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isLoopback, SettingsError } from './config.ts';
import { prepareDataDir } from './data-dir.ts';

const place = await mkdtemp(join(tmpdir(), 'kargozin-data-dir-'));
afterAll(() => rm(place, { recursive: true, force: true }));

test('makes the directory with those above it, leaves nothing in it, and takes one that is there', async () => {
  const dataDir = join(place, 'a/b/c');
  await Promise.all([prepareDataDir(dataDir), prepareDataDir(dataDir)]);
  await prepareDataDir(dataDir);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a place that cannot be written is refused at once, with its name', async () => {
  const file = join(place, 'file');
  const link = join(place, 'link');
  await writeFile(file, '');
  await symlink(join(place, 'gone'), link);
  for (const dataDir of [file, join(file, 'below'), link, '/proc/x', '/proc/x/y']) {
    const error = await prepareDataDir(dataDir).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as SettingsError).message).toContain(`The data directory ${dataDir} cannot be written (E`);
  }
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['127.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['127.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['128.0.0.1', false],
])('HOST=%s reaches only this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
