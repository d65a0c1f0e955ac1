/** A generated slice of each kind compiles, passes the walls, is accepted by the loader, and its own tests pass, in a copy of the sources. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadSlices } from '#server/slices.ts';
import { format, newSlice, type SliceKind } from './new-slice.ts';
import { projectRoot } from './steps.ts';

/** Any screen that waits to be built: its slice is filled in place. */
const waiting = (await loadSlices()).screens.find(({ screen }) => screen.notBuilt);
const { slice: unbuilt = '', screen: { path: unbuiltPath } = { path: '' } } = waiting ?? {};

const made: Readonly<Record<SliceKind, string>> = {
  register: 'modules/sample-hall/golden-plates',
  record: 'modules/sample-hall/silver-cups',
  tab: 'modules/personnel/copper-spoons',
  request: 'modules/sample-hall/wooden-bowls',
  report: 'modules/reports/paper-hats',
};
const slices = [...Object.values(made), unbuilt];

// compilers and linters of their own
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let copy: string;
let written: string[];
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kargozin-slice-'));
  const settings = ['package.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.server.json', 'tsconfig.web.json', 'biome.json', 'vitest.config.ts', '.gitignore'];
  // some thousand files: the program of the system takes a tenth of the time of fs.cp
  spawnSync('cp', ['-R', ...['src', 'test', 'tools', 'bench', 'bin', ...settings].map((name) => join(projectRoot, name)), copy]);
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  const root = join(copy, 'src');
  written = [];
  for (const [kind, name] of Object.entries(made) as [SliceKind, string][]) written.push(...(await newSlice(kind, name, root)));
  // a linter looks at the whole project before it looks at a file: once for all
  format([...written, ...(await newSlice('register', unbuilt, root))], root);
  // the checks ask git which files there are
  run('git', 'init', '--quiet');
  run('git', 'add', '--intent-to-add', 'src', 'test', 'tools');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

function run(...command: [string, ...string[]]): string {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return `${status}${stdout}${stderr}`.trim();
}

const script = (text: string): string => run('node', '--input-type=module', '--eval', text);

test('its files are named after it', () => {
  const below = (slice: string): string[] => written.filter((path) => relative(join(copy, 'src'), dirname(path)) === slice).map((path) => basename(path));
  for (const slice of Object.values(made)) expect(below(slice)).toContain(`${basename(slice)}.messages.fa.ts`);
  expect(written.filter((path) => /sample-?thing/i.test(path))).toEqual([]);
});

// of all sources those that a new slice reaches are compiled: the others do not know it
test.each([
  ['pure', ['*.contract.ts', '*.screen.ts', '*.rules.ts', '*.messages.*.ts']],
  ['server', ['*.ts']],
  ['web', ['*.tsx', '*.ui.ts']],
])('it compiles under tsconfig.%s.json', async (name, files) => {
  const include = slices.flatMap((slice) => files.map((file) => `src/${slice}/**/${file}`));
  // it declares what the tests of a server are given
  const settings = { extends: `./tsconfig.${name}.json`, include: name === 'server' ? [...include, 'src/testing/global-setup.ts'] : include };
  await writeFile(join(copy, 'tsconfig.slices.json'), JSON.stringify(settings));
  expect(run('tsc', '-p', 'tsconfig.slices.json', '--incremental', 'false', '--pretty', 'false')).toBe('0');
});

test('the linter has nothing to say about it', () => {
  expect(run('biome', 'check', '--error-on-warnings', ...slices.map((slice) => `src/${slice}`))).toMatch(/^0/);
});

test('the walls stand', () => {
  const faults = script(`const checks = await Promise.all(
      ['check-floors.ts', 'check-glossary.ts', 'check-page-memory.ts', 'check-persian-text.ts', 'check-roles.ts', 'check-row-scope.ts'].map((name) => import('./tools/' + name)));
    for (const check of checks) for (const one of Object.values(check)) if (typeof one === 'function' && one.name.startsWith('check') && one.length === 0) console.log((await one()).join('\\n'));`);
  expect(faults.split('\n').filter((line) => line !== '' && line !== '0')).toEqual([]);
});

test('the loader accepts it, and the screen that was not built is', () => {
  const answer = script(`import { loadSlices } from './src/server/slices.ts';
    const { routes, screens } = await loadSlices();
    const built = new Set(screens.filter(({ screen }) => !screen.notBuilt).map(({ screen }) => screen.path));
    console.log(JSON.stringify({
      routes: ${JSON.stringify(Object.values(made))}.map((name) => routes.filter(({ slice }) => slice === name).length),
      screens: ['/sampleHall/goldenPlates', '/sampleHall/silverCups', '/reports/paperHats', '${unbuiltPath}'].map((path) => built.has(path)) }));`);
  expect(JSON.parse(answer.slice(1))).toEqual({ routes: [5, 6, 4, 0, 2], screens: [true, true, true, true] });
});

test('its own tests pass', () => {
  expect(run('vitest', 'run', ...Object.values(made).map((slice) => `src/${slice}/`))).toMatch(/^0[\s\S]*Tests .*10 passed/);
});

test('a name that cannot be one, a folder that exists and a tab outside of the file are refused', async () => {
  const root = join(copy, 'src');
  await expect(newSlice('register', 'Modules/Degrees', root)).rejects.toThrow('Name the slice like');
  await expect(newSlice('register', 'sample-hall/golden-plates', root)).rejects.toThrow('exists already');
  await expect(newSlice('tab', 'sample-hall/iron-pots', root)).rejects.toThrow('lies in modules/personnel');
});
