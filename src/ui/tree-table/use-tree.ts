import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { buildTree, type Found, findIn, foundAlong, isFoundOrNear, type ShownNode, shownNodes, type Tree, type TreeNode } from './tree.ts';

const nothing: ReadonlySet<string> = new Set();

export interface TreeData<T> {
  roots: readonly T[];
  rowKey: (row: T) => string;
  /** Rows below a row; undefined: to be asked for with `loadChildren` when it is opened. */
  childrenOf: (row: T) => readonly T[] | undefined;
  /** What it throws is shown, and the row closes again. */
  loadChildren?: ((row: T) => Promise<readonly T[]>) | undefined;
  /** Keys of rows that are open at first. */
  openAtFirst?: readonly string[] | undefined;
  /** Text in which words are looked for among the known rows. */
  textOf?: ((row: T) => string) | undefined;
  /** The search where not all rows are known: keys from the root to each found row. */
  findPaths?: ((words: string, signal: AbortSignal) => Promise<readonly (readonly string[])[]>) | undefined;
}

/** The rows that were asked for, by their parent; forgotten when the roots are read anew. */
function useLoaded<T>({ roots, rowKey, childrenOf, loadChildren }: TreeData<T>) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly T[]>>(new Map());
  const [pending, setPending] = useState(nothing);
  const [known, setKnown] = useState(roots);
  if (known !== roots) {
    setKnown(roots);
    setLoaded(new Map());
  }
  const tree = useMemo(() => buildTree({ roots, rowKey, childrenOf: (row) => childrenOf(row) ?? loaded.get(rowKey(row)) }), [roots, rowKey, childrenOf, loaded]);
  const asked = useRef(new Set<string>());
  const load = useCallback(
    async ({ key, row }: TreeNode<T>, onFailed: () => void): Promise<void> => {
      if (loadChildren === undefined || asked.current.has(key)) return;
      asked.current.add(key);
      setPending((old) => old.union(new Set([key])));
      try {
        const children = await loadChildren(row);
        setLoaded((old) => new Map(old).set(key, children));
      } catch (refusal) {
        onFailed();
        showError(refusal);
      } finally {
        asked.current.delete(key);
        setPending((old) => old.difference(new Set([key])));
      }
    },
    [loadChildren],
  );
  return { tree, pending, load };
}

/** What the words find: at once among known rows, or from whoever knows the others. Undefined while nothing is sought. */
function useFound<T>(words: string, tree: Tree<T>, { textOf, findPaths }: TreeData<T>): { found: Found | undefined; isSearching: boolean } {
  const [answer, setAnswer] = useState<{ words: string; found: Found }>();
  const isAsked = words !== '' && findPaths !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    findPaths(words, stop.signal).then(
      (paths) => stop.signal.aborted || setAnswer({ words, found: foundAlong(paths) }),
      (refusal: unknown) => {
        if (stop.signal.aborted) return;
        setAnswer({ words, found: foundAlong([]) });
        showError(refusal);
      },
    );
    return () => stop.abort();
  }, [isAsked, words, findPaths]);
  const near = useMemo(() => (words === '' || isAsked || textOf === undefined ? undefined : findIn(tree, words, textOf)), [words, isAsked, tree, textOf]);
  if (!isAsked) return { found: near, isSearching: false };
  return { found: answer?.words === words ? answer.found : undefined, isSearching: answer?.words !== words };
}

/** Everything a tree on screen knows: its rows, what is open, what is sought. */
export function useTree<T>(data: TreeData<T>, words: string) {
  const { tree, pending, load } = useLoaded(data);
  const { found, isSearching } = useFound(words, tree, data);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(data.openAtFirst));
  // while something is sought: what the reader opened or closed against the search
  const [turned, setTurned] = useState(nothing);
  const [last, setLast] = useState(words);
  if (last !== words) {
    setLast(words);
    setTurned(nothing);
  }
  const isOpen = useCallback((key: string) => (found === undefined ? opened.has(key) : found.path.has(key) !== turned.has(key)), [found, opened, turned]);
  const shown: readonly ShownNode<T>[] = useMemo(() => shownNodes(tree, isOpen, found === undefined ? () => true : (node) => isFoundOrNear(found, node)), [tree, isOpen, found]);
  const toggle = useCallback((key: string): void => (found === undefined ? setOpened : setTurned)((old) => old.symmetricDifference(new Set([key]))), [found]);
  const waiting = shown.filter(({ node, place }) => place.isExpanded === true && node.children === undefined && !pending.has(node.key));
  useEffect(() => {
    for (const { node } of waiting) void load(node, () => toggle(node.key));
  });
  const setAll = (areOpen: boolean): void => setOpened(areOpen ? new Set([...tree.nodes.values()].filter(({ children }) => children?.length).map(({ key }) => key)) : nothing);
  return { tree, shown, pending, found, isSearching, toggle, setAll };
}
