/** The two roles, their database and its extensions: what a new cluster needs before the first migration. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Passwords, writeFor } from './cluster.ts';
import type { Place } from './place.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export const ownerRole = 'kargozin_owner';
export const appRole = 'kargozin_app';
export const databaseName = 'kargozin';

/** Raise the number when the steps below change: every cluster then passes through them once more. */
const marker = 'kargozin.roles.2';

/** Every step may run again, because only the last one writes the marker that lets later starts skip all. */
export async function ensureRoles(place: Place, server: Connection, passwords: Passwords): Promise<void> {
  const done = join(place.cluster, marker);
  if (existsSync(done)) return;
  await withClient(server, async (client) => {
    await client.query('SET log_min_error_statement = panic'); // a failing statement must not log its password
    await ensureRole(client, ownerRole, 'CREATEDB', passwords.owner);
    await ensureRole(client, appRole, 'NOCREATEDB', passwords.app);
    // so that the owner may end the application's connections when it drops a database
    await client.query(`GRANT ${appRole} TO ${ownerRole}`);
    await ensureDatabase(client);
  });
  await withClient({ ...server, database: databaseName }, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await requirePersianSearch(client);
  });
  writeFor(place.account, done, '');
}

async function ensureRole(client: Client, role: string, rights: string, password: string): Promise<void> {
  const known = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (known.rowCount === 0) await client.query(`CREATE ROLE ${role}`);
  const limits = 'LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOREPLICATION';
  await client.query(`ALTER ROLE ${role} ${limits} ${rights} PASSWORD ${client.escapeLiteral(password)}`);
}

/** The locale is the one the cluster was made with (see initialise), which template0 keeps. */
async function ensureDatabase(client: Client): Promise<void> {
  const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
  if (known.rowCount === 0) {
    const found = await client.query("SELECT datcollate FROM pg_database WHERE datname = 'template0'");
    const locale = client.escapeLiteral(String(found.rows[0]?.datcollate));
    await client.query(`CREATE DATABASE ${databaseName} OWNER ${ownerRole} TEMPLATE template0 ENCODING 'UTF8' LOCALE ${locale}`);
  }
  await client.query(`REVOKE ALL ON DATABASE ${databaseName} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${databaseName} TO ${appRole}`);
}

/** Under a wrong locale the trigrams of a Persian word are an empty set, and search would just find nothing. */
async function requirePersianSearch(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT cardinality(show_trgm($1)) AS trigrams', ['\u0639\u0644\u06cc']);
  if (!(Number(rows[0]?.trigrams) > 0)) throw new Error('This system has no UTF-8 locale that supports Persian search.');
}

async function withClient(connection: Connection, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(connection);
  client.on('error', () => {}); // a lost connection also fails the query at work, which reports it
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
