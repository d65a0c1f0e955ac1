/**
 * The two halves of a session (docs/api-key-and-session.md): a key of exactly 40 characters for the `api_key` header,
 * and a random cookie that no script can read. Only their SHA-256 is stored.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62, randomText } from '#kernel/ids/random-text.ts';
import type { RequestFacts } from '#platform/http/context.server.ts';
import { ABSOLUTE_MS } from './identity.rules.ts';

/** Makes leaked keys recognisable to scanners, and keys of programs to people. */
const PREFIX = 'hcm_';
const SERVICE_PREFIX = 'hcs_';
const RANDOM_LENGTH = 30;
const KEY_FORM = /^hcm_[0-9A-Za-z]{36}$/;
const SERVICE_KEY_FORM = /^hcs_[0-9A-Za-z]{36}$/;

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = base62[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

const makeText = (prefix: string): string => {
  const text = prefix + randomText(RANDOM_LENGTH, base62, randomBytes);
  return text + checksum(text);
};
const hasChecksum = (text: string): boolean => checksum(text.slice(0, -6)) === text.slice(-6);

/** A new key: prefix, 30 random characters (178 bits), checksum. */
export const makeKey = (): string => makeText(PREFIX);

/** Whether a text can be a key at all; junk is told apart without asking the database. */
export const isKey = (text: string): boolean => KEY_FORM.test(text) && hasChecksum(text);

/** A new key for a program, of the same form under its own mark. */
export const makeServiceKeyText = (): string => makeText(SERVICE_PREFIX);

export const isServiceKey = (text: string): boolean => SERVICE_KEY_FORM.test(text) && hasChecksum(text);

export const makeCookie = (): string => randomBytes(32).toString('base64url');

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** `__Host-` binds the cookie to this very host; browsers demand Secure for it, which plain HTTP has not. */
const hostBound = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

const SESSION = 'hcm';

export const cookieName = (secure: boolean): string => hostBound(SESSION, secure);

/** A Set-Cookie line for a cookie of this host that no script reads and no other site sends. */
export const cookieLine = (name: string, value: string, secure: boolean, lifeMs: number): string =>
  `${hostBound(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}; Max-Age=${lifeMs / 1_000}`;

export const cookieHeader = (value: string, secure: boolean): string => cookieLine(SESSION, value, secure, ABSOLUTE_MS);

export const endedCookieHeader = (secure: boolean): string => cookieLine(SESSION, '', secure, 0);

/** Several cookies of one name may come (paths, other ports of this machine); more than this is no browser. */
const MAX_COOKIES = 4;

/** What a request carries under the name of a cookie. */
export function cookieValues(headers: RequestFacts['headers'], name: string, secure: boolean): string[] {
  const start = `${hostBound(name, secure)}=`;
  return String(headers['cookie'] ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start) && pair.length > start.length)
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(start.length));
}

/** Whether a request comes from a browser that was signed in; whether it still is, only its key tells. */
export const carriesSession = (headers: RequestFacts['headers'], secure: boolean): boolean => cookieValues(headers, SESSION, secure).length > 0;

/** Hashes of the cookie halves a request carries. */
export const cookieHashes = (headers: RequestFacts['headers'], secure: boolean): Buffer[] => cookieValues(headers, SESSION, secure).map(secretHash);
