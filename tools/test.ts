/**
 * `npm test`: the checks, the unit tests, the browser journeys; its last line is `N passed, N failed`, after the names of what failed.
 * A part that ends badly without naming a failed test counts as one failure. `--nightly` runs the same with larger numbers.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { type Tally, tallyOfPlaywright, tallyOfVitest } from './reports.ts';
import { projectRoot } from './steps.ts';

/** How much larger the numbers of a nightly run are (read by the fuzzer, the crash test and the properties). */
const NIGHTLY_SCALE = '20';

const environment = { ...process.env, ...(process.argv.includes('--nightly') ? { HCM_TEST_SCALE: NIGHTLY_SCALE } : {}) };

const succeeds = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', env: environment });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Runs a part and reads its report; one that is missing or says "no failure" of a failed run counts as one. */
async function part<Report>(name: string, report: string, command: readonly [string, ...string[]], read: (report: Report) => Tally): Promise<Tally> {
  await rm(report, { force: true });
  const succeeded = await succeeds(...command);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const tally = text === undefined ? { passed: 0, failed: 0, failures: [] } : read(JSON.parse(text) as Report);
  if (tally.failed > 0 || (succeeded && text !== undefined)) return tally;
  return { passed: tally.passed, failed: 1, failures: [{ name, why: 'ended badly, and no failed test is in its report' }] };
}

function unitTests(): Promise<Tally> {
  const report = join(projectRoot, '.cache/vitest.json');
  return part('vitest', report, ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], (read: Parameters<typeof tallyOfVitest>[0]) =>
    tallyOfVitest(read, projectRoot),
  );
}

const journeys = (): Promise<Tally> => part('playwright', join(projectRoot, '.cache/playwright.json'), ['playwright', 'test'], tallyOfPlaywright);

async function checks(): Promise<Tally> {
  const outcomes = await runChecks();
  const failed = outcomes.filter(({ faults }) => faults.length > 0);
  return { passed: outcomes.length - failed.length, failed: failed.length, failures: failed.map(({ name, faults }) => ({ name, why: faults[0] ?? '' })) };
}

const tallies: Tally[] = [];
for (const run of [checks, unitTests, journeys]) tallies.push(await run());
for (const { name, why } of tallies.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${name}\n  ${why}`);
const sum = (key: 'passed' | 'failed'): number => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
