import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MIB = 1_048_576;
const OF_ONE = 19 * MIB;
const module = new URL('./password-hash.server.ts', import.meta.url).href;

/** Bytes that a process on two processors, which hashes one after the other, holds more after many hashes than after the first. */
const script = `
  require('node:os').availableParallelism = () => 2;
  require('node:module').syncBuiltinESMExports();
  import('${module}').then(async ({ hashPassword }) => {
    await hashPassword('first');
    const before = process.memoryUsage.rss();
    for (const round of [1, 2, 3, 4]) await Promise.all([1, 2, 3, 4].map((at) => hashPassword(round + ' ' + at)));
    console.log(process.memoryUsage.rss() - before);
  });`;

test('many hashes leave no more behind than one that is under way takes', { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: import.meta.dirname });
  expect(Number(stdout)).toBeLessThan(2 * OF_ONE);
});
