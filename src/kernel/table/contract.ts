/**
 * The calls of a table: one page as JSON and the whole of it as a file, both made from its columns. The row of the wire
 * holds every column with its class; a slice adds fields and may say some of them more precisely.
 */
import { defineCall, type PermissionKey, type Scope } from '#kernel/call.ts';
import { type Classed, type EntityShape, entity, type FieldClass, field, fieldClassOf } from '#kernel/entity.ts';
import type { ErrorTable } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { optionalText } from '../shapes.ts';
import {
  type ColumnDefinition,
  type ColumnType,
  MAX_FILE_KEYS,
  MAX_FILTER_IDS,
  MAX_FILTER_TEXT,
  MAX_FILTERS,
  MAX_SORT_KEYS,
  type TableDefinition,
  WINDOW_ROWS,
} from './definition.ts';
import { MAX_FILTER_QUERY, MAX_SORT_QUERY } from './request.ts';
import { defaultState, LAST_PAGE } from './state.ts';
import { tableErrors } from './table.errors.ts';

// ---- rows ----

const optionalWhole = z.nullable(z.int());

/** A cell on the wire; a cell without a value is null. Amounts are digits of rials, multiselects JSON text. */
const cells = {
  text: optionalText,
  code: optionalText,
  count: optionalWhole,
  float: z.nullable(z.number()),
  amount: optionalText,
  date: optionalText,
  dateTime: optionalText,
  hour: optionalWhole,
  indicator: z.nullable(z.enum(['Y', 'N'])),
  select: optionalText,
  multiselect: optionalText,
} satisfies Record<ColumnType, unknown>;

type CellOf<K extends ColumnType> = (typeof cells)[K];
type ClassOf<C> = C extends { readonly class: infer K extends FieldClass } ? K : 'public';
type ColumnFieldOf<C extends ColumnDefinition> = CellOf<C['type']> extends infer T extends z.ZodMiniType ? ReturnType<typeof field<ClassOf<C>, T>> : never;
type KeyField = Classed<z.ZodMiniString>;

/** Fields of a row by the definition: its columns, its key, and the person it is about. */
type ColumnShape<T extends TableDefinition, S extends string> = {
  [C in Exclude<T['columns'][number], { readonly isCondition: true }> as Exclude<C['name'], T['rowKey'] | S>]: ColumnFieldOf<C>;
} & { [K in T['rowKey'] | S]: KeyField };
type Flat<T> = { [K in keyof T]: T[K] };
type RowShape<T extends TableDefinition, S extends string, F extends EntityShape> = Flat<Omit<ColumnShape<T, S>, keyof F> & F> extends infer R extends EntityShape ? R : never;

function shapeOf(table: TableDefinition, subject: string | undefined, fields: EntityShape): EntityShape {
  const cellColumns = table.columns.filter(({ isCondition }) => isCondition === undefined);
  const columns = Object.fromEntries(cellColumns.map((column) => [column.name, field(column.class ?? 'public', cells[column.type])]));
  const keys = [table.rowKey, subject].filter((name) => name !== undefined).map((name) => [name, field('public', z.string())]);
  for (const { name, class: fieldClass = 'public' } of table.columns) {
    if (!/^[A-Za-z]\w*$/.test(name)) throw new Error(`${table.key}: ${name} is no name of a column`);
    const said = fields[name];
    if (said && fieldClassOf(said) !== fieldClass) throw new Error(`${table.key}: ${name} is ${fieldClass} as a column and ${fieldClassOf(said)} as a field`);
  }
  return { ...columns, ...Object.fromEntries(keys), ...fields };
}

// ---- queries ----

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

const asked = {
  /** Words, in any order. */
  searchValue: z.optional(z.string().check(z.maxLength(MAX_FILTER_TEXT))),
  /** JSON text of TableFilter rows; all of them must hold. */
  filter: z.optional(z.string().check(z.maxLength(MAX_FILTER_QUERY))),
  /** Columns with commas between them, a minus in front of one that descends. */
  orderByField: z.optional(z.string().check(z.maxLength(MAX_SORT_QUERY))),
  /** Turns a single key round. */
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
};

export const exportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const MAX_COLUMN_QUERY = 2_000;
const keyList = z.optional(z.string().check(z.maxLength(MAX_FILE_KEYS * 40), z.regex(/^[\w.:-]+(,[\w.:-]+)*$/)));

type Extra = Readonly<Record<string, z.ZodMiniType>>;

type Merged<A, B> = Flat<Omit<A, keyof B> & B>;
const merged = <A extends Extra, B extends Extra>(a: A, b: B): Merged<A, B> => ({ ...a, ...b }) as unknown as Merged<A, B>;

const pageQuery = <const Q extends Extra>(table: TableDefinition, extra: Q) =>
  z.strictObject(merged({ ...asked, pageIndex: z._default(whole(0, LAST_PAGE), 0), pageSize: z._default(whole(1, WINDOW_ROWS), defaultState(table).pageSize) }, extra));

