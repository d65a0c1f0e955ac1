/**
 * Seals what was stored in the clear, before there were keys, and what an older data key sealed: in small transactions
 * beside the running server. A job that is cut off goes on where it stopped; one that is done costs one look.
 */
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { type AuditedField, maskField, type Touched } from '#platform/audit/masking.service.ts';
import { openPool, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { type FileStore, PART } from '#platform/file-store/file-store.server.ts';
import { leaveRewrites, otherValues, progressOf, writeProgress, writeValues } from './resealing.store.ts';
import { type Rewriting, rewrite, rewriteMonths } from './rewriting.service.ts';
import { type SealedField, sealedFields } from './sealed-field.define.ts';
import { HEAD_BYTES, sealedBy, sealedStore } from './sealed-store.server.ts';
import { type KeyRing, prefixOf } from './sealing.server.ts';

const BATCH = 500;
const HOUR_MS = 3_600_000;

/** `isStopping` is asked between batches. */
export interface Resealing extends Rewriting {
  /** The store itself. */
  readonly store: FileStore;
  readonly keys: KeyRing;
}

/** Seals one batch; true when it was the last one. `clear` is told of values that lay in the clear. */
const resealBatch = ({ pool, keys }: Resealing, field: SealedField, clear: () => void): Promise<boolean> =>
  writing(pool, systemActor('resealing'), async (tx) => {
    const { keyId } = keys.current;
    const rows = await otherValues(field, tx, prefixOf(keyId), BATCH);
    if (rows.some(({ value }) => !value.startsWith('enc:'))) clear();
    await writeValues(
      field,
      tx,
      rows.map(({ key }) => key),
      rows.map(({ boundTo, value }) => field.seal(boundTo, field.open(boundTo, value))),
    );
    return rows.length < BATCH;
  });

async function resealField(work: Resealing, field: SealedField): Promise<void> {
  const job = `${field.table}.${field.column}`;
  const { keyId } = work.keys.current;
  const before = await progressOf(withoutTransaction(work.pool), job, keyId);
  if (before?.isDone) return;
  let wasClear = before?.mark === 'clear';
  const note = (isDone: boolean) => writing(work.pool, systemActor('resealing'), (tx) => writeProgress(tx, job, keyId, { mark: wasClear ? 'clear' : '', isDone }));
  for (let isLast = false; !isLast; ) {
    if (work.isStopping()) return;
    isLast = await resealBatch(work, field, () => {
      wasClear = true;
    });
    await note(false);
  }
  await note(!wasClear || (await rewrite(work, field.table)));
}

/** bank_account_no as the audit calls it: bankAccountNo. Null of what it never held. */
const audited = ({ column, inAudit }: SealedField): AuditedField | null =>
  inAudit === undefined ? { field: column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) } : inAudit;

/** Values that imports wrote into the audit before they were sealed where they stand. */
async function maskAudit(work: Resealing, field: SealedField): Promise<void> {
  const what = audited(field);
  if (what === null) return;
  const job = `audit_entry.${what.entity === undefined ? '' : `${what.entity}.`}${field.column}`;
  const { keyId } = work.keys.current;
  const before = await progressOf(withoutTransaction(work.pool), job, keyId);
  if (before?.isDone) return;
  const left: Touched = (tx, tables) => leaveRewrites(tx, keyId, tables);
  const { isDone } = await maskField(work.pool, what, `${field.table}.${field.column} is sealed`, work.isStopping, left);
  await writing(work.pool, systemActor('resealing'), (tx) => writeProgress(tx, job, keyId, { mark: '', isDone }));
}

async function resealFile({ store, keys }: Resealing, name: string): Promise<void> {
  const head = await store.get(name, { first: 0, last: HEAD_BYTES - 1 });
  if (!head || sealedBy(await buffer(head)) === keys.current.keyId) return;
  const sealed = sealedStore(store, keys);
  const stream = await sealed.get(name);
  // one that is removed meanwhile comes back without a row: the sweep of files finds it
  if (stream) await sealed.put(name, await buffer(stream));
}

async function resealFiles(work: Resealing): Promise<void> {
  const job = 'files';
  const { keyId } = work.keys.current;
  const before = await progressOf(withoutTransaction(work.pool), job, keyId);
  if (before?.isDone) return;
  for (let mark = before?.mark ?? '', isLast = false; !isLast; ) {
    if (work.isStopping()) return;
    const listed = await work.store.list(mark, BATCH);
    for (const { name } of listed) if (!name.endsWith(PART)) await resealFile(work, name);
    mark = listed.at(-1)?.name ?? mark;
    isLast = listed.length < BATCH;
    await writing(work.pool, systemActor('resealing'), (tx) => writeProgress(tx, job, keyId, { mark, isDone: isLast }));
  }
}

/** Everything that is not sealed by the current key. */
export async function reseal(work: Resealing): Promise<void> {
  for (const field of sealedFields()) {
    await resealField(work, field);
    await maskAudit(work, field);
  }
  await rewriteMonths(work, work.keys.current.keyId);
  await resealFiles(work);
}

/** Begins at once and tries again every hour; `stop` resolves when the batch under way has ended. */
export function startResealing(owner: pg.ClientConfig, store: FileStore, keys: KeyRing, report: (error: unknown) => void): { stop(): Promise<void> } {
  let isStopping = false;
  let atWork: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const pool = openPool({ connection: { ...owner, options: '-c default_transaction_read_only=off' }, max: 1, applicationName: 'kargozin-resealing' });
    try {
      await reseal({ pool, store, keys, now: Date.now, isStopping: () => isStopping });
    } catch (error) {
      report(error);
    } finally {
      await pool.end();
    }
  };
  const begin = (): void => {
    atWork ??= run().finally(() => {
      atWork = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await atWork;
    },
  };
}
