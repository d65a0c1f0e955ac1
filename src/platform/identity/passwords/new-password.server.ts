/** What a new password may not be, beyond the rule of its characters: shared by every call that sets one. */

import { identityErrors, wireError } from '../identity.errors.ts';
import { holdsUsername } from '../identity.rules.ts';
import { isCommonPassword } from './common-password.rules.ts';
import { verifyPassword } from './password-hash.server.ts';

async function usedBefore(password: string, history: readonly string[]): Promise<boolean> {
  for (const hash of history) if (await verifyPassword(password, hash)) return true;
  return false;
}

/** Throws passwordHoldsUsername, passwordCommon or passwordReused. `history` are hashes, the present one included. */
export async function refuseUnfitPassword(password: string, username: string, history: readonly string[]): Promise<void> {
  if (holdsUsername(password, username)) throw identityErrors.error('passwordHoldsUsername');
  if (isCommonPassword(password, [username])) throw identityErrors.error('passwordCommon');
  if (await usedBefore(password, history)) throw wireError('passwordReused');
}
