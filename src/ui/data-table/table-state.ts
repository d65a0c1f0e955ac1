/** Changes to the state of a table. The state itself, its address and its query are the kernel's (`#kernel/table/state.ts`). */
import { type ColumnState, MAX_SORT_KEYS, type SortKey, type TableDefinition, type TableState } from '#kernel/table/definition.ts';
import { arrangedColumns } from '#kernel/table/state.ts';

/** New parts of a state; undefined takes an optional part away. */
export type TableChange = { readonly [K in keyof TableState]?: TableState[K] | undefined };

/** Whether words or conditions narrow the list. */
export const isNarrowed = ({ search, filters, quick }: TableState): boolean => search !== '' || filters.length > 0 || quick !== undefined;

/** Takes them all away. */
export const noConditions: TableChange = { search: '', filters: [], quick: undefined };

/** The state after a change. Other rows, or another order of them, begin on the first page. */
export function changedState(state: TableState, change: TableChange): TableState {
  const asksAnew = ['search', 'filters', 'quick', 'sort', 'pageSize'].some((part) => part in change);
  const parts = { ...state, ...(asksAnew ? { page: 1 } : {}), ...change };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as unknown as TableState;
}

/** Ascending, descending, not at all; the last of several keys that goes leaves the order of the definition. */
export function toggledSort(sort: readonly SortKey[], column: string, isAdded: boolean): readonly SortKey[] {
  const known = sort.find((key) => key.column === column);
  const next: readonly SortKey[] = known === undefined ? [{ column }] : known.descending ? [] : [{ column, descending: true }];
  if (!isAdded) return next;
  if (known !== undefined) return sort.flatMap((key) => (key.column === column ? next : [key]));
  return [...sort, ...next].slice(-MAX_SORT_KEYS);
}

/** Columns from one edge to the other: pinned to the start, free, pinned to the end. */
export function columnsInPlace(columns: readonly ColumnState[]): readonly ColumnState[] {
  const rank = ({ pinned }: ColumnState): number => (pinned === 'start' ? 0 : pinned === 'end' ? 2 : 1);
  return [...columns].sort((one, other) => rank(one) - rank(other));
}

/** The whole arrangement, in the order on screen. */
export const arrangement = (definition: TableDefinition, state: TableState): readonly ColumnState[] => columnsInPlace(arrangedColumns(definition, state.columns));

/** The arrangement with one column otherwise; undefined takes a mark away. */
export function withColumn(
  columns: readonly ColumnState[],
  name: string,
  marks: { readonly [K in keyof Omit<ColumnState, 'name'>]?: ColumnState[K] | undefined },
): readonly ColumnState[] {
  return columns.map((column) =>
    column.name === name
      ? (Object.fromEntries(Object.entries({ ...column, ...marks }).filter(([, value]) => value !== undefined && value !== false)) as unknown as ColumnState)
      : column,
  );
}

/** The arrangement with a column in the place of another, pinned as that one is. */
export function movedColumn(columns: readonly ColumnState[], name: string, target: string): readonly ColumnState[] {
  const from = columns.findIndex((column) => column.name === name);
  const to = columns.findIndex((column) => column.name === target);
  const moved = columns[from];
  const there = columns[to];
  if (moved === undefined || there === undefined || from === to) return columns;
  const others = columns.filter((column) => column !== moved);
  return withColumn([...others.slice(0, to), moved, ...others.slice(to)], name, { pinned: there.pinned });
}
