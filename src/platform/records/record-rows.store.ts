/**
 * SQL of rows of one table, which belong to a company or to another record of it. Names of tables and columns come from
 * the slices' RecordRows and from nowhere else.
 */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, empty, join, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { recordKey } from '#platform/db/records.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import type { TableSource } from '#platform/tables/source.define.ts';
import type { ListedRecords, Records } from './records.define.ts';
import type { HeldRecord, RecordKind } from './write.service.ts';

/** A record with rows: the table `job` with its key `job_id`, which the rows name in a column called alike. */
export interface Above {
  readonly table: string;
  /** Its id in bodies and queries. */
  readonly field: string;
}

export interface RowOwner {
  readonly companyId: string;
  /** The record above; the company, where there is none. */
  readonly aboveId: string;
  /** What tells rows of one table apart: `kinds` of RecordRows. */
  readonly kinds: FormValues;
}

/** Where the rows lie; `t` is the table, whose key is called after it. */
export interface RecordRows<R extends Records = ListedRecords> extends Pick<RecordKind<RowOwner>, 'refuse'> {
  readonly records: R;
  readonly table: string;
  /** What they belong to; the company when absent. */
  readonly above?: Above;
  /** Whether somebody may read the rows of a company; who writes to all of it when absent. */
  readable?(scope: RowScope, company: Sql): Sql;
  /** Field of the form to its column; when absent each that is not `shown` has one that is called as it is: `skillId` lies in `skill_id`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Rows that are there on the days of `valid`, with the fields fromDate and thruDate. */
  readonly isDated?: true;
  /** Fields of bodies and queries that tell rows of the table apart, to their columns. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** Columns and fields that are read from elsewhere. */
  readonly shown?: Readonly<Record<string, Sql>>;
  /** The same in lists alone: an amount as a number that is sorted by, and not as a form holds it. */
  readonly listed?: Readonly<Record<string, Sql>>;
  /** Stored for a field left empty. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Columns of a new row that no form says. */
  stamps?(by: { readonly actor: Pick<Actor, 'partyId'>; readonly today: string }): Readonly<Record<string, unknown>>;
  /**
   * What only the database knows of the values; throws. `before` is empty of a new row, `id` that of the row that is
   * written.
   */
  check?(tx: Tx, owner: RowOwner, values: FormValues, id: string, before: FormValues): Promise<void>;
  /** Throws where this row is not to go. */
  mayRemove?(tx: Tx, id: string): Promise<void>;
}

type Rows = RecordRows<Records>;

const aboveKey = ({ above }: Rows): string => (above === undefined ? 'company_id' : `${above.table}_id`);
const days: Readonly<Record<string, Sql>> = { fromDate: sql`lower(t.valid)`, thruDate: sql`(upper(t.valid) - 1)` };
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Field of the form to its column. */
function storedColumns({ columns, records, shown = {}, isDated }: Rows): Readonly<Record<string, string>> {
  if (columns !== undefined) return columns;
  const own = fieldsOf(records.form).filter(({ path }) => shown[path] === undefined && !(isDated && path in days));
  return Object.fromEntries(own.map(({ path }) => [path, columnOf(path)]));
}

const readOf = ({ columns, shown, isDated }: Rows, name: string): Sql =>
  shown?.[name] ?? ((isDated && days[name]) || raw(`t.${columns === undefined ? columnOf(name) : columns[name]}`));

/** Which rows `t` somebody may read. */
export const readableRows = ({ readable = companiesIn }: Rows, scope: RowScope): Sql => readable(scope, sql`t.company_id`);

/** Those of one record, and of the kinds that are named. */
function rowsOf(rows: Rows, said: FormValues): Sql {
  const above = rows.above === undefined ? [] : [sql`t.${raw(aboveKey(rows))} = ${String(said[rows.above.field])}::uuid`];
  const kinds = Object.entries(rows.kinds ?? {}).map(([name, column]) => sql`t.${raw(column)} = ${String(said[name] ?? '')}`);
  return join([...above, ...kinds, sql`true`], ' and ');
}

/** Columns of the table, and what else the form holds. */
export function rowSource(rows: RecordRows): TableSource {
  const { table, row, list, export: file, form } = rows.records;
  const columns = new Set(table.columns.map(({ name }) => name));
  const rest = fieldsOf(form).filter(({ path }) => !columns.has(path));
  return {
    calls: { table, row, list, export: file },
    parts: (look) => {
      const { rows: scope, query } = look as unknown as { readonly rows: RowScope; readonly query: FormValues };
      return {
        from: raw(`${rows.table} t`),
        where: sql`${rowsOf(rows, query)} and ${readableRows(rows, scope)}`,
        key: recordKey(rows.table),
        columns: Object.fromEntries([...columns].map((name) => [name, { value: rows.listed?.[name] ?? readOf(rows, name) }])),
        more: { ...Object.fromEntries(rest.map(({ path }) => [path, readOf(rows, path)])), rowVersion: sql`t.row_version` },
        search: table.columns.flatMap(({ name, type }) => (type === 'text' ? [name] : [])),
        order: recordKey(rows.table),
      };
    },
  };
}

