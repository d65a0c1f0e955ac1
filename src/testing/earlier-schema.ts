/** A database as an earlier release left it: its schema, and the rows of another database as far as that schema has their columns. */
import type pg from 'pg';
import { migrate, readMigrations } from '#server/migrate.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { migrationFiles } from './migration-files.ts';

/** Files of the migrations without these and all that need them. */
async function filesBefore(later: readonly string[]): Promise<string[]> {
  const migrations = await readMigrations(await migrationFiles());
  const left = new Set(later);
  for (const id of later) if (!migrations.some((one) => one.id === id)) throw new Error(`no migration ${id}`);
  // in the order of their needs
  for (const { id, needs } of migrations) if (needs.some((need) => left.has(need))) left.add(id);
  return migrations.filter(({ id }) => !left.has(id)).map(({ path }) => path);
}

const tablesOf = async (owner: pg.Pool): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration' order by 1`,
    )
  ).rows.map(({ name }) => name);

const columnsOf = async (owner: pg.Pool, table: string): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => name);

/** Lets foreign keys wait until the end of a transaction, so that tables may be filled in any order; answers how they are judged at once again. */
async function deferForeignKeys(owner: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable and conparentid = 0`,
  );
  const judge = async (when: string): Promise<void> => {
    for (const { table, name } of rows) await owner.query(`alter table ${table} alter constraint "${name}" ${when}`);
  };
  await judge('deferrable initially deferred');
  return () => judge('not deferrable');
}

async function switchTriggers(owner: pg.Pool, tables: readonly string[], way: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) await owner.query(`alter table "${table}" ${way} trigger user`);
}

async function copyTable(from: pg.Pool, to: pg.PoolClient, table: string, columns: readonly string[]): Promise<void> {
  const { rows } = await from.query<{ all: string | null }>(`select json_agg(to_json(t))::text as all from "${table}" t`);
  const names = columns.map((name) => `"${name}"`).join(', ');
  if (rows[0]?.all) await to.query(`insert into "${table}" (${names}) overriding system value select ${names} from json_populate_recordset(null::"${table}", $1)`, [rows[0].all]);
}

/** The schema without the migrations `later` and what needs them, with the rows of `from`. */
export async function earlierDatabase(from: pg.Pool, later: readonly string[]): Promise<TestDatabase> {
  const database = await openTestDatabase('empty');
  const { owner } = database;
  await migrate({ connection: database.connections.owner, files: await filesBefore(later), appRole: undefined });
  const [tables, known] = [await tablesOf(owner), new Set(await tablesOf(from))];
  const judgeAtOnce = await deferForeignKeys(owner);
  await switchTriggers(owner, tables, 'disable');
  const client = await owner.connect();
  try {
    await client.query('begin');
    // what migrations laid is among the rows that are copied
    await client.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`);
    for (const table of tables.filter((one) => known.has(one))) {
      const there = new Set(await columnsOf(from, table));
      await copyTable(
        from,
        client,
        table,
        (await columnsOf(owner, table)).filter((name) => there.has(name)),
      );
    }
    await client.query('commit');
  } finally {
    client.release(true);
  }
  await judgeAtOnce();
  await switchTriggers(owner, tables, 'enable');
  return database;
}

/** How many rows each table holds. */
export async function countsOf(owner: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const each = (await tablesOf(owner)).map((name) => `select '${name}' as name, count(*)::int as n from "${name}"`);
  return new Map((await owner.query<{ name: string; n: number }>(each.join(' union all '))).rows.map(({ name, n }) => [name, n]));
}
