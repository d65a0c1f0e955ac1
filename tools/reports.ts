/** What the JSON reports of vitest and Playwright say of a run. Pure. */

/** A test that failed, and the first line of why. */
export interface Failure {
  readonly name: string;
  readonly why: string;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
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
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] }[];
  }[];
}

/** Names of files are told below the folder of the project, which the report names whole. */
export function tallyOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport, root: string): Tally {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Failure[] => {
      const file = name.replace(`${root}/`, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // a file that did not come to its tests has a message of its own
      if (failed.length === 0) return [{ name: file, why: firstLines(message) }];
      return failed.map(({ fullName, failureMessages }) => ({ name: `${file} > ${fullName}`, why: firstLines(failureMessages?.[0]) }));
    });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string; readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
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
      .map(({ projectName, results }) => ({ name: `[${projectName}] ${file} > ${title}`, why: firstLines(results.find(({ error }) => error)?.error?.message) })),
  ),
  ...suites.flatMap(failuresIn),
];

/** A journey that passes only sometimes has failed. */
export const tallyOfPlaywright = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: suites.flatMap(failuresIn),
});
