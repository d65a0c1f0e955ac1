/** `npm run import` as an operator meets it, where no database is needed. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exitCodeOf } from '#server/commands/import.ts';

const program = fileURLToPath(new URL('../bin/kargozin.mjs', import.meta.url));
const command = (...args: string[]) => spawnSync(process.execPath, [program, 'import', ...args], { encoding: 'utf8' });

test('tells how it is used when asked, and when used wrongly', () => {
  const asked = command('--help');
  expect([asked.status, asked.stderr]).toEqual([0, '']);
  expect(asked.stdout).toContain('--kind');
  const wrong = command('--nonsense');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
});

test('says in one line that a file is missing', () => {
  const { status, stdout, stderr } = command('--kind', 'jobs', '--file', '/nowhere/jobs.csv', '--json');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The file \/nowhere\/jobs\.csv cannot be read: .*ENOENT.*\n$/);
  expect(JSON.parse(stdout)).toMatchObject({ accepted: 0, error: { code: 'unreadable' } });
});

test.each([
  [{ accepted: 1, refused: 9 }, 0],
  [{ unchanged: 1, refused: 9 }, 0],
  [{ updated: 1, refused: 9 }, 0],
  [{ refused: 9 }, 1],
] as const)('%j ends with %i', (counted, expected) => {
  const counts = { rows: 10, accepted: 0, updated: 0, unchanged: 0, cleanedRows: 0, cleaned: {}, warnings: {}, refusedByCode: {}, missing: [], ...counted };
  expect(exitCodeOf({ counts })).toBe(expected);
});
