/** Takes a backup while the server runs: one snapshot of all rows, then the files those rows know. */
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { SettingsError } from '../config.ts';
import { withClient } from '../database-checks.ts';
import { configFile } from '../runtime-config.ts';
import { version } from '../version.ts';
import { FORMAT, type Manifest, writeManifest, writePart, writePlain } from './archive.ts';
import { beginSnapshot, keptNames, lockForBackup, masterKeyOf, migrationsOf, sequencesOf, tablesOf, takeRows } from './catalogue.store.ts';
import { copyOut } from './copy.ts';
import { keepFiles } from './kept-files.ts';
import { folderName, UNFINISHED } from './schedule.rules.ts';

export interface BackupSource {
  /** As the owner of the tables. */
  readonly owner: pg.ClientConfig;
  /** The store itself, not one that opens what is sealed. */
  readonly store: FileStore;
  readonly dataDir: string;
}

/** Why a backup was taken; the beginning of its folder's name, by which retention knows it. */
export type BackupReason = 'manual' | 'nightly' | 'before-update';

async function copyTables(client: pg.Client, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await tablesOf(client)) {
    const { bytes, rows } = copyOut(client, takeRows({ name, columns }));
    const part = await writePart(folder, `tables/${name}.copy.gz`, bytes);
    tables.push({ name, columns: [...columns], rows: rows(), part });
  }
  return tables;
}

async function copyConfig(folder: string, dataDir: string): Promise<Manifest['config']> {
  const bytes = await readFile(configFile(dataDir)).catch(() => undefined);
  return bytes ? writePlain(folder, 'config.json', bytes) : null;
}

/** Everything but the files, as one moment saw it; answers also the names of the files that moment knew. */
async function copyDatabase(client: pg.Client, folder: string) {
  await beginSnapshot(client);
  const rows = {
    migrations: await migrationsOf(client),
    tables: await copyTables(client, folder),
    sequences: await sequencesOf(client),
    masterKey: await masterKeyOf(client),
  };
  const names = await keptNames(client);
  await client.query('commit');
  return { rows, names };
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Makes a backup as a new folder in `into`. It is written under another name and renamed when it is whole.
 * Throws SettingsError when another one is being taken or the place cannot be written.
 */
export async function takeBackup({ owner, store, dataDir }: BackupSource, into: string, reason: BackupReason, now: number): Promise<Backup> {
  const folder = join(resolve(into), folderName(reason, now));
  const draft = `${folder}${UNFINISHED}`;
  return withClient('the owner', owner, async (client) => {
    if (!(await lockForBackup(client))) throw new SettingsError('A backup is being taken already.');
    try {
      await mkdir(into, { recursive: true, mode: 0o700 });
      await mkdir(draft, { mode: 0o700 });
      const { rows, names } = await copyDatabase(client, draft);
      const files = await keepFiles(draft, resolve(into), store, names);
      const config = await copyConfig(draft, dataDir);
      const manifest: Manifest = { format: FORMAT, program: version, madeAt: new Date(now).toISOString(), ...rows, files, config };
      await writeManifest(draft, manifest);
      await rename(draft, folder);
      return { folder, manifest };
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
}
