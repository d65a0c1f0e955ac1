/**
 * Takes values out of the audit that it must not hold: those of fields that are sealed now and were written down in the clear
 * before. A row no seal covers yet is just masked. Of those that are sealed a seal of its own says which ones were masked,
 * why, and what they are since: the chain and every copy of it stay good, and audit:verify names the masking.
 */
import type pg from 'pg';
import { sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { maskRows, readableAfter, sealedDigests, tablesOf } from './masking.store.ts';
import { lastSeal, takeAuditLock, writeSeal } from './seal.store.ts';
import type { Digest } from './seal-chain.server.ts';

const BATCH = 500;

/** Rows that are as they were sealed; one that is not stays as it is, as evidence. */
async function untouched(tx: Tx, rows: readonly Digest[]): Promise<bigint[]> {
  const ids = rows.map(({ id }) => id);
  const sealed = new Map((await sealedDigests(tx, ids)).map(({ id, digest }) => [id, digest]));
  return rows.filter(({ id, digest }) => sealed.get(id)?.equals(digest)).map(({ id }) => id);
}

/** Told, in the transaction that masks rows, in which tables they lie: until those are written anew their files hold what the rows said. */
export type Touched = (tx: Tx, tables: readonly string[]) => Promise<unknown>;

/** A field as changes in the audit name it; of one entity, or of whatever has it. */
export interface AuditedField {
  readonly field: string;
  readonly entity?: string;
}

interface Masking extends AuditedField {
  readonly reason: string;
  readonly touched: Touched;
}

/** Masks the next rows after an id; answers how many it looked at, the last one, and how many it masked. */
async function maskSome(tx: Tx, { reason, touched, ...what }: Masking, after: bigint): Promise<{ seen: number; last: bigint; masked: number }> {
  // whoever seals or drops months waits for us, and we do not wait for long for them
  await tx.run(sql`set local lock_timeout = '5s'`);
  await takeAuditLock(tx);
  const head = await lastSeal(tx);
  const rows = await readableAfter(tx, what, after, BATCH);
  const open = rows.filter(({ id }) => id > head.toId).map(({ id }) => id);
  const sealed = await untouched(
    tx,
    rows.filter(({ id }) => id <= head.toId),
  );
  await maskRows(tx, what.field, open);
  if (sealed.length > 0) await writeSeal(tx, head, { fromId: head.toId + 1n, toId: head.toId, rows: await maskRows(tx, what.field, sealed), maskedFor: reason });
  const masked = [...open, ...sealed];
  if (masked.length > 0) await touched(tx, await tablesOf(tx, masked));
  return { seen: rows.length, last: rows.at(-1)?.id ?? after, masked: masked.length };
}

export interface Masked {
  /** Rows that were masked. */
  readonly rows: number;
  /** False when it was stopped before the end. */
  readonly isDone: boolean;
}

/**
 * Masks old and new value of a field in all rows. `pool`: as the owner of the tables. Each batch is whole: one that is cut
 * off goes on with the rest when it is run again.
 */
export async function maskField(
  pool: pg.Pool,
  what: AuditedField,
  reason: string,
  isStopping: () => boolean = () => false,
  touched: Touched = () => Promise.resolve(),
): Promise<Masked> {
  let rows = 0;
  let mark = 0n;
  for (let isDone = false; !isDone; ) {
    if (isStopping()) return { rows, isDone };
    const { seen, last, masked } = await writing(pool, systemActor('audit-masking'), (tx) => maskSome(tx, { ...what, reason, touched }, mark));
    isDone = seen < BATCH;
    mark = last;
    rows += masked;
  }
  return { rows, isDone: true };
}
