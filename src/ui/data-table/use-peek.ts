import { startTransition, useState } from 'react';
import type { TableState } from '#kernel/table/definition.ts';
import type { TableChange } from './table-state.ts';
import type { TableRows, WindowRows } from './use-table-rows.ts';

/** The row shown beside the list, by its place: the list turns its pages as one goes on. Another request closes it. */
export function usePeek<R>(state: TableState, change: (change: TableChange) => void, found: TableRows<R>, window: WindowRows<R> | undefined) {
  const request = JSON.stringify([state.search, state.filters, state.quick, state.sort]);
  /** `row`: while the page of the place is on its way, the row before it stays. */
  const [held, setHeld] = useState<{ request: string; place: number; row: R | undefined }>();
  const shown = held?.request === request ? held : undefined;
  const rowAt = (place: number): R | undefined => (window === undefined ? found.rows[place - (state.page - 1) * state.pageSize] : window.rowAt(place));
  return {
    place: shown?.place,
    row: shown === undefined ? undefined : ((found.isLoading ? undefined : rowAt(shown.place)) ?? shown.row),
    show(place: number): void {
      startTransition(() => setHeld({ request, place, row: rowAt(place) ?? shown?.row }));
      const page = Math.floor(place / state.pageSize) + 1;
      if (window === undefined && page !== state.page) change({ page });
    },
    close: (): void => setHeld(undefined),
  };
}
