import type { KeyboardEvent, ReactNode } from 'react';

export interface GridColumn<T> {
  id: string;
  label: string;
  /** amount: physically right and tabular, so that units stand under units; count: right, in the figures of text. */
  align?: 'amount' | 'count' | undefined;
  /** `at`: place of the row in the whole list, from zero. */
  render: (row: T, at: number) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean | undefined;
  /** Stays in place while the rest scrolls sideways; `true` is the start. Several of one side need widths. */
  pinned?: boolean | 'start' | 'end' | undefined;
  /** Takes the free width; one or two per table. */
  grows?: boolean | undefined;
  /** Pixels. When all columns have one the layout is fixed: it does not jump from page to page, and long texts are cut. */
  width?: number | undefined;
  /** Holds buttons or fields: Enter goes into the cell, Escape comes back. */
  hasControls?: boolean | undefined;
  /** Drawn only while the pointer or the focus is on the row; always where nothing can hover. */
  isNearOnly?: boolean | undefined;
  /** Belongs to the table, not to the rows (row number, actions): it has no line in a card and cannot be arranged. */
  isService?: boolean | undefined;
}

/** The side a column is pinned to. */
export const sideOf = ({ pinned }: { pinned?: boolean | 'start' | 'end' | undefined }): 'start' | 'end' | undefined =>
  pinned === true ? 'start' : pinned === false ? undefined : pinned;

export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface GridSelection {
  isSelected: (key: string) => boolean;
  /** Not itself, but something of what it stands for: the box is neither empty nor ticked. */
  isPartly?: ((key: string) => boolean) | undefined;
  /** A range goes from the row touched last to this one. */
  onToggle: (key: string, isRange: boolean) => void;
  /** Of the rows on screen: the three states of the box in the head. */
  ofAll: 'none' | 'some' | 'all';
  onToggleAll: () => void;
}

/** What the reader may do with a column: drag, resize, and the menu of its head. */
export interface GridArranging {
  /** Pixels, when the pointer or the key is let go. */
  onResize: (column: string, width: number) => void;
  /** Puts a column in the place of another. */
  onMove: (column: string, target: string) => void;
  onMenu: (column: string, anchor: HTMLElement) => void;
}

/** Rows that come in windows while one scrolls. */
export interface GridWindow<T> {
  count: number;
  /** Undefined while its window is on its way. */
  rowAt: (index: number) => T | undefined;
  /** First and last row on screen or near it. */
  onRange: (first: number, last: number) => void;
}

/** Where a row stands in a hierarchy (WAI-ARIA treegrid). */
export interface TreePlace {
  /** From one. */
  level: number;
  /** Among the rows of its parent, from one. */
  at: number;
  size: number;
  /** Undefined: nothing below it. */
  isExpanded: boolean | undefined;
}

export type RowTone = 'success' | 'warning' | 'error' | 'info' | 'disabled';

export interface DataGridProps<T> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** One key, or several in the order they count. */
  sort?: GridSort | readonly GridSort[] | null | undefined;
  /** The next direction of a column; `isAdded` keeps the other keys (Shift). */
  onSort?: ((sort: GridSort, isAdded: boolean) => void) | undefined;
  /** A page is on its way: the rows on screen stay under a bar, an empty table shows bones. */
  isLoading?: boolean | undefined;
  /** Rows of bones, as many as are likely to come; six when absent. */
  bones?: number | undefined;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Click or Enter on a row. */
  onOpen?: ((row: T) => void) | undefined;
  /** Click on a row, in place of opening it; `at`: its place in the whole list. */
  onPeek?: ((row: T, at: number) => void) | undefined;
  /** Enter, F2 or a double click on a cell; answers whether it can be edited. */
  onEdit?: ((row: T, column: string) => boolean) | undefined;
  /** Right button or menu key on a row. */
  onRowMenu?: ((row: T, anchor: HTMLElement) => void) | undefined;
  /** Further keys on a row, before the grid's own. */
  onRowKey?: ((event: KeyboardEvent, row: T) => void) | undefined;
  selection?: GridSelection | undefined;
  arranging?: GridArranging | undefined;
  /** Key of the row shown elsewhere (peek panel): accent bar. */
  current?: string | undefined;
  /** Ground of a row by its meaning. */
  tone?: ((row: T) => RowTone | undefined) | undefined;
  /** The rows are a hierarchy, given in the order in which they stand; keep each place the same while it is. */
  treePlace?: ((row: T) => TreePlace | undefined) | undefined;
  /** Under the row while it is open. */
  details?: ((row: T) => ReactNode) | undefined;
  /** A last row in bold under a rule. */
  totals?: ((column: string) => ReactNode) | undefined;
  /** In place of `rows`: all of them, drawn where one scrolls. */
  window?: GridWindow<T> | undefined;
  /** Rows in all, for screen readers; null when the server capped the count. */
  total?: number | null | undefined;
  /** Index of the first row in the whole list. */
  offset?: number | undefined;
  /** At a phone's width each row is a card with a line per column. */
  hasCards?: boolean | undefined;
  /** Cards at any width, beside each other where there is room. */
  isCards?: boolean | undefined;
  /** What such a card shows in place of its lines; a link in it opens the row. */
  card?: ((row: T) => ReactNode) | undefined;
  /** Under the table: the pager. */
  footer?: ReactNode;
}

/** The head stands above the first row. */
export const HEAD_ROW = -1;

export interface GridPlace {
  /** Index in the rows of the grid, or HEAD_ROW. */
  row: number;
  column: number;
}
