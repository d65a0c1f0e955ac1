/** Turning the own second factor on and off. What costs a hash is done outside any transaction. */
import { randomBytes } from 'node:crypto';
import { encode } from 'uqr';
import { randomText } from '#kernel/ids/random-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { accountOf } from '#platform/identity/accounts.store.ts';
import { revokeOtherSessions } from '#platform/identity/session.store.ts';
import { countOrRefuse, type Door } from '#platform/identity/sign-in.service.ts';
import { forgiveAttempt, passwordBucket } from '#platform/identity/throttle.store.ts';
import { hashPassword, inHashQueue, verifyPassword } from '../passwords/password-hash.server.ts';
import { codeBucket, consume, prove } from './prove.service.ts';
import { auditFactor, recordFactor } from './record.service.ts';
import { secondFactorErrors } from './second-factor.errors.ts';
import { confirmSeed, factorOf, keepSeed, markSessions, removeFactor, replaceRecoveryCodes } from './second-factor.store.ts';
import { openSeed, sealSeed } from './seed-box.server.ts';
import { base32, otpauthOf, SEED_BYTES, stepOfCode } from './totp.server.ts';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LETTERS, readTypedCode, writeRecoveryCode } from './typed-code.rules.ts';

const ISSUER = 'Kargozin';

const refused = () => secondFactorErrors.error('codeRefused', { fields: { code: 'codeRefused' } });

/** The dark modules of a picture as one SVG path. */
function pictureOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** Ten codes with their hashes; the index of each is its number. */
async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const letters = Array.from({ length: RECOVERY_CODES }, () => randomText(RECOVERY_LETTERS, RECOVERY_ALPHABET, randomBytes));
  const hashes: string[] = [];
  for (const one of letters) hashes.push(await hashPassword(one));
  return { codes: letters.map((one, number) => writeRecoveryCode(number, one)), hashes };
}

/** A new seed for whoever knows the password. Throws wrongPassword, alreadyOn, throttled or busy. */
export function begin(door: Door, actor: Actor, password: string) {
  const now = door.clock.now();
  return inHashQueue(async () => {
    const { username, passwordHash } = await door.transact(async (tx) => {
      await countOrRefuse(tx, [passwordBucket(actor.userId)], now);
      return accountOf(tx, actor.userId, door.today);
    });
    if (!(await verifyPassword(password, passwordHash))) throw secondFactorErrors.error('wrongPassword', { fields: { password: 'wrongPassword' } });
    const seed = randomBytes(SEED_BYTES);
    const sealed = sealSeed(actor.userId, seed);
    await door.transact(async (tx) => {
      await forgiveAttempt(tx, passwordBucket(actor.userId));
      if (!(await keepSeed(tx, actor.userId, sealed, now))) throw secondFactorErrors.error('alreadyOn');
    });
    return { secret: base32(seed), qr: pictureOf(otpauthOf(seed, ISSUER, username)) };
  });
}

/** The first code turns it on. Throws notBegun, alreadyOn, codeRefused, throttled or busy. */
export function confirm(door: Door, actor: Actor, typed: string): Promise<{ recoveryCodes: string[] }> {
  const now = door.clock.now();
  return inHashQueue(async () => {
    const factor = await door.transact(async (tx) => {
      await countOrRefuse(tx, [codeBucket(actor.userId)], now);
      return factorOf(tx, actor.userId);
    });
    if (!factor) throw secondFactorErrors.error('notBegun');
    if (factor.confirmedAt) throw secondFactorErrors.error('alreadyOn');
    const code = readTypedCode(typed);
    const step = code?.kind === 'totp' ? stepOfCode(openSeed(actor.userId, factor.seed), code.code, now) : undefined;
    if (step === undefined) throw refused();
    const { codes, hashes } = await makeRecoveryCodes();
    await door.transact(async (tx) => {
      if (!(await confirmSeed(tx, actor.userId, { seed: factor.seed, step, now }))) throw secondFactorErrors.error('alreadyOn');
      await forgiveAttempt(tx, codeBucket(actor.userId));
      await replaceRecoveryCodes(tx, actor.userId, hashes);
      await revokeOtherSessions(tx, actor, 'second factor turned on');
      await markSessions(tx, actor.userId, true);
      await recordFactor(tx, door.newId, actor, 'on');
    });
    return { recoveryCodes: codes };
  });
}

/** Counts the attempt and checks the code, prepares what costs time, and uses the code up with the work that it allows. */
async function withCode<P>(door: Door, { userId }: Actor, typed: string, prepare: () => Promise<P>, work: (tx: Tx, prepared: P) => Promise<void>): Promise<P> {
  const now = door.clock.now();
  await door.transact((tx) => countOrRefuse(tx, [codeBucket(userId)], now));
  if (!(await factorOf(door.db, userId))?.confirmedAt) throw secondFactorErrors.error('notOn');
  const proof = await prove(door.db, userId, typed, now);
  if (!proof) throw refused();
  const prepared = await prepare();
  await door.transact(async (tx) => {
    if (!(await consume(tx, userId, proof, now))) throw refused();
    await forgiveAttempt(tx, codeBucket(userId));
    await work(tx, prepared);
  });
  return prepared;
}

/** Ten new codes. Throws notOn, codeRefused, throttled or busy. */
export const renew = (door: Door, actor: Actor, typed: string): Promise<{ recoveryCodes: string[] }> =>
  inHashQueue(async () => {
    const { codes } = await withCode(door, actor, typed, makeRecoveryCodes, async (tx, { hashes }) => {
      await replaceRecoveryCodes(tx, actor.userId, hashes);
      await auditFactor(tx, actor, { recoveryCodes: [null, null] });
    });
    return { recoveryCodes: codes };
  });

/** Turns it off. Throws notOn, codeRefused, throttled or busy. */
export const end = (door: Door, actor: Actor, typed: string): Promise<void> =>
  inHashQueue(() =>
    withCode(
      door,
      actor,
      typed,
      async () => undefined,
      async (tx) => {
        await removeFactor(tx, actor.userId);
        await markSessions(tx, actor.userId, false);
        await recordFactor(tx, door.newId, actor, 'off');
      },
    ),
  );
