import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyCall, ReplyOf } from '#kernel/call.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import type { RowTone } from '#ui/data-grid/types.ts';
import type { TableEditing } from './editing.ts';
import type { QuickFilter } from './quick.ts';
import type { BulkSelection } from './selection.ts';

/** The rows a list call answers. */
export type RowOf<C extends AnyCall> = ReplyOf<C> extends { readonly rows: readonly (infer R)[] } ? R & object : never;

/** Something one can do with a row: an icon on hover and focus, an entry of the row's menu, or both. */
export interface RowAction<R> {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The icon has a direction. */
  readonly iconMirrored?: boolean;
  readonly run: (row: R) => void;
  readonly isShown?: (row: R) => boolean;
  readonly isDisabled?: (row: R) => boolean;
  readonly isDanger?: boolean;
  /** Only in the menu. */
  readonly isRare?: boolean;
}

/** Something one can do with the chosen rows. */
export interface BulkAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly iconMirrored?: boolean;
  readonly run: (selection: BulkSelection, count: number) => Promise<unknown>;
  /** Asks first. */
  readonly isDanger?: boolean;
  /** The rows stay chosen; otherwise the selection is emptied once the act has succeeded. */
  readonly keepsSelection?: boolean;
}

export interface DataTableProps<C extends AnyCall> extends TableParts<RowOf<C>> {
  /** GET call of the page (`defineList`). */
  readonly list: C;
}

export interface TableParts<R> {
  readonly of: TableDefinition;
  readonly list: AnyCall;
  /** GET call of the files; without it there is no export menu. */
  readonly export?: AnyCall;
  /** Without a print. */
  readonly hasNoPrint?: boolean;
  /** Further parameters of both calls. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Conditions that are parameters of both calls, beside the filters of the columns. */
  readonly quick?: readonly QuickFilter[];
  /** Field of a row with the partyId of the person it is about (`subject` of defineList): of themselves people are told more. */
  readonly subject?: string;
  /** Cells drawn by the page, by column; null draws nothing. */
  readonly cells?: Readonly<Record<string, (row: R) => ReactNode>>;
  /** All rows in one scroll in place of pages. */
  readonly isContinuous?: boolean;
  /** The state does not stand in the address: a second table, a table in a dialog. */
  readonly isLocal?: boolean;
  /** No saved views. */
  readonly hasNoViews?: boolean;
  /** No column of row numbers. */
  readonly hasNoNumbers?: boolean;
  /** Names the search box. */
  readonly searchLabel?: string;
  readonly searchExample?: string;
  readonly hasNoSearch?: boolean;
  /** What a row is, in the footer and the bulk bar: person. */
  readonly unit?: string;
  /** Click or Enter on a row. */
  readonly onOpen?: (row: R) => void;
  /** What a click shows of the row beside the list; Enter still opens. */
  readonly peek?: (row: R) => ReactNode;
  readonly rowActions?: readonly RowAction<R>[];
  /** With it, also when it is empty, rows can be chosen; with `export` the chosen can be had as files. */
  readonly bulkActions?: readonly BulkAction[];
  /** Hears which rows are chosen whenever that changes; null when none is. */
  readonly onChosen?: (selection: BulkSelection | null) => void;
  /** The reader may have the rows as cards on a wide screen too. */
  readonly hasLayouts?: boolean;
  /** A row at a phone's width, in place of a line per column. */
  readonly card?: (row: R) => ReactNode;
  /** Names a row to people: for its menu and before it is deleted. */
  readonly rowName?: (row: R) => string;
  readonly tone?: (row: R) => RowTone | undefined;
  /** What a row shows when it is expanded; only with pages. */
  readonly details?: (row: R) => ReactNode;
  readonly editing?: TableEditing<R>;
  /** Shown when there is no row at all and nothing narrows the list. */
  readonly empty?: ReactNode;
  /** What opens all conditions of the table, in place of the menu of its columns: one door. */
  readonly filterDoor?: ReactNode;
  /** Buttons at the end of the bar. */
  readonly actions?: ReactNode;
}
