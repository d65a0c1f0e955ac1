/** The hourly clean-up of files: what nothing claimed, what was let go of, and bytes that no row knows. */
import type pg from 'pg';
import { outside, systemActor, writing } from '#platform/db/db.ts';
import { type FileStore, isStoreName } from './file-store.ts';
import { takeIdleFiles, unknownFiles } from './files.store.ts';

export const KEEP_LOOSE_MS = 24 * 3_600_000;
/** Rows, and kept files, looked at in one run; a bucket lists no more at once. */
export const MOST_A_RUN = 1_000;

export interface Sweeper {
  /** `now` in epoch milliseconds; answers how many files went. */
  run(now: number): Promise<{ readonly idle: number; readonly orphans: number }>;
}

/**
 * Rows go before their bytes: a crash between the two leaves bytes without a row, which a later run finds. Those are
 * looked for piece by piece, each run where the one before stopped; young ones are left alone, their row may be on its way.
 */
export function createSweeper(pool: pg.Pool, store: FileStore, mostARun = MOST_A_RUN): Sweeper {
  let after = '';
  return {
    run: async (now) => {
      const before = now - KEEP_LOOSE_MS;
      const idle = await writing(pool, systemActor('files'), (tx) => takeIdleFiles(tx, before, mostARun));
      for (const name of idle) await store.remove(name);
      const listed = await store.list(after, mostARun);
      after = listed.length < mostARun ? '' : (listed.at(-1)?.name ?? '');
      const old = listed.filter(({ name, storedAt }) => storedAt < before && isStoreName(name)).map(({ name }) => name);
      const orphans = old.length === 0 ? [] : await unknownFiles(outside(pool), old);
      for (const name of orphans) await store.remove(name);
      return { idle: idle.length, orphans: orphans.length };
    },
  };
}
