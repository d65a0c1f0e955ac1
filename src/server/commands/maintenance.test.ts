import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configFile, readRuntimeConfig } from '../runtime-config.ts';
import { run } from './maintenance.ts';

let dataDir: string;
const said: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kargozin-maintenance-'));
  vi.stubEnv('HCM_DATA_DIR', dataDir);
  said.length = 0;
  for (const way of ['log', 'error'] as const) vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  process.exitCode = 0;
  await rm(dataDir, { recursive: true, force: true });
});

test('switches on and off and leaves the other settings alone', async () => {
  await writeFile(configFile(dataDir), '{"maintenance": false, "registration": true, "workEffort": false}');
  await run(['on']);
  expect(await readRuntimeConfig(dataDir)).toEqual({ maintenance: true, registration: true, workEffort: false });
  await run(['off']);
  expect(await readRuntimeConfig(dataDir)).toEqual({ maintenance: false, registration: true, workEffort: false });
  expect(said).toEqual([`maintenance is on (${configFile(dataDir)})`, `maintenance is off (${configFile(dataDir)})`]);
});

test('keeps what it does not know, as it stands', async () => {
  await writeFile(configFile(dataDir), '{"maintenance": 1, "banner": {"text": "x"}, "registration": "later"}');
  await run(['on']);
  expect(JSON.parse(await readFile(configFile(dataDir), 'utf8'))).toEqual({ maintenance: true, banner: { text: 'x' }, registration: 'later' });
});

test('works before the first start', async () => {
  await run(['on']);
  expect((await readRuntimeConfig(dataDir)).maintenance).toBe(true);
});

test.each(['{ broken', '[]', 'null'])('a file that cannot be read is not overwritten: %s', async (text) => {
  await writeFile(configFile(dataDir), text);
  await run(['on']);
  expect([process.exitCode, await readFile(configFile(dataDir), 'utf8')]).toEqual([1, text]);
});

test.each([[[]], [['maybe']], [['on', 'off']]])('%j is answered with the usage', async (args) => {
  await run(args);
  expect([process.exitCode, said]).toEqual([2, [expect.stringContaining('npm run maintenance on')]]);
});
