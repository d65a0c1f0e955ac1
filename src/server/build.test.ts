import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace } from './build.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A finished bundle with its stamp. */
async function built(name: string, stamp: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets', 'a.js'), stamp);
  await writeFile(join(folder, '.stamp'), stamp);
  return folder;
}
const web = (): string => join(root, 'web');

test('a bundle takes the place of the one before, and of none', async () => {
  await putInPlace(await built('1', 'old'), web(), 'old');
  await putInPlace(await built('2', 'new'), web(), 'new');
  expect(await readFile(join(web(), 'assets', 'a.js'), 'utf8')).toBe('new');
  expect(await readdir(root)).toEqual(['web']);
});

test('of several that are built at once one stands, whole, and the others are gone', async () => {
  await built('web', 'old');
  const all = await Promise.all(Array.from({ length: 12 }, (_, at) => built(`at${at}`, 'new')));
  await Promise.all(all.map((folder) => putInPlace(folder, web(), 'new')));
  expect(await readFile(join(web(), 'assets', 'a.js'), 'utf8')).toBe('new');
  expect(await readdir(root)).toEqual(['web']);
});
