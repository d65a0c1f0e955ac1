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
    // named statements are planned once: planning a list anew costs twice its execution (bench, 2026-11-20)
    options: [connection.options, '-c plan_cache_mode=force_generic_plan'].filter(Boolean).join(' '),
  } as pg.PoolConfig);
  // an idle connection that breaks (engine restarted) must not end the process
  pool.on('error', () => undefined);
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

const settingsQuery = (actor: DbActor): pg.QueryConfig => ({
  name: 'actor',
  text: `select set_config('app.user', $1, true), set_config('app.party', $2, true), set_config('app.companies', $3, true), set_config('app.request', $4, true)`,
  values: [actor.userId, actor.partyId, `{${actor.companyIds.join(',')}}`, actor.requestId],
});

async function transaction<T>(pool: pg.Pool, begin: string, actor: DbActor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const opened = client.query(begin);
    const set = client.query(settingsQuery(actor));
    const [, , result] = await Promise.all([opened, set, work(access(client as unknown as Pick<pg.Pool, 'query'>))]);
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

/**
 * Single statements outside any transaction and without an actor: row policies show them nothing. For tables that
 * have none (sessions, accounts, groups), where a transaction would cost more than the statement.
 */
export const outside = (pool: pg.Pool): Db => access(pool);

/** Runs `work` in a read-only transaction that carries the actor. */
export const reading = <T>(pool: pg.Pool, actor: DbActor, work: (db: Db) => Promise<T>): Promise<T> =>
  transaction(pool, 'begin isolation level repeatable read read only', actor, work);

/** Runs `work` in a transaction; commits when it resolves, rolls back when it throws. */
export const writing = <T>(pool: pg.Pool, actor: DbActor, work: (tx: Tx) => Promise<T>): Promise<T> => transaction(pool, 'begin', actor, work);

/** The installation itself as actor: start-up, imports from the command line, jobs. Sees the companies given. */
export const systemActor = (requestId: string, companyIds: readonly string[] = []): DbActor => ({ userId: '', partyId: '', companyIds, requestId });
