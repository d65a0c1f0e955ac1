import type { ReactNode } from 'react';

export interface GridColumn<T> {
  id: string;
  label: string;
  /** amount: physically right and tabular, so that units stand under units; count: right, in the figures of text. */
  align?: 'amount' | 'count' | undefined;
  render: (row: T) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean | undefined;
  /** The first column may stay in place while the rest scrolls sideways. */
  pinned?: boolean | undefined;
  /** Takes the free width; one or two per table. */
  grows?: boolean | undefined;
}

export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface GridSelection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}

export interface DataGridProps<T> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  sort?: GridSort | null | undefined;
  onSort?: ((sort: GridSort) => void) | undefined;
  /** A page is on its way: the rows on screen stay under a bar, an empty table shows bones. */
  isLoading?: boolean | undefined;
  /** Rows of bones, as many as are likely to come; six when absent. */
  bones?: number | undefined;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Click or Enter on a row. */
  onOpen?: ((row: T) => void) | undefined;
  selection?: GridSelection | undefined;
  /** Key of the row shown elsewhere (peek panel): accent bar. */
  current?: string | undefined;
  /** Rows in all, for screen readers; null when the server capped the count. */
  total?: number | null | undefined;
  /** Index of the first row in the whole list. */
  offset?: number | undefined;
  /** At a phone's width each row is a card with a line per column; cards neither open nor select nor sort. */
  hasCards?: boolean | undefined;
  /** Under the table: the pager. */
  footer?: ReactNode;
}
