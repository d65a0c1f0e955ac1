/** The samples of all slices, found by their suffix and put in the order in which they are laid. */
import { pathToFileURL } from 'node:url';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { sourceFiles } from '#server/slices.ts';
import type { RowKind, Sample } from './sample.ts';

export type Rows = Readonly<Record<RowKind, string>>;

const twice = (names: readonly string[]): string[] => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];

/** Each after those it needs. Throws for one that needs what no sample gives, for a circle, and for two that give or name the same. */
export function inOrder(samples: readonly Sample[]): Sample[] {
  const doubled = [...twice(samples.map(({ gives }) => gives)), ...twice(samples.flatMap(({ named = [] }) => named))];
  if (doubled.length > 0) throw new Error(`two samples give or name ${doubled.join(', ')}`);
  const placed: Sample[] = [];
  let left = samples;
  while (left.length > 0) {
    const given = new Set(placed.map(({ gives }) => gives));
    const next = left.filter(({ needs = {}, after = [] }) => [...Object.values(needs), ...after].every((kind) => given.has(kind)));
    if (next.length === 0) throw new Error(`no sample gives what these need: ${left.map(({ gives }) => gives).join(', ')}`);
    placed.push(...next);
    left = left.filter((one) => !next.includes(one));
  }
  return placed;
}

/** Rows of a company that an engine writes, by the path of the call that makes them; those of the installation are the same for everybody. */
const engines = /^(?:register|record|part) create$/;

/** Rows that belong to somebody and that no sample lays: they lie below a person's file (person-parts.ts), or are counted and not written by hand. */
const laidElsewhere = /^\/rest\/s1\/(?:hcm\/person\/|payroll\/payData$|payroll\/groupDetail$)/;

/** Throws for a slice whose rows an engine writes and that says of none how it is laid. */
export function refuseUnsampled(routes: readonly MountedRoute[], samples: readonly Sample[]): void {
  const laid = new Set(samples.flatMap(({ create, beside = [] }) => [create.path, ...beside]));
  const bare = routes.filter(({ call, family = '' }) => engines.test(family) && call.scope !== 'installation' && !laid.has(call.path) && !laidElsewhere.test(call.path));
  if (bare.length > 0) throw new Error(`no sample lays the rows of ${bare.map(({ slice, call }) => `${slice} (${call.path})`).join(', ')}`);
}

/** All of them. Throws as `inOrder` and `refuseUnsampled`. */
export async function loadSamples(routes: readonly MountedRoute[]): Promise<readonly Sample[]> {
  const files = (await sourceFiles()).filter(({ path }) => path.endsWith('.sample.ts'));
  const modules = await Promise.all(files.map(async ({ path }) => (await import(pathToFileURL(path).href)) as Readonly<Record<string, Sample>>));
  const samples = inOrder(modules.flatMap((one) => Object.values(one)));
  refuseUnsampled(routes, samples);
  return samples;
}

/** Throws for a row that no sample gives. */
export function rowOf<K extends string>(rows: Readonly<Partial<Record<K, string>>>, kind: K): string {
  const id = rows[kind];
  if (id === undefined) throw new Error(`no sample gives ${kind}`);
  return id;
}

/** A row of every sample, in this order, by somebody who may make them all. */
export async function layRows(
  samples: readonly Sample[],
  make: (path: string, body: unknown) => Promise<Readonly<Record<string, string>>>,
  ...said: Parameters<Sample['body']>
): Promise<Rows> {
  const rows: Record<RowKind, string> = {};
  for (const { gives, create, body, answers = 'id', needs = {} } of samples) {
    const named = Object.entries(needs).map(([field, kind]) => [field, rowOf(rows, kind)] as const);
    const path = named.reduce((filled, [field, id]) => filled.replace(`:${field}`, id), create.path as string);
    const beside = named.filter(([field]) => !create.path.includes(`:${field}`));
    rows[gives] = String((await make(path, { ...body(...said), ...Object.fromEntries(beside) }))[answers]);
  }
  return rows;
}

/** How the calls of the product name rows. */
export interface RowNames {
  /** Which row a name of a call at a path means; undefined when it is none of a sample. */
  readonly kindOf: (path: string, name: string) => RowKind | undefined;
}

/** Of two rows of one path its calls are asked about the later: the earlier cannot go while the later hangs on it. */
export function namesOfRows(samples: readonly Sample[]): RowNames {
  const byName = new Map(samples.flatMap(({ gives, named = [] }) => named.map((name) => [name, gives] as const)));
  const later = samples.toReversed();
  return {
    kindOf: (path, name) => {
      if (name === 'id') return later.find(({ create, beside = [] }) => [create.path, ...beside].some((one) => path.startsWith(`${one}/`)))?.gives;
      if (name === 'keys') return later.find(({ create, beside = [] }) => [create.path, ...beside].some((one) => path === `${one}/export`))?.gives;
      return byName.get(name);
    },
  };
}
