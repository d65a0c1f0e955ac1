import { randomBytes } from 'node:crypto';
import { isInScope } from '#platform/access/in-scope.store.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { generatePassword, storePassword } from '#platform/identity/accounts.store.ts';
import { type AttemptLimit, ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { othersAccount } from '#platform/identity/others-account.service.ts';
import { revokeSessions } from '#platform/identity/session.store.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { forgiveAccount } from '#platform/identity/throttle.store.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { hashPassword, inHashQueue } from '../passwords/password-hash.server.ts';
import { accountOfPerson, oneTimeErrors, oneTimePassword } from './one-time.contract.ts';
import { oneTimePasswordMade } from './one-time.notice.ts';
import { accountOfParty } from './one-time.store.ts';

/** Passwords one administrator may set before waiting: enough for a busy day, too few for a take-over of the house. */
const limit: AttemptLimit = { failures: 50, windowMs: 3_600_000 };

export const routes = [
  route(accountOfPerson, async ({ db, rows, query, today }) => {
    if (!(await isInScope(db, rows, query.partyId))) throw httpErrors.error('notFound');
    return { account: (await accountOfParty(db, query.partyId, today)) ?? null };
  }),
  // throttled: the answer holds a password, so it is not kept for repeats
  manualRoute(oneTimePassword, async (door) => {
    const { actor, rows, body, clock } = door;
    const now = clock.now();
    return inHashQueue(async () => {
      const account = await door.transact(async (tx) => {
        await countOrRefuse(tx, [{ key: `one-time:${actor.userId}`, limit }], now);
        return othersAccount(tx, actor, rows, body.userId, oneTimeErrors);
      });
      const password = generatePassword(randomBytes);
      const hash = await hashPassword(password);
      const { userId, partyId: subjectPartyId, companyId } = account;
      await door.transact(async (tx) => {
        await storePassword(tx, userId, hash, now, true);
        await revokeSessions(tx, userId, 'one-time password set');
        await forgiveAccount(tx, userId);
        await notify(tx, oneTimePasswordMade, { recipients: [subjectPartyId], values: {}, now: new Date(now), newId: door.newId });
        await writeAudit(tx, [
          { entity: 'UserAccount', id: userId, action: 'update', changes: { password: [null, null], oneTimePassword: [null, true] }, subjectPartyId, companyId },
        ]);
      });
      return { password, validUntil: new Date(now + ONE_TIME_MS).toISOString() };
    });
  }),
];
