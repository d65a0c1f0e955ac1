/** Which errors say that the database (or the machine) cannot do anything at the moment, and how the operator learns of it. */
import type pg from 'pg';

const textIn = (error: unknown, name: 'code' | 'syscall'): string => {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** SQLSTATE: no connection, no disk, memory or connections left, shutting down or starting, statement cut off, files of the server broken, read-only. */
const awayStates = /^(08|53|58)...$|^57P0.$|^57014$|^25006$/;
/** The socket is gone; the disk is full, read-only, broken; no more files may be opened. */
const awaySystemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);
/** The file of the socket is not there; of any other file it is a fault that waiting does not mend. */
const isSocketMissing = (error: unknown): boolean => textIn(error, 'code') === 'ENOENT' && textIn(error, 'syscall') === 'connect';
/** What node-postgres says in words alone. */
const lostWords = /Connection terminated|connection error|not queryable|timeout exceeded when trying to connect/i;

/** Whether nothing is wrong with what was asked and the same may succeed in a while. */
export const isAway = (error: unknown): boolean => {
  const code = textIn(error, 'code');
  return awayStates.test(code) || awaySystemCodes.has(code) || isSocketMissing(error) || (error instanceof Error && lostWords.test(error.message));
};

const SAID_EVERY_MS = 10_000;

interface Watch {
  readonly report: (error: unknown, refused: number) => void;
  saidAt: number;
  refused: number;
}
const watches = new WeakMap<pg.Pool, Watch>();
const noticed = new WeakSet<object>();

/** Whether the operator learns of an error by the watch over the database. */
export const isNoticed = (error: unknown): boolean => typeof error === 'object' && error !== null && noticed.has(error);

/**
 * Has the operator told when statements fail because the database is away: at once, and then every ten seconds with the
 * number that failed since, however many people ask meanwhile.
 */
export function watchPool(pool: pg.Pool, report: Watch['report']): void {
  watches.set(pool, { report, saidAt: Number.NEGATIVE_INFINITY, refused: 0 });
}

/** Passes a result on and takes note of an error that says the database is away. */
export async function noticing<T>(pool: pg.Pool, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAway(error)) throw error;
    noticed.add(error as object);
    const watch = watches.get(pool);
    if (watch) {
      watch.refused += 1;
      if (performance.now() - watch.saidAt >= SAID_EVERY_MS) {
        watch.report(error, watch.refused);
        watch.saidAt = performance.now();
        watch.refused = 0;
      }
    }
    throw error;
  }
}
