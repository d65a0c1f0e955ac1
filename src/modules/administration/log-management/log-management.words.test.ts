/** The log speaks of every kind of record that some slice writes into the audit. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { namesIn } from '#platform/http/messages.rules.ts';
import { loadSlices, sourceFiles } from '#server/slices.ts';

test('every entity of the audit has a Persian name', async () => {
  const found = new Set<string>();
  for (const { path } of await sourceFiles())
    if (/\.ts$/.test(path) && !/\.test\.ts$/.test(path)) for (const [, entity] of (await readFile(path, 'utf8')).matchAll(/\bentity: '(\w+)'/g)) found.add(entity as string);
  expect([...found]).toEqual(expect.arrayContaining(['Person', 'UserGroup', 'LegalYear']));
  const names = namesIn((await loadSlices()).messages, 'records');
  expect([...found].filter((entity) => !(entity in names))).toEqual([]);
});
