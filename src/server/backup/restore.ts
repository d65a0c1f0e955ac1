/** Brings a backup back into an empty database and an empty store of files, also of a newer program than the one that took it. */
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { type AuditReport, verifyAudit } from '#platform/audit/verify.service.ts';
import { openPool } from '#platform/db/db.server.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { SCHEMA } from '#platform/jobs/queues.rules.ts';
import { SettingsError } from '../config.ts';
import { withClient } from '../database-checks.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { broken, type Manifest, readKeptFiles, readManifest, readPart, sumOf, verifyParts } from './archive.ts';
import { analyse, countRows, emptyTables, giveRows, isEmptyDatabase, setSequence, tablesOf, withoutChecks } from './catalogue.store.ts';
import { copyIn } from './copy.ts';

export interface RestoreTarget {
  /** As the owner of the database. */
  readonly owner: pg.ClientConfig;
  readonly appRole: string;
  /** Files of all migrations of this program. */
  readonly migrations: readonly string[];
  /** The store itself, not one that seals. */
  readonly store: FileStore;
}

/** Reads a backup through. Throws SettingsError when something of it is broken or it comes from a newer program. */
export async function checkBackup(folder: string, migrations: readonly string[]): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Map((await readMigrations(migrations)).map(({ id, checksum }) => [id, checksum]));
  const strange = manifest.migrations.find(({ id, checksum }) => known.get(id) !== checksum);
  if (strange)
    throw new SettingsError(
      `This backup was taken by Kargozin ${manifest.program}, which knows the migration ${strange.id} that this program does not: restore it with that version or a newer one.`,
    );
  await verifyParts(folder, manifest);
  return manifest;
}

async function loadRows(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const here = await tablesOf(client);
  const missing = manifest.tables.find(({ name }) => !here.some((table) => table.name === name));
  if (missing) throw new SettingsError(`The backup has a table ${missing.name}, which its migrations do not make.`);
  await emptyTables(client, here);
  for (const { part, ...table } of manifest.tables) await copyIn(client, giveRows(table), readPart(folder, part));
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
}

/** Counted from the tables, not from what the loading said of itself. */
async function compareCounts(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const found = await countRows(client, name);
    if (found !== rows) throw new SettingsError(`The table ${name} has ${found} rows and had ${rows} when the backup was taken.`);
  }
}

async function loadFiles(folder: string, manifest: Manifest, store: FileStore): Promise<void> {
  const kept = diskStore(join(folder, 'files'));
  for (const { name, sha256 } of await readKeptFiles(folder, manifest)) {
    const stream = await kept.get(name);
    const bytes = stream && (await buffer(stream));
    if (!bytes || sumOf(bytes) !== sha256) throw broken(join(folder, 'files', name));
    await store.put(name, bytes);
  }
}

async function verifySeals(owner: pg.ClientConfig): Promise<AuditReport> {
  const pool = openPool({ connection: owner, max: 1, applicationName: 'kargozin-restore' });
  try {
    return await verifyAudit(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Makes the schema as it was, loads the rows in one transaction, compares their numbers, brings the files and then the
 * schema up to this program. `manifest` is what checkBackup answered. Answers what the seals of the audit say of its rows.
 * Throws SettingsError; the database is then of no use.
 */
export async function restoreBackup(folder: string, manifest: Manifest, { owner, appRole, migrations, store }: RestoreTarget): Promise<AuditReport> {
  await withClient('the owner', owner, async (client) => {
    if (!(await isEmptyDatabase(client))) throw new SettingsError('The database already has tables: restore into an empty one.');
    // a queue that is left over knows jobs of another time
    await client.query(`drop schema if exists ${SCHEMA} cascade`);
  });
  const then = new Set(manifest.migrations.map(({ id }) => id));
  const old = (await readMigrations(migrations)).filter(({ id }) => then.has(id)).map(({ path }) => path);
  await migrate({ connection: owner, files: old, appRole: undefined });
  await withClient('the owner', owner, async (client) => {
    await client.query(`set statement_timeout = 0; set client_encoding = 'UTF8'; begin`);
    await withoutChecks(client, () => loadRows(client, folder, manifest));
    await compareCounts(client, manifest);
    await client.query('commit');
    await analyse(client);
  });
  await loadFiles(folder, manifest, store);
  await migrate({ connection: owner, files: migrations, appRole });
  return verifySeals(owner);
}
