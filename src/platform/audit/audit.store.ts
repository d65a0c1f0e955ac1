/** Writes the audit of a transaction. */
import { type Sql, sql, type Tx } from '#platform/db/db.ts';
import type { AuditEntry } from '#platform/http/context.ts';

/** The statement that writes all entries. The actor is read from the transaction's own settings. */
export function auditOf(entries: readonly AuditEntry[]): Sql {
  const column = <T>(read: (entry: AuditEntry) => T): T[] => entries.map(read);
  return sql`
    insert into audit_entry (user_id, party_id, request_id, company_id, entity, record_id, action, subject_party_id, changes)
    select app_user(), app_party(), app_request(), r.* from unnest(
      ${column(({ companyId }) => companyId ?? null)}::uuid[], ${column(({ entity }) => entity)}::text[], ${column(({ id }) => id)}::text[], ${column(({ action }) => action)}::text[],
      ${column(({ subjectPartyId }) => subjectPartyId ?? null)}::uuid[], ${column(({ changes }) => JSON.stringify(changes ?? {}))}::jsonb[]) as r`;
}

export async function writeAudit(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.run(auditOf(entries));
}
