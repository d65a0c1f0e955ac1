/**
 * Connections that several statements share at once. Short reads of many requests follow each other down one connection
 * (fewer wake-ups on both sides) instead of waiting for one of their own; behind a slow one nobody else is sent.
 */
import type pg from 'pg';

interface Lane {
  readonly client: pg.PoolClient;
  waiting: number;
  /** When the statement at its front came there, milliseconds. */
  since: number;
}

interface Lanes {
  readonly open: Set<Lane>;
  opening: Promise<Lane> | undefined;
}

/** Statements under way on one connection, unless all are busy. */
const DEPTH = 4;
/** A statement that takes longer is slow: others keep away from its connection. */
const SLOW_MS = 5;

const lanesOf = new WeakMap<pg.Pool, Lanes>();

const enter = (lane: Lane): Lane => {
  lane.waiting += 1;
  return lane;
};

const leastBusy = (open: ReadonlySet<Lane>): Lane | undefined => [...open].sort((a, b) => a.waiting - b.waiting)[0];

/** A lane with room, or one more, or the least busy. Half of the pool stays for writing. */
async function find(pool: pg.Pool, lanes: Lanes): Promise<Lane> {
  const now = performance.now();
  for (const lane of lanes.open) if (lane.waiting < DEPTH && now - lane.since < SLOW_MS) return enter(lane);
  if (lanes.opening === undefined && lanes.open.size < Math.max(1, pool.options.max / 2)) {
    lanes.opening = pool
      .connect()
      .then((client) => {
        const lane = { client, waiting: 1, since: performance.now() };
        lanes.open.add(lane);
        return lane;
      })
      .finally(() => {
        lanes.opening = undefined;
      });
    return lanes.opening;
  }
  const busy = leastBusy(lanes.open);
  if (busy) return enter(busy);
  await lanes.opening;
  return find(pool, lanes);
}

/** Runs one statement on a shared connection; the last to leave gives the connection back to the pool. */
export async function onLane<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let lanes = lanesOf.get(pool);
  if (!lanes) {
    lanes = { open: new Set(), opening: undefined };
    lanesOf.set(pool, lanes);
  }
  const lane = await find(pool, lanes);
  try {
    return await work(lane.client);
  } finally {
    lane.since = performance.now();
    lane.waiting -= 1;
    if (lane.waiting === 0) {
      lanes.open.delete(lane);
      lane.client.release();
    }
  }
}
