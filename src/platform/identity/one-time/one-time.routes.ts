import { randomBytes } from 'node:crypto';
import { accessOf } from '#platform/access/access.store.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Actor, doorRoute, type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { accountOf, generatePassword, storePassword } from '#platform/identity/accounts.store.ts';
import { type AttemptLimit, ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { hashPassword, inHashQueue } from '#platform/identity/password-hash.ts';
import { reachesNoFurther } from '#platform/identity/reach.rules.ts';
import { revokeSessions } from '#platform/identity/session.store.ts';
import { countOrRefuse } from '#platform/identity/sign-in.ts';
import { accountBucket, forgiveAttempt } from '#platform/identity/throttle.store.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { accountOfPerson, oneTimeErrors, oneTimePassword } from './one-time.contract.ts';
import messages from './one-time.messages.fa.ts';
import { accountOfParty, isInScope, partyOfAccount } from './one-time.store.ts';

/** Passwords one administrator may set before waiting: enough for a busy day, too few for a take-over of the house. */
const limit: AttemptLimit = { failures: 50, windowMs: 3_600_000 };

/** The account, if its person is in scope, and it is another than the actor's and may do no more. */
async function openable(tx: Tx, actor: Actor, rows: RowScope, userId: string) {
  const partyId = await partyOfAccount(tx, userId);
  if (!partyId || !(await isInScope(tx, rows, partyId))) throw httpErrors.error('notFound');
  // whoever comes upon an open page must not leave with the account
  if (userId === actor.userId) throw oneTimeErrors.error('ownAccount');
  const account = await accountOf(tx, userId, rows.asOf);
  const { grants } = await accessOf(tx, account, rows.asOf);
  const reaches = grants.map((grant) => (grant.rowScope === 'all' ? { ...grant, companyId: account.companyId } : grant));
  if (!reachesNoFurther(reaches, actor)) throw oneTimeErrors.error('strongerAccount');
  return account;
}

export const routes = [
  route(accountOfPerson, async ({ db, rows, query, today }) => {
    if (!(await isInScope(db, rows, query.partyId))) throw httpErrors.error('notFound');
    return { account: (await accountOfParty(db, query.partyId, today)) ?? null };
  }),
  // throttled: the answer holds a password, so it is not kept for repeats
  doorRoute(oneTimePassword, async (door) => {
    const { actor, rows, body, clock } = door;
    const now = clock.now();
    return inHashQueue(async () => {
      const account = await door.transact(async (tx) => {
        await countOrRefuse(tx, [{ key: `one-time:${actor.userId}`, limit }], now);
        return openable(tx, actor, rows, body.userId);
      });
      const password = generatePassword(randomBytes);
      const hash = await hashPassword(password);
      const { userId, partyId: subjectPartyId, companyId } = account;
      await door.transact(async (tx) => {
        await storePassword(tx, userId, hash, now, true);
        await revokeSessions(tx, userId, 'one-time password set');
        await forgiveAttempt(tx, accountBucket(userId));
        await sendMessage(tx, { ...messages.toOwner, color: 'warning', recipients: [subjectPartyId], newId: door.newId });
        await writeAudit(tx, [
          { entity: 'UserAccount', id: userId, action: 'update', changes: { password: [null, null], oneTimePassword: [null, true] }, subjectPartyId, companyId },
        ]);
      });
      return { password, validUntil: new Date(now + ONE_TIME_MS).toISOString() };
    });
  }),
];
