/** Change of the own password (spec sections 5 and 8; guide/reliability-security.md 2.3, V6.2.3). */
import type { BodyOf } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type Account, accountOf, lockWithHash, passwordHistory, storePassword } from '../accounts.store.ts';
import { type changePassword as call, FORCED_CHANGE_PLACEHOLDER } from '../identity.contract.ts';
import { wireError } from '../identity.errors.ts';
import { FORCED_CHANGE_MS } from '../identity.rules.ts';
import { type OpenedSession, revokeSessions, sessionStart } from '../session.store.ts';
import { beginSession, countOrRefuse, type Door } from '../sign-in.service.ts';
import { forgiveAttempt, passwordBucket } from '../throttle.store.ts';
import { refuseUnfitPassword } from './new-password.server.ts';
import { hashPassword, inHashQueue, verifyPassword } from './password-hash.server.ts';

interface Facts {
  readonly account: Account;
  readonly history: readonly string[];
  /** The duty to change came with a one-time password that was typed just now: the placeholder stands for it. */
  readonly fresh: boolean;
}

async function readFacts(door: Door, actor: Actor): Promise<Facts> {
  const now = door.clock.now();
  return door.transact(async (tx) => {
    await countOrRefuse(tx, [passwordBucket(actor.userId)], now);
    const { oneTime, createdAt } = await sessionStart(tx, actor.sessionId);
    return {
      account: await accountOf(tx, actor.userId, door.today),
      history: await passwordHistory(tx, actor.userId),
      fresh: actor.mustChangePassword && oneTime && now - createdAt < FORCED_CHANGE_MS,
    };
  });
}

/**
 * Checks the old password, then the new one, then stores it, ends every session of the account and opens a new one.
 * Throws wrongPassword, passwordHoldsUsername, passwordCommon, passwordReused, throttled, busy, or notFound for another person's ids.
 */
export async function changeOwnPassword(door: Door, actor: Actor, form: BodyOf<typeof call>): Promise<OpenedSession> {
  if (form.partyId !== actor.partyId) throw httpErrors.error('notFound');
  return inHashQueue(async () => {
    const { account, history, fresh } = await readFacts(door, actor);
    if (form.partyRelationshipId && form.partyRelationshipId !== account.partyRelationshipId) throw httpErrors.error('notFound');
    const excused = fresh && form.oldPassword === FORCED_CHANGE_PLACEHOLDER;
    if (!excused && !(await verifyPassword(form.oldPassword, account.passwordHash))) throw wireError('wrongPassword');
    await door.transact((tx) => forgiveAttempt(tx, passwordBucket(actor.userId)));
    await refuseUnfitPassword(form.newPassword, account.username, history);
    const hash = await hashPassword(form.newPassword);
    return door.transact(async (tx) => {
      if (!(await lockWithHash(tx, actor.userId, account.passwordHash))) throw wireError('wrongPassword');
      await storePassword(tx, actor.userId, hash, door.clock.now());
      await revokeSessions(tx, actor.userId, 'password changed');
      await writeAudit(tx, [
        { entity: 'UserAccount', id: actor.userId, action: 'update', changes: { password: [null, null] }, subjectPartyId: actor.partyId, companyId: actor.companyId },
      ]);
      return beginSession(tx, door, { ...account, oneTimeUntil: null });
    });
  });
}
