/** What of a run of the bench is compared with the last committed one, and what became worse. Pure. */

export type Better = 'smaller' | 'larger';

export interface Line {
  readonly name: string;
  readonly value: number;
  readonly better: Better;
  readonly unit: string;
}

export interface Worse extends Line {
  readonly before: number;
  /** How many times as bad; above 1. */
  readonly times: number;
}

/** As far as it is compared; runs of older releases lack some of it. */
export interface Result {
  readonly ratios: readonly { readonly name: string; readonly flat: { readonly ratio: number; readonly figures: { readonly perSecond: number } } }[];
  readonly memory?: { readonly idleMb: number; readonly loadedMb: number };
  readonly page?: { readonly entryKb: number; readonly lcpMs: number };
  readonly inp?: { readonly menuItem: number; readonly typing: number; readonly openMenu: number };
  readonly imported?: { readonly seconds: Readonly<Record<string, number>> };
  readonly search?: { readonly people: number; readonly cases: readonly { readonly name: string; readonly p95: number }[] };
}

/** Beyond this part a line is said to be worse: runs on one quiet machine differ by less. */
const MOST = 0.1;

/**
 * The lines of a run. Shares of the flat table are the yardstick; times are counted in pages that the flat table answers meanwhile, so that
 * runs on a slower machine, or on one with other work, can be compared.
 */
export function linesOf({ ratios, memory, page, inp, imported, search }: Result): readonly Line[] {
  const pagesPerMs = (ratios[0]?.flat.figures.perSecond ?? 0) / 1_000;
  const lasting = (name: string, ms: number): Line => ({ name, value: ms * pagesPerMs, better: 'smaller', unit: 'pages of the flat table' });
  const sized = (name: string, value: number, unit: string): Line => ({ name, value, better: 'smaller', unit });
  return [
    ...ratios.map(({ name, flat }): Line => ({ name: `${name}, of the flat table`, value: flat.ratio * 100, better: 'larger', unit: '%' })),
    ...(memory ? [sized('memory idle', memory.idleMb, 'MB'), sized('memory after the load', memory.loadedMb, 'MB')] : []),
    ...(page ? [sized('entry', page.entryKb, 'KB'), lasting('LCP', page.lcpMs)] : []),
    ...(inp ? [lasting('menu item', inp.menuItem), lasting('typing', inp.typing), lasting('opening a menu', inp.openMenu)] : []),
    ...Object.entries(imported?.seconds ?? {}).map(([kind, seconds]) => lasting(`import of ${kind}`, seconds * 1_000)),
    ...(search?.cases ?? []).map(({ name, p95 }) => lasting(`${search?.people} people, ${name}, p95`, p95)),
  ];
}

/** Lines of both runs that became worse by more than a tenth, the worst first. */
export function worseLines(before: readonly Line[], now: readonly Line[]): readonly Worse[] {
  const known = new Map(before.map(({ name, value }) => [name, value]));
  return now
    .flatMap((line) => {
      const was = known.get(line.name);
      if (was === undefined || was <= 0 || line.value <= 0) return [];
      const times = line.better === 'smaller' ? line.value / was : was / line.value;
      const limit = line.better === 'smaller' ? 1 + MOST : 1 / (1 - MOST);
      return times > limit + Number.EPSILON * 4 ? [{ ...line, before: was, times }] : [];
    })
    .toSorted((a, b) => b.times - a.times);
}

const numbers = (version: string): number[] => version.split('.').map(Number);

/** The newest of the files of releases (`1.3.144.json`), or undefined. */
export const newestOf = (files: readonly string[]): string | undefined =>
  files
    .filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file))
    .toSorted((a, b) => {
      const [first, second] = [numbers(a.slice(0, -5)), numbers(b.slice(0, -5))];
      const at = first.findIndex((part, index) => part !== second[index]);
      return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
    })
    .at(-1);