/** Cells of the table, in the order in which rows were added: for a print. `said`: the record above and the kind. */
export async function rowCells(db: Db, rows: RecordRows, said: FormValues): Promise<FormValues[]> {
  const cells = rows.records.table.columns.map(({ name }) => sql`${name}::text, ${readOf(rows, name)}`);
  const found = await db.many<{ cells: FormValues }>(sql`
    select jsonb_build_object(${join(cells)}) as cells from ${raw(rows.table)} t where ${rowsOf(rows, said)} order by ${recordKey(rows.table)}`);
  return found.map((one) => one.cells);
}

type Row = Pick<HeldRecord<RowOwner>, 'owner' | 'rowVersion' | 'values'>;

/** Ids of addresses are any text. */
const keyIs = ({ table }: Rows, id: string): Sql => (isUuid(id) ? sql`${recordKey(table)} = ${id}::uuid` : sql`false`);

/** What a row says, by the fields of its form and `further` ones. */
function rowQuery(rows: Rows, id: string, where: Sql, further: readonly string[] = []): Sql {
  const names = new Set([...fieldsOf(rows.records.form).map(({ path }) => path), ...further]);
  const values = [...names].map((name) => sql`${name}::text, ${readOf(rows, name)}`);
  const kinds = Object.entries(rows.kinds ?? {}).map(([name, column]) => sql`${name}::text, t.${raw(column)}`);
  return sql`
    select jsonb_build_object('companyId', t.company_id, 'aboveId', t.${raw(aboveKey(rows))}, 'kinds', jsonb_build_object(${kinds.length === 0 ? empty : join(kinds)})) as owner,
      t.row_version as "rowVersion", jsonb_build_object(${join(values)}) as values
    from ${raw(rows.table)} t where ${keyIs(rows, id)} and ${where}`;
}

/** A row that somebody may read, with everything that is shown of it. */
export const rowOf = (db: Db, rows: Rows, scope: RowScope, id: string): Promise<Row | undefined> =>
  db.maybe<Row>(rowQuery(rows, id, readableRows(rows, scope), Object.keys(rows.shown ?? {})));

/**
 * The company of a record above that may be written to, held until the end of the transaction: its rows are written one
 * after the other.
 */
export async function holdAbove(tx: Tx, rows: Rows, scope: RowScope, id: Sql): Promise<{ companyId: string } | undefined> {
  const { table } = rows.above ?? { table: 'company' };
  const held = rows.above === undefined ? empty : sql`for update`;
  return tx.maybe(sql`
    select above.company_id as "companyId" from ${raw(table)} above where above.${raw(aboveKey(rows))} = ${id} and ${companiesIn(scope, sql`above.company_id`)} ${held}`);
}

/**
 * A row that may be written, held with the record above it. One that stays (`isGoing` false) may be named by others meanwhile: two rows that come to stand
 * below one another would else wait in a round.
 */
export async function lockRow(tx: Tx, rows: Rows, scope: RowScope, id: string, isGoing: boolean): Promise<HeldRecord<RowOwner> | undefined> {
  const ofRow = sql`(select t.${raw(aboveKey(rows))} from ${raw(rows.table)} t where ${keyIs(rows, id)})`;
  if ((await holdAbove(tx, rows, scope, ofRow)) === undefined) return undefined;
  const found = await tx.maybe<Row>(sql`${rowQuery(rows, id, companiesIn(scope, sql`t.company_id`))} ${isGoing ? sql`for update of t` : sql`for no key update of t`}`);
  return found && { id, ...found };
}

/** Values of the form by column. */
export function rowColumns(rows: Rows, values: FormValues): Record<string, unknown> {
  const { defaults, isDated } = rows;
  const own = Object.entries(storedColumns(rows)).map(([name, column]) => [column, values[name] ?? defaults?.[name] ?? null]);
  return { ...Object.fromEntries(own), ...(isDated ? { valid: `[${String(values['fromDate'] ?? '')},${String(values['thruDate'] ?? '')}]` } : {}) };
}

/** What a new row says of where it belongs, by column. */
export const ownerColumns = (rows: Rows, owner: RowOwner): Record<string, unknown> => ({
  [aboveKey(rows)]: owner.aboveId,
  company_id: owner.companyId,
  ...Object.fromEntries(Object.entries(rows.kinds ?? {}).map(([name, column]) => [column, owner.kinds[name]])),
});

/** Everything that lies below one record, below another of the same company too. */
export async function copyRows(tx: Tx, rows: RecordRows, fromId: string, toId: string): Promise<void> {
  const { table, kinds = {} } = rows;
  const copied = raw([...Object.values(storedColumns(rows)), ...Object.values(kinds)].join(', '));
  const key = raw(aboveKey(rows));
  await tx.run(sql`
    insert into ${raw(table)} (${raw(`${table}_id`)}, company_id, ${key}, ${copied})
    select gen_random_uuid(), company_id, ${toId}::uuid, ${copied} from ${raw(table)} where ${key} = ${fromId}::uuid`);
}
