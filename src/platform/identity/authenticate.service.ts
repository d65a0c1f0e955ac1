/**
 * From the two halves of a request to its actor: one statement for session, account and groups.
 * Keeps the session alive, replaces its key, notices replaced keys that come back (docs/api-key-and-session.md).
 */
import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { AnyCall } from '#kernel/call.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { AccessFacts } from '#platform/access/access.store.ts';
import { accessGeneration } from '#platform/access/freshness.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type DbActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import type { Actor, RequestFacts } from '#platform/http/context.server.ts';
import { dayOf } from '#platform/http/day.rules.ts';
import { runtime } from '#platform/settings/runtime.server.ts';
import { cookieHashes, isKey, isServiceKey, secretHash } from './api-key.server.ts';
import { checkUser } from './identity.contract.ts';
import { identityErrors, wireError } from './identity.errors.ts';
import { ROTATE_MS, sessionStatus, TOUCH_MS, type Verdict } from './identity.rules.ts';
import { seesPay } from './reach.rules.ts';
import { actorOfServiceKey } from './service-keys/use-key.service.ts';
import { DEACTIVATED, type FoundSession, findSession, revokeSession, revokeSessions, rotateKey, touchSession } from './session.store.ts';
import { sharedLook } from './session-look.service.ts';

export interface AuthenticatorDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

type SetHeader = (name: string, value: string) => void;
export type Authenticate = (facts: RequestFacts, call: AnyCall, setHeader: SetHeader) => Promise<Actor | undefined>;

interface Halves {
  readonly by: 'key' | 'cookie';
  readonly hash: Buffer;
  readonly cookies: readonly Buffer[];
}

/** What a request brings, or undefined when it cannot be a session; decided without the database. */
function halvesOf({ headers, secure }: RequestFacts, call: AnyCall): Halves | undefined {
  const key = headers['api_key'];
  const cookies = cookieHashes(headers, secure);
  const [cookie] = cookies;
  if (typeof key === 'string' && key !== '') return isKey(key) ? { by: 'key', hash: secretHash(key), cookies } : undefined;
  const alone = call.cookieAlone && call.method === 'GET' && headers['sec-fetch-site'] === 'same-origin';
  return alone && cookie ? { by: 'cookie', hash: cookie, cookies } : undefined;
}

const timesOf = (session: FoundSession) => ({
  idleUntil: Date.parse(session.idleUntil),
  absoluteUntil: Date.parse(session.absoluteUntil),
  revoked: session.revoked,
  keyReplacedAt: session.keyReplacedAt === null ? undefined : Date.parse(session.keyReplacedAt),
  deactivated: session.deactivated,
});

const isLegacy = (call: AnyCall): boolean => call.path.startsWith('/auth');

/** No session: the mount answers 501; the legacy calls say so in their own words. */
function refuse(call: AnyCall, verdict: Verdict): undefined {
  if (isLegacy(call) && call.permission !== 'public') throw wireError(verdict === 'expired' ? 'tokenExpired' : 'tokenInvalid');
  return undefined;
}

const nothing: AccessFacts = { grants: [], roles: [], companyIds: [], unitIds: [] };

const actorOf = (session: FoundSession, access: AccessFacts): Actor => ({
  userId: session.userId,
  username: session.username,
  partyId: session.partyId,
  sessionId: session.sessionId,
  companyId: session.companyId,
  homeCompanyId: session.homeCompanyId,
  ...access,
  mustChangePassword: session.mustChangePassword,
  ...(!session.secondFactor && runtime().config().secondFactorForPay && seesPay(access.grants) ? { mustEnrol: true as const } : {}),
});

/**
 * How long what groups permit is kept in memory. A change of roles, a disabling or a new password ends the sessions
 * and is felt at once; only what a group itself permits, or a new position, is felt after this.
 */
const ACCESS_MS = 10_000;
const MAX_KEPT = 5_000;

interface Kept extends Pick<FoundSession, 'sessionId' | 'partyId' | 'companyId'> {
  readonly day: string;
  readonly until: number;
  readonly generation: number;
  readonly access: AccessFacts;
}

