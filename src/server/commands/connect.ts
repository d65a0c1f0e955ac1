/** How a command gets at the rows: beside a running server, and without one. */
import type pg from 'pg';
import { openPool, withoutTransaction } from '#platform/db/db.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { readKeys } from '#platform/secrets/open-keys.server.ts';
import type { Settings } from '../config.ts';
import { openDatabase } from '../database.ts';
import { DataDirectoryBusy } from '../embedded/lock.ts';
import { joinRunning } from './running.ts';

export interface Connected {
  /** Connections of the application role. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** The database of the running server, otherwise one's own, migrated, for as long as the command takes. */
export async function connect(settings: Settings, migrations: readonly string[], log: (line: string) => void): Promise<Connected> {
  try {
    const database = await openDatabase(settings, migrations, log);
    return { pool: database.pool, close: () => database.stop() };
  } catch (error) {
    if (!(error instanceof DataDirectoryBusy)) throw error;
    const pool = openPool({ connection: await joinRunning(settings.dataDir, error, 'app') });
    const keys = await readKeys(withoutTransaction(pool), settings.masterKey);
    if (keys) announceKeys(keys);
    return { pool, close: () => pool.end() };
  }
}
