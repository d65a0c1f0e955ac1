/** Sessions and their keys. Times come from the caller's clock, so that tests can move it. */
import { type AccessFacts, accessJson } from '#platform/access/access.store.ts';
import { grantedCompanies } from '#platform/company/active/active.store.ts';
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RequestFacts } from '#platform/http/context.server.ts';
import { makeCookie, makeKey, secretHash } from './api-key.server.ts';
import { ABSOLUTE_MS, IDLE_MS, MAX_SESSIONS, networkOf } from './identity.rules.ts';

/** A session with its account, as found by a key or a cookie. */
export interface FoundSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly username: string;
  readonly partyId: string;
  /** The company of the session (docs/adr/0021), and that of the account. */
  readonly companyId: string;
  readonly homeCompanyId: string;
  readonly cookieHash: Buffer;
  readonly lastSeenAt: string;
  readonly idleUntil: string;
  readonly absoluteUntil: string;
  readonly revoked: boolean;
  readonly revokeReason: string | null;
  readonly mustChangePassword: boolean;
  /** The session stands on a second factor. */
  readonly secondFactor: boolean;
  readonly deactivated: boolean;
  /** Of the key it was found by; null when found by the cookie. */
  readonly keyIssuedAt: string | null;
  readonly keyReplacedAt: string | null;
  /** Null when the caller knows it already. */
  readonly access: AccessFacts | null;
}

const iso = (ms: number): string => new Date(ms).toISOString();

const columns =
  raw(`s.session_id as "sessionId", s.user_id as "userId", a.username, a.party_id as "partyId", coalesce(s.company_id, a.company_id) as "companyId", a.company_id as "homeCompanyId",
  s.cookie_hash as "cookieHash", s.last_seen_at as "lastSeenAt", s.idle_until as "idleUntil", s.absolute_until as "absoluteUntil",
  s.revoked_at is not null as revoked, s.revoke_reason as "revokeReason", a.require_password_change as "mustChangePassword",
  s.second_factor as "secondFactor"`);

/** Whom to look for. */
export interface Wanted {
  readonly by: 'key' | 'cookie';
  readonly hash: Buffer;
  /** ISO date on which the account is judged. */
  readonly day: string;
}

const accessOfAccount = (day: string): Sql => accessJson({ userId: raw('a.user_id'), partyId: raw('a.party_id'), companyId: raw('coalesce(s.company_id, a.company_id)') }, day);
const keyTimes = raw('k.issued_at as "keyIssuedAt", k.replaced_at as "keyReplacedAt"');

/** The session behind a key or a cookie, with its account and access. One statement. */
export const findSession = (db: Db, { by, hash, day }: Wanted): Promise<FoundSession | undefined> =>
  db.maybe<FoundSession>(sql`
    select ${columns}, account_deactivated(a, ${day}::date) as deactivated, ${accessOfAccount(day)} as access,
      ${by === 'key' ? keyTimes : raw('null as "keyIssuedAt", null as "keyReplacedAt"')}
    from login_session s join user_account a using (user_id) ${by === 'key' ? sql`join session_key k using (session_id) where k.key_hash = ${hash}` : sql`where s.cookie_hash = ${hash}`}`);

/** The sessions behind keys, with their accounts, without access. One statement. */
export const findSessions = (db: Db, hashes: readonly Buffer[], day: string): Promise<(FoundSession & { readonly keyHash: Buffer })[]> =>
  db.many(sql`
    select ${columns}, account_deactivated(a, ${day}::date) as deactivated, null as access, ${keyTimes}, k.key_hash as "keyHash"
    from session_key k join login_session s using (session_id) join user_account a using (user_id) where k.key_hash = any (${[...hashes]}::bytea[])`);

export interface OpenedSession {
  readonly sessionId: string;
  readonly key: string;
  readonly cookie: string;
  /** When it ends unless it is used, epoch seconds. */
  readonly exp: number;
}

export interface SessionStart {
  readonly sessionId: string;
  readonly userId: string;
  readonly oneTime: boolean;
  /** A second factor was shown. */
  readonly secondFactor?: boolean;
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent'>;
  readonly now: number;
}

/** Where somebody works at first: in the company of the account (null) or, without a grant there, in the first of those with one. */
function firstCompany(userId: string, now: number): Sql {
  const granted = grantedCompanies(sql`${userId}::uuid`, sql`(${iso(now)}::timestamptz at time zone 'Asia/Tehran')::date`);
  return sql`(
    with granted as (${granted}) select c.company_id from granted join company c using (company_id)
    where not exists (select from granted join user_account a using (company_id) where a.user_id = ${userId}::uuid) order by c.organization_name, c.company_id limit 1)`;
}

