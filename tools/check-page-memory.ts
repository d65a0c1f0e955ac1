/**
 * What the browser's page remembers begins anew by one road (`src/ui/page-memory`), because the test files of a worker
 * share its modules: browser code keeps nothing else at the top of a module, and no page test replaces a module for
 * those that come after.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from './steps.ts';

const browserCode = /^src\/(ui|web)\/.*\.tsx?$|^src\/.*(\.tsx|\.(ui|web)\.ts)$/;
const pageTest = /\.page\.test\.tsx$|^src\/(ui|web)\/.*\.test\.tsx?$/;
/** The road itself; and galleries, which are no part of the app and in no test. */
const apart = /^src\/(ui\/page-memory|web\/gallery|testing)\/|\.gallery\.tsx?$|\.(test|journey)\.tsx?$/;

const kept = /^(?:export )?(?:let |const \w+(?:: [^=]+)? = create(?:Store)?[<(])/;
const replaced = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** What is wrong with the lines of a file, by its path from the project. Pure. */
export function rememberedIn(path: string, text: string): readonly string[] {
  const rules: readonly (readonly [boolean, RegExp, string])[] = [
    [browserCode.test(path) && !apart.test(path), kept, 'what the page remembers is a pageStore or a pageValue'],
    [pageTest.test(path), replaced, 'page tests share their modules: answer fetch, or spy on what the module exports'],
  ];
  const applying = rules.filter(([applies]) => applies);
  const faultsOf = (line: string, index: number): string[] => applying.filter(([, pattern]) => pattern.test(line)).map(([, , why]) => `${path}:${index + 1}: ${why}`);
  return text.split('\n').flatMap(faultsOf);
}

export async function checkPageMemory(): Promise<string[]> {
  const faults: string[] = [];
  for (const entry of await readdir(join(projectRoot, 'src'), { recursive: true, withFileTypes: true })) {
    const path = relative(projectRoot, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !(browserCode.test(path) || pageTest.test(path))) continue;
    faults.push(...rememberedIn(path, await readFile(join(projectRoot, path), 'utf8')));
  }
  return faults;
}
