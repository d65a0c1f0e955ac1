/**
 * The order of the test files: the long ones begin first, so that no worker goes on alone with one when the others have
 * nothing left. A clean clone knows no durations; the size of a file, by which vitest goes then, tells little of them.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of ten seconds and more on the two cores of the CI (2026-11-22), the longest first. */
const longest = [
  'test/contract-fuzz.test.ts',
  // they wait for servers more than they compute: beside the others, never the last
  'test/crash.test.ts',
  'test/backup-command.test.ts',
  'test/start.test.ts',
  'test/attacks/injection.test.ts',
  'test/field-matrix.test.ts',
  'test/backup.test.ts',
  'test/import.test.ts',
  'test/attacks/object-references.test.ts',
  'test/authorisation-matrix.test.ts',
  'test/attacks/privacy-of-a-file.test.ts',
  'test/attacks/injection-browser.test.ts',
  'test/attacks/takeover-by-any-call.test.ts',
  'tools/new-slice.test.ts',
  'src/server/first-run.test.ts',
  'src/platform/identity/second-factor/second-factor.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return at < 0 ? longest.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
