import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { callProgram } from './programs.server.ts';

test('nothing else of the product starts programs', async () => {
  const src = fileURLToPath(new URL('../../', import.meta.url));
  const doors: string[] = [];
  for await (const name of glob('**/*.{ts,tsx}', { cwd: src, exclude: ['testing/**', '**/*.test.ts', '**/*.test.tsx', '**/*.journey.ts'] }))
    if (/^import (?!type ).*'node:child_process'/m.test(await readFile(`${src}${name}`, 'utf8'))) doors.push(name);
  expect(doors).toEqual(['platform/process/programs.server.ts']);
});

test('a program learns PATH, language and time zone, and what it is told', () => {
  vi.stubEnv('HCM_MASTER_KEY', 'secret');
  vi.stubEnv('DATABASE_URL', 'secret');
  vi.stubEnv('LC_TIME', 'C');
  vi.stubEnv('TZ', 'Asia/Tehran');
  const { said } = callProgram('/usr/bin/env', [], { env: { LC_ALL: 'C' } });
  vi.unstubAllEnvs();
  const names = said
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(names).toEqual(expect.arrayContaining(['PATH', 'LC_ALL', 'LC_TIME', 'TZ']));
  expect(names.filter((name) => !/^(PATH|LANG|LC_\w+|TZ)$/.test(name ?? ''))).toEqual([]);
});
