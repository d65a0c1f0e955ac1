import { useCallback, useMemo, useState } from 'react';
import { today } from '#ui/format/today.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import type { ChartUnit } from './chart.contract.ts';
import { chartScreen } from './chart.screen.ts';
import { compareStructures, type Difference, type StructureChange, withClosed } from './chart-compare.rules.ts';
import { CARD_HEIGHT, roomOf } from './chart-posts.rules.ts';
import { above, type ChartNode, type ChartTree, growTree, openToLevel } from './chart-tree.rules.ts';
import { type Layer, layers } from './drawing/chart-card.tsx';
import { layOut } from './drawing/chart-layout.rules.ts';

/** Levels that stand open at first. */
const FIRST_LEVELS = 2;
const nobody = { seats: 0, holders: 0, vacancies: 0 } as const;
const none: readonly ChartNode[] = [];

/** A card to be brought into the middle; the reader's own, as the chart opens, only where not all of it is seen anyway. */
export interface Target {
  readonly id: string;
  readonly isOwn?: boolean;
}

export type Changes = readonly StructureChange<ChartUnit>[];

const isRetyped = (one: ChartUnit, other: ChartUnit): boolean => one.levelEnumId !== other.levelEnumId || one.degreeTitle !== other.degreeTitle;

/** The two days in order; the later one is drawn. Undefined: today. */
export function daysOf(
  asOf: string | undefined,
  compare: string | undefined,
): { readonly earlier: string | undefined; readonly shown: string | undefined; readonly isAhead: boolean } {
  const isAhead = compare !== undefined && compare > (asOf ?? today());
  return isAhead ? { earlier: asOf, shown: compare, isAhead } : { earlier: compare, shown: asOf, isAhead };
}

/** The tree that is shown: of one day, or the later of two with what is closed in it. `units` are those of the address' day. */
function useTree(units: readonly ChartUnit[], compared: readonly ChartUnit[] | undefined) {
  const { asOf, compare } = useScreenSearch(chartScreen);
  const { isAhead } = daysOf(asOf, compare);
  return useMemo(() => {
    const [before, after] = compared === undefined ? [units, units] : isAhead ? [units, compared] : [compared, units];
    const changes: Changes = compared === undefined ? [] : compareStructures(before, after, isRetyped);
    const closed = new Set(changes.flatMap(({ unitId, after: now }) => (now === undefined ? [unitId] : [])));
    const all = withClosed(after, changes).map((unit) => (closed.has(unit.unitId) ? { ...unit, ...nobody } : unit));
    const marks: ReadonlyMap<string, readonly Difference[]> = new Map(changes.map(({ unitId, kinds }) => [unitId, kinds]));
    return { tree: growTree(all), changes, marks, before, after };
  }, [units, compared, isAhead]);
}

interface Drawn {
  readonly tree: ChartTree;
  readonly layer: Layer;
  /** The card that the chart begins at, and whether it is only the reader's own. */
  readonly start: Target | undefined;
  /** Units that differ: opened by themselves, each time they are other ones. */
  readonly changed: readonly string[];
}

/** What is open of a tree, where it stands, which card has the keyboard. */
export function useDrawing({ tree, layer, start, changed }: Drawn) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openToLevel(tree, FIRST_LEVELS).union(new Set(pathTo(tree, start?.id))));
  useChangesOpened(tree, changed, setOpen);
  const [target, setTarget] = useState<Target | undefined>(start);
  const [chosen, setCurrent] = useState(start?.id);
  const layout = useMemo(
    () =>
      layOut(tree.roots, {
        childrenOf: (node) => (open.has(node.id) ? node.children : none),
        heightOf: ({ unit }) => CARD_HEIGHT + (layer === 'posts' ? roomOf(unit) : 0),
        isEnd: ({ children }) => children.length === 0,
        isRtl: document.documentElement.dir === 'rtl',
      }),
    [tree, open, layer],
  );
  // closed away: the nearest card above takes the keyboard
  const current = [chosen ?? '', ...pathTo(tree, chosen)].find((id) => layout.boxes.has(id)) ?? tree.roots[0]?.id ?? '';
  const reveal = useCallback(
    (ids: readonly string[], id: string | undefined): void => {
      const paths = ids.flatMap((one) => pathTo(tree, one));
      setOpen((old) => (paths.every((one) => old.has(one)) ? old : old.union(new Set(paths))));
      if (id === undefined) return;
      setCurrent(id);
      setTarget({ id });
    },
    [tree],
  );
  const onToggle = useCallback((id: string): void => setOpen((old) => old.symmetricDifference(new Set([id]))), []);
  return { tree, layer, layout, open, setOpen, target, current, setCurrent, reveal, onToggle };
}

/** Everything the sheet knows. It begins at the unit of the address, else at the reader's own. */
export function useChart(units: readonly ChartUnit[], compared: readonly ChartUnit[] | undefined, ownUnitId: string | null) {
  const { layer: asked, unitId } = useScreenSearch(chartScreen);
  const { tree, ...difference } = useTree(units, compared);
  const start = tree.nodes.get(unitId ?? ownUnitId ?? '');
  const changed = useMemo(() => difference.changes.map((change) => change.unitId), [difference.changes]);
  const drawing = useDrawing({
    tree,
    layer: layers.find((one) => one === asked) ?? 'leader',
    start: start === undefined ? undefined : { id: start.id, isOwn: unitId === undefined },
    changed,
  });
  return { ...difference, ...drawing };
}

const pathTo = ({ nodes }: ChartTree, id: string | undefined): readonly string[] => above(nodes.get(id ?? '') ?? { parent: undefined });

/** So many differences are opened by themselves; more would open everything. */
const MOST_OPENED = 60;

/** What differs is seen as soon as it is drawn. */
function useChangesOpened(tree: ChartTree, changed: readonly string[], setOpen: (change: (old: ReadonlySet<string>) => ReadonlySet<string>) => void): void {
  const [known, setKnown] = useState<readonly string[]>();
  if (known === changed) return;
  setKnown(changed);
  const paths = changed.slice(0, MOST_OPENED).flatMap((id) => pathTo(tree, id));
  if (paths.length > 0) setOpen((old) => old.union(new Set(paths)));
}
