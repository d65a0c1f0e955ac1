/**
 * Recognises a pooler that hands a connection of the server to another client after each transaction. Reads leave on their
 * connection whose they are (platform/db/db.ts `carry`), and the next reader of that connection would be answered for somebody else.
 */
import type pg from 'pg';
import { SettingsError } from './config.ts';
import { openClient } from './database-checks.ts';

/** Rounds of both connections at once, by who begins. A pool that gives the newest first trips over the second, one that gives the oldest first over the third. */
const rounds: readonly (readonly [0 | 1, 0 | 1])[] = [
  [0, 1],
  [0, 1],
  [1, 0],
  [0, 1],
];

const pidOf = async (client: pg.Client, before = ''): Promise<number> => {
  const answer: unknown = await client.query(`${before}select pg_backend_pid() as pid`);
  const results = (Array.isArray(answer) ? answer : [answer]) as pg.QueryResult<{ pid: number }>[];
  return results.at(-1)?.rows[0]?.pid ?? 0;
};

/** Whether two connections ever share a server process or change it: on a connection of one's own neither can be. */
async function isShared(clients: readonly [pg.Client, pg.Client]): Promise<boolean> {
  const own = [await pidOf(clients[0]), await pidOf(clients[1])];
  if (own[0] === own[1]) return true;
  for (const order of rounds) {
    const pids = [0, 0];
    for (const who of order) pids[who] = await pidOf(clients[who], 'begin; ');
    for (const who of order) await clients[who].query('rollback');
    if (pids[0] !== own[0] || pids[1] !== own[1]) return true;
  }
  return false;
}

/** Throws SettingsError when the database of a setting stands behind such a pooler, or cannot be reached. */
export async function refusePooler(name: string, { connectionString }: pg.ClientConfig): Promise<void> {
  // without the options of a start, which poolers refuse in words of their own
  const clients = await Promise.allSettled([openClient(name, { connectionString }), openClient(name, { connectionString })]);
  const opened = clients.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    const [first, second] = opened;
    const failed = clients.find((one) => one.status === 'rejected');
    if (!first || !second) throw failed?.reason;
    if (!(await isShared([first, second]))) return;
  } finally {
    await Promise.all(opened.map((client) => client.end()));
  }
  throw new SettingsError(
    `${name} leads to a pooler that shares its connections between transactions (pgbouncer with pool_mode=transaction, or the like), behind which people would see rows of others: name the server itself, or a pool with pool_mode=session.`,
  );
}
