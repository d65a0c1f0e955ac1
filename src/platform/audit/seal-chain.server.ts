/**
 * The chain of seals over the audit. A seal is the SHA-256 of the seal before it, of the ids it covers and of a digest
 * of each row among them: reliability-security.md 2.6. Pure.
 */
import { createHash } from 'node:crypto';

/** A row of the audit by its id and the SHA-256 of its canonical text (seal.store.ts). */
export interface Digest {
  readonly id: bigint;
  readonly digest: Buffer;
}

/** What a seal covers: the ids from `fromId` to `toId`, of which `rows` (by id) exist. */
export interface Covered {
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly rows: readonly Digest[];
  /** Ids of rows that retention has dropped, as text of an int8multirange; such a seal covers no rows. */
  readonly droppedIds?: string | null;
  /** Why rows were masked that older seals cover: `rows` are those, as they are since. */
  readonly maskedFor?: string | null;
}

export interface Seal extends Covered {
  readonly sealNo: bigint;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

/** What the next seal follows. */
export type SealHead = Pick<Seal, 'sealNo' | 'toId' | 'hash'>;

/** Before the first seal. */
export const BEGINNING: SealHead = { sealNo: 0n, toId: 0n, hash: Buffer.alloc(32) };

function bytesOf(id: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(id);
  return bytes;
}

/** SHA-256 of a seal. Ids and digests have a fixed length and the head says how many follow: no two seals share a text. */
export function sealHash(previous: Buffer, { fromId, toId, rows, droppedIds, maskedFor }: Covered): Buffer {
  const act = droppedIds ?? (typeof maskedFor === 'string' ? `masked ${JSON.stringify(maskedFor)}` : '-');
  const hash = createHash('sha256').update(previous).update(`${fromId} ${toId} ${rows.length} ${act}\n`);
  for (const { id, digest } of rows) hash.update(bytesOf(id)).update(digest);
  return hash.digest();
}

/** Whether a seal is what it says and follows the one before it. */
export const followsOn = (seal: Seal, head: SealHead): boolean =>
  seal.sealNo === head.sealNo + 1n && seal.fromId === head.toId + 1n && seal.previous.equals(head.hash) && sealHash(seal.previous, seal).equals(seal.hash);

export interface Difference {
  readonly kind: 'altered' | 'added' | 'missing';
  readonly id: bigint;
}

/** What is not as it was sealed, by id. Both lists are in the order of their ids; an id that occurs twice was added once. */
export function differences(sealed: readonly Digest[], present: readonly Digest[]): Difference[] {
  const found: Difference[] = [];
  let at = 0;
  for (const { id, digest } of sealed) {
    for (; at < present.length && (present[at] as Digest).id < id; at++) found.push({ kind: 'added', id: (present[at] as Digest).id });
    const row = present[at];
    if (row?.id !== id) {
      found.push({ kind: 'missing', id });
      continue;
    }
    if (!row.digest.equals(digest)) found.push({ kind: 'altered', id });
    at += 1;
  }
  return [...found, ...present.slice(at).map(({ id }): Difference => ({ kind: 'added', id }))];
}
