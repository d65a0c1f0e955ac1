/** The units of a day as a tree: who stands below whom, and what all below together are. Pure. */
import type { ChartUnit } from './chart.contract.ts';

/** Of a unit with everything below it. `holders` counts holdings: who holds two posts counts twice. */
export interface Totals {
  readonly units: number;
  readonly seats: number;
  readonly holders: number;
  readonly vacancies: number;
}

export interface ChartNode<U extends ChartUnit = ChartUnit> {
  readonly id: string;
  readonly unit: U;
  readonly parent: ChartNode<U> | undefined;
  readonly children: readonly ChartNode<U>[];
  /** 1 for those at the top. */
  readonly level: number;
  /** Place among those under the same unit, from 1. */
  readonly place: number;
  readonly siblings: number;
  readonly totals: Totals;
}

export interface ChartTree<U extends ChartUnit = ChartUnit> {
  readonly roots: readonly ChartNode<U>[];
  /** Each before what is below it. */
  readonly nodes: ReadonlyMap<string, ChartNode<U>>;
  /** How many levels there are. */
  readonly depth: number;
}

type Growing<U extends ChartUnit> = { -readonly [K in keyof ChartNode<U>]: ChartNode<U>[K] };

/** Units keep their order among those of one parent; a unit whose parent is not among them stands at the top. */
export function growTree<U extends ChartUnit>(units: readonly U[]): ChartTree<U> {
  const known = new Set(units.map(({ unitId }) => unitId));
  const below = Map.groupBy(units, ({ parentUnitId }) => (parentUnitId !== null && known.has(parentUnitId) ? parentUnitId : ''));
  const nodes = new Map<string, Growing<U>>();
  const grow = (parent: Growing<U> | undefined): readonly Growing<U>[] => {
    const level = (parent?.level ?? 0) + 1;
    const rows = below.get(parent?.id ?? '') ?? [];
    return rows.map((unit, at) => {
      const { seats, holders, vacancies } = unit;
      const node: Growing<U> = { id: unit.unitId, unit, parent, children: [], level, place: at + 1, siblings: rows.length, totals: { units: 1, seats, holders, vacancies } };
      nodes.set(node.id, node);
      return node;
    });
  };
  const roots = grow(undefined);
  // a map is walked to its end while it grows
  for (const node of nodes.values()) node.children = grow(node);
  for (const { parent, totals } of [...nodes.values()].reverse()) if (parent !== undefined) (parent as Growing<U>).totals = sum(parent.totals, totals);
  return { roots, nodes, depth: [...nodes.values()].at(-1)?.level ?? 0 };
}

const sum = (a: Totals, b: Totals): Totals => ({ units: a.units + b.units, seats: a.seats + b.seats, holders: a.holders + b.holders, vacancies: a.vacancies + b.vacancies });

/** Ids of the units above a unit, the nearest first. */
export function above({ parent }: Pick<ChartNode, 'parent'>): readonly string[] {
  return parent === undefined ? [] : [parent.id, ...above(parent)];
}

/** What is open when so many levels are shown. */
export const openToLevel = ({ nodes }: ChartTree, levels: number): ReadonlySet<string> =>
  new Set([...nodes.values()].filter((node) => node.level < levels && node.children.length > 0).map(({ id }) => id));

/** The next card for an arrow key; undefined where there is none. `forward` and `back` go along the units of one parent. */
export function neighbour(node: ChartNode, way: 'up' | 'down' | 'forward' | 'back', roots: readonly ChartNode[]): ChartNode | undefined {
  if (way === 'up') return node.parent;
  if (way === 'down') return node.children[0];
  return (node.parent?.children ?? roots)[node.place - 1 + (way === 'forward' ? 1 : -1)];
}

/** Text in which words are sought. */
export const searchTextOf = ({ organizationName, pseudoId, managerName }: ChartUnit): string => [organizationName, pseudoId, managerName ?? ''].join(' ');
