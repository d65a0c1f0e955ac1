/**
 * The order of the test files: the long ones begin first, so that no worker goes on alone with one when the others have
 * nothing left. A clean clone knows no durations; the size of a file, by which vitest goes then, tells little of them.
 * Files that share their worker with others come in another order each time but for the longest, so that none grows to need
 * what one before it left.
 */
import { createHash } from 'node:crypto';
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

/** Where a file stands among those it shares its workers with, by the seed of the run: the same on every machine. */
const drawn = (seed: number, { moduleId, project }: TestSpecification): string =>
  createHash('sha256')
    .update(`${seed} ${moduleId.slice(project.config.root.length)}`)
    .digest('hex');

const isShared = ({ project }: TestSpecification): boolean => !project.config.isolate;

export class OrderOfFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const sorted = (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
    const shared = Map.groupBy(sorted.filter(isShared), ({ project }) => project.name);
    for (const own of shared.values()) own.sort((one, other) => rank(one) - rank(other) || (drawn(seed, one) < drawn(seed, other) ? -1 : 1));
    if (shared.size > 0) console.log(`order of the files that share a worker: --sequence.seed=${seed}`);
    return sorted.map((file) => (isShared(file) ? shared.get(file.project.name)?.shift() : undefined) ?? file);
  }
}
