/** SQL of any table: one page with its count and sums, all rows by a cursor, the keys of a selection. */
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { type ColumnDefinition, MAX_EXPORT_ROWS, pageSizes, type SortKey, type TableDefinition, type TableRequest, WINDOW_ROWS } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { sortText } from '#kernel/table/state.ts';
import { constant, type Db, empty, join, rare, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { joinsFor, type ReadColumn, readColumn, requestedFilters, searchCondition, sortExpression, wayOf } from './conditions.store.ts';
import type { Sight, SourceParts } from './source.define.ts';

/** A checked request with everything it is compiled from. */
export interface Asked {
  readonly table: TableDefinition;
  readonly parts: SourceParts;
  readonly request: TableRequest;
  readonly sight: Sight;
  /** Only some of the matching rows. */
  readonly chosen?: Chosen | undefined;
}

/** Rows by their keys: those named, or all that match but some. */
export type Chosen = { readonly keys: readonly string[] } | { readonly except: readonly string[] };

/** Rows of one fetch of a cursor. */
const BATCH = 1_000;
const COUNT_CAP = 10_000;

// names come from the source and the definition; the definition's are checked by defineList
const quoted = (name: string): Sql => raw(`"${name}"`);

/** Sizes of pages that screens ask for, and the one of programs that name none. */
const usualSizes: ReadonlySet<number> = new Set([...pageSizes, 20, WINDOW_ROWS]);
/** Words of a search that many ask. */
const USUAL_WORDS = 2;

/** How far a question is from the plain list: a word or two count as one step, a key of the order too. */
export const stepsOf = ({ sort }: Pick<TableRequest, 'sort'>, words: number): number => sort.length + (words === 0 ? 0 : words <= USUAL_WORDS ? 1 : 2);

/**
 * A plan is kept of what many ask: pages of a usual size, at most one step from the plain list, without filters. All other
 * statements go unnamed, or one reader could crowd out those of every call.
 */
export const planned = (query: Sql, filters: TableRequest['filters'], pageSize: number, steps: number): Sql =>
  filters.length === 0 && steps <= 1 && usualSizes.has(pageSize) ? query : rare(query);

const read = ({ table, parts, sight }: Asked, name: string): ReadColumn => {
  const definition = columnOf(table, name);
  if (definition === undefined) throw new Error(`${table.key} has no column ${name}`);
  return readColumn(definition, parts, sight);
};

/** A cell as the wire has it (kernel/table/contract.ts). */
function cell({ definition, source: { value, sealed } }: ReadColumn): Sql {
  if (sealed) return sql`case when ${value} is not null then json_build_array(${sealed.of}, ${value}) end`;
  switch (definition.type) {
    case 'amount':
      return sql`(${value})::text`;
    case 'float':
      return sql`(${value})::float8`;
    case 'dateTime':
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return value;
  }
}

/** Rows with what lies sealed opened. Throws SealBroken. */
function opened<R extends object>(rows: readonly R[], columns: readonly ReadColumn[]): readonly R[] {
  const sealed = columns.flatMap(({ definition: { name }, source }) => (source.sealed ? [{ name, field: source.sealed.field }] : []));
  if (sealed.length === 0) return rows;
  const open = (row: R, name: string, field: (typeof sealed)[number]['field']): unknown => {
    const value = (row as FileRow)[name] as readonly [string, string] | null;
    return value === null ? null : field.open(...value);
  };
  return rows.map((row) => ({ ...row, ...Object.fromEntries(sealed.map(({ name, field }) => [name, open(row, name, field)])) }));
}

const listed = (expressions: readonly (readonly [string, Sql])[]): Sql => join(expressions.map(([name, expression]) => sql`${expression} as ${quoted(name)}`));

const keyOf = ({ parts }: Asked): Sql => sql`(${parts.key})::text`;

function chosenCondition(asked: Asked): Sql[] {
  const { chosen } = asked;
  if (chosen === undefined) return [];
  return ['keys' in chosen ? sql`${keyOf(asked)} = any (${[...chosen.keys]}::text[])` : sql`${keyOf(asked)} <> all (${[...chosen.except]}::text[])`];
}

interface Rows {
  readonly from: Sql;
  readonly where: Sql;
  /** The same, with the filters asked of one row after the other: who knows that many match reads the first in order, whatever the planner expects. */
  readonly whereOfMany: Sql;
}

/** Which rows: `from` with the joins of what is filtered, sorted or shown, and the conditions. */
function rowsOf(asked: Asked, shown: readonly ReadColumn[]): Rows {
  const { parts, request, table, sight } = asked;
  const filtered = requestedFilters(table, parts, sight, request.filters);
  const searched = (parts.search ?? [])
    .map((name) => columnOf(table, name))
    .filter((column): column is ColumnDefinition => column !== undefined && sight.mayUse(column))
    .map((column) => readColumn(column, parts, sight));
  const words = parts.search === undefined ? [] : [searchCondition(searched, request.search)];
  const used = [...filtered.columns, ...(request.search === '' || parts.search === undefined ? [] : searched), ...shown];
  const all = (filters: readonly Sql[]): Sql => join([parts.where, ...words, ...filters, ...chosenCondition(asked)], ' and ');
  return { from: sql`${parts.from} ${joinsFor(parts, used)}`, where: all(filtered.where), whereOfMany: all(filtered.where.map((one) => sql`(select ${one})`)) };
}

function orderOf(asked: Asked): Sql {
  const { request, parts } = asked;
  const keys = request.sort.map((key: SortKey) => sql`${sortExpression(read(asked, key.column))} ${wayOf(key)}`);
  const first = keys.length > 0 ? keys : parts.order ? [parts.order] : [];
  return join([...first, parts.key]);
}

const sorted = (asked: Asked): ReadColumn[] => asked.request.sort.map(({ column }) => read(asked, column));

export interface PageOf {
  readonly rows: readonly object[];
  readonly count: number;
  readonly countIsCapped: boolean;
  readonly totals: Readonly<Record<string, string>>;
}

/** Columns whose sums the reader may see. */
const summed = ({ table, sight }: Asked): ColumnDefinition[] => table.columns.filter((column) => column.total && sight.mayUse(column));

/** Count up to the cap, or, where sums stand under the table, count and sums of all. */
function counted(asked: Asked, cap: number): Sql {
  const totals = summed(asked).map(({ name }) => read(asked, name));
  const { from, where } = rowsOf(asked, totals);
  if (totals.length === 0) return sql`select count(*)::int as total, null::json as sums from (select 1 from ${from} where ${where} limit ${constant(cap + 1)}) as bounded`;
  const sums = totals.map(({ definition, source }) => sql`${definition.name}::text, coalesce(sum(${source.value}), 0)::text`);
  return sql`select count(*)::int as total, json_build_object(${join(sums)}) as sums from ${from} where ${where}`;
}

/** Matches of a large table that are counted, and found before they are ordered. */
const FEW = 1_000;

/** Whether a page is asked of a large table by filters or words. */
const isSought = ({ parts, request }: Asked): boolean => parts.isLarge !== undefined && (request.filters.length > 0 || request.search !== '');

/**
 * The statement of a page. Of a large table that is filtered it depends on the count which of two ways is gone, and the other costs
 * nothing: few are known from counting them, and many are soon met in the order.
 */
function pageOf(asked: Asked, fields: Sql, { from, where, whereOfMany }: Rows, slice: Sql, cap: number): Sql {
  const { parts } = asked;
  const found = sql`select ${fields} from ${from}`;
  const order = sql`order by ${orderOf(asked)}`;
  const all = (counted: Sql, rows: Sql): Sql => sql`with ${counted} select total, sums, (select json_agg(row) from (${rows}) as row) as rows from counted`;
  if (!isSought(asked) || parts.subject === undefined) return all(sql`counted as (${counted(asked, cap)})`, sql`${found} where ${where} ${order} ${slice}`);
  const matching = rowsOf(asked, []);
  const before = sql`
    matched as materialized (select ${parts.subject} as subject from ${matching.from} where ${matching.where} limit ${constant(cap + 1)}),
    counted as (select count(*)::int as total, null::json as sums from matched),
    few as materialized (${found} where ${where} and ${parts.subject} in (select subject from matched limit ${constant(cap)}) and (select total from counted) <= ${constant(cap)} ${order})`;
  return all(before, sql`(select * from few ${slice}) union all (${found} where ${whereOfMany} and (select total from counted) > ${constant(cap)} ${order} ${slice})`);
}

/** One page. Cells are whole: the mount cuts them to the classes of the reader. */
export async function readPage(db: Db, asked: Asked, { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number }, countCap = COUNT_CAP): Promise<PageOf> {
  const { parts, table, request } = asked;
  const cap = isSought(asked) ? Math.min(FEW, countCap) : countCap;
  const isPlain = sortText(request.sort) === sortText(table.sort ?? []);
  const cells = table.columns.filter(({ isCondition }) => isCondition === undefined);
  const columns = cells.map((definition) => ({ definition, source: parts.columns[definition.name] as ReadColumn['source'] }));
  const listing = rowsOf(asked, [...columns, ...sorted(asked)]);
  const slice = sql`limit ${constant(pageSize)} ${pageIndex === 0 ? empty : sql`offset ${pageIndex * pageSize}`}`;
  const fields: [string, Sql][] = [
    [table.rowKey, parts.key],
    ...columns.map((column): [string, Sql] => [column.definition.name, cell(column)]),
    ...Object.entries(parts.more ?? {}),
  ];
  const { total, sums, rows } = await db.one<{ total: number; sums: Record<string, string> | null; rows: object[] | null }>(
    planned(
      pageOf(asked, listed([...new Map(fields)]), listing, slice, cap),
      request.filters,
      pageSize,
      stepsOf({ sort: isPlain ? [] : request.sort }, searchWords(request.search).length),
    ),
  );
  const isCapped = sums === null && total > cap;
  return { rows: opened(rows ?? [], columns), count: isCapped ? cap : total, countIsCapped: isCapped, totals: sums ?? {} };
}

/** Sums over all matching rows. */
export async function readTotals(db: Db, asked: Asked): Promise<Readonly<Record<string, string>>> {
  if (summed(asked).length === 0) return {};
  return (await db.one<{ sums: Record<string, string> }>(rare(counted(asked, 0)))).sums;
}

/** Number of matching rows, no further than one beyond `most`. */
export async function countUpTo({ db, asked, most }: { readonly db: Db; readonly asked: Asked; readonly most: number }): Promise<number> {
  const { from, where } = rowsOf(asked, []);
  return (await db.one<{ total: number }>(rare(sql`select count(*)::int as total from (select 1 from ${from} where ${where} limit ${constant(most + 1)}) as bounded`))).total;
}

/** A row on its way into a file: a cell, or the words of a select, by column. */
export type FileRow = Readonly<Record<string, unknown>>;

/** All matching rows in their order, a thousand at a time, as they were when reading began. Ends with the transaction. */
export async function* readAll(tx: Tx, asked: Asked, names: readonly string[]): AsyncGenerator<readonly FileRow[]> {
  const columns = names.map((name) => read(asked, name));
  const { from, where } = rowsOf(asked, [...columns, ...sorted(asked)]);
  const cells = columns.map((column): [string, Sql] => [column.definition.name, column.source.label ?? cell(column)]);
  await tx.run(
    rare(sql`declare table_rows no scroll cursor for select ${listed(cells)} from ${from} where ${where} order by ${orderOf(asked)} limit ${constant(MAX_EXPORT_ROWS)}`),
  );
  for (;;) {
    const rows = await tx.many<FileRow>(sql`fetch ${constant(BATCH)} from table_rows`);
    if (rows.length > 0) yield opened(rows, columns);
    if (rows.length < BATCH) break;
  }
  await tx.run(sql`close table_rows`);
}

/** Selects the `key` of each row that is asked for. */
export function keysQuery(asked: Asked): Sql {
  const { from, where } = rowsOf(asked, []);
  return sql`select ${keyOf(asked)} as key from ${from} where ${where}`;
}

/** Keys of the rows in scope that are chosen: those named, or all that match but some. At most `most` and one more. */
export async function selectedKeys(db: Db, asked: Asked, most: number): Promise<string[]> {
  const rows = await db.many<{ key: string }>(rare(sql`${keysQuery(asked)} order by 1 limit ${constant(most + 1)}`));
  return rows.map((row) => row.key);
}
