/** The hourly clean-up of files: what nothing claimed and what was let go of; and the move of old pictures out of their rows. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { type DbActor, systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { allCompanies, forgetReleased, lockFileInRow, markMoved, releasedFiles, releaseIdle } from './files.store.ts';

export const KEEP_LOOSE_MS = 24 * 3_600_000;
/** How long the row of a file that was let go of is kept: what was writing its bytes anew meanwhile has ended by then. */
export const KEEP_RELEASED_MS = 2 * 3_600_000;
/** Rows looked at in one run. */
export const MOST_A_RUN = 1_000;
/** Files that the store may fail to remove before it counts as away. */
const MOST_FAILURES = 5;

export interface Swept {
  /** Files that went, row and all. */
  readonly removed: number;
  /** Files whose bytes moved from their row into the store. */
  readonly moved: number;
}

export interface Sweeper {
  /** `now` in epoch milliseconds. Throws what went wrong after it has done the rest; a next run goes on. */
  run(now: number): Promise<Swept>;
}

const sumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Bytes go at once, their row later and with a last look. One that cannot be removed now does not keep the others. */
async function removeReleased(pool: pg.Pool, actor: DbActor, store: FileStore, names: readonly string[], now: number): Promise<number> {
  const [gone, faults]: [string[], unknown[]] = [[], []];
  for (const name of names) {
    if (faults.length === MOST_FAILURES) break;
    await store.remove(name).then(
      () => gone.push(name),
      (fault: unknown) => faults.push(fault),
    );
  }
  const forgotten = await writing(pool, actor, (tx) => forgetReleased(tx, gone, now - KEEP_RELEASED_MS));
  if (faults.length > 0) throw faults[0];
  return forgotten;
}

/** Moves the next file out of its row: the bytes in the row are let go of when the store gives the same ones back. */
async function moveNext(tx: Tx, store: FileStore, after: string): Promise<{ readonly name: string; readonly isMoved: boolean } | undefined> {
  const file = await lockFileInRow(tx, after);
  if (!file) return undefined;
  const { name, content, sha256 } = file;
  if (!sumOf(content).equals(sha256)) return { name, isMoved: false };
  await store.put(name, content);
  const kept = await store.get(name);
  if (!kept || !sumOf(await buffer(kept)).equals(sha256)) throw new Error(`the store of files does not give ${name} back as it was`);
  await markMoved(tx, name, store.storage);
  return { name, isMoved: true };
}

async function moveOut(pool: pg.Pool, actor: DbActor, store: FileStore, atMost: number): Promise<number> {
  let [after, moved]: [string, number] = ['', 0];
  const broken: string[] = [];
  for (let at = 0; at < atMost; at += 1) {
    const file = await writing(pool, actor, (tx) => moveNext(tx, store, after));
    if (!file) break;
    after = file.name;
    if (file.isMoved) moved += 1;
    else broken.push(file.name);
  }
  if (broken.length > 0) throw new Error(`bytes in the database are not those that were stored: ${broken.join(', ')}`);
  return moved;
}

export function createSweeper(pool: pg.Pool, store: FileStore, mostARun = MOST_A_RUN): Sweeper {
  return {
    run: async (now) => {
      const actor = systemActor('files', await allCompanies(withoutTransaction(pool)));
      const names = await writing(pool, actor, async (tx) => {
        await releaseIdle(tx, now - KEEP_LOOSE_MS, mostARun);
        return releasedFiles(tx, mostARun);
      });
      const [removed, moved] = await Promise.allSettled([removeReleased(pool, actor, store, names, now), moveOut(pool, actor, store, mostARun)]);
      if (removed.status === 'rejected') throw removed.reason;
      if (moved.status === 'rejected') throw moved.reason;
      return { removed: removed.value, moved: moved.value };
    },
  };
}
