/** The legacy registration: an account without personnel file and without groups, where config.json allows it (ADR 0008). */
import type { BodyOf } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { runtime } from '#platform/settings/runtime.ts';
import { accountOf, addRegisteredParty, createAccount } from './accounts.store.ts';
import { identityErrors } from './identity.errors.ts';
import { holdsUsername } from './identity.rules.ts';
import type { register as call } from './legacy.contract.ts';
import { inHashQueue } from './password-hash.ts';
import { beginSession, countOrRefuse, type Door, refuseOtherSites, type SignedIn } from './sign-in.ts';
import { networkBucket } from './throttle.store.ts';

/** Throws registrationClosed, passwordHoldsUsername, throttled, or the conflict of a taken name or address. */
export async function registerAccount(door: Door, { username, email, password }: BodyOf<typeof call>): Promise<SignedIn> {
  if (!runtime().config().registration) throw identityErrors.error('registrationClosed');
  refuseOtherSites(door);
  if (holdsUsername(password, username)) throw identityErrors.error('passwordHoldsUsername', { fields: { password: 'passwordHoldsUsername' } });
  return inHashQueue(async () => {
    // every registration counts, so that one network cannot fill the table
    await door.transact((tx) => countOrRefuse(tx, [networkBucket(door.request.ip)], door.clock.now()));
    return door.transact(async (tx) => {
      const [userId, partyId] = [door.newId(), door.newId()];
      const companyId = await addRegisteredParty(tx, userId, partyId);
      if (!companyId) throw identityErrors.error('registrationClosed');
      await createAccount(tx, { userId, companyId, partyId, username, email, password, now: door.clock.now() });
      await writeAudit(tx, [{ entity: 'UserAccount', id: userId, action: 'create', changes: { username: [null, username] }, subjectPartyId: partyId, companyId }]);
      const account = await accountOf(tx, userId, door.today);
      return { session: await beginSession(tx, door, account), account };
    });
  });
}
