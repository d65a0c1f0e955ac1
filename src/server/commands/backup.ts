/**
 * `npm run backup [-- --to FOLDER [--make-folder]]`: takes a backup beside a running server or without one, as a new folder in FOLDER
 * (HCM_BACKUP_DIR otherwise), whose path is the last line printed. FOLDER must be there: that of a disk which is not mounted is not. Exit codes: 0 done, 1 failure, 2 wrong use.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Backup, takeBackup } from '../backup/backup.ts';
import { readSettings, SettingsError } from '../config.ts';
import { DataDirectoryBusy } from '../embedded/supervisor.ts';
import { asOwner } from './as-owner.ts';

const usage = 'Usage: npm run backup [-- --to FOLDER [--make-folder]]';
const note = (line: string): void => console.error(line);

function tell({ folder, manifest: { tables, files } }: Backup): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, { part }) => sum + part.bytes, files.bytes);
  console.log(`Backed up ${rows} rows of ${tables.length} tables and ${files.count} files (${(bytes / 1024 / 1024).toFixed(1)} MB).`);
  if (files.missing.length > 0) note(`Warning: ${files.missing.length} files were not in the store: ${files.missing.join(', ')}`);
  console.log(folder);
}

export async function run(args: readonly string[]): Promise<void> {
  let to: string | undefined;
  let mayMake: boolean | undefined;
  try {
    ({ to, 'make-folder': mayMake } = parseArgs({ args: [...args], options: { to: { type: 'string' }, 'make-folder': { type: 'boolean' } } }).values);
  } catch (error) {
    note(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const settings = readSettings(process.env);
    if (to !== undefined && !mayMake && !existsSync(to)) throw new SettingsError(`${to} is not there: mount its disk, or have it made with --make-folder.`);
    const database = await asOwner(settings);
    try {
      const source = { owner: database.owner, store: settings.files.store, dataDir: settings.dataDir };
      tell(await takeBackup(source, to ?? settings.backups.folder, 'manual', Date.now()));
    } finally {
      await database.stop();
    }
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof DataDirectoryBusy ? error.message : error);
    process.exitCode = 1;
  }
}
