/**
 * Which test files of the server share a worker, and so load its modules once. What the composition announces (processes, jobs, keys, files and the
 * like) is set anew by every test app, and what is kept of a database goes by the database or by what never changes: a slice cannot tell who was
 * there before. Files that touch the process itself, or announce something on their own, have a process of their own, and so has the platform,
 * whose tests begin with nothing announced.
 */
import { globSync, readFileSync } from 'node:fs';

/** What outlives a test file in the process it ran in. */
const ofTheProcess =
  /\bprocess\.(?:env|kill|on|once|emit|exit|chdir)\b|\bchild_process\b|\bglobalThis\b|\bannounce[A-Z]\w*\(|\bvi\.(?:mock|doMock|useFakeTimers|setSystemTime|stubEnv|stubGlobal)\(/;

/** Tests of slices, from the root of the project. */
export const sharedFiles = (root: string): readonly string[] =>
  globSync('src/modules/**/*.test.ts', { cwd: root }).filter((path) => !ofTheProcess.test(readFileSync(`${root}/${path}`, 'utf8')));
