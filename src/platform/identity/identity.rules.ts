/** Rules of passwords, sessions and attempts. Pure; times are epoch milliseconds. */

/** Spec section 5: least length 8, and these four kinds of characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Passwords that may not come back, the present one included. */
export const PASSWORD_HISTORY = 5;
export const PASSWORD_SIGNS = '!@#$%^&*';

/** What a new password needs, part by part. */
export const passwordParts = {
  length: (password: string): boolean => password.length >= PASSWORD_MIN,
  lower: (password: string): boolean => /[a-z]/.test(password),
  upper: (password: string): boolean => /[A-Z]/.test(password),
  digit: (password: string): boolean => /[0-9]/.test(password),
  sign: (password: string): boolean => /[!@#$%^&*]/.test(password),
} as const;

export const satisfiesPasswordRule = (password: string): boolean => Object.values(passwordParts).every((holds) => holds(password));

export const holdsUsername = (password: string, username: string): boolean => password.toLowerCase().includes(username.toLowerCase());

/** What an account may be called (guide/screens/shell.md 2.3): no '@', so a name is never taken for an e-mail address. */
export const USERNAME_FORM = /^[A-Za-z0-9_-]{4,60}$/;

const MINUTE = 60_000;
/** Spec section 9: three hours without a call end a session. */
export const IDLE_MS = 180 * MINUTE;
/** No session outlives this, however busy it is. */
export const ABSOLUTE_MS = 720 * MINUTE;
/** Age at which the key of an active session is replaced. */
export const ROTATE_MS = 30 * MINUTE;
/** How long a replaced key still serves calls that were under way. */
export const GRACE_MS = MINUTE;
/** `last_seen_at` is written at most this often. */
export const TOUCH_MS = MINUTE;
/** A session opened with a one-time password may set a new one without typing the old one for this long. */
export const FORCED_CHANGE_MS = 30 * MINUTE;
/** How long a one-time password opens sessions. */
export const ONE_TIME_MS = 7 * 1_440 * MINUTE;
export const MAX_SESSIONS = 5;

export interface SessionTimes {
  readonly idleUntil: number;
  readonly absoluteUntil: number;
  readonly revoked: boolean;
  readonly keyReplacedAt: number | undefined;
  readonly deactivated: boolean;
}

/** reused: a replaced key after its grace, the sign of a stolen one. */
export type Verdict = 'good' | 'expired' | 'revoked' | 'reused' | 'deactivated';

/** What a session is worth at a moment. A limit is reached at its very millisecond. */
export function sessionStatus(session: SessionTimes, now: number): Verdict {
  if (now >= session.idleUntil || now >= session.absoluteUntil) return 'expired';
  if (session.deactivated) return 'deactivated';
  if (session.revoked) return 'revoked';
  if (session.keyReplacedAt !== undefined && now >= session.keyReplacedAt + GRACE_MS) return 'reused';
  return 'good';
}

export interface AttemptLimit {
  /** Failures that start the waiting. */
  readonly failures: number;
  /** Failures are forgotten this long after the first of them. */
  readonly windowMs: number;
  /** Where waits stop doubling; 15 minutes unless told. */
  readonly longestWaitMs?: number;
}

/** What the own session asks for again: the present password, a code. */
export const accountLimit: AttemptLimit = { failures: 5, windowMs: 1_440 * MINUTE };
/**
 * One network, or one known browser, at one account. Its waits grow to four hours, so that it fails at most 18 times in a day
 * and 36 times in any 24 hours: never so often that all networks together have to wait for it (docs/adr/0035).
 */
export const strangerLimit: AttemptLimit = { failures: 5, windowMs: 1_440 * MINUTE, longestWaitMs: 240 * MINUTE };
/** All networks together at one account. */
export const strangersLimit: AttemptLimit = { failures: 50, windowMs: 1_440 * MINUTE };
/** One network at all accounts. */
export const networkLimit: AttemptLimit = { failures: 50, windowMs: 60 * MINUTE };
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * MINUTE;

/** How long the next attempt waits after this many failures: from 30 seconds doubling up to the longest wait. */
export const waitAfter = (failures: number, limit: AttemptLimit): number =>
  failures < limit.failures ? 0 : Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures - limit.failures, 20), limit.longestWaitMs ?? LONGEST_WAIT_MS);

export interface Attempts {
  readonly failures: number;
  readonly firstAt: number;
  readonly blockedUntil: number | undefined;
}

/** Counts one attempt that is not yet known to be right; undefined while attempts must wait. */
export function countAttempt(before: Attempts, limit: AttemptLimit, now: number): Attempts | undefined {
  if (before.blockedUntil !== undefined && now < before.blockedUntil) return undefined;
  const fresh = before.failures === 0 || now - before.firstAt >= limit.windowMs;
  const failures = fresh ? 1 : before.failures + 1;
  const wait = waitAfter(failures, limit);
  return { failures, firstAt: fresh ? now : before.firstAt, blockedUntil: wait > 0 ? now + wait : undefined };
}

/** The first so many of the eight groups of an IPv6 address with its length in bits; an IPv4 address as it is. */
function prefixOf(ip: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const all = tail === undefined ? left : [...left, ...Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0'), ...right];
  return `${all
    .slice(0, groups)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/${groups * 16}`;
}

/** The network an address is shown as: an IPv4 address, or the first half of an IPv6 one. */
export const networkOf = (ip: string): string => prefixOf(ip, 4);

/** What strangers are counted by: the /48 that a provider hands one customer whole, or 65,536 networks would be one person's; of IPv4 the address. */
export const siteOf = (ip: string): string => prefixOf(ip, 3);
