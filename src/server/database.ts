/** The database of a start: embedded or DATABASE_URL, migrated, seeded and checked. */
import pg from 'pg';
import { openPool } from '#platform/db/db.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { KeyFault } from '#platform/secrets/master-key.server.ts';
import { openKeys } from '#platform/secrets/open-keys.server.ts';
import type { KeyRing } from '#platform/secrets/sealing.server.ts';
import { takeBackup } from './backup/backup.ts';
import { forgetOldBackups } from './backup/nightly.ts';
import { type Settings, SettingsError } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { checkAppLogin, checkOwner, checkTables, withClient } from './database-checks.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { awaitsUpdate, MIGRATION_LOCK, migrate } from './migrate.ts';
import { refusePooler } from './pooler.ts';
import { applySeeds } from './seed.ts';

export interface Database {
  /** Of those who are answered. */
  readonly pool: pg.Pool;
  /** Of runs and jobs: they hold connections for as long as a batch takes, and nobody is to wait for one of them. */
  readonly background: pg.Pool;
  readonly embedded: boolean;
  /** Connection of the owner role; migrations and seeds only. */
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  readonly location: string;
  /** Open what is sealed. */
  readonly keys: KeyRing;
  stop(): Promise<void>;
}

/** Role the application acts as: from the supervisor when embedded, made by the owner of DATABASE_URL otherwise. */
const APP_ROLE = 'kargozin_app';

export interface Place {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  readonly appRole: string;
  readonly location: string;
  stop(): Promise<void>;
}

/** A server without its database is of no use: whoever watches the process starts it anew. */
function endProcess(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

/** A database that can be connected to, as it is: neither migrated nor seeded. `inside`: a new embedded one stands in the data directory or nowhere. */
export async function place(settings: Settings, log: (line: string) => void, { inside = false } = {}): Promise<Place> {
  if (settings.databaseUrl === '') {
    await prepareDataDir(settings.dataDir);
    const embedded = await startEmbedded({ dataDir: settings.dataDir, log, gaveUp: endProcess, inside });
    return { owner: embedded.owner, app: embedded.app, appRole: APP_ROLE, location: embedded.dataDirectory, stop: () => embedded.stop() };
  }
  const owner: pg.ClientConfig = { connectionString: settings.databaseUrl };
  const nothing = async () => undefined;
  await refusePooler('DATABASE_URL', owner);
  const ownerRole = await withClient('DATABASE_URL', owner, async (client) => {
    // held until the connection ends: of two starts at once one makes extension and role
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const role = await checkOwner(client);
    if (settings.appDatabaseUrl === '') await makeAppRole(client);
    return role;
  });
  if (settings.appDatabaseUrl !== '') {
    const app: pg.ClientConfig = { connectionString: settings.appDatabaseUrl };
    await refusePooler('HCM_APP_DATABASE_URL', app);
    const appRole = await withClient('HCM_APP_DATABASE_URL', app, (client) => checkAppLogin(client, ownerRole));
    return { owner, app, appRole, location: 'DATABASE_URL', stop: nothing };
  }
  // the same login, but every connection acts as the role that owns nothing
  return { owner, app: { ...owner, options: `-c role=${APP_ROLE}` }, appRole: APP_ROLE, location: 'DATABASE_URL', stop: nothing };
}

/** The role of the application, for installations that name no other: without login, borrowed by the owner. */
async function makeAppRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean; lent: boolean }>(
    `select count(*) > 0 as made, coalesce(bool_or(pg_has_role(current_user, oid, 'member')), false) as lent from pg_roles where rolname = $1`,
    [APP_ROLE],
  );
  try {
    if (!rows[0]?.made) await client.query(`create role ${APP_ROLE} nologin`);
    if (!rows[0]?.lent || !rows[0]?.made) await client.query(`grant ${APP_ROLE} to current_user`);
  } catch (error) {
    throw new SettingsError(
      `The login of DATABASE_URL may not make the role ${APP_ROLE}. Have an administrator of PostgreSQL run: create role ${APP_ROLE} nologin; grant ${APP_ROLE} to <that login>; or set HCM_APP_DATABASE_URL to a login with plain rights.`,
      { cause: error },
    );
  }
}

/** A login that may not make tables: said with the way out. */
function explain(error: unknown): unknown {
  if (error instanceof KeyFault) return new SettingsError(error.message, { cause: error });
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== '42501') return error;
  return new SettingsError(`The login of DATABASE_URL may not do what migrations need (${cause.message}). It must own its database.`, { cause: error });
}

/** What an update does to the data can be taken back: the start fails rather than go without. */
async function backUpBefore({ files, dataDir, backups }: Settings, owner: pg.ClientConfig, log: (line: string) => void): Promise<void> {
  const now = Date.now();
  try {
    const { folder } = await takeBackup({ owner, store: files.store, dataDir }, backups.folder, 'before-update', now);
    await forgetOldBackups(backups, now);
    log(`database: backed up before the update to ${folder}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`The backup before the update failed (${reason}). Make room in ${backups.folder}, or name another place by HCM_BACKUP_DIR.`, { cause: error });
  }
}

export async function openDatabase(settings: Settings, migrations: readonly string[], log: (line: string) => void): Promise<Database> {
  const found = await place(settings, log);
  try {
    if (settings.databaseUrl === '' && (await awaitsUpdate(found.owner, migrations))) await backUpBefore(settings, found.owner, log);
    const applied = await migrate({ connection: found.owner, files: migrations, appRole: found.appRole });
    if (applied.length > 0) log(`database: ${applied.length} migrations applied`);
    const keys = await openKeys(found.owner, settings.masterKey);
    announceKeys(keys);
    await applySeeds(found.owner);
    await withClient('the application', found.app, checkTables);
    const pool = openPool({ connection: found.app });
    const background = openPool({ connection: found.app, applicationName: 'kargozin background' });
    const stop = async () => {
      await Promise.all([pool.end(), background.end()]);
      await found.stop();
    };
    return { pool, background, embedded: settings.databaseUrl === '', owner: found.owner, app: found.app, location: found.location, keys, stop };
  } catch (error) {
    await found.stop();
    throw explain(error);
  }
}
