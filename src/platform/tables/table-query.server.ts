/** What a caller asks of a table, checked: that the table knows it, and that the reader may know what it tells. */

import type { FieldClass } from '#kernel/entity.ts';
import type { AppError } from '#kernel/errors.ts';
import type { OptionRow } from '#kernel/form/definition.ts';
import { MAX_SELECTION, type TableSelection } from '#kernel/table/contract.ts';
import type { ColumnDefinition, TableDefinition, TableFilter, TableRequest } from '#kernel/table/definition.ts';
import { MAX_EXPORT_ROWS, MAX_PRINT_ROWS } from '#kernel/table/definition.ts';
import { checkFilter, columnOf } from '#kernel/table/filter.ts';
import { type RequestFault, readRequest, type TableQuery } from '#kernel/table/request.ts';
import { arrangedColumns } from '#kernel/table/state.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import type { Sight } from './source.define.ts';

const labelOf = (table: TableDefinition, name: string | undefined): string => (name === undefined ? '' : (columnOf(table, name)?.label ?? ''));

/**
 * Refuses columns the reader does not hold for everybody in the list: an order or a filter by one tells what the cells
 * hide, also of rows that are shown whole because they are one's own.
 */
export function refuseHidden(table: TableDefinition, sight: Sight, names: readonly string[], field: string): void {
  const hidden = names.map((name) => columnOf(table, name)).find((column): column is ColumnDefinition => column !== undefined && !sight.mayUse(column));
  if (hidden) throw tableErrors.error('hiddenColumn', { fields: { [field]: 'hiddenColumn' }, values: { column: hidden.label } });
}

/** What is wrong with a question; of a hidden column nothing but that it is hidden. */
function faultError(table: TableDefinition, sight: Sight, { field, fault, column }: RequestFault): AppError {
  if (column !== undefined) refuseHidden(table, sight, [column], field);
  return tableErrors.error(fault, { fields: { [field]: fault }, values: { column: labelOf(table, column) } });
}

/** The classes an option says of itself: one, or several that all are asked for. */
const classesOfOption = ({ class: said }: OptionRow): readonly FieldClass[] => (said === undefined ? [] : ([said].flat() as FieldClass[]));

/** Ids of a filter whose options are of a class of their own. */
function refuseHiddenOptions(table: TableDefinition, sight: Sight, { column, values }: TableFilter): void {
  const definition = columnOf(table, column);
  if (definition === undefined || typeof definition.options !== 'object') return;
  const asked = definition.options.filter(({ enumId }) => values.includes(String(enumId))).flatMap(classesOfOption);
  if (asked.some((fieldClass) => !sight.mayUse({ ...definition, class: fieldClass })))
    throw tableErrors.error('hiddenColumn', { fields: { filter: 'hiddenColumn' }, values: { column: definition.label } });
}

function refuseHiddenIn(table: TableDefinition, sight: Sight, { filters, sort }: TableRequest): void {
  const names = (list: readonly { readonly column: string }[]): string[] => list.map(({ column }) => column);
  refuseHidden(table, sight, names(filters), 'filter');
  for (const filter of filters) refuseHiddenOptions(table, sight, filter);
  refuseHidden(table, sight, names(sort), 'orderByField');
}

/** Whether the table may be asked for the columns by a reader; the defined order counts only as far as the reader may know it. */
export function parseTableQuery(table: TableDefinition, query: TableQuery, sight: Sight): TableRequest {
  const read = readRequest(table, query);
  if ('fault' in read) throw faultError(table, sight, read.fault);
  const isDefined = query.orderByField === undefined || query.orderByField === '';
  const request = isDefined ? { ...read.request, sort: read.request.sort.filter(({ column }) => maySee(table, sight, column)) } : read.request;
  refuseHiddenIn(table, sight, request);
  return request;
}

const maySee = (table: TableDefinition, sight: Sight, name: string): boolean => {
  const column = columnOf(table, name);
  return column !== undefined && sight.mayUse(column);
};

/** Columns of a file: those named, in that order; without names those shown at first, as far as the reader holds them. */
export function exportedColumns(table: TableDefinition, names: string | undefined, sight: Sight): readonly string[] {
  if (names === undefined || names === '') {
    const first = arrangedColumns(table, []).filter(({ name, hidden }) => !hidden && maySee(table, sight, name));
    return first.map(({ name }) => name);
  }
  const asked = [...new Set(names.split(','))];
  if (asked.some((name) => columnOf(table, name)?.isCondition !== undefined || columnOf(table, name) === undefined))
    throw tableErrors.error('unknownColumn', { fields: { columns: 'unknownColumn' } });
  refuseHidden(table, sight, asked, 'columns');
  return asked;
}

/** Most rows of a file; refuses more with both numbers. */
export function refuseTooMany(count: number, format: 'xlsx' | 'csv' | 'pdf'): void {
  const most = format === 'pdf' ? MAX_PRINT_ROWS : MAX_EXPORT_ROWS;
  if (count > most) throw tableErrors.error('tooManyRows', { values: { most } });
}

/** The request of a selection of all matching rows, checked like a query. */
export function selectedRequest(table: TableDefinition, { all }: Extract<TableSelection, { all: unknown }>, sight: Sight): TableRequest {
  const filters = all.filters.map((filter): TableFilter => {
    const checked = checkFilter(table, filter as TableFilter);
    if ('fault' in checked) throw faultError(table, sight, { field: 'filter', fault: checked.fault, column: filter.column });
    return checked.filter;
  });
  const request: TableRequest = { search: all.search, filters, sort: [] };
  refuseHiddenIn(table, sight, request);
  return request;
}

export function refuseLargeSelection(keys: readonly string[]): readonly string[] {
  if (keys.length > MAX_SELECTION) throw tableErrors.error('tooManySelected', { values: { most: MAX_SELECTION } });
  return keys;
}
