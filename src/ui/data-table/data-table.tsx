import type { AnyCall } from '#kernel/call.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { noQuick, quickQuery } from './quick.ts';
import { TableSheet } from './table-sheet.tsx';
import type { DataTableProps, TableParts } from './types.ts';
import { usePageRows, useWindowRows } from './use-table-rows.ts';
import { type TableStateStore, useAddressState, useLocalState } from './use-table-state.ts';
import { useViews, type Views } from './use-views.ts';

/**
 * A list with everything: the screen gives the definition and the two calls of `defineList`, and takes part by row
 * actions, bulk actions and editing. Search, filters, order, page and columns stand in the address (`tableSearch`).
 * Guide conventions.md 3.4, stack-frontend.md 8.3, look.md 7.
 */
export function DataTable<C extends AnyCall>(props: DataTableProps<C>) {
  return props.isLocal === true ? <LocalTable {...props} /> : <AddressedTable {...props} />;
}

function AddressedTable<R extends object>(table: TableParts<R>) {
  return <Viewed table={table} store={useAddressState(table.of, table.quick ?? noQuick)} />;
}

function LocalTable<R extends object>(table: TableParts<R>) {
  return <Viewed table={table} store={useLocalState(table.of)} />;
}

interface PartProps<R extends object> {
  table: TableParts<R>;
  store: TableStateStore;
}

function Viewed<R extends object>({ table, store }: PartProps<R>) {
  const views = useViews(table.of, store, table.hasNoViews !== true);
  const isNarrow = useIsNarrow();
  // the conditions of the page go with both calls
  const asked = table.quick === undefined ? table : { ...table, query: { ...table.query, ...quickQuery(table.quick, store.state) } };
  const parts = { table: asked, store, views };
  return table.isContinuous === true && !isNarrow ? <Continuous {...parts} /> : <Paged {...parts} />;
}

function Paged<R extends object>({ table, store, views }: PartProps<R> & { views: Views }) {
  const found = usePageRows<R>(table, store.state, views.isReady);
  return <TableSheet table={table} store={store} views={views} found={found} />;
}

function Continuous<R extends object>({ table, store, views }: PartProps<R> & { views: Views }) {
  const found = useWindowRows<R>(table, store.state, views.isReady);
  return <TableSheet table={table} store={store} views={views} found={found} window={found} />;
}