const ofFile = {
  format: z.enum(exportFormats),
  /** Names of columns with commas between them, in the reader's order; without it those shown at first. */
  columns: z.optional(z.string().check(z.maxLength(MAX_COLUMN_QUERY))),
  /** Of the matching rows only these, or all but these: keys with commas between them. */
  keys: keyList,
  except: keyList,
};

const exportQuery = <const Q extends Extra>(extra: Q) => z.strictObject(merged({ ...asked, ...ofFile }, extra));

// ---- calls ----

type ListPath = `/rest/${string}`;

export interface ListSpec<P extends ListPath, Sc extends Scope, S extends string, F extends EntityShape, Q extends Extra> {
  readonly path: P;
  readonly permission: PermissionKey | readonly [PermissionKey, ...PermissionKey[]];
  readonly scope: Sc;
  /** Field with the partyId of the person whom a row is about: people see nearly every class of their own row. */
  readonly subject?: S;
  /** Fields of a row that are no columns, or columns said more precisely (never null). Classes stay those of the columns. */
  readonly fields?: F;
  /** Further query fields of both calls; one of the shared names replaces it. */
  readonly query?: Q;
  readonly summary?: string;
  /** Kinds of records that the rows are (`of` of the call that lists them). */
  readonly of?: readonly string[];
  readonly errors?: readonly ErrorTable[];
}

/** The two calls of a table: `list`, GET path, and `export`, GET path + '/export'. Throws on a class said twice and differently. */
export function defineList<
  const T extends TableDefinition,
  const P extends ListPath,
  const Sc extends Scope,
  const S extends string = never,
  const F extends EntityShape = Record<never, never>,
  const Q extends Extra = Record<never, never>,
>(table: T, spec: ListSpec<P, Sc, S, F, Q>) {
  const { path, permission, scope, subject, fields, query, summary = `One page of ${table.key}`, errors = [] } = spec;
  const shape = shapeOf(table, subject, fields ?? {}) as RowShape<T, S, F>;
  const row = entity(shape, subject === undefined ? undefined : { subject: subject as string & keyof RowShape<T, S, F> });
  const extra = (query ?? {}) as Q;
  const shared = { permission, scope, errors: [tableErrors, ...errors] };
  const list = defineCall({
    method: 'GET',
    path,
    summary,
    ...shared,
    ...(spec.of === undefined ? {} : { of: spec.of }),
    query: pageQuery(table, extra),
    reply: z.strictObject({
      rows: z.array(row),
      count: z.int(),
      /** True when there are more rows than `count` says. */
      countIsCapped: z.boolean(),
      /** Sums over all matching rows, of columns with a total that the reader may see: digits, by column. */
      totals: z.record(z.string(), z.string()),
    }),
  });
  const file = defineCall({
    method: 'GET',
    path: `${path}/export`,
    summary: `${summary}, all of it as a file`,
    ...shared,
    query: exportQuery(extra),
    reply: z.string(),
    raw: 'application/octet-stream',
    ownTransactions: true,
  });
  return { table, row, list, export: file };
}

// ---- selection ----

/** Rows that one bulk action touches at most. */
export const MAX_SELECTION = 10_000;
/** Rows chosen one by one, or left out of all matching. */
export const MAX_PICKED = 1_000;

const picked = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(MAX_PICKED));
const name = z.string().check(z.minLength(1), z.maxLength(60));

/** What is asked of a table, in a body: checked against its definition where it is used. */
export const tableRequest = z.strictObject({
  search: z._default(z.string().check(z.maxLength(MAX_FILTER_TEXT)), ''),
  filters: z._default(
    z
      .array(z.strictObject({ column: name, operator: name, values: z.array(z.string().check(z.maxLength(MAX_FILTER_TEXT))).check(z.maxLength(MAX_FILTER_IDS)) }))
      .check(z.maxLength(MAX_FILTERS)),
    [],
  ),
  sort: z._default(z.array(z.strictObject({ column: name, descending: z.optional(z.boolean()) })).check(z.maxLength(MAX_SORT_KEYS)), []),
});

/** The rows of a bulk action: some keys, or all that match but some. For the body of a slice's call. */
export const tableSelection = z.union([z.strictObject({ keys: picked.check(z.minLength(1)) }), z.strictObject({ all: tableRequest, except: z._default(picked, []) })]);
export type TableSelection = z.output<typeof tableSelection>;

/** A whole state as a saved view keeps it; what a table does not know is left out where it is read. */
export const tableState = z.extend(tableRequest, {
  page: z._default(whole(1, LAST_PAGE), 1),
  pageSize: whole(1, 100),
  columns: z._default(
    z.array(z.strictObject({ name, width: z.optional(whole(1, 10_000)), pinned: z.optional(z.enum(['start', 'end'])), hidden: z.optional(z.boolean()) })).check(z.maxLength(200)),
    [],
  ),
  density: z.optional(z.enum(['compact', 'comfortable'])),
  layout: z.optional(z.literal('cards')),
  view: z.optional(name),
  quick: z.optional(z.record(name, z.string().check(z.maxLength(MAX_FILTER_TEXT)))),
});
