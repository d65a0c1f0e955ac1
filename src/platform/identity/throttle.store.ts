/** Counts attempts in the database, so that all server processes share the count. */
import { createHash } from 'node:crypto';
import { type Db, sql, type Tx } from '#platform/db/db.ts';
import { type AttemptLimit, accountLimit, countAttempt, networkLimit, networkOf } from './identity.rules.ts';

/** What attempts are counted by. */
export interface Bucket {
  readonly key: string;
  readonly limit: AttemptLimit;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Sign-ins to an account, whichever of its names was typed. */
export const accountBucket = (userId: string): Bucket => ({ key: `account:${userId}`, limit: accountLimit });
/** By the name that was typed, when no account has it: unknown names behave like known ones. */
export const nameBucket = (name: string): Bucket => ({ key: `name:${digest(name)}`, limit: accountLimit });
export const networkBucket = (ip: string): Bucket => ({ key: `network:${networkOf(ip)}`, limit: networkLimit });
/** The present password asked for by ChangePassword; apart from the sign-ins, so that a page left open cannot lock the sign-in. */
export const passwordBucket = (userId: string): Bucket => ({ key: `password:${userId}`, limit: accountLimit });

interface Row {
  bucket: string;
  failures: number;
  first_at: string;
  blocked_until: string | null;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Counts one attempt in every bucket before its password is looked at, so that guesses sent side by side cannot
 * outrun the count. Answers the milliseconds to wait when a bucket is closed (then nothing is counted), otherwise 0.
 */
export async function takeAttempt(tx: Tx, buckets: readonly Bucket[], now: number): Promise<number> {
  const keys = buckets.map(({ key }) => key).sort();
  // the idle update locks the rows in key order: two attempts never wait for each other
  const rows = await tx.many<Row>(sql`
    insert into throttle (bucket, failures, first_at) select key, 0, ${iso(now)}::timestamptz from unnest(${keys}::text[]) as key
    on conflict (bucket) do update set bucket = excluded.bucket
    returning bucket, failures, first_at, blocked_until`);
  let wait = 0;
  const counted: { bucket: string; failures: number; first_at: string; blocked_until: string | null }[] = [];
  for (const row of rows) {
    const limit = buckets.find(({ key }) => key === row.bucket)?.limit ?? accountLimit;
    const blockedUntil = row.blocked_until === null ? undefined : Date.parse(row.blocked_until);
    const next = countAttempt({ failures: row.failures, firstAt: Date.parse(row.first_at), blockedUntil }, limit, now);
    if (next)
      counted.push({ bucket: row.bucket, failures: next.failures, first_at: iso(next.firstAt), blocked_until: next.blockedUntil === undefined ? null : iso(next.blockedUntil) });
    else wait = Math.max(wait, (blockedUntil ?? now) - now);
  }
  if (wait > 0) return wait;
  await tx.run(sql`
    update throttle t set failures = n.failures, first_at = n.first_at, blocked_until = n.blocked_until
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as n(bucket text, failures integer, first_at timestamptz, blocked_until timestamptz)
    where t.bucket = n.bucket`);
  return 0;
}

/** The attempt was right: the account starts afresh, the network gets its one attempt back. */
export async function forgiveAttempt(tx: Tx, account: Bucket, network?: Bucket): Promise<void> {
  await tx.run(sql`delete from throttle where bucket = ${account.key}`);
  if (!network) return;
  await tx.run(sql`
    update throttle set failures = greatest(failures - 1, 0), blocked_until = case when failures > ${network.limit.failures} then blocked_until end
    where bucket = ${network.key}`);
}

/** Failures counted now; for the security page and tests. */
export const failuresOf = async (db: Db, bucket: Bucket): Promise<number> =>
  (await db.maybe<{ failures: number }>(sql`select failures from throttle where bucket = ${bucket.key}`))?.failures ?? 0;

/** Counts that have closed nothing for a day say nothing any more. */
export const forgetOldAttempts = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from throttle where first_at < now() - interval '1 day' and coalesce(blocked_until, first_at) < now() - interval '1 day'`);
