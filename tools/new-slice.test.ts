/** A generated slice compiles, is accepted by the loader, and its own tests pass, in a copy of the sources. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSlices } from '#server/slices.ts';
import { newSlice } from './new-slice.ts';
import { projectRoot } from './steps.ts';

/** Any screen that waits to be built: its slice is filled in place. */
const waiting = (await loadSlices()).screens.find(({ screen }) => screen.notBuilt);
const { slice: unbuilt = '', screen: { path: unbuiltPath } = { path: '' } } = waiting ?? {};

let copy: string;
let written: string[];
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kargozin-slice-'));
  for (const name of [
    'src',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.pure.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
    'biome.json',
    'vitest.config.ts',
    '.gitignore',
  ])
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  written = await newSlice('modules/sample-hall/golden-plates', join(copy, 'src'));
  await newSlice(unbuilt, join(copy, 'src'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

function run(...command: [string, ...string[]]): string {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return `${status}${stdout}${stderr}`.trim();
}

test('it holds every kind of file, named after the slice', () => {
  const kinds = ['001.migration.sql', 'contract.ts', 'messages.fa.ts', 'page.tsx', 'routes.ts', 'rules.ts', 'screen.ts', 'store.ts', 'test.ts'];
  expect(written.sort()).toEqual(kinds.map((kind) => join(copy, `src/modules/sample-hall/golden-plates/golden-plates.${kind}`)));
});

test.each(['pure', 'server', 'web'])('it compiles under tsconfig.%s.json', (name) => {
  const faults = run('tsc', '-p', `tsconfig.${name}.json`, '--incremental', 'false', '--pretty', 'false');
  expect(faults.split('\n').filter((line) => line.includes('golden-plates') || line.includes(`${unbuilt}/`))).toEqual([]);
});

test('the linter has nothing to say about it', () => {
  expect(run('biome', 'check', '--error-on-warnings', 'src/modules/sample-hall', `src/${unbuilt}`)).toMatch(/^0/);
});

test('the loader accepts it, and the screen that was not built is', () => {
  const script = `import { loadSlices } from './src/server/slices.ts';
    const { routes, screens } = await loadSlices();
    console.log(routes.filter(({ slice }) => slice === 'modules/sample-hall/golden-plates').length, screens.some(({ screen }) => screen.path === '/sampleHall/goldenPlates'));
    console.log(screens.filter(({ screen }) => screen.path === '${unbuiltPath}' && !screen.notBuilt).length);`;
  expect(run('node', '--input-type=module', '--eval', script)).toBe('02 true\n1');
});

test('its own tests pass', () => {
  expect(run('vitest', 'run', '--project', 'server', 'golden-plates')).toMatch(/^0[\s\S]*2 passed/);
});

test('a name that cannot be one and a folder that exists are refused', async () => {
  await expect(newSlice('Modules/Degrees', join(copy, 'src'))).rejects.toThrow('Name the slice like');
  await expect(newSlice('sample-hall/golden-plates', join(copy, 'src'))).rejects.toThrow('exists already');
});
