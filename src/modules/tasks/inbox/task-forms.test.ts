import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ProcessKind } from '#platform/workflow/process.define.ts';
import { sourceRoot } from '#server/slices.ts';

const found = (pattern: string): string[] => globSync(pattern, { cwd: sourceRoot });

/** Keys of the forms that the browser finds (src/web/router/task-forms.ts): folder and name of the file. */
const drawn = (): string[] => found('{platform,modules}/**/*.task-form.tsx').map((file) => `${basename(dirname(file))}/${basename(file, '.task-form.tsx')}`);

/** Keys that a process names: of its tasks, and of its start. */
async function named(file: string): Promise<string[]> {
  const kinds = Object.values((await import(pathToFileURL(join(sourceRoot, file)).href)) as Record<string, ProcessKind | undefined>);
  return kinds.flatMap((kind) => [...Object.keys(kind?.forms ?? {}), ...(kind?.start ? [kind.start.form] : [])]);
}

test('every form that a process names is drawn, under a key of its own', async () => {
  const keys = drawn();
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  const wanted = (await Promise.all(found('{platform,modules}/**/*.process.ts').map(named))).flat();
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
});
