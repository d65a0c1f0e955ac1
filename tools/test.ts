/**
 * `npm test`: the checks, the unit tests, the browser journeys; its last line is `N passed, N failed`, after the names of what failed, the dearest
 * files and the time of each part. A part that ends badly without naming a failed test counts as one failure. A file in which something failed is
 * run once more, alone: what passes then is printed as FLAKY and counts as passed, to be mended in the change that saw it.
 * `--nightly` runs the same with larger numbers, `--changed` (or `--changed=REF`) what depends on changed files.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { type Failure, type Tally, tallyOfPlaywright, tallyOfVitest, type Verdict, verdictOf } from './reports.ts';
import { program, projectRoot, runSteps } from './steps.ts';
import { beyondBudget, sharesOf } from './test-budget.ts';

/** How much larger the numbers of a nightly run are (read by the fuzzer, the crash test and the properties). */
const NIGHTLY_SCALE = '20';
/** More files than these do not fail by chance. */
const MOST_ALONE = 8;
const DEAREST = 10;

const isNightly = process.argv.includes('--nightly');
const environment = { ...process.env, ...(isNightly ? { HCM_TEST_SCALE: NIGHTLY_SCALE } : {}) };
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));

const succeeds = ([command = '', ...args]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', env: environment });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

interface Part {
  readonly name: string;
  readonly report: string;
  readonly command: readonly string[];
  /** Arguments of a daily run, of what has changed. */
  readonly daily: readonly string[];
  /** Arguments by which files are run with nothing beside them. */
  readonly alone: readonly string[];
  read(report: unknown): Tally;
}

const cache = (name: string): string => join(projectRoot, '.cache', name);
const parts: readonly Part[] = [
  {
    name: 'vitest',
    report: cache('vitest.json'),
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${cache('vitest.json')}`],
    daily: [changed ?? ''],
    alone: ['--maxWorkers=1'],
    read: (report) => tallyOfVitest(report as Parameters<typeof tallyOfVitest>[0], projectRoot),
  },
  {
    name: 'playwright',
    report: cache('playwright.json'),
    command: ['playwright', 'test'],
    daily: [(changed ?? '').replace('--changed', '--only-changed')],
    alone: ['--workers=1'],
    read: (report) => tallyOfPlaywright(report as Parameters<typeof tallyOfPlaywright>[0]),
  },
];

/** Runs a part and reads its report; one that is missing or says "no failure" of a failed run counts as one. */
async function runPart({ name, report, command, read }: Part, args: readonly string[]): Promise<Tally> {
  await rm(report, { force: true });
  const succeeded = await succeeds([...command, ...args]);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const tally: Tally = text === undefined ? { passed: 0, failed: 0, failures: [], files: [] } : read(JSON.parse(text));
  if (tally.failed > 0 || (succeeded && text !== undefined)) return tally;
  return { ...tally, failed: 1, failures: [{ name, why: 'ended badly, and no failed test is in its report' }] };
}

/** Runs the files of what failed once more, each with nothing beside it. */
async function judge(part: Part, { failures }: Tally): Promise<Verdict> {
  const files = new Map(failures.flatMap(({ alone }) => (alone === undefined ? [] : [[String(alone), alone] as const])));
  const again = new Map<string, ReadonlySet<string> | undefined>();
  if (files.size <= MOST_ALONE)
    for (const [key, alone] of files) {
      const tally = await runPart(part, [...part.alone, ...alone]);
      const names = new Set(tally.failures.map(({ name }) => name));
      again.set(key, names.has(part.name) || tally.passed + tally.failed === 0 ? undefined : names);
    }
  return verdictOf(failures, again);
}

async function checks(): Promise<Tally> {
  const coverage = isNightly ? [program('branches of the language of formulas', 'npm', 'run', 'coverage:formula')] : [];
  const outcomes = [...(await runChecks()), ...(await runSteps(coverage))];
  const failed = outcomes.filter(({ faults }) => faults.length > 0);
  return {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name, faults }) => ({ name, why: faults[0] ?? '' })),
    files: [],
  };
}

interface Outcome extends Verdict {
  readonly name: string;
  readonly seconds: number;
  readonly tally: Tally;
}

async function timed(name: string, run: () => Promise<readonly [Tally, Verdict]>): Promise<Outcome> {
  const began = performance.now();
  const [tally, verdict] = await run();
  return { name, tally, ...verdict, seconds: (performance.now() - began) / 1_000 };
}

const outcomes = [
  await timed('checks', async () => {
    const tally = await checks();
    return [tally, { flaky: [], failures: tally.failures }];
  }),
];
for (const part of parts)
  outcomes.push(
    await timed(part.name, async () => {
      const tally = await runPart(part, changed === undefined ? [] : part.daily);
      return [tally, tally.failed === 0 ? { flaky: [], failures: [] } : await judge(part, tally)];
    }),
  );

const tell = (word: string, { name, why }: Failure): void => console.log(`\n${word} ${name}\n  ${why}`);
const files = outcomes.flatMap(({ tally }) => tally.files).toSorted((one, other) => other.seconds - one.seconds);
console.log('\nthe dearest files');
for (const { name, seconds } of files.slice(0, DEAREST)) console.log(`  ${seconds.toFixed(0).padStart(5)} s  ${name}`);
const shares = sharesOf(files);
console.log('the parts');
for (const { name, tests, most, seconds } of shares) console.log(`  ${seconds.toFixed(0).padStart(5)} s  ${name}: ${tests} tests of ${most}`);
console.log(outcomes.map(({ name, seconds }) => `${name} ${(seconds / 60).toFixed(1)} min`).join(', '));
for (const { flaky } of outcomes)
  for (const one of flaky) {
    tell('FLAKY', one);
    console.log('  alone, once more: passed');
  }
const grown = beyondBudget(shares).map(({ name, tests, most }) => ({
  name: `budget of ${name}`,
  why: `${tests} tests of ${most}: tools/test-budget.ts says how many there may be`,
}));
for (const one of [...outcomes.flatMap(({ failures }) => failures), ...grown]) tell('FAILED', one);
const flaky = outcomes.reduce((sum, one) => sum + one.flaky.length, 0);
const failed = outcomes.reduce((sum, { failures }) => sum + failures.length, grown.length);
const passed = outcomes.reduce((sum, { tally }) => sum + tally.passed, 0) + flaky;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
