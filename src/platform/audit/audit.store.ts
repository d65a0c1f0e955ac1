/** Writes the audit of a transaction. */
import { sql, type Tx } from '#platform/db/db.ts';
import type { AuditEntry } from '#platform/http/context.ts';

/** Writes all entries in one statement. The actor is read from the transaction's own settings. */
export async function writeAudit(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    entity: entry.entity,
    record_id: entry.id,
    action: entry.action,
    subject_party_id: entry.subjectPartyId ?? null,
    company_id: entry.companyId ?? null,
    changes: entry.changes ?? {},
  }));
  await tx.run(sql`
    insert into audit_entry (user_id, party_id, request_id, company_id, entity, record_id, action, subject_party_id, changes)
    select app_user(), app_party(), app_request(), r.company_id, r.entity, r.record_id, r.action, r.subject_party_id, r.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(entity text, record_id text, action text, subject_party_id uuid, company_id uuid, changes jsonb)`);
}
