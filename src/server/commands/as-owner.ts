/** The database for a command that needs the owner of the tables: beside a running server, and without one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type Settings, SettingsError } from '../config.ts';
import { DataDirectoryBusy, startEmbedded } from '../embedded/supervisor.ts';
import { joinRunning } from './running.ts';

export interface Owned {
  readonly owner: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The database as it is, without an update: of the running server, or its own for as long as the command takes. */
export async function asOwner({ databaseUrl, dataDir }: Settings): Promise<Owned> {
  const nothing = async () => undefined;
  if (databaseUrl !== '') return { owner: { connectionString: databaseUrl }, stop: nothing };
  if (!existsSync(join(dataDir, 'postgres'))) throw new SettingsError(`${dataDir} holds no database: name the data directory by HCM_DATA_DIR.`);
  try {
    const embedded = await startEmbedded({ dataDir, log: (line) => console.error(line) });
    return { owner: embedded.owner, stop: () => embedded.stop() };
  } catch (error) {
    if (!(error instanceof DataDirectoryBusy)) throw error;
    return { owner: await joinRunning(dataDir, error, 'owner'), stop: nothing };
  }
}
