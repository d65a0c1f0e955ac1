/**
 * The state of a table in the address: short, readable, and tolerant, because people edit addresses and keep old ones.
 * What means nothing counts as absent; what is as defined is not written.
 */
import { hasForbiddenCharacters, normaliseText } from '#kernel/persian-text/persian-text.ts';
import {
  type ColumnDefinition,
  type ColumnState,
  type FilterOperator,
  MAX_FILTER_TEXT,
  MAX_SORT_KEYS,
  pageSizes,
  type SortKey,
  type TableDefinition,
  type TableFilter,
  type TableState,
} from './definition.ts';
import { columnOf, validFilters } from './filter.ts';
import type { tableSearch } from './search.ts';

/** Rows of a page when the definition says nothing. */
const DEFAULT_PAGE_SIZE = 25;
/** The last page that is asked for: nobody turns a ten thousandth page. */
export const LAST_PAGE = 10_000;
const WIDTH = { least: 40, most: 2_000 } as const;

/** Values of the address, as a screen with `tableSearch` reads and sets them; undefined takes one out. */
export type TableSearch = { readonly [K in keyof typeof tableSearch]?: ((typeof tableSearch)[K] extends 'integer' ? number : string) | undefined };

/** A table as nobody has touched it. */
export function defaultState({ sort = [], pageSize = DEFAULT_PAGE_SIZE }: TableDefinition): TableState {
  return { search: '', filters: [], sort, page: 1, pageSize, columns: [] };
}

/** Every column with how it stands, in the order on screen: as the reader arranged them, columns the arrangement does not know last. */
export function arrangedColumns(definition: TableDefinition, columns: readonly ColumnState[]): readonly ColumnState[] {
  const known = new Set(columns.map(({ name }) => name));
  const hasCells = ({ name }: ColumnState): boolean => columnOf(definition, name)?.isCondition === undefined;
  return [...columns.filter(({ name }) => columnOf(definition, name)), ...definition.columns.filter(({ name }) => !known.has(name)).map(asDefined)].filter(hasCells);
}

const asDefined = ({ name, width, pinned, hidden }: ColumnDefinition): ColumnState => ({
  name,
  ...(width === undefined ? {} : { width }),
  ...(pinned === undefined ? {} : { pinned }),
  ...(hidden ? { hidden } : {}),
});

// ---- text of a part ----
// Two stars part one filter or column from the next, one star its parts: the router writes stars as they are.

const escaped = (text: string): string => text.replaceAll('!', '!!').replaceAll('*', '!.');
const unescaped = (text: string): string => text.replace(/!([!.])/g, (_, mark: string) => (mark === '!' ? '!' : '*'));

const joined = (list: readonly (readonly string[])[]): string | undefined => (list.length === 0 ? undefined : list.map((parts) => parts.map(escaped).join('*')).join('**'));
const parted = (text: string | undefined): readonly (readonly string[])[] =>
  text === undefined || text === '' ? [] : text.split('**').map((one) => one.split('*').map(unescaped));

// ---- sort ----

/** `lastName,-hireDate`: a minus in front is descending. */
export const sortText = (sort: readonly SortKey[]): string => sort.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',');

/** The keys a text names, as written: whether the table has them is another question. */
export const sortKeys = (text: string): readonly SortKey[] =>
  text
    .split(',')
    .filter((key) => key !== '' && key !== '-')
    .map((key) => (key.startsWith('-') ? { column: key.slice(1), descending: true } : { column: key }));

/** Keys of columns that may be sorted by, each once. */
export function validSort(definition: TableDefinition, keys: readonly SortKey[]): readonly SortKey[] {
  const isSortable = ({ column }: SortKey): boolean => {
    const known = columnOf(definition, column);
    return known !== undefined && known.sortable !== false && known.isCondition === undefined;
  };
  const isFirst = ({ column }: SortKey, index: number): boolean => keys.findIndex((key) => key.column === column) === index;
  return keys.filter((key, index) => isSortable(key) && isFirst(key, index)).slice(0, MAX_SORT_KEYS);
}

function readSort(definition: TableDefinition, text: string | undefined): readonly SortKey[] {
  const keys = validSort(definition, sortKeys(text ?? ''));
  return keys.length > 0 ? keys : (definition.sort ?? []);
}

function writeSort(definition: TableDefinition, sort: readonly SortKey[]): string | undefined {
  const text = sortText(sort);
  return text === '' || text === sortText(definition.sort ?? []) ? undefined : text;
}

// ---- columns ----

function readColumn(parts: readonly string[]): ColumnState {
  const [name = '', ...marks] = parts;
  const width = Number(marks.find((mark) => /^w\d{1,4}$/.test(mark))?.slice(1));
  const pinned = marks.includes('s') ? 'start' : marks.includes('e') ? 'end' : undefined;
  return {
    name,
    ...(width >= WIDTH.least && width <= WIDTH.most ? { width } : {}),
    ...(pinned ? { pinned } : {}),
    ...(marks.includes('h') ? { hidden: true } : {}),
  };
}

const writeColumn = ({ name, width, pinned, hidden }: ColumnState): readonly string[] => [
  name,
  ...(width === undefined ? [] : [`w${Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, width)))}`]),
  ...(pinned === undefined ? [] : [pinned === 'start' ? 's' : 'e']),
  ...(hidden ? ['h'] : []),
];

function readColumns(definition: TableDefinition, text: string | undefined): readonly ColumnState[] {
  const columns = parted(text).map(readColumn);
  return columns.filter(({ name }, index) => columnOf(definition, name) && columns.findIndex((one) => one.name === name) === index);
}

// ---- the whole ----

/** The words of a search box in the form in which they are kept and sent. */
export function searchText(typed: string): string {
  const words = normaliseText(normaliseText(typed).slice(0, MAX_FILTER_TEXT));
  return hasForbiddenCharacters(words) ? '' : words;
}

const readFilter = ([column = '', operator = '', ...values]: readonly string[]): TableFilter => ({ column, operator: operator as FilterOperator, values });

/** The state an address speaks of. */
export function readTableState(definition: TableDefinition, search: TableSearch): TableState {
  const page = Math.trunc(search.page ?? 1);
  return {
    ...defaultState(definition),
    search: searchText(search.q ?? ''),
    filters: validFilters(definition, parted(search.f).map(readFilter)),
    sort: readSort(definition, search.s),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(pageSizes.some((size) => size === search.size) ? { pageSize: search.size as number } : {}),
    columns: readColumns(definition, search.c),
    ...(search.l === 'cards' ? { layout: 'cards' } : {}),
    ...(search.d === 'compact' || search.d === 'comfortable' ? { density: search.d } : {}),
    ...(search.view === undefined || !/^[\w-]{1,60}$/.test(search.view) ? {} : { view: search.view }),
  };
}

/** The address of a state: every name, undefined where nothing need be said. No sort keys at all mean the defined order. */
export function writeTableState(definition: TableDefinition, state: TableState): Required<TableSearch> {
  return {
    q: state.search === '' ? undefined : state.search,
    f: joined(state.filters.map(({ column, operator, values }) => [column, operator, ...values])),
    s: writeSort(definition, state.sort),
    page: state.page === 1 ? undefined : state.page,
    size: state.pageSize === defaultState(definition).pageSize ? undefined : state.pageSize,
    c: joined(state.columns.map(writeColumn)),
    d: state.density,
    l: state.layout,
    view: state.view,
  };
}
