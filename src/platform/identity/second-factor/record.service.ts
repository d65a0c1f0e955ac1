/** What happens to a second factor stands in the audit, and its owner hears of it whoever did it. */
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import messages from './second-factor.messages.fa.ts';

interface Whose {
  readonly userId: string;
  readonly partyId: string;
  readonly companyId: string;
}

const changesOf = {
  on: { secondFactor: [null, true] },
  off: { secondFactor: [true, null] },
  reset: { secondFactor: [true, null] },
  recovered: { recoveryCode: [null, 'used'] },
} as const satisfies Record<keyof typeof messages.toOwner, AuditEntry['changes']>;

export const auditFactor = (tx: Tx, { userId, partyId, companyId }: Whose, changes: NonNullable<AuditEntry['changes']>): Promise<void> =>
  writeAudit(tx, [{ entity: 'UserAccount', id: userId, action: 'update', changes, subjectPartyId: partyId, companyId }]);

export async function recordFactor(tx: Tx, newId: () => string, account: Whose, what: keyof typeof changesOf): Promise<void> {
  await sendMessage(tx, { ...messages.toOwner[what], color: 'warning', recipients: [account.partyId], newId });
  await auditFactor(tx, account, changesOf[what]);
}
