/**
 * What an attempt of somebody who is not known yet is counted by (docs/adr/0035): a browser that the account knows by itself;
 * everybody else by the network first, then by all networks together, and by the network whatever it asks for.
 */
import { type AttemptLimit, siteOf, strangerLimit, strangersLimit } from './identity.rules.ts';
import { accountKey, type Bucket, nameKey, networkBucket } from './throttle.store.ts';

export interface Knock {
  /** What the attempt is at: an account, a name that nobody has, a code. */
  readonly at: string;
  /** The account whose sign-in it guards. */
  readonly userId?: string | undefined;
  readonly ip: string;
  /** By which the browser is known to the account. */
  readonly device: string | undefined;
}

export interface KnockLimits {
  /** Of one network, and of one known browser. */
  readonly own: AttemptLimit;
  /** Of all networks together; none where something else bounds them. */
  readonly all?: AttemptLimit;
}

/** The own count first, then those that are shared with others. `network` counts what a network does at everything. */
export function knockBuckets({ at, userId, ip, device }: Knock, { own, all }: KnockLimits, network: Bucket): readonly [Bucket, ...Bucket[]] {
  if (device !== undefined) return [{ key: `${at}:device:${device}`, limit: own, userId }];
  return [{ key: `${at}:${siteOf(ip)}`, limit: own, userId }, ...(all ? [{ key: at, limit: all, userId }] : []), network];
}

/** Of a sign-in under a name, by the account that has it. */
export const signInBuckets = (name: string, { userId, ip, device }: Omit<Knock, 'at'>): readonly [Bucket, ...Bucket[]] =>
  knockBuckets({ at: userId === undefined ? nameKey(name) : accountKey(userId), userId, ip, device }, { own: strangerLimit, all: strangersLimit }, networkBucket(ip));
