import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingNames, unknownName } from './names.rules.ts';

test.each([
  ['HCM_BAKCUP_HOUR', 'HCM_BACKUP_HOUR'],
  ['HCM_DATADIR', 'HCM_DATA_DIR'],
  ['HCM_PUBLIC_ADDRESS', 'HCM_PUBLIC_URL'],
  ['HCM_', 'HCM_DEMO'],
])('%s stands for %s', (name, nearest) => expect(unknownName(['PATH', 'HCM_DEMO', name])).toEqual({ name, nearest }));

test('known names, those of tools and those of others are no mistake', () => {
  expect(unknownName([...settingNames, 'HCM_TEST_SCALE', 'HCM_CHROMIUM', 'HCMX', 'PORT'])).toBeUndefined();
});

test('the README explains every name, and no other', async () => {
  const text = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const named = new Set(text.match(/HCM_[A-Z0-9_]*[A-Z0-9]/g));
  expect([...named].filter((name) => !settingNames.some((known) => known.startsWith(name)))).toEqual([]);
  expect(settingNames.filter((name) => !named.has(name))).toEqual([]);
});
