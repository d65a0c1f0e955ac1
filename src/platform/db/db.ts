/**
 * The one way to the database: `sql` text with parameters, inside a transaction that knows its actor.
 * Statements are named after their text, so PostgreSQL parses and plans each only once per connection.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

export { empty, join, raw, type Sql, sql };

/** Read access. GET handlers get no more than this, in a read-only transaction. */
export interface Db {
  many<R>(query: Sql): Promise<R[]>;
  /** The only row, or undefined; more than one row is a fault of the query. */
  maybe<R>(query: Sql): Promise<R | undefined>;
  one<R>(query: Sql): Promise<R>;
}

/** Write access. `run` answers the number of rows touched. */
export interface Tx extends Db {
  run(query: Sql): Promise<number>;
}

/** What row policies and triggers may read of the actor (set_config, transaction-local). */
export interface DbActor {
  readonly userId: string;
  readonly partyId: string;
  readonly companyIds: readonly string[];
  readonly requestId: string;
}

/** Named statements kept per process; beyond it statements go unnamed. */
const MAX_STATEMENTS = 2_000;
const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_STATEMENTS) return undefined;
  const name = `k${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/**
 * A whole number written into the text of a statement: for limits, because statements are planned once and a limit the
 * planner does not know makes it prepare for all rows. Only for values of few kinds, each is a statement of its own.
 */
export function constant(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`);
  return raw(String(value));
}

const parsers = new Map<number, (text: string) => unknown>([
  // date stays text: YYYY-MM-DD, never a moment in some zone
  [1082, (text) => text],
  // bigint is bigint: rials do not fit a double
  [20, (text) => BigInt(text)],
  // timestamptz as ISO text in UTC
  [1184, (text) => new Date(text).toISOString()],
]);

const types = {
  getTypeParser: (oid: number, format?: string) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
};

export interface PoolOptions {
  readonly connection: pg.ClientConfig;
  readonly max?: number;
  readonly applicationName?: string;
}

/** Opens a pool. Pipelined: begin, settings and the first query of a transaction leave in one write. */
export function openPool({ connection, max = 10, applicationName = 'kargozin' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    pipeline: true,
    types: types as pg.CustomTypesConfig,
    application_name: applicationName,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // named statements are planned once: planning a list anew costs twice its execution (bench, 2026-11-20);
    // and whatever is not said to be writing cannot write
    options: ['-c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on', connection.options].filter(Boolean).join(' '),
  } as pg.PoolConfig);
  // a connection that breaks (engine restarted) must not end the process: idle ones speak by the pool, borrowed ones
  // themselves, and whoever works on one learns it from the next query
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

function access(client: Pick<pg.Pool, 'query'>): Tx {
  const query = async (q: Sql) => {
    const text = q.text;
    const name = statementName(text);
    return client.query(name ? { name, text, values: q.values } : { text, values: q.values });
  };
  return {
    many: async <R>(q: Sql) => (await query(q)).rows as R[],
    maybe: async <R>(q: Sql) => {
      const { rows } = await query(q);
      if (rows.length > 1) throw new Error('a single row was asked for, several came');
      return rows[0] as R | undefined;
    },
    one: async <R>(q: Sql) => {
      const { rows } = await query(q);
      if (rows.length !== 1) throw new Error(`one row was asked for, ${rows.length} came`);
      return rows[0] as R;
    },
    run: async (q) => (await query(q)).rowCount ?? 0,
  };
}

const settingsQuery = (actor: DbActor, isLocal: boolean): pg.QueryConfig => ({
  name: isLocal ? 'actor' : 'reader',
  text: `select set_config('app.user', $1, ${isLocal}), set_config('app.party', $2, ${isLocal}), set_config('app.companies', $3, ${isLocal}), set_config('app.request', $4, ${isLocal})`,
  values: [actor.userId, actor.partyId, `{${actor.companyIds.join(',')}}`, isLocal ? actor.requestId : ''],
});

/** The client of a pool as Tx; its statements carry whatever settings the connection has. */
const accessOf = (client: pg.PoolClient): Tx => access(client as unknown as Pick<pg.Pool, 'query'>);

/**
 * Single statements without an actor: row policies show them nothing to rely on. Only for tables that have none
 * (sessions, accounts, groups).
 */
export const outside = (pool: pg.Pool): Db => access(pool);

/** Whose settings a connection carries between its reads. */
const readers = new WeakMap<pg.PoolClient, string>();

/**
 * Runs `work` with the actor's settings on a connection that cannot write. No transaction is opened: each statement
 * sees the newest committed rows, and the settings are sent only when the connection last read for somebody else.
 */
export async function reading<T>(pool: pg.Pool, actor: DbActor, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const reader = `${actor.userId} ${actor.partyId} ${actor.companyIds.join(',')}`;
  try {
    if (readers.get(client) === reader) return await work(accessOf(client));
    readers.delete(client);
    const [, result] = await Promise.all([client.query(settingsQuery(actor, false)), work(accessOf(client))]);
    readers.set(client, reader);
    return result;
  } finally {
    client.release();
  }
}

/** Runs `work` in a transaction that carries the actor; commits when it resolves, rolls back when it throws. */
export async function writing<T>(pool: pg.Pool, actor: DbActor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const opened = client.query('begin read write');
    const set = client.query(settingsQuery(actor, true));
    const [, , result] = await Promise.all([opened, set, work(accessOf(client))]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      broken = fault;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The installation itself as actor: start-up, imports from the command line, jobs. Sees the companies given. */
export const systemActor = (requestId: string, companyIds: readonly string[] = []): DbActor => ({ userId: '', partyId: '', companyIds, requestId });
