/**
 * Seals the audit every few seconds, when there is something new. Of several processes one does it at a time. Rows are
 * sealed up to an id below which no transaction is open any more: none that commits late is ever passed over.
 */
import type pg from 'pg';
import { systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { auditWriters, digestsBetween, hasUnsealed, lastSeal, MAX_SEALED, type Mark, takeMark, tryAuditLock, writeSeal } from './seal.store.ts';
import type { SealsFile } from './seals-file.service.ts';

const EVERY_MS = 10_000;

export interface Sealer {
  start(): void;
  /** One round: seals what no open transaction can add to any more. */
  round(): Promise<void>;
  /** No new rounds; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/** Seals the next rows up to the id; false when none are left or another process is at it. */
async function sealNext(tx: Tx, upTo: bigint): Promise<boolean> {
  if (!(await tryAuditLock(tx))) return false;
  const head = await lastSeal(tx);
  const rows = await digestsBetween(tx, head.toId, upTo, MAX_SEALED);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const isFull = rows.length === MAX_SEALED;
  await writeSeal(tx, head, { fromId: head.toId + 1n, toId: isFull ? last.id : upTo, rows });
  return isFull;
}

export function createSealer(pool: pg.Pool, file: SealsFile | undefined, report: (error: unknown) => void): Sealer {
  const db = withoutTransaction(pool);
  let mark: Mark | undefined;
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> | undefined;

  async function round(): Promise<void> {
    if (mark === undefined) {
      if (!(await hasUnsealed(db, (await lastSeal(db)).toId))) return file?.follow(db);
      mark = await takeMark(db);
    }
    if (mark.writers.length > 0) {
      // a busy house always has somebody writing: only those of the mark are waited for
      const still = new Set(await auditWriters(db));
      if (mark.writers.some((one) => still.has(one))) return;
    }
    const { upTo } = mark;
    mark = undefined;
    while (await writing(pool, systemActor('sealer'), (tx) => sealNext(tx, upTo)));
    await file?.follow(db);
  }

  const look = (): void => {
    atWork ??= round()
      .catch(report)
      .finally(() => {
        atWork = undefined;
      });
  };
  return {
    start: () => {
      timer = setInterval(look, EVERY_MS);
      timer.unref();
    },
    round,
    stop: async () => {
      clearInterval(timer);
      await atWork;
    },
  };
}
