/** What PostgreSQL says of the tables to be copied, and the statements that take and give their rows. As the owner, whom row policies do not bind. */
import pg from 'pg';
import { MIGRATION_LOCK } from '../migrate.ts';

const name = (text: string): string => pg.escapeIdentifier(text);
const list = (columns: readonly string[]): string => columns.map(name).join(', ');

export interface Table {
  readonly name: string;
  /** Stored columns; computed ones come by themselves. */
  readonly columns: readonly string[];
}

const rowsOf = async <R extends pg.QueryResultRow>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<R[]> => (await client.query<R>(text, values)).rows;

/** All tables; a partitioned one stands for its partitions, which lie elsewhere and are made anew by who keeps them. */
export const tablesOf = (client: pg.ClientBase): Promise<Table[]> =>
  rowsOf<{ name: string; columns: string[] }>(
    client,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.relname order by c.relname`,
  );

/** Counters that have counted. They stand outside of snapshots, so they are never behind the rows of one. */
export const sequencesOf = (client: pg.ClientBase): Promise<{ name: string; lastValue: string }[]> =>
  rowsOf(client, `select sequencename as name, last_value::text as "lastValue" from pg_sequences where schemaname = 'public' and last_value is not null order by 1`);

export const migrationsOf = (client: pg.ClientBase): Promise<{ id: string; checksum: string }[]> => rowsOf(client, 'select id, checksum from schema_migration order by id');

/** Names of the kept files that the rows know; none before there was a store of files. */
export async function keptNames(client: pg.ClientBase): Promise<string[]> {
  const known = `select from pg_attribute where attrelid = to_regclass('public.stored_file') and attname = 'storage' and not attisdropped`;
  if ((await client.query(known)).rowCount === 0) return [];
  return (await rowsOf<{ name: string }>(client, `select stored_name as name from stored_file where storage <> 'db' order by 1`)).map((row) => row.name);
}

/** Fingerprint of the master key that opens the rows; null when nothing is sealed. */
export async function masterKeyOf(client: pg.ClientBase): Promise<string | null> {
  const [known] = await rowsOf<{ is: boolean }>(client, `select to_regclass('public.data_key') is not null as is`);
  if (!known?.is) return null;
  return (await rowsOf<{ master: string }>(client, 'select master from data_key order by key_id desc limit 1'))[0]?.master ?? null;
}

export const isEmptyDatabase = async (client: pg.ClientBase): Promise<boolean> =>
  (await rowsOf<{ n: number }>(client, `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`))[0]?.n === 0;

/** Held while a backup is taken: two at once would only disturb each other. */
const BACKUP_LOCK = 7_405_1407;

/** Until the connection ends: false when another backup is being taken; waits for a migration, and none begins meanwhile. */
export async function lockForBackup(client: pg.ClientBase): Promise<boolean> {
  const [lock] = await rowsOf<{ got: boolean }>(client, 'select pg_try_advisory_lock($1) as got', [BACKUP_LOCK]);
  if (!lock?.got) return false;
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  return true;
}

/** A view of the database that stands still until the end; whatever would hide rows is an error. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query(`set statement_timeout = 0; set row_security = off; set client_encoding = 'UTF8'`);
  await client.query('begin isolation level repeatable read, read only');
}

export const takeRows = (table: Table): string => `copy (select ${list(table.columns)} from ${name(table.name)}) to stdout`;
export const giveRows = (table: Table): string => `copy ${name(table.name)} (${list(table.columns)}) from stdin`;

export const countRows = async (client: pg.ClientBase, table: string): Promise<number> =>
  Number((await rowsOf<{ n: string }>(client, `select count(*) as n from ${name(table)}`))[0]?.n);

export const setSequence = (client: pg.ClientBase, sequence: { name: string; lastValue: string }): Promise<unknown> =>
  client.query('select setval($1::regclass, $2::bigint)', [`public.${name(sequence.name)}`, sequence.lastValue]);

export const emptyTables = (client: pg.ClientBase, tables: readonly Table[]): Promise<unknown> =>
  client.query(`truncate ${tables.map((table) => name(table.name)).join(', ')} restart identity`);

/**
 * Runs `load` without foreign keys and triggers of the schema: tables refer to each other in circles. The keys are made
 * again afterwards, which looks at every row. Inside the caller's transaction.
 */
export async function withoutChecks(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const keys = await rowsOf<{ table: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`,
  );
  const triggers = await rowsOf<{ table: string; name: string }>(
    client,
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled = 'O' and tgparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  );
  const switchTriggers = async (way: 'enable' | 'disable'): Promise<void> => {
    for (const trigger of triggers) await client.query(`alter table ${trigger.table} ${way} trigger ${name(trigger.name)}`);
  };
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${name(key.name)}`);
  await switchTriggers('disable');
  await load();
  await switchTriggers('enable');
  for (const key of keys) await client.query(`alter table ${key.table} add constraint ${name(key.name)} ${key.definition}`);
}

/** Fresh statistics, so that the first queries after a load are planned well. */
export const analyse = (client: pg.ClientBase): Promise<unknown> => client.query('analyze');
