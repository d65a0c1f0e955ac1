/** What a database of the operator must be like: asked before it is migrated, as far as it can be asked then. */
import pg from 'pg';
import { SettingsError } from './config.ts';

/** How long a server that does not answer is waited for. */
const CONNECT_MS = 10_000;

/** Host, port and database of a URL; neither login nor password. */
function placeOf(url: string): string {
  const { host, pathname } = URL.parse(url) ?? {};
  return host ? ` (${host}${pathname})` : '';
}

/** Attempts on several addresses of a name come as one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** A connection of its own. Throws SettingsError, which never holds the password, when there is none. */
export async function openClient(name: string, connection: pg.ClientConfig): Promise<pg.Client> {
  const url = connection.connectionString ?? '';
  try {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_MS });
    // a connection that breaks also fails the query at work, which reports it
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw new SettingsError(`The database of ${name}${placeOf(url)} cannot be reached: ${reasonOf(error)}.`);
  }
}

/** Runs `work` on a connection of its own. Throws as openClient does. */
export async function withClient<T>(name: string, connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(name, connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const userOf = async (client: pg.Client): Promise<string> => (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? '';

/** Version and locale, by the login of DATABASE_URL; answers its role. Leaves the extension of the search behind. */
export async function checkOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
  if ((rows[0]?.version ?? 0) < 150_000) throw new SettingsError('PostgreSQL 15 or newer is needed.');
  await client.query('create extension if not exists pg_trgm').catch((error: Error) => {
    throw new SettingsError(`The login of DATABASE_URL may not add the extension pg_trgm (${error.message}). It must own its database.`);
  });
  // under a wrong locale the trigrams of a Persian word are an empty set, and search would just find nothing
  const found = await client.query<{ trigrams: boolean }>("select show_trgm(U&'\\0639\\0644\\06CC') <> '{}' as trigrams");
  if (!found.rows[0]?.trigrams) throw new SettingsError("This database cannot search Persian names: create it with LC_CTYPE 'C.UTF-8' (or another UTF-8 locale).");
  return userOf(client);
}

const tooMighty = (): SettingsError =>
  new SettingsError('HCM_APP_DATABASE_URL must not name a superuser, the owner of the tables or a role with BYPASSRLS: row policies would not bind.');

/** The login of the application; answers its role. */
export async function checkAppLogin(client: pg.Client, ownerRole: string): Promise<string> {
  const { rows } = await client.query<{ mighty: boolean }>(
    `select rolsuper or rolbypassrls or pg_has_role(current_user, $1, 'usage') as mighty from pg_roles where rolname = current_user`,
    [ownerRole],
  );
  if (rows[0]?.mighty !== false) throw tooMighty();
  return userOf(client);
}

/**
 * After the migrations, on the connections of the application: whether every row policy binds it. None binds a superuser,
 * a role with BYPASSRLS or the owner of its table, and none of a table whose row level security is switched off.
 */
export async function checkTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; mighty: boolean }>(`
    select distinct polrelid::regclass::text as table, rolsuper or rolbypassrls or pg_has_role(current_user, relowner, 'usage') as mighty
    from pg_policy join pg_class c on c.oid = polrelid, pg_roles where rolname = current_user and not row_security_active(polrelid) order by 1`);
  const [open] = rows;
  if (open?.mighty) throw tooMighty();
  if (open)
    throw new SettingsError(
      `The row policies of the table ${open.table} do not bind: somebody has switched its row level security off. Run: alter table ${open.table} enable row level security.`,
    );
}
