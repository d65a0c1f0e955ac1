/**
 * Applies *.migration.sql files: each once, each in a transaction, in the order of their needs, under a lock,
 * and refuses a released file that changed. `-- needs: platform/db.001` in the head of a file gives the order;
 * number n of a slice needs n-1 of it.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, sep } from 'node:path';
import pg from 'pg';
import { installJobs } from '#platform/jobs/install.server.ts';
import { SettingsError } from './config.ts';
import { sourceRoot } from './slices.ts';
import { version } from './version.ts';

interface Migration {
  readonly path: string;
  /** Slice folder without a doubled last name, and number: platform/db.001, modules/organisation/jobs.001. */
  readonly id: string;
  readonly needs: readonly string[];
  readonly text: string;
  readonly checksum: string;
}

/** Advisory lock of whoever changes the schema. */
export const MIGRATION_LOCK = 7_405_1405;

async function readMigration(path: string): Promise<Migration> {
  const text = await readFile(path, 'utf8');
  const [name = '', number = ''] = basename(path).split('.');
  const folder = relative(sourceRoot, dirname(path)).split(sep).join('/');
  const slice = folder.endsWith(`/${name}`) ? folder : `${folder}/${name}`;
  const needs = [...text.matchAll(/^-- needs: (\S+)$/gm)].map(([, need]) => need as string);
  if (Number(number) > 1) needs.push(`${slice}.${String(Number(number) - 1).padStart(3, '0')}`);
  return { path, id: `${slice}.${number}`, needs, text, checksum: createHash('sha256').update(text).digest('hex') };
}

/** The migrations of these files, in the order in which they are applied. Throws on a missing need or a cycle. */
export const readMigrations = async (files: readonly string[]): Promise<Migration[]> => inOrder(await Promise.all(files.map(readMigration)));

/** Topological order with the id as tie-break. Throws on a missing need or a cycle. */
function inOrder(migrations: readonly Migration[]): Migration[] {
  const waiting = new Map(migrations.map((migration) => [migration.id, migration]));
  for (const { id, needs } of migrations) for (const need of needs) if (!waiting.has(need)) throw new Error(`migration ${id} needs ${need}, which does not exist`);
  const ordered: Migration[] = [];
  const done = new Set<string>();
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(({ needs }) => needs.every((need) => done.has(need))).sort((a, b) => (a.id < b.id ? -1 : 1))[0];
    if (!next) throw new Error(`migrations need each other in a circle: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.id);
    done.add(next.id);
    ordered.push(next);
  }
  return ordered;
}

const bookkeeping = `
  create table if not exists schema_migration (id text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists seed_version (name text primary key, checksum text not null);`;

/**
 * Rights of the application role: rows of all tables, but neither the schema nor the books of migrations and seeds. It adds to
 * the audit and its seals without a say in ids and moments, and has no right to the months behind it.
 */
const grants = (role: string): string => `
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  revoke insert, update, delete on schema_migration, seed_version, data_key, resealing, status_transition from ${role};
  revoke insert, update, delete on audit_entry, audit_seal from ${role};
  grant insert (user_id, party_id, request_id, company_id, entity, record_id, action, subject_party_id, changes) on audit_entry to ${role};
  grant insert on audit_seal to ${role};`;

/** A program must not work on tables it does not know. */
function refuseNewer(applied: readonly { id: string }[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ id }) => id));
  const strange = applied.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (strange.length === 0) return;
  throw new SettingsError(
    `This database was used by a newer Kargozin, which made changes that version ${version} does not know (${strange.join(', ')}). Start the newer version, or restore a backup taken before the update.`,
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '10s'");
    await client.query(migration.text);
    await client.query('insert into schema_migration (id, checksum) values ($1, $2)', [migration.id, migration.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.id} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export interface MigrateOptions {
  readonly connection: pg.ClientConfig;
  readonly files: readonly string[];
  /** Role the application connects as; gets its rights each time, whether or not there was something to migrate. Undefined: the schema is not complete yet. */
  readonly appRole: string | undefined;
}

/** Whether a database that is in use already waits for migrations of these files. Throws when it is of a newer program. */
export async function awaitsUpdate(connection: pg.ClientConfig, files: readonly string[]): Promise<boolean> {
  const migrations = await readMigrations(files);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: known } = await client.query<{ is: boolean }>(`select to_regclass('installation') is not null as is`);
    if (!known[0]?.is || (await client.query('select from installation')).rowCount === 0) return false;
    const { rows } = await client.query<{ id: string }>('select id from schema_migration');
    refuseNewer(rows, migrations);
    return rows.length < migrations.length;
  } finally {
    await client.end();
  }
}

/** Brings the database up to date; answers the ids applied. Safe when several processes start at once. */
export async function migrate({ connection, files, appRole }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(files);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(bookkeeping);
    const { rows } = await client.query<{ id: string; checksum: string }>('select id, checksum from schema_migration');
    const applied = new Map(rows.map(({ id, checksum }) => [id, checksum]));
    refuseNewer(rows, migrations);
    const changed = migrations.find(({ id, checksum }) => applied.has(id) && applied.get(id) !== checksum);
    if (changed) throw new Error(`migration ${changed.id} was changed after it had been applied: write a new one instead`);
    const fresh = migrations.filter(({ id }) => !applied.has(id));
    for (const migration of fresh) await apply(client, migration);
    // at every start, in one statement: the role may be a new one, and rights that are no longer meant end
    if (appRole !== undefined) {
      await client.query(grants(client.escapeIdentifier(appRole)));
      await installJobs(connection, client.escapeIdentifier(appRole));
    }
    return fresh.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
