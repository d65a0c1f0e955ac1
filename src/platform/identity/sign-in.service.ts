/** From a name and a password to a session. The password is looked at outside any transaction. */
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Base } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type Account, accountOfName, actAs, lockWithHash, storeRehash } from './accounts.store.ts';
import { cookieHashes, cookieHeader } from './api-key.server.ts';
import { deviceOf, knownDeviceCookie } from './device.server.ts';
import { identityErrors, wireError } from './identity.errors.ts';
import { PASSWORD_MAX } from './identity.rules.ts';
import { hashPassword, inHashQueue, needsRehash, verifyPassword } from './passwords/password-hash.server.ts';
import { codeBucket, consume, type Proof, prove } from './second-factor/prove.service.ts';
import { recordFactor } from './second-factor/record.service.ts';
import { TYPED_CODE_MAX } from './second-factor/typed-code.rules.ts';
import { type OpenedSession, openSession, recordLogin, revokeBrowserSessions } from './session.store.ts';
import { signInBuckets } from './strangers.server.ts';
import { type Bucket, forgiveAttempt, takeAttempt } from './throttle.store.ts';

/** What sign-in needs of its call. */
export interface Door extends Base {
  readonly db: Db;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface SignedIn {
  readonly session: OpenedSession;
  readonly account: Account;
}

/** Counts the attempt, or throws the 429 that says how long to wait. */
export async function countOrRefuse(tx: Tx, buckets: readonly Bucket[], now: number): Promise<void> {
  const wait = await takeAttempt(tx, buckets, now);
  if (wait > 0) throw identityErrors.error('throttled', { retryAfterSeconds: Math.ceil(wait / 1_000), values: { seconds: Math.ceil(wait / 1_000) } });
}

const wrongCredentials = () => identityErrors.error('wrongCredentials', { fields: { username: 'wrongCredentials', password: 'wrongCredentials' } });

/** Another site must not sign a browser in: its cookie would replace the one of the person at work. */
export function refuseOtherSites(door: Pick<Base, 'request'>): void {
  const site = door.request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw httpErrors.error('forbidden');
}

/** Opens a session for an account and hands its cookie to the browser, whose former session ends. */
export async function beginSession(tx: Tx, door: Door, account: Account): Promise<OpenedSession> {
  const { secure } = door.request;
  const now = door.clock.now();
  await actAs(tx, account);
  await revokeBrowserSessions(tx, cookieHashes(door.request.headers, secure));
  const { userId, oneTimeUntil, hasSecondFactor } = account;
  const session = await openSession(tx, { sessionId: door.newId(), userId, oneTime: oneTimeUntil !== null, secondFactor: hasSecondFactor, request: door.request, now });
  await recordLogin(tx, { userId: account.userId, loginType: null, successful: true, keyLast4: session.key.slice(-4), request: door.request, now });
  await writeAudit(tx, [{ entity: 'LoginSession', id: session.sessionId, action: 'sign-in', subjectPartyId: account.partyId, companyId: account.companyId }]);
  door.reply.header('set-cookie', cookieHeader(session.cookie, secure));
  door.reply.header('set-cookie', knownDeviceCookie(door.request, userId, now));
  return session;
}

type Outcome = OpenedSession | 'wrong' | 'deactivated' | 'oneTimeExpired' | 'codeNeeded' | 'codeRefused';

interface Attempt {
  readonly account: Account | undefined;
  readonly right: boolean;
  readonly rehash: string | undefined;
  /** What the code that came along proves; undefined when none did. */
  readonly proof: Proof | 'wrong' | undefined;
  readonly counted: ReturnType<typeof signInBuckets>;
}

/** What a checked password leads to. Answers instead of throwing, so that what it records is committed. */
async function conclude(tx: Tx, door: Door, { account, right, rehash, proof, counted }: Attempt): Promise<Outcome> {
  const now = door.clock.now();
  const refused = { loginType: null, successful: false, keyLast4: null, request: door.request, now };
  // a password changed between the check and this moment opens nothing
  if (!account || !right || !(await lockWithHash(tx, account.userId, account.passwordHash))) {
    await recordLogin(tx, { userId: account?.userId, ...refused });
    return 'wrong';
  }
  await forgiveAttempt(tx, ...counted);
  const oneTimeExpired = account.oneTimeUntil !== null && now >= Date.parse(account.oneTimeUntil);
  if (account.deactivated || oneTimeExpired) {
    await recordLogin(tx, { userId: account.userId, ...refused });
    return account.deactivated ? 'deactivated' : 'oneTimeExpired';
  }
  if (account.hasSecondFactor) {
    if (proof === undefined) return 'codeNeeded';
    if (proof === 'wrong' || !(await consume(tx, account.userId, proof, now))) {
      await recordLogin(tx, { userId: account.userId, ...refused });
      return 'codeRefused';
    }
    await forgiveAttempt(tx, codeBucket(account.userId));
    await actAs(tx, account);
    if (proof.kind === 'recovery') await recordFactor(tx, door.newId, account, 'recovered');
  }
  if (rehash) await storeRehash(tx, account.userId, account.passwordHash, rehash);
  return beginSession(tx, door, account);
}

/** Looks at the code of an account whose password was right. */
async function proofOf(door: Door, { userId, hasSecondFactor }: Account, code: string | undefined): Promise<Attempt['proof']> {
  if (!hasSecondFactor || !code) return undefined;
  const now = door.clock.now();
  await door.transact((tx) => countOrRefuse(tx, [codeBucket(userId)], now));
  return (await prove(door.db, userId, code, now)) ?? 'wrong';
}

/** Name and password, and the code of who has a second factor. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Signs in. Throws wrongCredentials (unknown name or wrong password, told apart by nothing), deactivated, oneTimeExpired,
 * codeNeeded (right password of an account with a second factor, no code), codeRefused, throttled with Retry-After, or
 * busy when too many passwords are being checked.
 */
export async function signIn(door: Door, { name: typedName, password, code }: Credentials): Promise<SignedIn> {
  refuseOtherSites(door);
  const name = typedName.trim().toLowerCase();
  const { ip } = door.request;
  return inHashQueue(async () => {
    const now = door.clock.now();
    const { account, counted } = await door.transact(async (tx) => {
      const found = await accountOfName(tx, name, door.today);
      const buckets = signInBuckets(name, { userId: found?.userId, ip, device: deviceOf(door.request, found?.userId, now) });
      await countOrRefuse(tx, buckets, now);
      return { account: found, counted: buckets };
    });
    const right = await verifyPassword(password, account?.passwordHash);
    const rehash = account && right && needsRehash(account.passwordHash) ? await hashPassword(password) : undefined;
    const proof = account && right ? await proofOf(door, account, code) : undefined;
    const outcome = await door.transact((tx) => conclude(tx, door, { account, right, rehash, proof, counted }));
    if (outcome === 'deactivated') throw wireError('deactivated');
    if (outcome === 'oneTimeExpired') throw identityErrors.error('oneTimeExpired');
    if (outcome === 'codeNeeded') throw identityErrors.error('codeNeeded');
    if (outcome === 'codeRefused') throw identityErrors.error('codeRefused', { fields: { code: 'codeRefused' } });
    if (outcome === 'wrong' || !account) throw wrongCredentials();
    return { session: outcome, account };
  });
}

/** Programs that sign in with a Basic header bring the code of a second factor in this one. */
export const CODE_HEADER = 'otp_code';

/** Name and password of a Basic authorisation header (RFC 7617, UTF-8) with the code beside it; throws wrongCredentials for anything else. */
export function basicCredentials(headers: Door['request']['headers']): Credentials {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/=]{1,2000})$/i.exec(String(headers['authorization'] ?? '')) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const [name, password] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
  // the limits and the refused characters of the JSON sign-in
  const fits = colon > 0 && name.length <= 254 && password.length > 0 && password.length <= PASSWORD_MAX;
  if (!fits || /[\0\uFFFD]/.test(text)) throw wrongCredentials();
  const code = headers[CODE_HEADER];
  return { name, password, code: typeof code === 'string' ? code.slice(0, TYPED_CODE_MAX) : undefined };
}
