/** A hierarchy of rows as the tree table sees it: which rows are on screen, which are found, which are chosen. Pure. */
import { foldForSearch, searchWords } from '#kernel/persian-text/persian-text.ts';
import type { TreePlace } from '#ui/data-grid/types.ts';

export interface TreeNode<T> {
  readonly key: string;
  readonly row: T;
  readonly parent: TreeNode<T> | undefined;
  /** Undefined: there are some, not known yet. */
  readonly children: readonly TreeNode<T>[] | undefined;
}

export interface Tree<T> {
  readonly roots: readonly TreeNode<T>[];
  readonly nodes: ReadonlyMap<string, TreeNode<T>>;
}

export interface TreeParts<T> {
  readonly roots: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Rows below a row; none when empty, undefined when there are some that are not known yet. */
  readonly childrenOf: (row: T) => readonly T[] | undefined;
}

/** A row that comes twice stands at its first place: data with a ring in it ends. */
export function buildTree<T>({ roots, rowKey, childrenOf }: TreeParts<T>): Tree<T> {
  const nodes = new Map<string, TreeNode<T>>();
  const grow = (rows: readonly T[], parent: TreeNode<T> | undefined): readonly TreeNode<T>[] =>
    rows.flatMap((row) => {
      const key = rowKey(row);
      if (nodes.has(key)) return [];
      const node: { -readonly [K in keyof TreeNode<T>]: TreeNode<T>[K] } = { key, row, parent, children: [] };
      nodes.set(key, node);
      const below = childrenOf(row);
      node.children = below === undefined ? undefined : grow(below, node);
      return [node];
    });
  return { roots: grow(roots, undefined), nodes };
}

/** A row on screen. */
export interface ShownNode<T> {
  readonly node: TreeNode<T>;
  readonly place: TreePlace;
}

const canOpen = <T>({ children }: TreeNode<T>): boolean => children === undefined || children.length > 0;

/** The rows on screen in their order; `isShown` leaves rows out with all below them. */
export function shownNodes<T>({ roots }: Tree<T>, isOpen: (key: string) => boolean, isShown: (node: TreeNode<T>) => boolean): readonly ShownNode<T>[] {
  const shown: ShownNode<T>[] = [];
  const walk = (nodes: readonly TreeNode<T>[], level: number): void => {
    const here = nodes.filter(isShown);
    for (const [index, node] of here.entries()) {
      const isExpanded = canOpen(node) ? isOpen(node.key) : undefined;
      shown.push({ node, place: { level, at: index + 1, size: here.length, isExpanded } });
      if (isExpanded === true) walk(node.children ?? [], level + 1);
    }
  };
  walk(roots, 1);
  return shown;
}

/** Keys of the rows above a row, the root first. */
export function above<T>(node: TreeNode<T>): readonly string[] {
  return node.parent === undefined ? [] : [...above(node.parent), node.parent.key];
}

/** What a search has found: rows, and those above them, which are opened to show them. */
export interface Found {
  readonly rows: ReadonlySet<string>;
  readonly path: ReadonlySet<string>;
}

/** Of paths of keys, from the root to the row. */
export function foundAlong(paths: readonly (readonly string[])[]): Found {
  return { rows: new Set(paths.flatMap((path) => path.at(-1) ?? [])), path: new Set(paths.flatMap((path) => path.slice(0, -1))) };
}

/** Rows among the known ones whose text holds every word of the search. */
export function findIn<T>({ nodes }: Tree<T>, search: string, textOf: (row: T) => string): Found {
  const words = searchWords(search);
  const hits = [...nodes.values()].filter(({ row }) => {
    const text = foldForSearch(textOf(row));
    return words.every((word) => text.includes(word));
  });
  return foundAlong(hits.map((node) => [...above(node), node.key]));
}

/** While something is sought: the found rows, what leads to them and what stands below them. */
export const isFoundOrNear = <T>({ rows, path }: Found, node: TreeNode<T>): boolean => rows.has(node.key) || path.has(node.key) || above(node).some((key) => rows.has(key));

// ---- choice: a chosen key stands for its row and for everything below it, known or not ----

/** Whether a row or one above it is chosen. */
export const isChosen = <T>(node: TreeNode<T>, chosen: ReadonlySet<string>): boolean => chosen.has(node.key) || above(node).some((key) => chosen.has(key));

/** Keys that are not chosen and have something chosen below them. */
export function partlyChosen<T>({ nodes }: Tree<T>, chosen: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...chosen].flatMap((key) => above(nodes.get(key) ?? ({ parent: undefined } as TreeNode<T>))));
}

const below = <T>(node: TreeNode<T>): readonly string[] => (node.children ?? []).flatMap((child) => [child.key, ...below(child)]);

/**
 * The choice after a row was chosen or given up. A parent whose rows are all chosen stands for them; giving up a row
 * below a chosen one leaves its neighbours chosen on every level.
 */
export function toggleChoice<T>(node: TreeNode<T>, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen(node, chosen)) giveUp(node, next);
  else choose(node, next);
  return next;
}

function choose<T>(node: TreeNode<T>, chosen: Set<string>): void {
  for (const key of below(node)) chosen.delete(key);
  chosen.add(node.key);
  const { parent } = node;
  if (parent?.children?.every(({ key }) => chosen.has(key))) choose(parent, chosen);
}

function giveUp<T>(node: TreeNode<T>, chosen: Set<string>): void {
  if (chosen.delete(node.key)) return;
  if (node.parent === undefined) return;
  giveUp(node.parent, chosen);
  for (const { key } of node.parent.children ?? []) if (key !== node.key) chosen.add(key);
}
