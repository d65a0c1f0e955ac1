/**
 * The cookie by which a browser is known to an account that has signed in with it (docs/adr/0035). It opens nothing: attempts
 * of a known browser are counted by themselves, so that strangers do not make its owner wait. Sealed like a field of the
 * account, so that nobody makes one, reads from it whose it is, or shows it for another account.
 */
import { randomBytes } from 'node:crypto';
import type { RequestFacts } from '#platform/http/context.server.ts';
import { knownKeys } from '#platform/secrets/keys.server.ts';
import { openText, SealBroken, sealText } from '#platform/secrets/sealing.server.ts';
import { cookieLine, cookieValues } from './api-key.server.ts';

/** How long a browser is known after the last sign-in with it: half a year. */
export const DEVICE_MS = 180 * 86_400_000;
/** Accounts one browser is known to: a computer that a few people share. */
const MOST_ACCOUNTS = 4;
const NAME = 'hcm-device';
const BETWEEN = '~';
const SEALED = /^enc:\d{1,9}:[\w-]{1,200}$/;
const OPENED = /^([\w-]{22})\.(\d{1,15})$/;
/** Stands for the account of a name that has none, so that both cost the same. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Where = Pick<RequestFacts, 'headers' | 'secure'>;

const placeOf = (userId: string): string => `device|${userId}`;
const tokensOf = ({ headers, secure }: Where): string[] =>
  cookieValues(headers, NAME, secure)
    .flatMap((value) => value.split(BETWEEN, MOST_ACCOUNTS))
    .filter((token) => SEALED.test(token))
    .slice(0, MOST_ACCOUNTS);

/** What a token says of the account it was made for; undefined for any other account. */
function openToken(userId: string, token: string): { readonly id: string; readonly until: number } | undefined {
  try {
    const [, id, until] = OPENED.exec(openText(knownKeys(), placeOf(userId), token)) ?? [];
    return id === undefined ? undefined : { id, until: Number(until) };
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/** By which id a browser is known to an account; undefined for a stranger. `now`: epoch milliseconds. */
export function deviceOf(where: Where, userId: string | undefined, now: number): string | undefined {
  const known = tokensOf(where).map((token) => openToken(userId ?? NOBODY, token));
  return known.find((one) => one !== undefined && now < one.until)?.id;
}

/** Makes a browser known to an account from now on; it stays known to the others that share it. A Set-Cookie line. */
export function knownDeviceCookie(where: Where, userId: string, now: number): string {
  const others = tokensOf(where).filter((token) => openToken(userId, token) === undefined);
  const id = deviceOf(where, userId, now) ?? randomBytes(16).toString('base64url');
  const own = sealText(knownKeys(), placeOf(userId), `${id}.${now + DEVICE_MS}`);
  return cookieLine(NAME, [own, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN), where.secure, DEVICE_MS);
}
