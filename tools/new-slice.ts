/**
 * `npm run new-slice -- KIND modules/organisation/degrees`: copies the sample of a kind under another name. The samples are real, checked code
 * (tools/new-slice), so what comes out compiles; the words are in its messages. A screen that is not built yet keeps its address, its place in the
 * menu and its title: it gets what it lacks, and its flag goes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceRoot } from '#server/slices.ts';
import { projectRoot } from './steps.ts';

/** What a slice can be; the files of a later folder stand in the place of those of an earlier one. `area`: where alone it can lie. */
const kinds = {
  /** Rows with a code, in one list. */
  register: { folders: ['register'], area: undefined },
  /** Rows that each have a sheet of their own. */
  record: { folders: ['register', 'record'], area: undefined },
  /** A tab of the personnel file. */
  tab: { folders: ['tab'], area: 'personnel' },
  /** What is asked for and goes through its steps. */
  request: { folders: ['request'], area: undefined },
  /** A report on people. */
  report: { folders: ['report'], area: 'reports' },
} as const;

export type SliceKind = keyof typeof kinds;
export const sliceKinds = Object.keys(kinds) as SliceKind[];
const isKind = (name: string): name is SliceKind => Object.hasOwn(kinds, name);

const samples = fileURLToPath(new URL('./new-slice', import.meta.url));
const wanted = /^(?:modules\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll('-', '_');
/** One of many: things -> thing. Names that are no plural get a word of their own. */
const singular = (name: string): string => (/[^s]s$/.test(name) ? name.slice(0, -1) : `${name}-row`);

const notBuilt = '  notBuilt: true,\n';
/** The title in messages: that of a screen that is not built yet is known. */
const title = /^ {2}title: .*$/m;
/** The place of a help article among all, which is taken once. */
const order = /^order: .*$/m;

/** From each name of the sample to that of the slice; the longer before those it begins with. */
const renamer = (area: string, slice: string): ((text: string) => string) => {
  const one = singular(slice);
  const pairs: readonly (readonly [string, string])[] = [
    ['sample_area', snake(area)],
    ['sample_things', snake(slice)],
    ['sample_thing', snake(one)],
    ['sample-area', area],
    ['sample-things', slice],
    ['sample-thing', one],
    ['sampleArea', camel(area)],
    ['sampleThings', camel(slice)],
    ['sampleThing', camel(one)],
    ['SampleThings', pascal(slice)],
    ['SampleThing', pascal(one)],
  ];
  return (text) => pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
};

/** Files of a kind by name, each with where its sample lies. */
export async function filesOf(kind: SliceKind): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of kinds[kind].folders) for (const file of await readdir(join(samples, folder))) found.set(file, join(samples, folder, file));
  return found;
}

/** The place behind all help articles there are. */
async function nextOrder(root: string): Promise<number> {
  let last = 0;
  for await (const path of glob('**/*.help.fa.md', { cwd: root }))
    last = Math.max(last, Number(order.exec(await readFile(join(root, path), 'utf8'))?.[0].slice('order: '.length) ?? 0));
  return last + 1;
}

interface Place {
  readonly area: string;
  readonly slice: string;
  readonly folder: string;
  /** The screen that waits there to be built; empty when there is none. */
  readonly screen: string;
}

/** Where the slice is to lie. Throws when it cannot lie there. */
async function placeOf(kind: SliceKind, name: string, root: string): Promise<Place> {
  const [, area, slice] = wanted.exec(name) ?? [];
  if (area === undefined || slice === undefined) throw new Error(`Name the slice like modules/organisation/degrees (small letters and dashes), not "${name}".`);
  if (kinds[kind].area !== undefined && kinds[kind].area !== area) throw new Error(`A ${kind} lies in modules/${kinds[kind].area}.`);
  const folder = join(root, 'modules', area, slice);
  const screenFile = join(folder, `${slice}.screen.ts`);
  const screen = existsSync(screenFile) ? await readFile(screenFile, 'utf8') : '';
  if (existsSync(folder) && !screen.includes(notBuilt)) throw new Error(`${folder} exists already.`);
  return { area, slice, folder, screen };
}

/** Brings files into the form of the house: names of another length or letter sort and break elsewhere. */
export function format(written: readonly string[], root = sourceRoot): void {
  execFileSync(join(projectRoot, 'node_modules/.bin/biome'), ['check', '--write', ...written], { cwd: join(root, '..'), stdio: 'ignore' });
}

/** Writes the slice below `root` (src), not yet formatted; answers the paths. Throws when the name is wrong or the folder holds a built slice. */
export async function newSlice(kind: SliceKind, name: string, root = sourceRoot): Promise<string[]> {
  const { area, slice, folder, screen } = await placeOf(kind, name, root);
  const rename = renamer(area, slice);
  const known = title.exec(screen === '' ? '' : await readFile(join(folder, `${slice}.title.messages.fa.ts`), 'utf8'))?.[0];
  const place = await nextOrder(root);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const [file, source] of await filesOf(kind)) {
    const path = join(folder, rename(file));
    if (existsSync(path)) continue;
    const text = rename(await readFile(source, 'utf8'));
    await writeFile(path, file.endsWith('.messages.fa.ts') ? text.replace(title, (own) => known ?? own) : text.replace(order, `order: ${place}`));
    written.push(path);
  }
  if (screen !== '') await writeFile(join(folder, `${slice}.screen.ts`), screen.replace(notBuilt, ''));
  return written;
}

if (import.meta.main) {
  const [kind = '', name = ''] = process.argv.slice(2);
  try {
    if (!isKind(kind)) throw new Error(`npm run new-slice -- ${sliceKinds.join('|')} modules/area/name`);
    const written = await newSlice(kind, name);
    format(written);
    for (const path of written) console.log(path);
    console.log('\nNext: the words in *.messages.fa.ts, the place in the menu in *.screen.ts, then "npm run generate".');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
