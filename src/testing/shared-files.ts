/**
 * Which test files of the server share a worker, and so load its modules once: most of what a short file costs. What the composition announces
 * (processes, jobs, keys, files and the like) is set anew by every test app, and what is kept of a database goes by the database or by what never
 * changes: who begins with an app, or belongs to a slice of a module, cannot tell who was there before. Tests of the platform that begin with
 * nothing announced share workers among themselves. Files that touch the process itself, or announce something on their own, have a process each.
 */
import { globSync, readFileSync } from 'node:fs';

/** What outlives a test file in the process it ran in; who has a PostgreSQL or a server of its own is seen by that. */
const ofTheProcess = new RegExp(
  [
    String.raw`\bprocess\.(?:env|kill|on|once|emit|exit|chdir)\b`,
    String.raw`\bchild_process\b|\bglobalThis\b`,
    String.raw`\b(?:announce[A-Z]\w*|startEmbedded|openDatabase|startServer|launch)\(`,
    String.raw`\bvi\.(?:mock|doMock|useFakeTimers|setSystemTime|stubEnv|stubGlobal)\(`,
  ].join('|'),
);

/** Everything is announced anew by these, as the server does it. */
const wholeApp = /\b(?:startTestApp|serverWithActors)\(/;

export interface SharedFiles {
  /** Tests of modules, and those that ask a whole server. */
  readonly served: readonly string[];
  /** The others: of the platform, the commands and the tools. */
  readonly bare: readonly string[];
}

/** Of the test files that the patterns name, from the root of the project. */
export function sharedFiles(root: string, patterns: readonly string[]): SharedFiles {
  const texts = globSync([...patterns], { cwd: root }).map((path) => [path.replaceAll('\\', '/'), readFileSync(`${root}/${path}`, 'utf8')] as const);
  const shared = texts.filter(([, text]) => !ofTheProcess.test(text));
  const isServed = ([path, text]: (typeof shared)[number]): boolean => path.startsWith('src/modules/') || wholeApp.test(text);
  return {
    served: shared.filter(isServed).map(([path]) => path),
    bare: shared.filter((one) => !isServed(one)).map(([path]) => path),
  };
}
