/** Counts attempts in the database, so that all server processes share the count. */
import { createHash } from 'node:crypto';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { type AttemptLimit, accountLimit, countAttempt, networkLimit, siteOf } from './identity.rules.ts';

/** What attempts are counted by. */
export interface Bucket {
  readonly key: string;
  readonly limit: AttemptLimit;
  /** The account whose sign-in it guards: lifted with all others of the account (`forgiveAccount`). */
  readonly userId?: string | undefined;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What sign-ins to an account are at, whichever of its names was typed. */
export const accountKey = (userId: string): string => `account:${userId}`;
/** The name that was typed, when no account has it: unknown names behave like known ones. */
export const nameKey = (name: string): string => `name:${digest(name)}`;
export const networkBucket = (ip: string): Bucket => ({ key: `network:${siteOf(ip)}`, limit: networkLimit });
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
  const sorted = buckets.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const [keys, accounts] = [sorted.map(({ key }) => key), sorted.map(({ userId }) => userId ?? null)];
  // the idle update locks the rows in key order: two attempts never wait for each other
  const rows = await tx.many<Row>(sql`
    insert into throttle (bucket, user_id, failures, first_at)
    select key, account, 0, ${iso(now)}::timestamptz from unnest(${keys}::text[], ${accounts}::uuid[]) as asked (key, account)
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

/** The attempt was right: the own count starts afresh, those that are shared get their one attempt back. */
export async function forgiveAttempt(tx: Tx, own: Bucket, ...shared: readonly Bucket[]): Promise<void> {
  const [keys, limits] = [shared.map(({ key }) => key), shared.map(({ limit }) => limit.failures)];
  // locked in the order of takeAttempt
  await tx.many(sql`select from throttle where bucket = any (${[own.key, ...keys]}::text[]) order by bucket for update`);
  await tx.run(sql`delete from throttle where bucket = ${own.key}`);
  if (keys.length === 0) return;
  await tx.run(sql`
    update throttle t set failures = greatest(failures - 1, 0), blocked_until = case when failures > n.most then blocked_until end
    from unnest(${keys}::text[], ${limits}::int[]) as n (key, most) where t.bucket = n.key`);
}

/** Everything that guards an account is lifted: it has a new password, or an administrator unlocks it. Answers the most failures there were. */
export async function forgiveAccount(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.many<{ failures: number }>(sql`
    delete from throttle where bucket = any (array(select bucket from throttle where user_id = ${userId}::uuid order by bucket for update)) returning failures`);
  return Math.max(0, ...rows.map(({ failures }) => failures));
}

/** Failures counted now. */
export const failuresOf = async (db: Db, key: string): Promise<number> =>
  (await db.maybe<{ failures: number }>(sql`select failures from throttle where bucket = ${key}`))?.failures ?? 0;

/** Counts that have closed nothing for a day say nothing any more. */
export const forgetOldAttempts = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from throttle where first_at < now() - interval '1 day' and coalesce(blocked_until, first_at) < now() - interval '1 day'`);
