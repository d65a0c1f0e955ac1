/**
 * `npm run rotate-keys`: a new master key and a new data key. The running server goes on with the old data key; from its
 * next start on the new one seals, and what was stored before follows by itself. With HCM_MASTER_KEY the new master key is
 * HCM_MASTER_KEY_NEXT. Exit codes: 0 done, 1 failure.
 */
import { KeyFault, parseMasterKey } from '#platform/secrets/master-key.server.ts';
import { rotateKeys } from '#platform/secrets/open-keys.server.ts';
import { readSettings, SettingsError } from '../config.ts';
import { DataDirectoryBusy } from '../embedded/supervisor.ts';
import { asOwner } from './as-owner.ts';

export async function run(): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const next = process.env['HCM_MASTER_KEY_NEXT'];
    const database = await asOwner(settings);
    try {
      const { from, to } = await rotateKeys(database.owner, settings.masterKey, next ? parseMasterKey(next, 'HCM_MASTER_KEY_NEXT') : undefined);
      console.log(
        `The master key ${from} is replaced by ${to}${next ? ': set HCM_MASTER_KEY to it' : ` in ${settings.masterKey.file}: keep a copy of it where the backups are not`}.`,
      );
      console.log('Start the server anew: it then seals by the new data key and seals again what was stored before. Older backups need the old master key.');
    } finally {
      await database.stop();
    }
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof KeyFault || error instanceof DataDirectoryBusy ? error.message : error);
    process.exitCode = 1;
  }
}
