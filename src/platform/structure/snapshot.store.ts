/** Records as they were before an import, and back again. A record is a row with its dated facts in several tables. */
import { raw, sql, type Tx } from '#platform/db/db.ts';

export interface KeptTable {
  readonly table: string;
  /** Column that holds the id of the record. */
  readonly key: string;
  /** Table in which `key` stands, joined by this column, when it is not the table itself. */
  readonly via?: { readonly table: string; readonly by: string };
  /** Rows others refer to: these columns are set back by primary key. Without it the rows are facts and are replaced. */
  readonly main?: { readonly id: string; readonly columns: readonly string[]; readonly versioned?: true };
}

/** Rows of a record by table. */
export type Snapshot = Readonly<Record<string, readonly unknown[]>>;

const source = ({ table, via }: KeptTable): string => (via ? `${table} t join ${via.table} v on v.${via.by} = t.${via.by}` : `${table} t`);
const keyColumn = ({ key, via }: KeptTable): string => (via ? `v.${key}` : `t.${key}`);

/** Snapshots of records by id. */
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
  return found;
}

async function restoreMain(tx: Tx, { table, key, main }: KeptTable, ids: readonly string[], rows: readonly unknown[]): Promise<void> {
  if (!main) return;
  const sets = main.columns.map((name) => `${name} = b.${name}`);
  if (main.versioned) sets.push('row_version = t.row_version + 1');
  await tx.run(sql`
    update ${raw(table)} t set ${raw(sets.join(', '))} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb) b where t.${raw(main.id)} = b.${raw(main.id)}`);
  if (main.id !== key)
    await tx.run(sql`
      delete from ${raw(table)} t where t.${raw(key)} = any (${[...ids]}::uuid[])
        and t.${raw(main.id)} not in (select b.${raw(main.id)} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb) b)`);
}

/** Brings records back to their snapshots. */
export async function restoreSnapshots(tx: Tx, tables: readonly KeptTable[], records: readonly { readonly id: string; readonly before: Snapshot }[]): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  for (const kept of tables) {
    const rows = records.flatMap(({ before }) => before[kept.table] ?? []);
    if (kept.main) {
      await restoreMain(tx, kept, ids, rows);
      continue;
    }
    const { table, key, via } = kept;
    await tx.run(
      via
        ? sql`delete from ${raw(table)} t using ${raw(via.table)} v where ${raw(`v.${via.by} = t.${via.by} and v.${key}`)} = any (${ids}::uuid[])`
        : sql`delete from ${raw(table)} t where t.${raw(key)} = any (${ids}::uuid[])`,
    );
    await tx.run(sql`insert into ${raw(table)} select * from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`);
  }
}
