/** The sources as the tools that count them read them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type Source, sliceBelow } from './house.rules.ts';
import { projectRoot } from './steps.ts';

/** Every file of code that git knows, tests included, by its path below the project. Files that were taken away and are still known are left out. */
export function readSources(): readonly Source[] {
  const kept = { cwd: projectRoot, encoding: 'utf8' } as const;
  const gone = new Set(execFileSync('git', ['ls-files', '--deleted', 'src', 'test', 'tools'], kept).split('\n'));
  return execFileSync('git', ['ls-files', 'src', 'test', 'tools'], kept)
    .split('\n')
    .filter((path) => /\.(ts|tsx|css|sql)$/.test(path) && !gone.has(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
}

export const productOf = (sources: readonly Source[]): readonly Source[] => sources.filter(({ path }) => path.startsWith('src/') && !isTest(path));

/** Where slices lie beside each other: the platform and each module. */
export const placesOf = (product: readonly Source[]): readonly string[] => [
  'src/platform',
  ...[...new Set(product.flatMap(({ path }) => sliceBelow('src/modules', path) ?? []))].sort().map((name) => `src/modules/${name}`),
];
