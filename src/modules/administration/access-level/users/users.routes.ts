import type { BodyOf } from '#kernel/call.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { type AuditEntry, route } from '#platform/http/context.server.ts';
import { setDisabled } from '#platform/identity/accounts.store.ts';
import { DEACTIVATED, revokeSessions } from '#platform/identity/session.store.ts';
import { forgiveAccount } from '#platform/identity/throttle.store.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { accessErrors } from '../access-level.errors.ts';
import { changeableAccount, changing } from '../access-level.store.ts';
import { editUser } from './users.contract.ts';
import messages from './users.messages.fa.ts';
import { employmentOf, setEmploymentStatus, setRequireChange, switchesOf, usersSource } from './users.store.ts';

type Edit = BodyOf<typeof editUser>;
type Changes = NonNullable<AuditEntry['changes']>;

/** Employment status: an employment that has ended stays inactive; one made inactive ends the sessions of its account. */
async function switchStatus(tx: Tx, { userId, statusId }: Edit, today: string): Promise<Changes> {
  const employment = statusId === undefined ? undefined : await employmentOf(tx, userId, today);
  if (statusId === undefined || employment?.statusId === statusId) return {};
  if (!employment) throw accessErrors.error('noEmployment');
  if (statusId === 'ActiveRel' && employment.hasEnded) throw accessErrors.error('employmentEnded');
  await setEmploymentStatus(tx, employment.id, statusId);
  if (statusId === 'NotActiveRel') await revokeSessions(tx, userId, `${DEACTIVATED}: employment made inactive`);
  return { statusId: [employment.statusId, statusId] };
}

async function switchAccount(tx: Tx, { userId, disabled, requirePasswordChange, unlock }: Edit): Promise<Changes> {
  const old = await switchesOf(tx, userId);
  const changes: Record<string, readonly [unknown, unknown]> = {};
  if (disabled !== undefined && disabled !== old.disabled) {
    await setDisabled(tx, userId, disabled === 'Y', 'by an administrator');
    changes['disabled'] = [old.disabled, disabled];
  }
  if (requirePasswordChange !== undefined && requirePasswordChange !== old.requirePasswordChange) {
    await setRequireChange(tx, userId, requirePasswordChange);
    changes['requirePasswordChange'] = [old.requirePasswordChange, requirePasswordChange];
  }
  if (unlock) changes['failedSignIns'] = [await forgiveAccount(tx, userId), 0];
  return changes;
}

export const routes = [
  ...listRoutes(usersSource),
  route(editUser, async (context) => {
    const { tx, body, today, audit } = context;
    return changing(tx, context, editUser, async (changer) => {
      const { partyId: subjectPartyId, companyId } = await changeableAccount(tx, changer, body.userId);
      const changes = { ...(await switchStatus(tx, body, today)), ...(await switchAccount(tx, body)) };
      if (Object.keys(changes).length > 0) audit({ entity: 'UserAccount', id: body.userId, action: 'update', changes, subjectPartyId, companyId });
      return { messages: messages.saved };
    });
  }),
];
