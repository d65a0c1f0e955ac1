/** The reads that the page of a screen may make: GET calls in the contracts that its sources reach, found in the sources themselves. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '#kernel/call.ts';
import { sourceRoot } from '#server/slices.ts';

/** Names that a source takes from another one of the slices; types are nothing at run time. */
interface Taken {
  readonly file: string;
  readonly names: readonly string[];
}

/** Static, passed on, and loaded later. */
const statement = /^(?:import|export)\s+(?!type\b)([^;]*?)\s+from\s+'([^']+)';|\bimport\('([^']+)'\)/gm;

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, ring, rest] = /^#(platform|modules)\/(.*)$/.exec(specifier) ?? [];
  return ring === undefined || rest === undefined ? undefined : join(sourceRoot, ring, rest);
}

function takenBy(file: string): Taken[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, what = '', here, later = '']) => {
    const found = fileOf(here ?? later, file);
    const names = [...(/\{([^}]*)\}/.exec(what)?.[1] ?? '').matchAll(/(?:^|,)\s*(?!type\s)(\w+)/g)].map(([, name]) => name as string);
    return found !== undefined && /\.tsx?$/.test(found) && existsSync(found) ? [{ file: found, names }] : [];
  });
}

/** What slices bring by suffix: files that a source finds by `import.meta.glob`, all of each. */
function globbedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/import\.meta\.glob(?:<.*>)?\('([^']+\.tsx?)'(?:, \{ base: '([^']+)')?/g)].flatMap(([, pattern = '', base = '.']) => {
    const place = resolve(dirname(file), base);
    return globSync(pattern, { cwd: place }).map((found) => resolve(place, found));
  });
}

/** A source that passes on what others make, and nothing else. */
const isBarrel = (file: string): boolean => /^(?:\/\*\*[^*]*\*\/|export (?:type )?\{[^}]*\} from '[^']+';|\s)+$/.test(readFileSync(file, 'utf8'));

/** What is taken from a barrel is taken from where that has it: nothing else that it passes on is reached. */
const behindBarrels = (taken: Taken): Taken[] =>
  isBarrel(taken.file)
    ? takenBy(taken.file)
        .map(({ file, names }) => ({ file, names: names.filter((name) => taken.names.includes(name)) }))
        .filter(({ names }) => names.length > 0)
        .flatMap(behindBarrels)
    : [taken];

const isContract = (file: string): boolean => file.endsWith('.contract.ts');
const isRead = (value: unknown): value is AnyCall =>
  typeof value === 'object' &&
  value !== null &&
  'reply' in value &&
  'method' in value &&
  value.method === 'GET' &&
  (!('raw' in value) || value.raw === undefined || String(value.raw).startsWith('application/json'));

/** The reads in what a contract exports under a name: a call, or the calls of a list or a register. */
const readsIn = (value: unknown): AnyCall[] => (isRead(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(isRead) : []);

/** GET calls that answer JSON and are named by the page or by what it imports from the slices. */
export async function readsOfPage(pageFile: string): Promise<readonly AnyCall[]> {
  const seen = new Set<string>();
  const calls = new Set<AnyCall>();
  for (const open = [pageFile]; open.length > 0; ) {
    const file = open.pop() as string;
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...globbedBy(file));
    for (const { file: other, names } of takenBy(file).flatMap(behindBarrels)) {
      if (!isContract(other)) open.push(other);
      else {
        const contract = (await import(pathToFileURL(other).href)) as Record<string, unknown>;
        for (const call of names.flatMap((name) => readsIn(contract[name]))) calls.add(call);
      }
    }
  }
  return [...calls];
}
