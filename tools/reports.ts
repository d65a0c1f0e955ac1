/** What the JSON reports of vitest and Playwright say of a run. Pure. */
import type { Counted } from './test-budget.ts';

/** A test that failed, and the first lines of why. */
export interface Failure {
  readonly name: string;
  readonly why: string;
  /** The arguments by which its runner runs the file of it alone; absent where there is none to run. */
  readonly alone?: readonly string[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** How many tests each file has, and how long it took in seconds of one worker. */
  readonly files: readonly Counted[];
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first lines of a message, without colours. */
const firstLines = (message: string | undefined): string => (message ?? '').replaceAll(ESCAPES, '').split('\n').slice(0, 6).join('\n  ').slice(0, 800);

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] }[];
  }[];
}

/** Names of files are told below the folder of the project, which the report names whole. */
export function tallyOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport, root: string): Tally {
  const below = (name: string): string => name.replace(root.endsWith('/') ? root : `${root}/`, '');
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Failure[] => {
      const [file, alone] = [below(name), [below(name)]];
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // a file that did not come to its tests has a message of its own
      if (failed.length === 0) return [{ name: file, why: firstLines(message), alone }];
      return failed.map(({ fullName, failureMessages }) => ({ name: `${file} > ${fullName}`, why: firstLines(failureMessages?.[0]), alone }));
    });
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: below(name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures, files };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const failuresIn = ({ suites = [], specs = [] }: Suite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} > ${title}`,
        why: firstLines(results.find(({ error }) => error)?.error?.message),
        alone: [`--project=${projectName}`, file],
      })),
  ),
  ...suites.flatMap(failuresIn),
];

const durationsIn = ({ suites = [], specs = [] }: Suite): readonly Counted[] => [
  ...specs.map(({ file, tests }) => ({
    name: file,
    tests: tests.length,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
  })),
  ...suites.flatMap(durationsIn),
];

/** A journey that passes only sometimes has failed. */
export function tallyOfPlaywright({ stats, suites }: PlaywrightReport): Tally {
  const files = Map.groupBy(suites.flatMap(durationsIn), ({ name }) => name);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresIn),
    files: [...files].map(([name, parts]) => ({
      name,
      tests: parts.reduce((sum, one) => sum + one.tests, 0),
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  };
}

/** What was run once more, a file of it at a time: what passes then is flaky, what fails again has failed. */
export interface Verdict {
  readonly flaky: readonly Failure[];
  readonly failures: readonly Failure[];
}

/** `again` answers for each file that was run alone the names of what failed in it; undefined when it did not come to an end. */
export function verdictOf(failures: readonly Failure[], again: ReadonlyMap<string, ReadonlySet<string> | undefined>): Verdict {
  const isFlaky = ({ name, alone }: Failure): boolean => again.get(String(alone))?.has(name) === false;
  return { flaky: failures.filter(isFlaky), failures: failures.filter((one) => !isFlaky(one)) };
}
