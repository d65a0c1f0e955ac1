/** The database of a start: embedded or DATABASE_URL, migrated, seeded and checked. */
import pg from 'pg';
import { openPool } from '#platform/db/db.ts';
import { type Settings, SettingsError } from './config.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { migrate } from './migrate.ts';
import { applySeeds } from './seed.ts';

export interface Database {
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /** Connection of the owner role; migrations and seeds only. */
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  readonly location: string;
  stop(): Promise<void>;
}

/** Role the application acts as: from the supervisor when embedded, made by the owner of DATABASE_URL otherwise. */
const APP_ROLE = 'kargozin_app';

interface Place {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  readonly appRole: string;
  readonly location: string;
  stop(): Promise<void>;
}

async function place(settings: Settings, log: (line: string) => void): Promise<Place> {
  if (settings.databaseUrl === '') {
    const embedded = await startEmbedded({ dataDir: settings.dataDir, log });
    return { owner: embedded.owner, app: embedded.app, appRole: APP_ROLE, location: embedded.dataDirectory, stop: () => embedded.stop() };
  }
  const owner: pg.ClientConfig = { connectionString: settings.databaseUrl };
  const nothing = async () => undefined;
  if (settings.appDatabaseUrl !== '') {
    const app: pg.ClientConfig = { connectionString: settings.appDatabaseUrl };
    return { owner, app, appRole: await withClient(app, currentUser), location: 'DATABASE_URL', stop: nothing };
  }
  await withClient(owner, makeAppRole);
  // the same login, but every connection acts as the role that owns nothing
  return { owner, app: { ...owner, options: `-c role=${APP_ROLE}` }, appRole: APP_ROLE, location: 'DATABASE_URL', stop: nothing };
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const currentUser = async (client: pg.Client): Promise<string> => (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? APP_ROLE;

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

/** Refuses a database in which Persian search would silently find nothing, or in which row policies do not bind. */
async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ trigrams: boolean; privileged: boolean; version: number; owner: boolean }>(`
    select show_trgm(U&'\\0639\\0644\\06CC') <> '{}' as trigrams, r.rolsuper or r.rolbypassrls as privileged,
      current_setting('server_version_num')::int as version,
      exists (select 1 from pg_class where relname = 'person' and relowner = r.oid) as owner
    from pg_roles r where r.rolname = current_user`);
  const facts = rows[0];
  if (!facts) throw new SettingsError('The database did not say who is connected.');
  if (facts.version < 150_000) throw new SettingsError('PostgreSQL 15 or newer is needed.');
  if (!facts.trigrams) throw new SettingsError("This database cannot search Persian names: create it with LC_CTYPE 'C.UTF-8' (or another UTF-8 locale).");
  if (facts.privileged || facts.owner)
    throw new SettingsError('HCM_APP_DATABASE_URL must not name a superuser, the owner of the tables or a role with BYPASSRLS: row policies would not bind.');
}

export async function openDatabase(settings: Settings, migrations: readonly string[], log: (line: string) => void): Promise<Database> {
  const found = await place(settings, log);
  try {
    const applied = await migrate({ connection: found.owner, files: migrations, appRole: found.appRole });
    if (applied.length > 0) log(`database: ${applied.length} migrations applied`);
    await applySeeds(found.owner);
    const pool = openPool({ connection: found.app });
    await checkDatabase(pool);
    const stop = async () => {
      await pool.end();
      await found.stop();
    };
    return { pool, embedded: settings.databaseUrl === '', owner: found.owner, app: found.app, location: found.location, stop };
  } catch (error) {
    await found.stop();
    throw error;
  }
}
