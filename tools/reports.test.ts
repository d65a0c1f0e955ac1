import { expect, test } from 'vitest';
import { type PlaywrightReport, tallyOfPlaywright, tallyOfVitest, type VitestReport, verdictOf } from './reports.ts';

const took = { startTime: 1_000, endTime: 3_500 };
const red = (text: string): string => `${String.fromCharCode(27)}[31m${text}${String.fromCharCode(27)}[39m`;

test('failed tests are named with their file and why, and so is a file that did not come to its tests', () => {
  const report: VitestReport = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { name: '/home/me/kargozin/a.test.ts', status: 'passed', message: '', ...took, assertionResults: [{ fullName: 'fine', status: 'passed' }] },
      {
        name: '/home/me/kargozin/b.test.ts',
        status: 'failed',
        message: '',
        ...took,
        assertionResults: [
          { fullName: 'fine', status: 'passed' },
          { fullName: 'sums are right', status: 'failed', failureMessages: [`${red('AssertionError')}: expected 1 to be 2\n    at b.test.ts:3`] },
        ],
      },
      { name: '/home/me/kargozin/c.test.ts', status: 'failed', message: 'Cannot find module', ...took, assertionResults: [] },
    ],
  };
  expect(tallyOfVitest(report, '/home/me/kargozin/')).toEqual(tallyOfVitest(report, '/home/me/kargozin'));
  expect(tallyOfVitest(report, '/home/me/kargozin')).toEqual({
    passed: 7,
    failed: 2,
    failures: [
      { name: 'b.test.ts > sums are right', why: 'AssertionError: expected 1 to be 2\n      at b.test.ts:3', alone: ['b.test.ts'] },
      { name: 'c.test.ts', why: 'Cannot find module', alone: ['c.test.ts'] },
    ],
    files: Object.entries({ 'a.test.ts': 1, 'b.test.ts': 2, 'c.test.ts': 0 }).map(([name, tests]) => ({ name, tests, seconds: 2.5 })),
  });
});

test('a journey that passes only the second time is told with what went wrong the first time', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    file: 'x.journey.ts',
    tests: [{ projectName: 'demo', status, results: messages.map((message) => ({ duration: 2_000, ...(message === undefined ? {} : { error: { message } }) })) }],
  });
  const report: PlaywrightReport = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('good', 'expected', undefined)], suites: [{ specs: [spec('bad', 'unexpected', 'no button'), spec('shaky', 'flaky', 'too late', undefined)] }] }],
  };
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: '[demo] x.journey.ts > bad', why: 'no button', alone: ['--project=demo', 'x.journey.ts'] },
      { name: '[demo] x.journey.ts > shaky', why: 'too late', alone: ['--project=demo', 'x.journey.ts'] },
    ],
    files: [{ name: 'x.journey.ts', tests: 3, seconds: 8 }],
  });
});

test('what passes alone is flaky; what fails again, ends badly again or was not run again has failed', () => {
  const failure = (name: string, ...alone: string[]) => ({ name, why: 'wrong', ...(alone.length > 0 ? { alone } : {}) });
  const [luck, fault, gone, left] = [failure('a > luck', 'a'), failure('a > fault', 'a'), failure('b > gone', 'b'), failure('c > left', 'c')];
  const again = new Map([
    ['a', new Set(['a > fault', 'a > new'])],
    ['b', undefined],
  ]);
  expect(verdictOf([luck, fault, gone, left, failure('vitest')], again)).toEqual({ flaky: [luck], failures: [fault, gone, left, failure('vitest')] });
});
