/**
 * The one way to the database: `sql` text with parameters, inside a transaction that knows its actor.
 * Statements are named after their text, so PostgreSQL parses and plans each only once per connection (statements.ts).
 */
import type { Writable } from 'node:stream';
import pg from 'pg';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { noticing } from './away.server.ts';
import { type CopyInto, type CopyValue, copyStatements, sendCopy } from './copy.server.ts';
import { onLane } from './lanes.server.ts';
import { sendNamed } from './statements.server.ts';

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
  /** Adds rows, by COPY: for hundreds at once. Answers how many were added; policies, checks, defaults and triggers hold as for any INSERT. */
  copy(into: CopyInto, rows: readonly (readonly CopyValue[])[]): Promise<number>;
}

/** What row policies and triggers may read of the actor (set_config, transaction-local). */
export interface DbActor {
  readonly userId: string;
  readonly partyId: string;
  readonly companyIds: readonly string[];
  readonly requestId: string;
}

/**
 * A whole number written into the text of a statement: for limits, because statements are planned once and a limit the
 * planner does not know makes it prepare for all rows. Only for values of few kinds, each is a statement of its own.
 */
export function constant(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`);
  return raw(String(value));
}

/** A statement that a library brings along, with its own places for values (`$1`). Nothing of the house writes SQL this way. */
export const foreign = (text: string, values: readonly unknown[]): Sql => ({ text, values: [...values] }) as unknown as Sql;

const rareStatements = new WeakSet<Sql>();

/**
 * A statement of more shapes than are worth keeping: it goes unnamed. Filters that a reader puts together would
 * otherwise crowd out the statements of every call on that connection.
 */
export function rare(query: Sql): Sql {
  rareStatements.add(query);
  return query;
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

/**
 * How statements are planned, on the embedded server and on any other; each was measured at 100,000 people and 16 clients (bench/search.ts, 2026-11-22).
 * Named statements are planned once: planning a list anew costs twice its execution. Compiling one takes longer than running it. Workers
 * of a parallel plan take the processors that other readers wait for (a filter by age: 6.5 ms alone, 10.6 ms with one worker). Pages are
 * in memory or on a disk without arms: at the built-in price of a random page the planner reads whole tables where an index tells (a filter by
 * province: 7 ms in place of 13). And whatever is not said to be writing cannot write.
 */
const sessionSettings = [
  '-c plan_cache_mode=force_generic_plan',
  '-c jit=off',
  '-c max_parallel_workers_per_gather=0',
  '-c random_page_cost=1.1',
  '-c default_transaction_read_only=on',
];

/**
 * A pool whose connections may break, as when the engine is restarted, without ending the process: idle ones speak by the pool, borrowed ones
 * and those that it is just closing by themselves, and whoever works on one learns it from the next query.
 */
export function withErrorHandlers(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Opens a pool. Pipelined: begin, settings and the first query of a transaction leave in one write. */
export function openPool({ connection, max = 10, applicationName = 'kargozin' }: PoolOptions): pg.Pool {
  const options = {
    ...connection,
    max,
    pipeline: true,
    types: types as pg.CustomTypesConfig,
    application_name: applicationName,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: [...sessionSettings, connection.options].filter(Boolean).join(' '),
  };
  return withErrorHandlers(new pg.Pool(options as pg.PoolConfig));
}

/** Hands one statement to a connection. */
type Send = (query: Sql) => Promise<pg.QueryResult>;

/**
 * A statement that nobody keeps is planned for its own values: without them it is planned as if every filter let many pass. The
 * settings around it leave in the same write; where a transaction has failed its end takes them back.
 */
function sendRare(client: pg.PoolClient, { text, values }: Sql): Promise<pg.QueryResult> {
  const set = (mode: string): void => void client.query(`set plan_cache_mode = ${mode}`).catch(() => undefined);
  set('force_custom_plan');
  const answer = client.query({ text, values });
  set('force_generic_plan');
  return answer;
}

const sendOn = (client: pg.PoolClient, query: Sql): Promise<pg.QueryResult> => (rareStatements.has(query) ? sendRare(client, query) : sendNamed(client, query.text, query.values));

function access(query: Send): Omit<Tx, 'copy'> {
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

/** A copy of rows; its statements leave in one write. */
async function copyOn(client: pg.PoolClient, into: CopyInto, rows: readonly (readonly CopyValue[])[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { begin, copy, takeOver } = copyStatements(into);
  gather(client);
  const [, , added] = await Promise.all([sendNamed(client, 'select begin_copy($1::text::regclass, $2::text[])', [...begin]), sendCopy(client, copy, rows), client.query(takeOver)]);
  return added.rowCount ?? 0;
}

const companyList = ({ companyIds }: DbActor): string => `{${companyIds.join(',')}}`;

/** Opens a transaction that carries the actor until its end: all in one message. */
function beginAs(actor: DbActor): string {
  const settings = { user: actor.userId, party: actor.partyId, companies: companyList(actor), request: actor.requestId };
  const local = Object.entries(settings).map(([name, value]) => `set local app."${name}" = ${pg.escapeLiteral(value)}`);
  return ['begin read write', ...local].join('; ');
}

/** Whose settings a connection carries between transactions; `sent` while the answer to sending them is still to come. */
interface Carried {
  readonly reader: string;
  sent: Promise<unknown> | undefined;
}
const carried = new WeakMap<pg.PoolClient, Carried>();

/**
 * Makes a connection carry the actor's settings: sent only when it carries somebody else's, ahead of the statement they
 * are for. Who relies on them awaits the promise too: had the settings failed, the statement behind them does not count.
 */
function carry(client: pg.PoolClient, actor: DbActor): Promise<unknown> | undefined {
  const companies = companyList(actor);
  const reader = `${actor.userId} ${actor.partyId} ${companies}`;
  const known = carried.get(client);
  if (known?.reader === reader) return known.sent;
  const now: Carried = { reader, sent: undefined };
  carried.set(client, now);
  now.sent = client
    .query({
      name: 'actor',
      text: `select set_config('app.user', $1, false), set_config('app.party', $2, false), set_config('app.companies', $3, false)`,
      values: [actor.userId, actor.partyId, companies],
    })
    .then(
      () => {
        now.sent = undefined;
      },
      (error: unknown) => {
        if (carried.get(client) === now) carried.delete(client);
        throw error;
      },
    );
  return now.sent;
}

/** What is sent on a connection in this turn of the loop leaves in one write. */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Single statements without an actor: row policies show them nothing to rely on. Only for tables that have none
 * (sessions, accounts, groups).
 */
export const withoutTransaction = (pool: pg.Pool): Db =>
  access((query) =>
    noticing(
      pool,
      onLane(pool, (client) => sendOn(client, query)),
    ),
  );

/**
 * Runs `work` with the actor's settings on connections that cannot write. No transaction is opened: each statement
 * sees the newest committed rows, and goes to whichever connection is least busy.
 */
export const reading = <T>(pool: pg.Pool, actor: DbActor, work: (db: Db) => Promise<T>): Promise<T> =>
  work(
    access((query) =>
      noticing(
        pool,
        onLane(pool, async (client) => {
          gather(client);
          const settings = carry(client, actor);
          const result = sendOn(client, query);
          return settings ? (await Promise.all([settings, result]))[1] : result;
        }),
      ),
    ),
  );

/**
 * Runs `work` in a transaction that carries the actor; commits when it resolves, rolls back when it throws. `closing`
 * makes statements from the result that leave together with the commit: when one fails, the commit is a rollback.
 * Throws too when `work` passed over a statement that failed: nothing of it would be kept.
 */
export const writing = <T>(pool: pg.Pool, actor: DbActor, work: (tx: Tx) => Promise<T>, closing: (result: T) => readonly Sql[] = () => []): Promise<T> =>
  noticing(pool, transact(pool, actor, work, closing));

async function transact<T>(pool: pg.Pool, actor: DbActor, work: (tx: Tx) => Promise<T>, closing: (result: T) => readonly Sql[]): Promise<T> {
  const client = await pool.connect();
  const send: Send = (query) => sendOn(client, query);
  let broken: Error | undefined;
  try {
    gather(client);
    const [, result] = await Promise.all([client.query(beginAs(actor)), work({ ...access(send), copy: (into, rows) => copyOn(client, into, rows) })]);
    const last = closing(result);
    gather(client);
    const closed = last.map(send);
    const [end] = await Promise.all([client.query('commit'), ...closed]);
    if (end.command !== 'COMMIT') throw new Error('a statement of the transaction had failed, and it went on: nothing was kept');
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
