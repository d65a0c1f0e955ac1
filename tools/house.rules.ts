/** What `npm run house` counts about the sources: files with their text, told by their path below the project. Pure. */

export interface Source {
  /** With forward slashes, below the project. */
  readonly path: string;
  readonly text: string;
}

const IMPORT = /(?:import|export)\s+(type\s)?([^'";]*?)\sfrom\s+'([^']+)'/g;
const ROOTS = ['kernel', 'ui', 'platform', 'modules', 'server', 'web', 'testing'].map((ring) => [`#${ring}/`, `src/${ring}/`] as const);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A path beside or above another, below the project. */
function beside(from: string, relative: string): string {
  const parts = folderOf(from).split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Files of the project that a file imports for more than their types. */
export function importsOf({ path, text }: Source): readonly string[] {
  const found: string[] = [];
  for (const [, isType, names = '', target = ''] of text.matchAll(IMPORT)) {
    const said = names
      .replace(/[{}\s]/g, '')
      .split(',')
      .filter(Boolean);
    const onlyTypes =
      names.includes('{') &&
      names.trim().startsWith('{') &&
      /\{([^}]*)\}/
        .exec(names)?.[1]
        ?.split(',')
        .filter((name) => name.trim() !== '')
        .every((name) => name.trim().startsWith('type '));
    if (isType !== undefined || said.length === 0 || onlyTypes) continue;
    const root = ROOTS.find(([alias]) => target.startsWith(alias));
    if (root !== undefined) found.push(target.replace(root[0], root[1]));
    else if (target.startsWith('.')) found.push(beside(path, target));
  }
  return found;
}

export const isTest = (path: string): boolean => /\.(test|page\.test)\.tsx?$|\.(journey|sample)\.ts$|^test\/|^src\/testing\/|\.gallery\./.test(path);

/** Neither a test nor words nor a picture: what a folder is counted by. */
export const isCode = (path: string): boolean => !isTest(path) && /\.(ts|tsx|css|sql)$/.test(path) && !/\.messages\.fa\.ts$/.test(path);

export const linesOf = (sources: readonly Source[]): number => sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** The first folder of a path below a place; undefined of what lies elsewhere or in the place itself. */
export function sliceBelow(place: string, path: string): string | undefined {
  if (!path.startsWith(`${place}/`)) return undefined;
  const [slice, more] = path.slice(place.length + 1).split('/');
  return more === undefined ? undefined : slice;
}

/** Which slices of a place a slice reaches by value imports of its code. */
export function arrowsIn(place: string, sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = sliceBelow(place, source.path);
    if (from === undefined || isTest(source.path)) continue;
    const to = arrows.get(from) ?? arrows.set(from, new Set()).get(from);
    for (const target of importsOf(source)) {
      const slice = sliceBelow(place, target);
      if (slice !== undefined && slice !== from) to?.add(slice);
    }
  }
  return arrows;
}

/** Groups of slices that reach each other: more than one, in the order of their size. */
export function knots(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reach = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [from];
    for (let one = open.pop(); one !== undefined; one = open.pop())
      for (const next of arrows.get(one) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    return seen;
  };
  const reached = new Map([...arrows.keys()].map((one) => [one, reach(one)]));
  const groups = new Map<string, string[]>();
  for (const [one, to] of reached) {
    const group = [...to].filter((other) => reached.get(other)?.has(one)).sort();
    if (group.length > 1) groups.set(group.join(), group);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Slices from the ground up: each stands on those before it; what is knotted shares a floor. */
export function floors(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const knotOf = new Map(knots(arrows).flatMap((knot) => knot.map((slice) => [slice, knot] as const)));
  const heights = new Map<string, number>();
  const height = (slice: string): number => {
    const known = heights.get(slice);
    if (known !== undefined) return known;
    const together = knotOf.get(slice) ?? [slice];
    const below = together.flatMap((one) => [...(arrows.get(one) ?? [])]).filter((one) => !together.includes(one));
    const own = Math.max(-1, ...below.map(height)) + 1;
    for (const one of together) heights.set(one, own);
    return own;
  };
  const found: string[][] = [];
  for (const slice of [...arrows.keys()].sort()) {
    const at = height(slice);
    found[at] = [...(found[at] ?? []), slice];
  }
  return found;
}

/**
 * What is wrong with the floors of a place: slices that came into a knot, and a listed knot that is smaller by now. Each knot is listed by its slices,
 * in the order of their names; so the list only shrinks.
 */
export function floorFaults(place: string, arrows: ReadonlyMap<string, ReadonlySet<string>>, listed: readonly (readonly string[])[]): readonly string[] {
  const found = knots(arrows);
  const grown = found.flatMap((knot) => {
    const known = listed.find((one) => one.some((slice) => knot.includes(slice))) ?? [];
    const added = knot.filter((slice) => !known.includes(slice));
    return added.length === 0 ? [] : [`${place}: ${added.join(', ')} came into the knot of ${knot.join(', ')}; a slice imports from those below it only`];
  });
  const shrunk = listed.filter((knot) => !found.some((one) => knot.every((slice) => one.includes(slice))));
  return [...grown, ...shrunk.map((knot) => `${place}: the knot of ${knot.join(', ')} is smaller now; list in tools/check-floors.ts what is left of it`)];
}
