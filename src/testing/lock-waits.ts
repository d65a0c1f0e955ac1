/** Tests in which several writers meet at one row. */
import type pg from 'pg';
import { expect, vi } from 'vitest';

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until so many connections to the database wait for what another one holds, however long they take to come there. */
export const untilWaiting = (owner: pg.Pool, connections: number): Promise<void> =>
  vi.waitFor(async () => expect((await owner.query(waiting)).rowCount).toBe(connections), { timeout: 10_000, interval: 20 });
