/** Who may read a stored file, asked at every read; and the part of it that a player asks for. */
import type { Readable } from 'node:stream';
import { permissionKeys } from '#kernel/call.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { ByteRange } from '#platform/file-store/file-store.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { type FileKind, fileKind } from './file-kind.define.ts';
import { isInScope, type StoredFile } from './files.store.ts';
import { knownFiles } from './registry.server.ts';

/** What a claimed file is: its kind, and whom it is about. */
export interface Claimed {
  readonly kind: FileKind;
  readonly partyId: string;
}

export function claimOf({ state, kind, partyId }: StoredFile): Claimed | undefined {
  const known = state === 'claimed' && kind !== null ? fileKind(kind) : undefined;
  return known && partyId !== null ? { kind: known, partyId } : undefined;
}

/**
 * A loose file: its uploader. A claimed one, by its kind: whom its slice shows the record, the person it is about, or who has the
 * permission and the class and reaches the person; of a kind that goes by its record the first alone. The row policy has kept other companies out already. `today`: ISO date.
 */
export async function mayRead(db: Db, actor: Actor, today: string, file: StoredFile): Promise<boolean> {
  if (file.state === 'loose') return file.userId === actor.userId;
  const claimed = claimOf(file);
  if (!claimed) return false;
  const { kind, partyId } = claimed;
  if (file.recordId !== null && (await kind.mayRead?.(db, actor, today, file.recordId))) return true;
  if (kind.byRecord) return false;
  const call = { permission: kind.permission, scope: 'rows' } as const;
  if (!classesOf(actor, call)(partyId).has(kind.class)) return false;
  if (partyId === actor.partyId) return true;
  if (!mayUse(actor.grants, permissionKeys(kind.permission))) return false;
  return kind.scope === 'company' || isInScope(db, scopeFor(actor, call, today), partyId, file.companyId);
}

/** The one range of bytes a header asks for, within `size`; undefined for none, several, or one that lies outside: the whole file then. */
export function rangeOf(header: string | string[] | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last && first < size ? { first, last } : undefined;
}

/** The bytes of a file, or of a part of it. Throws when they are gone: a row without bytes is a fault of the installation. */
export async function bytesOf({ storedName, content }: StoredFile & { readonly content: Buffer | null }, range: ByteRange | undefined): Promise<Buffer | Readable> {
  if (content) return range ? content.subarray(range.first, range.last + 1) : content;
  const stream = await knownFiles().store.get(storedName, range);
  if (!stream) throw new Error(`the bytes of ${storedName} are gone from the store`);
  return stream;
}
