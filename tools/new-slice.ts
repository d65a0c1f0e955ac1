/**
 * `npm run new-slice -- modules/organisation/degrees`: copies the sample slice under another name. The sample is real,
 * checked code (tools/new-slice/sample), so what comes out compiles; the words are in its messages. A screen that is not
 * built yet keeps its address, its place in the menu and its title: it gets what it lacks, and its flag goes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceRoot } from '#server/slices.ts';

const sample = fileURLToPath(new URL('./new-slice/sample', import.meta.url));
const wanted = /^(?:modules\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll('-', '_');
/** One of many: things -> thing. Names that are no plural get a word of their own. */
const singular = (name: string): string => (/[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Row`);

const notBuilt = '  notBuilt: true,\n';

/** The title in messages: that of a screen that is not built yet is known. */
const title = /^ {2}title: .*$/m;

/** Writes the slice below `root` (src); answers the paths. Throws when the name is wrong or the folder holds a built slice. */
export async function newSlice(name: string, root = sourceRoot): Promise<string[]> {
  const [, area, slice] = wanted.exec(name) ?? [];
  if (area === undefined || slice === undefined) throw new Error(`Name the slice like modules/organisation/degrees (small letters and dashes), not "${name}".`);
  const folder = join(root, 'modules', area, slice);
  const screenFile = join(folder, `${slice}.screen.ts`);
  const screen = existsSync(screenFile) ? await readFile(screenFile, 'utf8') : '';
  if (existsSync(folder) && !screen.includes(notBuilt)) throw new Error(`${folder} exists already.`);
  const replacements: readonly (readonly [string, string])[] = [
    ['sample_area', snake(area)],
    ['sample_things', snake(slice)],
    ['sample-area', area],
    ['sample-things', slice],
    ['sampleArea', camel(area)],
    ['sampleThings', camel(slice)],
    ['SampleThings', pascal(slice)],
    ['SampleThing', pascal(singular(slice))],
  ];
  const rename = (text: string): string => replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const known = title.exec(screen === '' ? '' : await readFile(join(folder, `${slice}.title.messages.fa.ts`), 'utf8'))?.[0];
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const file of await readdir(sample)) {
    const path = join(folder, rename(file));
    if (existsSync(path)) continue;
    const text = rename(await readFile(join(sample, file), 'utf8'));
    await writeFile(path, file.endsWith('.messages.fa.ts') ? text.replace(title, (own) => known ?? own) : text);
    written.push(path);
  }
  if (screen !== '') await writeFile(screenFile, screen.replace(notBuilt, ''));
  return written;
}

if (import.meta.main) {
  try {
    for (const path of await newSlice(process.argv[2] ?? '')) console.log(path);
    console.log('\nNext: the words in *.messages.fa.ts, the place in the menu in *.screen.ts, then "npm run generate".');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
