/**
 * The definition of a table: columns with their types, once for the page, the list call, the filters, the export and
 * the print. Guide conventions.md 3.4, stack-frontend.md section 8.3, look.md section 7. Stands in `x.table.ts` of a
 * slice; labels come from its messages.
 */
import type { FieldClass } from '#kernel/entity.ts';
import type { OptionRow } from '#kernel/form/definition.ts';

/**
 * How a cell is stored, shown, filtered and sorted. code: digits or Latin, left to right. amount: rials as digits.
 * count: a whole number. date: ISO day; dateTime: ISO instant. hour: minutes. indicator: Y or N. select: an id;
 * multiselect: JSON array of ids.
 */
export const columnTypes = ['text', 'code', 'count', 'float', 'amount', 'date', 'dateTime', 'hour', 'indicator', 'select', 'multiselect'] as const;
export type ColumnType = (typeof columnTypes)[number];

export interface ColumnDefinition {
  readonly name: string;
  readonly label: string;
  readonly type: ColumnType;
  /** Who may see, filter and sort by it; public when absent. */
  readonly class?: FieldClass;
  /** Of a select: the name of a list or the rows themselves, as in a form. A row may say a `class` of its own: who lacks it may not ask for that id. */
  readonly options?: string | readonly OptionRow[];
  /** Both true when absent. */
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  /** Not shown until it is chosen. */
  readonly hidden?: boolean;
  /** Pixels at first; columns without one share the free width by their content. */
  readonly width?: number;
  readonly pinned?: 'start' | 'end';
  /** Of a code that people type as they read it (a user name): its digits stay Latin. */
  readonly isTyped?: true;
  /** A condition: rows are filtered by it, and it has no cell, no order and no place in a file. */
  readonly isCondition?: true;
  /** What may be asked of it, when that is less than its type allows. */
  readonly operators?: readonly FilterOperator[];
  /** Its sum stands under the table. */
  readonly total?: boolean;
  /** Yes and no in words (active, inactive); plain yes and no when absent. */
  readonly indicatorLabels?: { readonly Y: string; readonly N: string };
}

export interface TableDefinition {
  /** Names the table for its saved views: `personnel/search`. */
  readonly key: string;
  /** Column whose value names the row; it need not be shown. */
  readonly rowKey: string;
  /** Accessible name, sheet name and print title. */
  readonly title: string;
  readonly columns: readonly ColumnDefinition[];
  readonly sort?: readonly SortKey[];
  /** Rows of a page at first; one of pageSizes. */
  readonly pageSize?: number;
}

/** Rows of a page on offer. */
export const pageSizes = [5, 10, 25, 50, 100] as const;
/** Rows of one window of a continuous list; the most a list call gives at once. */
export const WINDOW_ROWS = 200;
/** Sort keys at once. */
export const MAX_SORT_KEYS = 3;
/** Filters at once, ids in one, letters of one value. */
export const MAX_FILTERS = 20;
export const MAX_FILTER_IDS = 100;
export const MAX_FILTER_TEXT = 100;
/** Rows of one export or print. */
export const MAX_EXPORT_ROWS = 100_000;
export const MAX_PRINT_ROWS = 2_000;
/** Rows chosen one by one, or left out, in one file: as many ids as an address of 16 KB carries beside the filters. */
export const MAX_FILE_KEYS = 200;

export interface SortKey {
  readonly column: string;
  readonly descending?: boolean;
}

/** What may be asked of each type; every type also knows empty and filled. */
export const filterOperators = {
  text: ['contains', 'begins', 'is'],
  code: ['begins', 'contains', 'is'],
  count: ['is', 'from', 'to', 'between'],
  float: ['from', 'to', 'between'],
  amount: ['is', 'from', 'to', 'between'],
  date: ['is', 'from', 'to', 'between'],
  dateTime: ['from', 'to', 'between'],
  hour: ['from', 'to', 'between'],
  indicator: ['is'],
  select: ['in', 'notIn'],
  multiselect: ['in', 'notIn'],
} as const satisfies Record<ColumnType, readonly string[]>;
export type FilterOperator = (typeof filterOperators)[ColumnType][number] | 'empty' | 'filled';

/** One condition; all of a list must hold. Values are stored values as text: one, two for between, several for in. */
export interface TableFilter {
  readonly column: string;
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

/** A column as the reader arranged it; the order of the list is the order on screen. */
export interface ColumnState {
  readonly name: string;
  readonly width?: number;
  readonly pinned?: 'start' | 'end';
  readonly hidden?: boolean;
}

/** What is asked of the server: which rows, in which order. */
export interface TableRequest {
  readonly search: string;
  readonly filters: readonly TableFilter[];
  readonly sort: readonly SortKey[];
}

/** The whole state of a table, as it stands in the address and in a saved view. */
export interface TableState extends TableRequest {
  /** From one. */
  readonly page: number;
  readonly pageSize: number;
  /** Empty: as defined. */
  readonly columns: readonly ColumnState[];
  /** Rows as cards beside each other, where the page draws cards; lines when absent. */
  readonly layout?: 'cards';
  readonly density?: 'compact' | 'comfortable';
  /** Id of the saved view it began with. */
  readonly view?: string;
  /** Conditions that the page itself defines and sends as parameters of the call, by their names in the address. */
  readonly quick?: Readonly<Record<string, string>>;
}

/** Declares a table. */
export function defineTable<const T extends TableDefinition>(definition: T): T {
  return definition;
}

/** Columns of a table with cells, and its conditions. */
export type ColumnNameOf<T extends TableDefinition> = Exclude<T['columns'][number], { readonly isCondition: true }>['name'];
export type ConditionNameOf<T extends TableDefinition> = Extract<T['columns'][number], { readonly isCondition: true }>['name'];
