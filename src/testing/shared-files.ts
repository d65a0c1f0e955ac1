/**
 * Which test files of the server share a worker, and so load its modules once: most of what a short file costs. What the composition announces
 * (processes, jobs, keys, files and the like) is set anew by every test app, and what is kept of a database goes by the database or by what never
 * changes: who begins with an app, or belongs to a slice of a module, cannot tell who was there before. Tests of the platform that begin with
 * nothing announced share workers among themselves. So do those of modules that announce something on their own: what the one before announced is
 * taken back (announce-setup.ts). Files that touch the process itself, or announce what cannot be taken back, have a process each.
 */
import { globSync, readFileSync } from 'node:fs';

/** What announce-setup.ts takes back. */
const revocable = ['Formulas', 'Processes', 'PaySources', 'ChainKinds', 'Locks', 'Notices', 'InsideHosts', 'PublicAddress'];
const announces = new RegExp(String.raw`\bannounce(?:${revocable.join('|')})\(`);

/** What outlives a test file in the process it ran in; who has a PostgreSQL or a server of its own is seen by that. */
const ofTheProcess = new RegExp(
  [
    String.raw`\bprocess\.(?:env|kill|on|once|emit|exit|chdir)\b`,
    String.raw`\bchild_process\b|\bglobalThis\b`,
    String.raw`\b(?:announce(?!(?:${revocable.join('|')})\()[A-Z]\w*|startEmbedded|openDatabase|startServer|launch)\(`,
    String.raw`\bvi\.(?:mock|doMock|useFakeTimers|setSystemTime|stubEnv|stubGlobal)\(`,
  ].join('|'),
);

/** Everything is announced anew by these, as the server does it. */
const wholeApp = /\b(?:startTestApp|serverWithActors)\(/;

export interface SharedFiles {
  /** Tests of modules, and those that ask a whole server. */
  readonly served: readonly string[];
  /** Those that announce something on their own, and no whole server. */
  readonly announcing: readonly string[];
  /** The others: of the platform, the commands and the tools. */
  readonly bare: readonly string[];
}

/** Of the test files that the patterns name, from the root of the project. */
export function sharedFiles(root: string, patterns: readonly string[]): SharedFiles {
  const texts = globSync([...patterns], { cwd: root }).map((path) => [path.replaceAll('\\', '/'), readFileSync(`${root}/${path}`, 'utf8')] as const);
  const shared = texts.filter(([, text]) => !ofTheProcess.test(text) && !(announces.test(text) && wholeApp.test(text)));
  const isServed = ([path, text]: (typeof shared)[number]): boolean => path.startsWith('src/modules/') || wholeApp.test(text);
  const kindOf = (one: (typeof shared)[number]): keyof SharedFiles => (announces.test(one[1]) ? 'announcing' : isServed(one) ? 'served' : 'bare');
  const pathsOf = (kind: keyof SharedFiles): string[] => shared.filter((one) => kindOf(one) === kind).map(([path]) => path);
  return { served: pathsOf('served'), announcing: pathsOf('announcing'), bare: pathsOf('bare') };
}
