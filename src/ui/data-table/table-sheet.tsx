import { useQueryClient } from '@tanstack/react-query';
import { columnOf } from '#kernel/table/filter.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { DataGridProps, GridSort } from '#ui/data-grid/types.ts';
import { FormStoreProvider } from '#ui/form/hooks.ts';
import { FormScopeProvider } from '#ui/form/scope.ts';
import { formatNumber } from '#ui/format/format.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { Peek } from '#ui/peek/peek.tsx';
import { cellContent } from './build-columns.tsx';
import { BulkBar } from './bulk-bar.tsx';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import { EditingPanel, RemoveDialog } from './editing-parts.tsx';
import { noQuick } from './quick.ts';
import { arrangement, movedColumn, toggledSort, withColumn } from './table-state.ts';
import { Failed, Nothing } from './table-states.tsx';
import { Toolbar } from './toolbar.tsx';
import type { TableParts } from './types.ts';
import { newRow, useEditing } from './use-editing.tsx';
import { useBulkActions, useFiles } from './use-files.ts';
import { useMenus } from './use-menus.tsx';
import { useColumnOptions } from './use-option-labels.ts';
import { usePeek } from './use-peek.ts';
import { useSelection, useToldSelection } from './use-selection.ts';
import { useStable } from './use-stable.ts';
import { useExpanded, useHeldColumns, useRowActions, useTableColumns } from './use-table-columns.tsx';
import type { TableRows, WindowRows } from './use-table-rows.ts';
import type { TableStateStore } from './use-table-state.ts';
import type { Views } from './use-views.ts';
import { ViewsBar } from './views-bar.tsx';

interface TableSheetProps<R extends object> {
  table: TableParts<R>;
  store: TableStateStore;
  views: Views;
  found: TableRows<R>;
  /** Of a continuous table. */
  window?: WindowRows<R>;
}

/** Everything between the data and the screen. */
function useSheet<R extends object>({ table, store, found, window }: TableSheetProps<R>) {
  const { of, editing, rowName } = table;
  const client = useQueryClient();
  const keyOf = useStable((row: R) => (row === newRow ? 'new row' : String((row as Record<string, unknown>)[of.rowKey])));
  const options = useColumnOptions(of, store.state.filters);
  const onChanged = (): Promise<unknown> => client.invalidateQueries({ queryKey: [table.list.method, table.list.path] });
  const edits = useEditing<R>({ editing, tableKey: of.key, keyOf, onChanged });
  const rows = edits.isAdding && window === undefined ? [newRow as R, ...found.rows] : found.rows;
  const chosen = useSelection(store.state, found.rows.map(keyOf));
  useToldSelection(chosen, store.state, table.onChosen);
  const expanded = useExpanded<R>(keyOf);
  const actions = useRowActions(table, edits);
  const hasDetails = table.details !== undefined && window === undefined;
  const names = useHeldColumns(table, found.rows);
  const menus = useMenus<R>({ of, state: store.state, names, change: store.change, quick: table.quick ?? noQuick, rowActions: actions, rowName });
  const onRowMenu = useStable((row: R, anchor: HTMLElement): void => menus.show({ kind: 'row', row }, anchor));
  const { columns, shownNames } = useTableColumns({ table, store, names, options, edits, actions, expanded, hasDetails, onMenu: onRowMenu });
  const onOpen = useStable((row: R): void => table.onOpen?.(row));
  const files = useFiles(table, store.state, shownNames);
  const bulkActions = useBulkActions(table, files);
  const peek = usePeek(store.state, store.change, found, window);
  const onPeek = useStable((_: R, place: number): void => peek.show(place));
  const onEdit = useStable((row: R, column: string) => {
    const isField = editing?.fields?.some(({ name }) => name === column) === true;
    if (editing?.panel !== undefined || !isField || !edits.mayEdit(row) || edits.isEdited(row)) return false;
    edits.start(row, column);
    return true;
  });
  return { keyOf, options, edits, rows, chosen, expanded, actions, hasDetails, columns, names, shownNames, menus, onRowMenu, onOpen, files, bulkActions, peek, onPeek, onEdit };
}

type Sheet<R extends object> = ReturnType<typeof useSheet<R>>;

/** What the reader does to the head. */
function useArranging<R extends object>({ table: { of }, store: { state, change } }: TableSheetProps<R>, menus: Sheet<R>['menus']) {
  const columns = arrangement(of, state);
  return {
    onSort: ({ column }: GridSort, isAdded: boolean): void => change({ sort: toggledSort(state.sort, column, isAdded) }),
    arranging: {
      onResize: (name: string, width: number): void => change({ columns: withColumn(columns, name, { width }) }),
      onMove: (name: string, target: string): void => change({ columns: movedColumn(columns, name, target) }),
      onMenu: (name: string, anchor: HTMLElement): void => {
        const column = columnOf(of, name);
        if (column !== undefined) menus.show({ kind: 'column', column }, anchor);
      },
    },
  };
}

