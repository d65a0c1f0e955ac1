/**
 * Writes tables anew, because values in the clear still lie in their files as rows that were replaced. Nobody can read or write a
 * table meanwhile: of the audit, months that are over go one by one, and the present one, into which every change writes, when it is.
 */
import type pg from 'pg';
import { monthIn, monthOf } from '#platform/audit/months.rules.ts';
import { systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { leftRewrites, rewriteTable, writeProgress } from './resealing.store.ts';

/** Whoever comes after us waits as long as we wait for the table: a short while, and between two tries all of them get through. */
const LOCK_WAIT_MS = 2_000;
const TRIES = 5;

export interface Rewriting {
  /** Connections of the owner of the tables. */
  readonly pool: pg.Pool;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Asked between tables. */
  readonly isStopping: () => boolean;
  /** How long a table is waited for at a try. */
  readonly lockWaitMs?: number;
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

/** False when others held the table all the while: the next run tries again. */
export async function rewrite({ pool, lockWaitMs = LOCK_WAIT_MS }: Rewriting, table: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    // once it has the table, it takes as long as it takes
    await client.query(`set statement_timeout = 0; set lock_timeout = ${lockWaitMs}`);
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        await client.query(rewriteTable(table));
        return true;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
      }
    }
    return false;
  } finally {
    // the connection goes, and its settings with it
    client.release(true);
  }
}

const isOver = (table: string, now: number): boolean => {
  const month = monthIn(table.slice(table.indexOf('.') + 1));
  return month === undefined || month < monthOf(now);
};

/** The months that hold values in the clear (`leaveRewrites`), as far as they are over and nobody keeps them. */
export async function rewriteMonths(work: Rewriting, keyId: number): Promise<void> {
  for (const table of await leftRewrites(withoutTransaction(work.pool))) {
    if (work.isStopping()) return;
    if (isOver(table, work.now()) && (await rewrite(work, table)))
      await writing(work.pool, systemActor('resealing'), (tx) => writeProgress(tx, table, keyId, { mark: '', isDone: true }));
  }
}
