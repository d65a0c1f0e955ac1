/**
 * From a typed code to its use. Looked at outside a transaction, because a recovery code costs a hash; used inside one,
 * where of requests side by side only one gets it. Callers count the attempt first.
 */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { accountLimit } from '../identity.rules.ts';
import { verifyPassword } from '../passwords/password-hash.server.ts';
import type { Bucket } from '../throttle.store.ts';
import { factorOf, recoveryHash, takeRecoveryCode, takeStep } from './second-factor.store.ts';
import { openSeed } from './seed-box.server.ts';
import { stepOfCode } from './totp.server.ts';
import { readTypedCode } from './typed-code.rules.ts';

export type Proof = { readonly kind: 'totp'; readonly step: number } | { readonly kind: 'recovery'; readonly codeNo: number; readonly hash: string };

/** Codes of an account, apart from its passwords: whoever guesses codes knows the password already. */
export const codeBucket = (userId: string): Bucket => ({ key: `second-factor:${userId}`, limit: accountLimit });

/** What a right code proves, still unused; undefined for a wrong one. Belongs in the hash queue. */
export async function prove(db: Db, userId: string, typed: string, now: number): Promise<Proof | undefined> {
  const code = readTypedCode(typed);
  if (code?.kind === 'totp') {
    const factor = await factorOf(db, userId);
    const step = factor?.confirmedAt ? stepOfCode(openSeed(userId, factor.seed), code.code, now) : undefined;
    return step === undefined ? undefined : { kind: 'totp', step };
  }
  if (!code) return undefined;
  const hash = await recoveryHash(db, userId, code.codeNo);
  return (await verifyPassword(code.letters, hash)) && hash !== undefined ? { kind: 'recovery', codeNo: code.codeNo, hash } : undefined;
}

/** Uses it up; false when it was used before, or beside this. */
export const consume = (tx: Tx, userId: string, proof: Proof, now: number): Promise<boolean> =>
  proof.kind === 'totp' ? takeStep(tx, userId, proof.step) : takeRecoveryCode(tx, userId, { ...proof, now });
