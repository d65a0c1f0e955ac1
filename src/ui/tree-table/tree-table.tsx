import { ChevronDown, ChevronRight, ChevronsDownUp, ChevronsUpDown, LoaderCircle } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { DataGridProps, GridColumn, TreePlace } from '#ui/data-grid/types.ts';
import { SearchBox } from '#ui/data-table/filter-bar.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { isChosen, partlyChosen, type TreeNode, toggleChoice } from './tree.ts';
import messages from './tree-table.messages.fa.ts';
import styles from './tree-table.module.css';
import { type TreeData, useTree } from './use-tree.ts';

/** Beyond so many rows only those on screen are drawn. */
const MOST_DRAWN = 100;

export interface TreeTableProps<T> extends TreeData<T>, Pick<DataGridProps<T>, 'label' | 'onOpen' | 'onRowMenu' | 'current' | 'isLoading' | 'empty' | 'totals' | 'footer'> {
  /** The first one holds the branches. */
  columns: readonly GridColumn<T>[];
  /** A chosen key stands for its row and for everything below it, also for what has not been fetched yet. */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined;
  searchExample?: string | undefined;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
}

/**
 * Rows with rows below them: units, posts, classifications. In the first column the side arrows open and close, or go to
 * the row above; rows come when they are opened; a search opens what leads to the found rows. Keep the functions the same
 * from draw to draw.
 */
export function TreeTable<T>(props: TreeTableProps<T>) {
  const { columns, rowKey, chosen, onChoose, searchExample, textOf, findPaths, actions, empty, isLoading = false } = props;
  const isNarrow = useIsNarrow();
  const [words, setWords] = useState('');
  const { tree, shown, pending, found, isSearching, toggle, setAll } = useTree(props, words);
  const places = useMemo(() => new Map(shown.map(({ node, place }) => [node.key, place])), [shown]);
  const placeOf = useCallback((row: T) => places.get(rowKey(row)), [places, rowKey]);
  const rows = useMemo(() => shown.map(({ node }) => node.row), [shown]);
  const branched = useMemo(() => withBranches(columns, { isNarrow, rowKey, placeOf, pending, toggle }), [columns, isNarrow, rowKey, placeOf, pending, toggle]);
  const partly = useMemo(() => (chosen === undefined ? new Set() : partlyChosen(tree, chosen)), [tree, chosen]);
  const nodeOf = (key: string): TreeNode<T> | undefined => tree.nodes.get(key);
  const holds = (key: string): boolean => {
    const node = nodeOf(key);
    return node !== undefined && chosen !== undefined && isChosen(node, chosen);
  };
  const rootKeys = tree.roots.map(({ key }) => key);
  const ofAll = chosen === undefined || chosen.size === 0 ? 'none' : rootKeys.every(holds) ? 'all' : 'some';
  const hasSearch = textOf !== undefined || findPaths !== undefined;
  const grid: DataGridProps<T> = {
    ...props,
    columns: branched,
    rows,
    treePlace: placeOf,
    isLoading: isLoading || isSearching,
    empty: found === undefined ? empty : messages.nothingFound,
    tone: (row) => (found?.rows.has(rowKey(row)) ? 'info' : undefined),
    onRowKey: (event, row) => onTreeKey(event, placeOf(row), { toggle: () => toggle(rowKey(row)), opensRow: props.onOpen !== undefined }),
    ...(rows.length > MOST_DRAWN ? { window: { count: rows.length, rowAt: (index) => rows[index], onRange: nothingToFetch } } : {}),
    ...(chosen === undefined || onChoose === undefined
      ? {}
      : {
          selection: {
            isSelected: holds,
            isPartly: (key) => partly.has(key),
            ofAll,
            onToggle: (key) => {
              const node = nodeOf(key);
              if (node !== undefined) onChoose(toggleChoice(node, chosen));
            },
            onToggleAll: () => onChoose(new Set(ofAll === 'all' ? [] : rootKeys)),
          },
        }),
  };
  return (
    <div className={styles.tree}>
      <search className={styles.bar}>
        {hasSearch ? <SearchBox words={words} placeholder={searchExample} onWords={setWords} /> : null}
        <span role="status" className={styles.status}>
          {isSearching ? messages.searching : found === undefined ? '' : messages.found(formatNumber(found.rows.size))}
        </span>
        {words === '' ? (
          <span className={styles.tools}>
            {props.loadChildren === undefined ? <IconButton label={messages.expandAll} icon={ChevronsUpDown} onPress={() => setAll(true)} /> : null}
            <IconButton label={messages.collapseAll} icon={ChevronsDownUp} onPress={() => setAll(false)} />
          </span>
        ) : null}
        {actions}
      </search>
      <Card isFlush className={styles.sheet}>
        <DataGrid {...grid} />
      </Card>
    </div>
  );
}

const nothingToFetch = (): void => undefined;

interface Branches<T> {
  /** A pinned column would leave nothing of the others. */
  isNarrow: boolean;
  rowKey: (row: T) => string;
  placeOf: (row: T) => TreePlace | undefined;
  pending: ReadonlySet<string>;
  toggle: (key: string) => void;
}

/** The first column moved in by its level, with the arrow that opens what is below. */
function withBranches<T>(columns: readonly GridColumn<T>[], { isNarrow, rowKey, placeOf, pending, toggle }: Branches<T>): readonly GridColumn<T>[] {
  return columns.map((column, index) =>
    index > 0
      ? column
      : {
          ...column,
          pinned: isNarrow ? undefined : column.pinned,
          render: (row, at) => {
            const { level = 1, isExpanded } = placeOf(row) ?? {};
            const key = rowKey(row);
            return (
              <span className={styles.branch} style={{ '--level': level - 1 } as CSSProperties}>
                {isExpanded === undefined ? (
                  <span className={styles.leaf} />
                ) : (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={pending.has(key) ? messages.loading : isExpanded ? messages.close : messages.open}
                    aria-busy={pending.has(key)}
                    className={styles.arrow}
                    onClick={() => toggle(key)}
                  >
                    {pending.has(key) ? (
                      <Icon of={LoaderCircle} size="sm" className={styles.pending} />
                    ) : isExpanded ? (
                      <Icon of={ChevronDown} size="sm" />
                    ) : (
                      <DirIcon of={ChevronRight} size="sm" />
                    )}
                  </button>
                )}
                <span className={styles.text}>{column.render(row, at)}</span>
              </span>
            );
          },
        },
  );
}

/** In the column of the branches: towards the end opens, towards the start closes or goes to the row above; Enter turns where it opens nothing else. */
function onTreeKey(event: KeyboardEvent, place: TreePlace | undefined, { toggle, opensRow }: { toggle: () => void; opensRow: boolean }): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  if (place === undefined || cell === null || cell !== event.target || cell.querySelector(`.${styles.branch}`) === null) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const side = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 'forward' : event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? 'back' : event.key;
  if (side === 'forward' && place.isExpanded === false) toggle();
  else if (side === 'back' && place.isExpanded === true) toggle();
  else if (side === 'back' && place.level > 1) focusParent(cell, place.level);
  else if (side === 'Enter' && !opensRow && place.isExpanded !== undefined) toggle();
  else return;
  event.preventDefault();
}

/** The nearest row above of a lower level, in the same column. */
function focusParent(cell: HTMLElement, level: number): void {
  let row = cell.closest('tr')?.previousElementSibling;
  while (row && Number(row.getAttribute('aria-level') ?? level) >= level) row = row.previousElementSibling;
  row?.querySelector<HTMLElement>(`[data-column="${cell.dataset['column']}"]`)?.focus();
}
