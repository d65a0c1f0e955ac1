/** SQL of rows that belong to another record. Names of tables and columns come from the slices' RecordRows and from nowhere else. */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { type Db, join, raw, type Sql, sql, type Tx } from '#platform/db/db.ts';
import { recordKey } from '#platform/db/records.ts';
import type { RowScope } from '#platform/http/context.ts';
import type { TableSource } from '#platform/tables/source.ts';
import type { ListedRecords } from './records.ts';
import type { HeldRecord, RecordKind } from './write.ts';

/** A record with rows: the table `job` with its key `job_id`, which the rows name in a column called alike. */
export interface Above {
  readonly table: string;
  /** Its id in bodies and queries. */
  readonly field: string;
  /** Whether somebody may read the record, or write to it; `above` is its table. */
  readable(scope: RowScope): Sql;
  writable(scope: RowScope): Sql;
}

export interface RowOwner {
  readonly companyId: string;
  readonly aboveId: string;
  /** What tells rows of one table apart: `kinds` of RecordRows. */
  readonly kinds: FormValues;
}

/** Where the rows lie; `t` is the table, whose key is called after it. */
export interface RecordRows extends Pick<RecordKind<RowOwner>, 'refuse'> {
  readonly records: ListedRecords;
  readonly table: string;
  readonly above: Above;
  /** Field of the form to its column. */
  readonly columns: Readonly<Record<string, string>>;
  /** Fields of bodies and queries that tell rows of the table apart, to their columns. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** Columns and fields that are read from elsewhere. */
  readonly shown?: Readonly<Record<string, Sql>>;
  /** Stored for a field left empty. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What only the database knows of the values; throws. */
  check?(tx: Tx, owner: RowOwner, values: FormValues, id: string): Promise<void>;
}

const aboveKey = ({ table }: Above): string => `${table}_id`;
const readOf = ({ columns, shown }: RecordRows, name: string): Sql => shown?.[name] ?? raw(`t.${columns[name]}`);

/** Those of one record, and of the kinds that are named. */
function rowsOf(rows: RecordRows, said: FormValues): Sql {
  const above = sql`t.${raw(aboveKey(rows.above))} = ${String(said[rows.above.field])}::uuid`;
  const kinds = Object.entries(rows.kinds ?? {}).map(([name, column]) => sql`t.${raw(column)} = ${String(said[name] ?? '')}`);
  return join([above, ...kinds], ' and ');
}

/** Columns of the table, and what else the form holds. */
export function rowSource(rows: RecordRows): TableSource {
  const { table, row, list, export: file, form } = rows.records;
  const columns = new Set(table.columns.map(({ name }) => name));
  const rest = fieldsOf(form).filter(({ path }) => !columns.has(path));
  const { above } = rows;
  return {
    calls: { table, row, list, export: file },
    parts: (look) => {
      const { rows: scope, query } = look as unknown as { readonly rows: RowScope; readonly query: FormValues };
      const key = raw(aboveKey(above));
      return {
        from: raw(`${rows.table} t`),
        where: sql`${rowsOf(rows, query)} and exists (select from ${raw(above.table)} above where above.${key} = t.${key} and ${above.readable(scope)})`,
        key: recordKey(rows.table),
        columns: Object.fromEntries([...columns].map((name) => [name, { value: readOf(rows, name) }])),
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

/** The company of a record that may be written to, held until the end of the transaction: its rows are written one after the other. */
export async function holdAbove(tx: Tx, { above }: RecordRows, scope: RowScope, id: Sql): Promise<{ companyId: string } | undefined> {
  return tx.maybe(sql`
    select above.company_id as "companyId" from ${raw(above.table)} above where above.${raw(aboveKey(above))} = ${id} and ${above.writable(scope)} for update`);
}

/** A row below a record that may be written to, held with it. */
export async function lockRow(tx: Tx, rows: RecordRows, scope: RowScope, id: string): Promise<HeldRecord<RowOwner> | undefined> {
  const key = raw(aboveKey(rows.above));
  const holder = await holdAbove(tx, rows, scope, sql`(select t.${key} from ${raw(rows.table)} t where ${recordKey(rows.table)}::text = ${id})`);
  if (holder === undefined) return undefined;
  const values = fieldsOf(rows.records.form).map(({ path }) => sql`${path}::text, ${readOf(rows, path)}`);
  const kinds = Object.entries(rows.kinds ?? {}).map(([name, column]) => sql`${name}::text, t.${raw(column)}`);
  const found = await tx.maybe<{ aboveId: string; rowVersion: number; values: FormValues; kinds: FormValues }>(sql`
    select t.${key} as "aboveId", t.row_version as "rowVersion", jsonb_build_object(${join(values)}) as values,
      ${kinds.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${join(kinds)})`} as kinds
    from ${raw(rows.table)} t where ${recordKey(rows.table)}::text = ${id} for update`);
  return found && { id, owner: { ...holder, aboveId: found.aboveId, kinds: found.kinds }, rowVersion: found.rowVersion, values: found.values };
}

/** Values of the form by column. */
export const rowColumns = ({ columns, defaults }: RecordRows, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [column, values[name] ?? defaults?.[name] ?? null]));

/** What a new row says of where it belongs, by column. */
export const ownerColumns = ({ above, kinds = {} }: RecordRows, owner: RowOwner): Record<string, unknown> => ({
  company_id: owner.companyId,
  [aboveKey(above)]: owner.aboveId,
  ...Object.fromEntries(Object.entries(kinds).map(([name, column]) => [column, owner.kinds[name]])),
});

/** Everything that lies below one record, below another of the same company too. */
export async function copyRows(tx: Tx, rows: RecordRows, fromId: string, toId: string): Promise<void> {
  const { table, above, columns, kinds = {} } = rows;
  const copied = raw([...Object.values(columns), ...Object.values(kinds)].join(', '));
  const key = raw(aboveKey(above));
  await tx.run(sql`
    insert into ${raw(table)} (${raw(`${table}_id`)}, company_id, ${key}, ${copied})
    select gen_random_uuid(), company_id, ${toId}::uuid, ${copied} from ${raw(table)} where ${key} = ${fromId}::uuid`);
}
