/** Rules of the recovery of a password (issue 3, Pages; guide/reliability-security.md). Times are milliseconds. */
import { cleanMobile } from '#kernel/identity-codes/identity-codes.ts';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import type { AttemptLimit } from '#platform/identity/identity.rules.ts';
import type { ChannelKind } from '#platform/messaging/channel.rules.ts';

export const CODE_LENGTH = 8;
export const CODE_MS = 15 * 60_000;
/** Wrong tries of one network at the codes of one name; then that network waits, and others do not. */
export const CODE_TRIES = 5;
/** Wrong tries of all networks at one code: of 100,000,000 codes. Ten networks have to work together to void somebody's code. */
export const CODE_TRIES_OF_ALL = 50;
export const tryLimit: AttemptLimit = { failures: CODE_TRIES, windowMs: CODE_MS };
const DAY_MS = 86_400_000;
/** Codes asked for under one name by one network, or one known browser: three, then waits that double up to four hours, 16 in a day. */
export const askLimit: AttemptLimit = { failures: 3, windowMs: DAY_MS, longestWaitMs: 240 * 60_000 };
/** ... and by all networks together: more than one of them can ask, and few enough messages for who did not ask. */
export const askLimitOfAll: AttemptLimit = { failures: 35, windowMs: DAY_MS };
/** A notice that the password has changed may still be worth reading the next day. */
export const NOTICE_MS = DAY_MS;

/** A typed name as it is looked up. */
export const foldName = (typed: string): string => typed.trim().toLowerCase();

/** A typed code: digits of three kinds, perhaps in groups; '' when it is no code. */
export function readCode(typed: string): string {
  const digits = toAsciiDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');
  return /^\d+$/.test(digits) && digits.length === CODE_LENGTH ? digits : '';
}

export interface Contacts {
  readonly email: string | null;
  readonly mobile: string | null;
}

export interface Way {
  readonly kind: ChannelKind;
  readonly to: string;
}

/** Every way to somebody that the settings open. */
export function waysTo({ email, mobile }: Contacts, kinds: readonly ChannelKind[]): Way[] {
  const number = mobile === null ? null : cleanMobile(mobile);
  return [...(number === null ? [] : [{ kind: 'sms', to: number } as const]), ...(email === null ? [] : [{ kind: 'mail', to: email } as const])].filter(({ kind }) =>
    kinds.includes(kind),
  );
}

/** The way for a code: whoever typed a mail address gets a mail where there is one. */
export function wayFor(name: string, contacts: Contacts, kinds: readonly ChannelKind[]): Way | undefined {
  const ways = waysTo(contacts, kinds);
  return (name.includes('@') ? ways.find(({ kind }) => kind === 'mail') : undefined) ?? ways[0];
}
