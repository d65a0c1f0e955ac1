import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configFile, readRuntimeConfig } from './runtime-config.ts';

const folder = await mkdtemp(join(tmpdir(), 'hcm-config-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  [0, 0],
  [30, 30],
  [90, 90],
  [91, undefined],
  [-1, undefined],
  [7.5, undefined],
  ['7', undefined],
])('days for which a new number carries no code: %s', async (recoveryWaitDays, read) => {
  await writeFile(configFile(folder), JSON.stringify({ recoveryWaitDays }));
  expect((await readRuntimeConfig(folder)).recoveryWaitDays).toBe(read);
});
