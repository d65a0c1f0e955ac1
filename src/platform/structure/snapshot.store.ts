/** Records as they were before an import, and back again. A record is a row with its dated facts in several tables. */
import { raw, sql, type Tx } from '#platform/db/db.server.ts';

export interface KeptTable {
  readonly table: string;
  /** Column that holds the id of the record. */
  readonly key: string;
  /** Table in which `key` stands, joined by this column, when it is not the table itself. */
  readonly via?: { readonly table: string; readonly by: string };
  /** Rows others refer to: these columns are set back by primary key. Without it the rows are facts and are replaced. */
  readonly main?: { readonly id: string; readonly columns: readonly string[]; readonly versioned?: true };
  /** Table whose rows said the same before this one was made: snapshots of that time are read from there. */
  readonly formerly?: string;
}

/** Rows of a record by table. */
export type Snapshot = Readonly<Record<string, readonly unknown[]>>;

const source = ({ table, via }: KeptTable): string => (via ? `${table} t join ${via.table} v on v.${via.by} = t.${via.by}` : `${table} t`);
const keyColumn = ({ key, via }: KeptTable): string => (via ? `v.${key}` : `t.${key}`);

/** Snapshots of records by id; of one that is not there yet it is empty. */
export async function takeSnapshots(tx: Tx, tables: readonly KeptTable[], ids: readonly string[]): Promise<ReadonlyMap<string, Snapshot>> {
  const found = new Map<string, Record<string, unknown[]>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return found;
  for (const kept of tables) {
    const rows = await tx.many<{ id: string; rows: unknown[] }>(sql`
      select ${raw(keyColumn(kept))}::text as id, jsonb_agg(to_jsonb(t)) as rows from ${raw(source(kept))} where ${raw(keyColumn(kept))} = any (${[...ids]}::uuid[]) group by 1`);
    for (const { id, rows: own } of rows) {
      const snapshot = found.get(id);
      if (snapshot) snapshot[kept.table] = own;
    }
  }
  // a table without rows is named all the same: one that is not named was made later
  for (const snapshot of found.values()) if (Object.keys(snapshot).length > 0) for (const { table } of tables) snapshot[table] ??= [];
  return found;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows by the columns that they name and that the table has: later migrations add columns, which keep their defaults, and drop others. */
async function byColumns(tx: Tx, table: string, rows: readonly Row[]): Promise<{ readonly columns: readonly string[]; readonly rows: readonly Row[] }[]> {
  const known = await tx.many<{ name: string }>(sql`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const columnsOf = (row: Row): string[] => known.map(({ name }) => name).filter((name) => name in row);
  return [...Map.groupBy(rows, (row) => columnsOf(row).join(' '))].map(([names, own]) => ({ columns: names.split(' '), rows: own }));
}

const recordset = (table: string, rows: readonly Row[]) => sql`jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`;

async function restoreMain(tx: Tx, { table, key, main }: KeptTable, ids: readonly string[], rows: readonly Row[]): Promise<void> {
  if (!main) return;
  for (const shape of await byColumns(tx, table, rows)) {
    const sets = main.columns.filter((name) => shape.columns.includes(name)).map((name) => `${name} = b.${name}`);
    if (main.versioned) sets.push('row_version = t.row_version + 1');
    await tx.run(sql`update ${raw(table)} t set ${raw(sets.join(', '))} from ${recordset(table, shape.rows)} b where t.${raw(main.id)} = b.${raw(main.id)}`);
  }
  if (main.id !== key)
    await tx.run(sql`
      delete from ${raw(table)} t where t.${raw(key)} = any (${[...ids]}::uuid[]) and t.${raw(main.id)} not in (select b.${raw(main.id)} from ${recordset(table, rows)} b)`);
}

/** Rows that stand as they stood are left alone: nobody has written them. */
async function restoreFacts(tx: Tx, kept: KeptTable, ids: readonly string[], rows: readonly Row[]): Promise<void> {
  const { table, key, via } = kept;
  const differs = sql`to_jsonb(t) not in (select value from jsonb_array_elements(${JSON.stringify(rows)}::jsonb))`;
  await tx.run(
    via
      ? sql`delete from ${raw(table)} t using ${raw(via.table)} v where ${raw(`v.${via.by} = t.${via.by} and v.${key}`)} = any (${[...ids]}::uuid[]) and ${differs}`
      : sql`delete from ${raw(table)} t where t.${raw(key)} = any (${[...ids]}::uuid[]) and ${differs}`,
  );
  const standing = sql`select to_jsonb(t) from ${raw(source(kept))} where ${raw(keyColumn(kept))} = any (${[...ids]}::uuid[])`;
  const gone = await tx.many<{ row: Row }>(sql`select value as row from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) where value not in (${standing})`);
  for (const shape of await byColumns(
    tx,
    table,
    gone.map(({ row }) => row),
  )) {
    const columns = raw(shape.columns.join(', '));
    await tx.run(sql`insert into ${raw(table)} (${columns}) select ${columns} from ${recordset(table, shape.rows)}`);
  }
}

/** Brings records back to their snapshots. */
export async function restoreSnapshots(tx: Tx, tables: readonly KeptTable[], records: readonly { readonly id: string; readonly before: Snapshot }[]): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  for (const kept of tables) {
    const rows = records.flatMap(({ before }) => before[kept.table] ?? (kept.formerly === undefined ? [] : (before[kept.formerly] ?? []))) as Row[];
    await (kept.main ? restoreMain : restoreFacts)(tx, kept, ids, rows);
  }
}
