/** Recomputes the seals of the audit and compares each sealed row with the one that is there. */
import type pg from 'pg';
import { systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { countDropped, countUnsealed, digestsBetween, firstNotDropped, lastSeal, maskedDigests, maskings, sealsAfter, shareAuditLock } from './seal.store.ts';
import { BEGINNING, type Difference, type Digest, differences, followsOn, type Seal, type SealHead } from './seal-chain.server.ts';
import { firstForeignSeal } from './seals-file.service.ts';

/** A row that is not as it was sealed, or a seal that is not as it was made. */
export type AuditFault = (Difference & { readonly sealNo: bigint }) | { readonly kind: 'seal' | 'file'; readonly sealNo: bigint };

export interface AuditReport {
  /** Seals that hold, up to the fault. */
  readonly seals: bigint;
  /** Rows under them. */
  readonly rows: number;
  /** Months that retention has dropped, with their seals kept. */
  readonly droppedMonths: number;
  /** Rows that were masked after they had been sealed, by the reason that was given. */
  readonly masked: readonly { readonly reason: string; readonly rows: number }[];
  readonly unsealed: number;
  /** The first one. */
  readonly fault: AuditFault | undefined;
}

const BATCH = 20;
/** Below every id: a row slipped in before the first one is found too. */
const LOWEST = -(2n ** 63n);

interface Progress {
  readonly head: SealHead;
  readonly rows: number;
  readonly fault: AuditFault | undefined;
  readonly isDone: boolean;
}

/** What is not as the seal says, apart from what retention dropped and what was masked and is as the masking says. */
async function firstDifference(tx: Tx, seal: Seal, present: readonly Digest[]): Promise<Difference | undefined> {
  // rows that were masked stand under the seals that cover them
  if (typeof seal.maskedFor === 'string') return undefined;
  const all = differences(seal.rows, present);
  const altered = all.filter(({ kind }) => kind === 'altered').map(({ id }) => id);
  const masked = altered.length === 0 ? new Map() : await maskedDigests(tx, altered);
  const digests = new Map(present.map(({ id, digest }) => [id, digest]));
  const found = all.filter(({ kind, id }) => kind !== 'altered' || !digests.get(id)?.equals(masked.get(id) ?? Buffer.alloc(0)));
  const missing = found.filter(({ kind }) => kind === 'missing').map(({ id }) => id);
  const lost = missing.length === 0 ? undefined : await firstNotDropped(tx, missing);
  return found.find(({ kind, id }) => kind !== 'missing' || id === lost);
}

/** The next seals, while nobody rearranges the months. */
async function verifySome(tx: Tx, head: SealHead): Promise<Progress> {
  await shareAuditLock(tx);
  const seals = await sealsAfter(tx, head.sealNo, BATCH);
  let [at, rows] = [head, 0];
  for (const seal of seals) {
    if (!followsOn(seal, at)) return { head: at, rows, fault: { kind: 'seal', sealNo: at.sealNo + 1n }, isDone: true };
    const present = await digestsBetween(tx, at === BEGINNING ? LOWEST : at.toId, seal.toId);
    const difference = await firstDifference(tx, seal, present);
    if (difference) return { head: at, rows, fault: { ...difference, sealNo: seal.sealNo }, isDone: true };
    at = seal;
    rows += present.length;
  }
  return { head: at, rows, fault: undefined, isDone: seals.length < BATCH };
}

/** Walks the whole chain, up to the first fault. `file`: the seals beside the database, when they are to agree. */
export async function verifyAudit(pool: pg.Pool, file?: string): Promise<AuditReport> {
  let head = BEGINNING;
  let rows = 0;
  let fault: AuditFault | undefined;
  for (let isDone = false; !isDone; ) {
    const progress = await writing(pool, systemActor('audit-verify'), (tx) => verifySome(tx, head));
    ({ head, fault, isDone } = progress);
    rows += progress.rows;
  }
  const db = withoutTransaction(pool);
  const foreign = fault || file === undefined ? undefined : await firstForeignSeal(db, file);
  return {
    seals: head.sealNo,
    rows,
    droppedMonths: await countDropped(db),
    masked: await maskings(db),
    unsealed: await countUnsealed(db, (await lastSeal(db)).toId),
    fault: fault ?? (foreign === undefined ? undefined : { kind: 'file', sealNo: foreign }),
  };
}
