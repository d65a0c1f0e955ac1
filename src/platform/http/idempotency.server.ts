/**
 * A retried unsafe request is answered with the first answer instead of being done twice. The key is taken in the
 * transaction of the work itself: a crash before the commit leaves neither, a second request waits for the first.
 */
import { createHash } from 'node:crypto';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from './http.errors.ts';

export const MAX_KEY_LENGTH = 255;

export interface StoredReply {
  readonly status: number;
  readonly body: unknown;
}

export const hashOf = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('base64url');

/** A key that was taken now: where its row lies. Or the reply stored when the same request was done before. */
export type Taken = { readonly row: string } | { readonly stored: StoredReply };

export async function takeKey(tx: Tx, userId: string, key: string, hash: string): Promise<Taken> {
  const [taken] = await tx.many<{ row: string }>(
    sql`insert into idempotency_key (user_id, key, request_hash) values (${userId}::uuid, ${key}, ${hash}) on conflict do nothing returning ctid::text as row`,
  );
  if (taken) return taken;
  const stored = await tx.one<{ request_hash: string; status: number; body: unknown }>(
    sql`select request_hash, status, body from idempotency_key where user_id = ${userId}::uuid and key = ${key}`,
  );
  if (stored.request_hash !== hash) throw httpErrors.error('keyReused');
  return { stored: { status: stored.status, body: stored.body } };
}

/**
 * The statement that keeps the reply with its key, in the transaction that took it: found by its place, which nobody can
 * change before the commit. By its key, a plan made while the table was empty would read all of it.
 */
export const keepReply = (row: string, reply: StoredReply): Sql =>
  sql`update idempotency_key set status = ${reply.status}, body = ${JSON.stringify(reply.body ?? null)}::json where ctid = ${row}::tid`;

/** Keys older than two days are let go; called by the housekeeping of the server. */
export const forgetOldKeys = (tx: Tx): Promise<number> => tx.run(sql`delete from idempotency_key where created_at < now() - interval '48 hours'`);
