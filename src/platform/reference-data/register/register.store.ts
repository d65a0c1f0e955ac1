/** SQL of any register. Names of tables and columns come from the slices' RegisterRows and from nowhere else. */
import type { FormValues } from '#kernel/form/definition.ts';
import { empty, join, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { SourceColumn } from '#platform/tables/source.define.ts';
import type { Register } from './register.define.ts';
import { registerErrors } from './register.errors.ts';

/** Where the rows of a register lie. */
export interface RegisterRows {
  readonly register: Register;
  /** Entity of the audit. */
  readonly entity: string;
  readonly table: string;
  /** SQL of what names a row (`t` is the table): a column, or several joined. */
  readonly key: string;
  /** Field of the form to its column. */
  readonly columns: Readonly<Record<string, string>>;
  /** Numbers of any size are read as double. */
  readonly floats?: readonly string[];
  /** Rials: read as text. */
  readonly texts?: readonly string[];
  /** Stored for a field left empty. */
  readonly defaults?: Readonly<Record<string, string | number>>;
  /** Which rows of the table they are; all of them when absent. */
  readonly among?: Sql;
  /** The rows belong to companies. */
  readonly ofCompany?: true;
  /** Field with the id; without it the key is a new UUID in the column of `key`. */
  readonly idField?: string;
  /** The id of a new row whose id is not typed. */
  newKey?(values: FormValues, newId: () => string): string;
  /** Field with the id of the row above. */
  readonly parent?: string;
  /** Field whose folded words stand in search_text. */
  readonly folded?: string;
  /** Constraint to the field whose value is taken. */
  readonly unique?: Readonly<Record<string, string>>;
  /** Refuses any write that touches these values: new ones, and those that stand. */
  guard?(tx: Tx, values: FormValues): Promise<void>;
  /** Further checks, and what else the write changes, before it. `before`: what stands. */
  prepare?(tx: Tx, values: FormValues, id: string | undefined, before?: FormValues): Promise<void>;
  /** What else a new row needs, once it is there. */
  added?(tx: Tx, id: string): Promise<void>;
  /** Where the row says whether it is offered; the column option_indicator when absent. */
  readonly activity?: { readonly column: string; readonly active: string; readonly inactive: string };
  /** Table that names the row without a foreign key. */
  usedBy?(tx: Tx, id: string): Promise<string | undefined>;
  /** Columns of the list that are no fields, or are read otherwise. */
  readonly shown?: Readonly<Record<string, SourceColumn>>;
  /** Columns in which words are looked for. */
  readonly search: readonly string[];
  readonly order: Sql;
}

export interface StoredRow {
  readonly values: FormValues;
  readonly isSystem: 'Y' | 'N';
  readonly optionIndicator: 'Y' | 'N';
  readonly rowVersion: number;
}

export const keyOf = ({ key }: RegisterRows): Sql => sql`(${raw(key)})::text`;
export const tableOf = ({ table }: RegisterRows): Sql => raw(`${table} t`);

/** Y while the row is offered. */
export const activityOf = ({ activity }: RegisterRows): Sql =>
  activity === undefined ? sql`t.option_indicator` : sql`case when t.${raw(activity.column)} = ${activity.active} then 'Y' else 'N' end`;

/** The column and value that make a row active or inactive. */
export const activityColumn = ({ activity }: RegisterRows, indicator: 'Y' | 'N'): Readonly<Record<string, string>> =>
  activity === undefined ? { option_indicator: indicator } : { [activity.column]: indicator === 'Y' ? activity.active : activity.inactive };

/** How a field is read. */
export const fieldValue = ({ columns, floats, texts }: RegisterRows, name: string): Sql =>
  raw(`t.${columns[name]}${floats?.includes(name) ? '::float8' : ''}${texts?.includes(name) ? '::text' : ''}`);

/** The rows of the register, of the own company only where rows belong to companies. */
export const ownRows = (rows: RegisterRows, companyId: string): Sql => sql`${rows.among ?? sql`true`} and ${rows.ofCompany ? sql`t.company_id = ${companyId}::uuid` : sql`true`}`;

/** Writes of one register wait for one another: parents cannot become their own children side by side. */
export const lockRegister = (tx: Tx, rows: RegisterRows): Promise<number> => tx.run(sql`select pg_advisory_xact_lock(hashtext(${`register:${rows.table}`}))`);

/** The stored row, held until the end of the transaction. */
export async function lockRow(tx: Tx, rows: RegisterRows, companyId: string, id: string): Promise<StoredRow | undefined> {
  const values = Object.keys(rows.columns).map((name) => sql`${name}::text, ${fieldValue(rows, name)}`);
  const [found] = await tx.many<StoredRow>(sql`
    select jsonb_build_object(${join(values)}) as values, t.is_system as "isSystem", ${activityOf(rows)} as "optionIndicator", t.row_version as "rowVersion"
    from ${tableOf(rows)} where ${keyOf(rows)} = ${id} and ${ownRows(rows, companyId)} for update`);
  return found;
}

type Columns = Readonly<Record<string, unknown>>;
const names = (columns: Columns): Sql => raw(Object.keys(columns).join(', '));
const read = (rows: RegisterRows, columns: Columns): Sql => sql`select ${names(columns)} from jsonb_populate_record(null::${raw(rows.table)}, ${JSON.stringify(columns)}::jsonb)`;

/** Answers what names the new row. */
export async function insertRow(tx: Tx, rows: RegisterRows, columns: Columns): Promise<string> {
  return (await tx.one<{ id: string }>(sql`insert into ${raw(rows.table)} as t (${names(columns)}) ${read(rows, columns)} returning ${keyOf(rows)} as id`)).id;
}

/** Answers what names the row now, which its new values may have changed. */
export async function updateRow(tx: Tx, rows: RegisterRows, id: string, columns: Columns): Promise<{ id: string; rowVersion: number }> {
  return tx.one(sql`
    update ${raw(rows.table)} as t set (${names(columns)}) = (${read(rows, columns)}), row_version = t.row_version + 1
    where ${keyOf(rows)} = ${id} returning ${keyOf(rows)} as id, t.row_version as "rowVersion"`);
}

export const deleteRow = (tx: Tx, rows: RegisterRows, id: string): Promise<number> => tx.run(sql`delete from ${tableOf(rows)} where ${keyOf(rows)} = ${id}`);

/** Whether a parent is there, and whether a row stands among those above it. */
export async function lineAbove(tx: Tx, rows: RegisterRows, companyId: string, parentId: string, id: string | undefined): Promise<{ isThere: boolean; isCycle: boolean }> {
  const parent = raw(`t.${rows.columns[rows.parent ?? '']}::text`);
  return tx.one(sql`
    with recursive line as (
      select ${keyOf(rows)} as id, ${parent} as parent from ${tableOf(rows)} where ${keyOf(rows)} = ${parentId} and ${ownRows(rows, companyId)}
      union select ${keyOf(rows)}, ${parent} from line join ${tableOf(rows)} on ${keyOf(rows)} = line.parent
    ) select exists (select from line) as "isThere", ${id === undefined ? sql`false` : sql`exists (select from line where line.id = ${id})`} as "isCycle"`);
}

interface Chosen {
  readonly type: string;
  readonly under?: string;
  readonly field: string;
}

/** Refuses a value that a list does not offer, or not right under `under`; one that stands may stay. For fields whose form does not name the list. */
export async function checkOptionOf(tx: Tx, { type, under, field }: Chosen, values: FormValues, before: FormValues = {}): Promise<void> {
  const value = values[field];
  if (value === null || value === before[field]) return;
  const place = under === undefined ? empty : sql`and parent_enum_id = ${under}`;
  const known = await tx.maybe(sql`select from enumeration where enum_type_id = ${type} and enum_id = ${String(value)} and option_indicator = 'Y' ${place}`);
  if (known === undefined) throw registerErrors.error('option', { fields: { [field]: 'option' } });
}

/** Words of a select whose options are an enumeration. */
export const enumerationName = (column: string): Sql => sql`(select e.description from enumeration e where e.enum_id = ${raw(`t.${column}`)})`;
