/**
 * A table's request as the query of its list call, and back. Guide conventions.md 3.4: `pageIndex`, `pageSize`,
 * `orderByField`, `order`; this product adds several keys of order (`lastName,-hireDate`) and `filter`, JSON text.
 */
import { hasForbiddenCharacters } from '#kernel/persian-text/persian-text.ts';
import { type FilterOperator, MAX_FILTERS, type SortKey, type TableDefinition, type TableFilter, type TableRequest, type TableState } from './definition.ts';
import { checkFilter, columnOf, type FilterFault } from './filter.ts';
import { searchText, sortKeys, sortText, validSort } from './state.ts';

/** Longest `filter` text: what a header line of 16 KB carries in the worst encoding of ids. */
export const MAX_FILTER_QUERY = 6_000;
export const MAX_SORT_QUERY = 200;

/** Query of a list or export call; what is not asked is absent. */
export interface RequestQuery {
  readonly searchValue?: string;
  readonly filter?: string;
  readonly orderByField?: string;
}

/** Query of one page. */
export interface PageQuery extends RequestQuery {
  /** From zero. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** Which rows in which order, as query. Filters of a table that has none of their columns are refused by the server. */
export function requestQuery({ search, filters, sort }: TableRequest): RequestQuery {
  return {
    ...(search === '' ? {} : { searchValue: search }),
    ...(filters.length === 0 ? {} : { filter: JSON.stringify(filters) }),
    ...(sort.length === 0 ? {} : { orderByField: sortText(sort) }),
  };
}

/** The query of the page that a state shows. */
export const pageQuery = (state: TableRequest & Pick<TableState, 'page' | 'pageSize'>): PageQuery => ({
  ...requestQuery(state),
  pageIndex: state.page - 1,
  pageSize: state.pageSize,
});

/** Why a query is refused: the query's field, the fault, and the column it speaks of when there is one. */
export interface RequestFault {
  readonly field: 'filter' | 'orderByField';
  readonly fault: FilterFault | 'badFilter' | 'tooManyFilters' | 'notSortable';
  readonly column?: string;
}

/** What a caller may send. */
export interface TableQuery {
  readonly searchValue?: string | undefined;
  readonly filter?: string | undefined;
  readonly orderByField?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

export type ReadRequest = { readonly request: TableRequest } | { readonly fault: RequestFault };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && !hasForbiddenCharacters(value);

function isFilterShape(value: unknown): value is TableFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { column, operator, values } = value as Record<string, unknown>;
  return isText(column) && isText(operator) && Array.isArray(values) && values.every(isText);
}

/** The filters of a `filter` text; what JSON can hide from the check of the query's text is looked for here. */
export function readFilters(definition: TableDefinition, text: string | undefined): { readonly filters: readonly TableFilter[] } | { readonly fault: RequestFault } {
  if (text === undefined || text === '') return { filters: [] };
  const parsed = parseJson(text);
  if (!Array.isArray(parsed) || !parsed.every(isFilterShape)) return { fault: { field: 'filter', fault: 'badFilter' } };
  if (parsed.length > MAX_FILTERS) return { fault: { field: 'filter', fault: 'tooManyFilters' } };
  const filters: TableFilter[] = [];
  for (const { column, operator, values } of parsed) {
    const checked = checkFilter(definition, { column, operator: operator as FilterOperator, values });
    if ('fault' in checked) return { fault: { field: 'filter', fault: checked.fault, column } };
    filters.push(checked.filter);
  }
  return { filters };
}

/** The order of a query; `order` is the older way to turn a single key round. */
export function readOrder(
  definition: TableDefinition,
  text: string | undefined,
  order: 'asc' | 'desc' = 'asc',
): { readonly sort: readonly SortKey[] } | { readonly fault: RequestFault } {
  const named = text === undefined || text === '' ? (definition.sort ?? []) : sortKeys(text);
  const [only] = named;
  const keys = order === 'desc' && named.length === 1 && only ? [{ column: only.column, descending: !only.descending }] : named;
  const unknown = keys.find(({ column }) => columnOf(definition, column) === undefined);
  if (unknown) return { fault: { field: 'orderByField', fault: 'unknownColumn', column: unknown.column } };
  const sort = validSort(definition, keys);
  const refused = keys.find((key) => !sort.includes(key));
  return refused ? { fault: { field: 'orderByField', fault: 'notSortable', column: refused.column } } : { sort };
}

/** What a query asks of the table, checked; `requestQuery` turned round. */
export function readRequest(definition: TableDefinition, query: TableQuery): ReadRequest {
  const filters = readFilters(definition, query.filter);
  if ('fault' in filters) return filters;
  const order = readOrder(definition, query.orderByField, query.order);
  return 'fault' in order ? order : { request: { search: searchText(query.searchValue ?? ''), ...filters, ...order } };
}
