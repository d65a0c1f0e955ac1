/** SQL of second factors. Times are epoch milliseconds of the caller's clock. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface StoredFactor {
  /** As seed-box.ts sealed it. */
  readonly seed: string;
  /** ISO moment; null while its owner has not confirmed it. */
  readonly confirmedAt: string | null;
}

export const factorOf = (db: Db, userId: string): Promise<StoredFactor | undefined> =>
  db.maybe<StoredFactor>(sql`select seed, confirmed_at as "confirmedAt" from user_totp where user_id = ${userId}::uuid`);

/** Keeps a seed that waits for its first code; one that was confirmed stays. False when there is such a one. */
export const keepSeed = async (tx: Tx, userId: string, seed: string, now: number): Promise<boolean> =>
  (await tx.run(sql`
    insert into user_totp (user_id, seed, created_at) values (${userId}::uuid, ${seed}, ${iso(now)})
    on conflict (user_id) do update set seed = excluded.seed, created_at = excluded.created_at where user_totp.confirmed_at is null`)) === 1;

/** The first code was right: the seed counts from here on. False when it was confirmed or replaced meanwhile. */
export const confirmSeed = async (tx: Tx, userId: string, factor: { seed: string; step: number; now: number }): Promise<boolean> =>
  (await tx.run(sql`
    update user_totp set confirmed_at = ${iso(factor.now)}, last_step = ${factor.step}
    where user_id = ${userId}::uuid and seed = ${factor.seed} and confirmed_at is null`)) === 1;

/** Takes the code of a period; false when that period, or a later one, was taken before. */
export const takeStep = async (tx: Tx, userId: string, step: number): Promise<boolean> =>
  (await tx.run(sql`update user_totp set last_step = ${step} where user_id = ${userId}::uuid and confirmed_at is not null and last_step < ${step}`)) === 1;

/** Hash of a recovery code that was not used. */
export const recoveryHash = async (db: Db, userId: string, codeNo: number): Promise<string | undefined> =>
  (await db.maybe<{ hash: string }>(sql`select code_hash as hash from user_recovery_code where user_id = ${userId}::uuid and code_no = ${codeNo} and used_at is null`))?.hash;

/** Uses a recovery code up; false when another request was first. */
export const takeRecoveryCode = async (tx: Tx, userId: string, code: { codeNo: number; hash: string; now: number }): Promise<boolean> =>
  (await tx.run(sql`
    update user_recovery_code set used_at = ${iso(code.now)}
    where user_id = ${userId}::uuid and code_no = ${code.codeNo} and code_hash = ${code.hash} and used_at is null`)) === 1;

/** New recovery codes in the place of all former ones; the index of a hash is the number of its code. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.run(sql`
    insert into user_recovery_code (user_id, code_no, code_hash)
    select ${userId}::uuid, no - 1, hash from unnest(${[...hashes]}::text[]) with ordinality as h(hash, no)
    on conflict (user_id, code_no) do update set code_hash = excluded.code_hash, used_at = null`);
}

/** Recovery codes that are left. */
export const recoveryCodesLeft = async (db: Db, userId: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from user_recovery_code where user_id = ${userId}::uuid and used_at is null`)).n;

/** Takes the second factor away; false when there was none. */
export async function removeFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.run(sql`delete from user_recovery_code where user_id = ${userId}::uuid`);
  return (await tx.run(sql`delete from user_totp where user_id = ${userId}::uuid and confirmed_at is not null`)) === 1;
}

/** Says of the sessions of an account whether they stand on a second factor. */
export const markSessions = (tx: Tx, userId: string, hasFactor: boolean): Promise<number> =>
  tx.run(sql`update login_session set second_factor = ${hasFactor} where user_id = ${userId}::uuid and revoked_at is null`);
