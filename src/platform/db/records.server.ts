/** Rows whose columns a slice lists by name. Tables and columns come from the slice, never from whoever calls. */
import { raw, type Sql, sql, type Tx } from './db.server.ts';

/** Column to its value, in any type that JSON has a text for. */
export type Columns = Readonly<Record<string, unknown>>;

/** A table whose key is called after it: `job_grade` has `job_grade_id`. */
export const recordKey = (table: string): Sql => raw(`t.${table}_id`);

const names = (columns: Columns): Sql => raw(Object.keys(columns).join(', '));
/** The values in the types of the table's columns. */
const typed = (table: string, columns: Columns): Sql => sql`select ${names(columns)} from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(columns)}::jsonb)`;

export const insertRecord = (tx: Tx, table: string, id: string, columns: Columns): Promise<number> => {
  const row = { [`${table}_id`]: id, ...columns };
  return tx.run(sql`insert into ${raw(table)} (${names(row)}) ${typed(table, row)}`);
};

/** Writes the columns that are named and counts the version up. */
export const updateRecord = (tx: Tx, table: string, id: string, columns: Columns): Promise<{ rowVersion: number }> =>
  tx.one(sql`
    update ${raw(table)} t set (${names(columns)}) = (${typed(table, columns)}), row_version = t.row_version + 1
    where ${recordKey(table)} = ${id}::uuid returning t.row_version as "rowVersion"`);

export const deleteRecord = (tx: Tx, table: string, id: string): Promise<number> => tx.run(sql`delete from ${raw(table)} t where ${recordKey(table)} = ${id}::uuid`);