/** The grid's props of rows: paged or in windows, with what they show and can do. */
function gridProps<R extends object>({ table, store, found, window }: TableSheetProps<R>, sheet: Sheet<R>): Omit<DataGridProps<R>, 'label'> {
  const { state } = store;
  const { page } = found;
  const { keyOf, columns, rows, chosen, expanded, edits, hasDetails, options } = sheet;
  const { totals } = page ?? {};
  const hasTotals = totals !== undefined && table.of.columns.some(({ total, name }) => total === true && totals[name] !== undefined);
  const first = table.of.columns.find(({ name }) => name === sheet.shownNames[0])?.name;
  return {
    columns,
    rows,
    rowKey: keyOf,
    sort: state.sort.map(({ column, descending }) => ({ column, direction: descending ? ('descending' as const) : ('ascending' as const) })),
    isLoading: found.isLoading,
    bones: Math.min(state.pageSize, 10),
    current: sheet.peek.row === undefined ? undefined : keyOf(sheet.peek.row),
    tone: table.tone,
    total: page === undefined || page.countIsCapped === true ? null : page.count,
    offset: window === undefined ? (state.page - 1) * state.pageSize - (edits.isAdding ? 1 : 0) : 0,
    hasCards: true,
    isCards: table.hasLayouts === true && state.layout === 'cards',
    onOpen: table.onOpen === undefined ? undefined : sheet.onOpen,
    onPeek: table.peek === undefined ? undefined : sheet.onPeek,
    onEdit: table.editing?.fields === undefined ? undefined : sheet.onEdit,
    onRowMenu: sheet.actions.length === 0 ? undefined : sheet.onRowMenu,
    selection: table.bulkActions === undefined ? undefined : chosen.grid,
    card: table.card,
    details: hasDetails ? (row) => (expanded.isOpen(row) ? table.details?.(row) : undefined) : undefined,
    window: window === undefined ? undefined : { count: page?.count ?? 0, rowAt: window.rowAt, onRange: window.onRange },
    totals: hasTotals
      ? (name) => {
          const column = columnOf(table.of, name);
          if (column?.total === true) return cellContent(column, totals[name], options);
          return name === first ? messages.total : null;
        }
      : undefined,
  };
}

function Footer<R extends object>({ table: { unit }, store: { state, change }, found: { page }, window }: TableSheetProps<R>) {
  if (page === undefined) return null;
  const { count, countIsCapped = false } = page;
  if (window !== undefined)
    return (
      <p role="status" className={styles.counted}>
        {countIsCapped ? messages.tooMany(count) : messages.allShown(formatNumber(count), unit ?? messages.row)}
      </p>
    );
  if (count === 0) return null;
  return (
    <Pager
      page={state.page}
      pageSize={state.pageSize}
      total={count}
      isTotalCapped={countIsCapped}
      unit={unit}
      onPage={(next) => change({ page: next })}
      onPageSize={(pageSize) => change({ pageSize })}
    />
  );
}

function PeekBeside<R extends object>({ table, peek, count }: { table: TableParts<R>; peek: Sheet<R>['peek']; count: number }) {
  const { row, place } = peek;
  const { onOpen } = table;
  if (row === undefined || place === undefined || table.peek === undefined) return null;
  return (
    <Peek
      label={table.rowName?.(row) ?? table.of.title}
      place={place}
      count={count}
      onMove={peek.show}
      onClose={peek.close}
      onOpen={onOpen === undefined ? undefined : () => onOpen(row)}
    >
      {table.peek(row)}
    </Peek>
  );
}

/** The rows, or why there are none; over them what can be done with those chosen. */
function Rows<R extends object>({ of: props, sheet }: { of: TableSheetProps<R>; sheet: Sheet<R> }) {
  const { table, store, found } = props;
  const { state, change } = store;
  const { edits, chosen } = sheet;
  const head = useArranging(props, sheet.menus);
  const count = found.page?.count ?? 0;
  return (
    <div className={styles.main}>
      <div className={styles.sheet}>
        <FormStoreProvider value={edits.store}>
          <FormScopeProvider value={edits.scope}>
            {found.error === null ? (
              <DataGrid<R>
                {...gridProps(props, sheet)}
                {...head}
                label={table.of.title}
                empty={<Nothing state={state} count={count} empty={table.empty} onChange={change} />}
                footer={<Footer {...props} />}
              />
            ) : (
              <Failed error={found.error} onRetry={found.retry} isRetrying={found.isLoading} />
            )}
          </FormScopeProvider>
        </FormStoreProvider>
      </div>
      <BulkBar chosen={chosen} state={state} total={count} isTotalCapped={found.page?.countIsCapped === true} unit={table.unit ?? messages.row} actions={sheet.bulkActions} />
    </div>
  );
}

export function TableSheet<R extends object>(props: TableSheetProps<R>) {
  const { table, store, views, found } = props;
  const { of } = table;
  const { state, change } = store;
  const isNarrow = useIsNarrow();
  const sheet = useSheet(props);
  const { edits, menus } = sheet;
  const count = found.page?.count ?? 0;
  return (
    <div className={styles.table} {...(state.density === undefined ? {} : { 'data-density': state.density })}>
      {table.hasNoViews === true ? null : <ViewsBar of={of} store={store} views={views} count={found.page?.countIsCapped === true ? undefined : found.page?.count} />}
      <Toolbar
        of={of}
        state={state}
        options={sheet.options}
        isNarrow={isNarrow}
        hasSearch={table.hasNoSearch !== true}
        searchLabel={table.searchLabel}
        searchExample={table.searchExample}
        quick={table.quick ?? noQuick}
        names={sheet.names}
        hasLayouts={table.hasLayouts === true}
        files={table.export === undefined ? undefined : sheet.files}
        onChange={change}
        onEdit={(column, anchor, at) => menus.show({ kind: 'filter', column, at }, anchor)}
        onQuick={(filter, anchor) => menus.show({ kind: 'quick', filter }, anchor)}
        onAdd={(anchor) => menus.show({ kind: 'add' }, anchor)}
        filterDoor={table.filterDoor}
        onAddRow={edits.mayAdd ? () => edits.start(undefined) : undefined}
      >
        {table.actions}
      </Toolbar>
      <EditingPanel edits={edits} panel={table.editing?.panel} />
      <div className={styles.beside}>
        <Rows of={props} sheet={sheet} />
        <PeekBeside table={table} peek={sheet.peek} count={count} />
      </div>
      <RemoveDialog edits={edits} rowName={table.rowName} />
      {menus.element}
    </div>
  );
}