/** Opens a session and ends the oldest ones beyond the number a user may have. */
export async function openSession(tx: Tx, { sessionId, userId, oneTime, secondFactor = false, request, now }: SessionStart): Promise<OpenedSession> {
  const [key, cookie] = [makeKey(), makeCookie()];
  const idleUntil = now + IDLE_MS;
  await tx.run(sql`
    insert into login_session (session_id, user_id, cookie_hash, opened_with_one_time, second_factor, created_at, last_seen_at, idle_until, absolute_until, user_agent, network, company_id)
    values (${sessionId}::uuid, ${userId}::uuid, ${secretHash(cookie)}, ${oneTime}, ${secondFactor}, ${iso(now)}, ${iso(now)}, ${iso(idleUntil)}, ${iso(now + ABSOLUTE_MS)},
      ${request.userAgent}, ${networkOf(request.ip)}, ${firstCompany(userId, now)})`);
  await addKey(tx, sessionId, key, now);
  await tx.run(sql`
    update login_session set revoked_at = now(), revoke_reason = 'too many sessions'
    where session_id in (select session_id from login_session
      where user_id = ${userId}::uuid and session_id <> ${sessionId}::uuid and revoked_at is null and idle_until > ${iso(now)}::timestamptz
      order by created_at desc, session_id desc offset ${MAX_SESSIONS - 1})`);
  return { sessionId, key, cookie, exp: Math.floor(idleUntil / 1_000) };
}

const addKey = (tx: Tx, sessionId: string, key: string, now: number): Promise<number> =>
  tx.run(sql`insert into session_key (key_hash, session_id, last4, issued_at) values (${secretHash(key)}, ${sessionId}::uuid, ${key.slice(-4)}, ${iso(now)})`);

/** Moves the idle limit on; it never passes the absolute one. */
export const touchSession = (tx: Tx, sessionId: string, now: number): Promise<number> =>
  tx.run(sql`
    update login_session set last_seen_at = ${iso(now)}, idle_until = least(${iso(now + IDLE_MS)}::timestamptz, absolute_until)
    where session_id = ${sessionId}::uuid and revoked_at is null`);

/** Replaces a key; undefined when a call beside this one has done it already, or the session has ended. */
export async function rotateKey(tx: Tx, sessionId: string, keyHash: Buffer, now: number): Promise<string | undefined> {
  const replaced = await tx.run(sql`
    update session_key k set replaced_at = ${iso(now)} from login_session s
    where k.key_hash = ${keyHash} and k.replaced_at is null and s.session_id = k.session_id and s.revoked_at is null`);
  if (replaced === 0) return undefined;
  const key = makeKey();
  await addKey(tx, sessionId, key, now);
  return key;
}

/** Ends one session. */
export const revokeSession = (tx: Tx, sessionId: string, reason: string): Promise<number> =>
  tx.run(sql`update login_session set revoked_at = now(), revoke_reason = ${reason} where session_id = ${sessionId}::uuid and revoked_at is null`);

/** How the reason begins when the account itself was deactivated: checkUser may then still say so. */
export const DEACTIVATED = 'deactivated';

/** Ends every session of a user: after a change of password, roles or standing. Belongs in the transaction of that change. */
export const revokeSessions = (tx: Tx, userId: string, reason: string): Promise<number> =>
  tx.run(sql`update login_session set revoked_at = now(), revoke_reason = ${reason} where user_id = ${userId}::uuid and revoked_at is null`);

/** Ends every session of a user but the one at hand. */
export const revokeOtherSessions = (tx: Tx, { userId, sessionId }: { userId: string; sessionId: string }, reason: string): Promise<number> =>
  tx.run(sql`
    update login_session set revoked_at = now(), revoke_reason = ${reason}
    where user_id = ${userId}::uuid and session_id <> ${sessionId}::uuid and revoked_at is null`);

/** Ends the sessions whose cookie a browser brings to a new sign-in. */
export const revokeBrowserSessions = (tx: Tx, cookies: readonly Buffer[]): Promise<number> =>
  tx.run(sql`update login_session set revoked_at = now(), revoke_reason = 'signed in again' where cookie_hash = any (${[...cookies]}::bytea[]) and revoked_at is null`);

/** Whether the session was opened with a one-time password, and when (epoch milliseconds). */
export async function sessionStart(db: Db, sessionId: string): Promise<{ oneTime: boolean; createdAt: number }> {
  const row = await db.one<{ one_time: boolean; created_at: string }>(
    sql`select opened_with_one_time as one_time, created_at from login_session where session_id = ${sessionId}::uuid`,
  );
  return { oneTime: row.one_time, createdAt: Date.parse(row.created_at) };
}

/** When a session ends unless it is used, epoch seconds. */
export async function sessionEnd(db: Db, sessionId: string): Promise<number> {
  const { idle_until } = await db.one<{ idle_until: string }>(sql`select idle_until from login_session where session_id = ${sessionId}::uuid`);
  return Math.floor(Date.parse(idle_until) / 1_000);
}

export interface LoginRecord {
  readonly userId: string | undefined;
  readonly loginType: 'Y' | 'N' | null;
  readonly successful: boolean;
  readonly keyLast4: string | null;
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent'>;
  readonly now: number;
}

export const recordLogin = (tx: Tx, { userId, loginType, successful, keyLast4, request, now }: LoginRecord): Promise<number> =>
  tx.run(sql`
    insert into user_login_history (user_id, at, login_type, successful, key_last4, network, user_agent)
    values (${userId ?? null}::uuid, ${iso(now)}, ${loginType}, ${successful}, ${keyLast4}, ${networkOf(request.ip)}, ${request.userAgent})`);

/** Sessions that ended a month ago go with their keys; the login history stays. */
export const forgetEndedSessions = (tx: Tx): Promise<number> => tx.run(sql`delete from login_session where absolute_until < now() - interval '30 days'`);
