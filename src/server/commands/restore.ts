/**
 * `npm run restore -- --from FOLDER`: brings a backup into an empty HCM_DATA_DIR, or into the empty database of
 * DATABASE_URL. Exit codes: 0 done, 1 failure (nothing is left behind) or an audit that does not agree with its seals, 2 wrong use.
 */
import { existsSync, realpathSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AuditReport } from '#platform/audit/verify.service.ts';
import { KeyFault, type MasterKeyPlace, readMasterKey } from '#platform/secrets/master-key.server.ts';
import type { Manifest } from '../backup/archive.ts';
import { checkBackup, restoreBackup } from '../backup/restore.ts';
import { readSettings, type Settings, SettingsError } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { type Place, place } from '../database.ts';
import { DataDirectoryBusy } from '../embedded/supervisor.ts';
import { configFile } from '../runtime-config.ts';
import { sourceFiles } from '../slices.ts';

const usage = 'Usage: npm run restore -- --from FOLDER';
const note = (line: string): void => console.error(line);

/** What may lie in a data directory that is to be filled. */
const harmless = new Set(['backups', 'master.key', 'lost+found']);

async function demandEmpty(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir).catch(() => [])).filter((name) => !harmless.has(name));
  if (found.length === 0) return;
  throw new SettingsError(`${dataDir} is not empty (${found.slice(0, 5).join(', ')}): name an empty directory by HCM_DATA_DIR, or move what is there away.`);
}

/** A restore that failed leaves the directory as empty as it was. */
async function clear(dataDir: string): Promise<void> {
  const entry = join(dataDir, 'postgres');
  if (existsSync(entry)) await rm(realpathSync(entry), { recursive: true, force: true });
  for (const name of await readdir(dataDir)) if (!harmless.has(name)) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** A key that is there must be the right one; one that is not may follow before the first start. */
async function demandKey({ masterKey: wanted }: Manifest, place: MasterKeyPlace): Promise<void> {
  const found = wanted === null ? undefined : await readMasterKey(place);
  if (!found || found.fingerprint === wanted) return;
  const what = place.text === undefined ? place.file : 'HCM_MASTER_KEY';
  throw new SettingsError(`This backup is sealed by the master key ${wanted}, and ${what} is ${found.fingerprint}: put the right one in its place first.`);
}

/** A database that cannot be placed leaves nothing behind either. */
async function openPlace(settings: Settings): Promise<Place> {
  try {
    return await place(settings, note, { inside: true });
  } catch (error) {
    if (settings.databaseUrl === '' && !(error instanceof DataDirectoryBusy)) await clear(settings.dataDir);
    throw error;
  }
}

async function bring(from: string, settings: Settings): Promise<{ manifest: Manifest; audit: AuditReport }> {
  const { databaseUrl, dataDir, files, masterKey } = settings;
  const isEmbedded = databaseUrl === '';
  const migrations = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
  if (isEmbedded) await demandEmpty(dataDir);
  const manifest = await checkBackup(from, migrations);
  await demandKey(manifest, masterKey);
  // as a first start makes it, so that the user of the database may pass
  await prepareDataDir(dataDir);
  await files.store.prepare();
  const database = await openPlace(settings);
  try {
    const audit = await restoreBackup(from, manifest, { owner: database.owner, appRole: database.appRole, migrations, store: files.store });
    if (manifest.config) await copyFile(join(from, manifest.config.path), configFile(dataDir));
    await database.stop();
    return { manifest, audit };
  } catch (error) {
    await database.stop();
    if (isEmbedded) await clear(dataDir);
    throw error;
  }
}

async function tell({ dataDir, databaseUrl, masterKey }: Settings, { tables, files, madeAt, program, masterKey: wanted }: Manifest, { fault }: AuditReport): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${tables.length} tables and ${files.count} files, as Kargozin ${program} backed them up at ${madeAt}.`);
  console.log(`Data: ${dataDir}${databaseUrl === '' ? '' : ', database: DATABASE_URL'}. Start it with npm start.`);
  if (wanted !== null && !(await readMasterKey(masterKey))) note(`Before that, put its master key ${wanted} to ${masterKey.file} (chmod 600), or into HCM_MASTER_KEY.`);
  if (!fault) return;
  note(`Warning: the audit was not as its seals say when it was backed up (seal ${fault.sealNo}): see npm run audit:verify.`);
  process.exitCode = 1;
}

export async function run(args: readonly string[]): Promise<void> {
  let from: string | undefined;
  try {
    ({ from } = parseArgs({ args: [...args], options: { from: { type: 'string' } } }).values);
    if (!from) throw new Error('--from is needed.');
  } catch (error) {
    note(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const settings = readSettings(process.env);
    const { manifest, audit } = await bring(resolve(from), settings);
    await tell(settings, manifest, audit);
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof KeyFault || error instanceof DataDirectoryBusy ? error.message : error);
    process.exitCode = 1;
  }
}
