/**
 * `npm test`: the checks, the unit tests, the browser journeys; its last line is `N passed, N failed`.
 * A part that ends badly without naming a failed test counts as one failure. `--nightly` runs the same with larger numbers.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { projectRoot } from './steps.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** How much larger the numbers of a nightly run are (read by the fuzzer, the crash test and the properties). */
const NIGHTLY_SCALE = '20';

const environment = { ...process.env, ...(process.argv.includes('--nightly') ? { HCM_TEST_SCALE: NIGHTLY_SCALE } : {}) };

const succeeds = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', env: environment });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Numbers of a JSON report, as `read` finds them; a report that is missing or says "no failure" of a failed run counts as one. */
async function tallyOf(report: string, succeeded: boolean, read: (report: never) => Tally): Promise<Tally> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const { passed, failed } = text === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(text) as never);
  return { passed, failed: failed > 0 || (succeeded && text !== undefined) ? failed : 1 };
}

async function unitTests(): Promise<Tally> {
  const report = join(projectRoot, '.cache/vitest.json');
  await rm(report, { force: true });
  const succeeded = await succeeds('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  return tallyOf(report, succeeded, ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function journeys(): Promise<Tally> {
  const report = join(projectRoot, '.cache/playwright.json');
  await rm(report, { force: true });
  const succeeded = await succeeds('playwright', 'test');
  return tallyOf(report, succeeded, ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected,
    // a journey that passes only sometimes has failed
    failed: stats.unexpected + stats.flaky,
  }));
}

async function checks(): Promise<Tally> {
  const outcomes = await runChecks();
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
  return { passed: outcomes.length - failed, failed };
}

const tallies: Tally[] = [];
for (const part of [checks, unitTests, journeys]) tallies.push(await part());
const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