/** Finds the session of a request, in the database every time; reads its access only when what is kept has grown old. */
function finder(pool: pg.Pool) {
  const db = withoutTransaction(pool);
  const look = sharedLook(db);
  const kept = new Map<string, Kept>();
  const keep = (id: string, entry: Kept): AccessFacts => {
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(id, entry);
    return entry.access;
  };
  return async ({ by, hash }: Halves, day: string, now: number): Promise<{ session: FoundSession; access: AccessFacts } | undefined> => {
    const id = hash.toString('latin1');
    const known = kept.get(id);
    const generation = accessGeneration();
    if (known !== undefined && by === 'key' && known.day === day && now < known.until && known.generation === generation) {
      const session = await look(hash, id, day);
      if (!session) return undefined;
      const { sessionId, partyId, companyId } = session;
      if (known.sessionId === sessionId && known.partyId === partyId && known.companyId === companyId) return { session, access: known.access };
    }
    const session = await findSession(db, { by, hash, day });
    if (!session) return undefined;
    const { sessionId, partyId, companyId } = session;
    return { session, access: keep(id, { sessionId, partyId, companyId, day, until: now + ACCESS_MS, generation, access: session.access ?? nothing }) };
  };
}

const dbActor = (session: FoundSession, requestId: string): DbActor => ({ userId: session.userId, partyId: session.partyId, companyIds: [session.companyId], requestId });

/** Ends the session of a key that came back after its replacement, and records it. */
const punishReuse = (pool: pg.Pool, session: FoundSession, facts: RequestFacts): Promise<void> =>
  writing(pool, dbActor(session, facts.id), async (tx) => {
    if ((await revokeSession(tx, session.sessionId, 'replaced key used again')) === 0) return;
    const changes = { replacedKeyUsed: [null, { ip: facts.ip, userAgent: facts.userAgent }] } as const;
    await writeAudit(tx, [{ entity: 'LoginSession', id: session.sessionId, action: 'refuse', changes, subjectPartyId: session.partyId, companyId: session.companyId }]);
  });

interface Visit {
  readonly session: FoundSession;
  readonly halves: Halves;
  readonly facts: RequestFacts;
  readonly call: AnyCall;
  readonly now: number;
}

/** Moves the idle limit on, and replaces a key that has grown old where the caller can take the new one. */
async function keepAlive(pool: pg.Pool, { session, halves, facts, call, now }: Visit, setHeader: SetHeader): Promise<void> {
  if (call.isUnattended) return;
  const touch = now - Date.parse(session.lastSeenAt) >= TOUCH_MS;
  const takesKey = halves.by === 'key' && call.permission !== 'public' && !call.cookieAlone && !isLegacy(call);
  const rotate = takesKey && session.keyReplacedAt === null && session.keyIssuedAt !== null && now - Date.parse(session.keyIssuedAt) >= ROTATE_MS;
  if (!touch && !rotate) return;
  const key = await writing(pool, dbActor(session, facts.id), async (tx) => {
    if (touch) await touchSession(tx, session.sessionId, now);
    return rotate ? rotateKey(tx, session.sessionId, halves.hash, now) : undefined;
  });
  if (key) setHeader('api_key', key);
}

/** A deactivated account keeps no session; checkUser alone may still be asked, so that its person learns why. */
async function lastWord(pool: pg.Pool, { session, facts, call }: Visit): Promise<Actor | undefined> {
  if (!session.revoked) await writing(pool, dbActor(session, facts.id), (tx) => revokeSessions(tx, session.userId, DEACTIVATED));
  const endedByIt = !session.revoked || session.revokeReason?.startsWith(DEACTIVATED);
  return endedByIt && call.path === checkUser.path ? actorOf(session, nothing) : refuse(call, 'deactivated');
}

export function createAuthenticator({ pool, clock }: AuthenticatorDeps): Authenticate {
  const find = finder(pool);
  return async (facts, call, setHeader) => {
    const now = clock.now();
    const key = facts.headers['api_key'];
    if (typeof key === 'string' && isServiceKey(key)) return actorOfServiceKey(pool, key, { facts, call, day: dayOf(now), now });
    const halves = halvesOf(facts, call);
    if (!halves) return refuse(call, 'revoked');
    const found = await find(halves, dayOf(now), now);
    if (!found) return refuse(call, 'revoked');
    const { session, access } = found;
    const verdict = sessionStatus(timesOf(session), now);
    if (verdict === 'reused') await punishReuse(pool, session, facts);
    const bothHalves = halves.cookies.some((cookie) => timingSafeEqual(cookie, session.cookieHash));
    if (!bothHalves) return refuse(call, 'revoked');
    const visit: Visit = { session, halves, facts, call, now };
    if (verdict === 'deactivated') return lastWord(pool, visit);
    if (verdict !== 'good') return refuse(call, verdict);
    await keepAlive(pool, visit, setHeader);
    const actor = actorOf(session, access);
    if (actor.mustEnrol && call.permission !== 'public' && !call.whenPasswordMustChange) throw identityErrors.error('secondFactorRequired');
    return actor;
  };
}
