/** SQL of recovery codes. Times are epoch milliseconds of the caller's clock. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { CODE_MS, CODE_TRIES_OF_ALL } from './recovery.rules.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface NewCode {
  readonly bucket: string;
  readonly userId: string | null;
  readonly codeHash: string;
  readonly now: number;
}

/** A new code makes the one before it void. */
export const keepCode = (tx: Tx, { bucket, userId, codeHash, now }: NewCode): Promise<number> =>
  tx.run(sql`
    insert into password_recovery (bucket, user_id, code_hash, expires_at) values (${bucket}, ${userId}::uuid, ${codeHash}, ${iso(now + CODE_MS)})
    on conflict (bucket) do update set user_id = excluded.user_id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);

export interface TakenTry {
  readonly codeHash: string;
  /** This one included. */
  readonly tries: number;
}

/** Counts a try and answers the hash it is compared with; undefined when there is no live code. `known`: a browser whose tries are counted by themselves. */
export const takeTry = (tx: Tx, bucket: string, now: number, known: boolean): Promise<TakenTry | undefined> =>
  tx.maybe<TakenTry>(sql`
    update password_recovery set tries = tries + ${known ? 0 : 1}
    where bucket = ${bucket} and (${known} or tries < ${CODE_TRIES_OF_ALL}) and expires_at > ${iso(now)}::timestamptz
    returning code_hash as "codeHash", tries`);

/** The code was right but the password was not fit: the try does not count. */
export const giveBackTry = (tx: Tx, bucket: string, codeHash: string): Promise<number> =>
  tx.run(sql`update password_recovery set tries = tries - 1 where bucket = ${bucket} and code_hash = ${codeHash} and tries > 0`);

/** Uses a code up; false when another request was first or a newer code took its place. */
export const consumeCode = async (tx: Tx, bucket: string, codeHash: string): Promise<boolean> =>
  (await tx.run(sql`delete from password_recovery where bucket = ${bucket} and code_hash = ${codeHash}`)) === 1;

/** Ended codes go. */
export const forgetOldRecoveries = (tx: Tx): Promise<number> => tx.run(sql`delete from password_recovery where expires_at < now() - interval '1 day'`);
