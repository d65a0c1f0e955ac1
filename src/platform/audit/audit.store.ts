/** Writes the audit: of a transaction, and of what was read. */
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry } from '#platform/http/context.server.ts';

const column = <E, T>(entries: readonly E[], read: (entry: E) => T): T[] => entries.map(read);

/** The columns that an entry says itself, as arrays for unnest. */
const said = (entries: readonly AuditEntry[]): Sql => sql`
  ${column(entries, ({ companyId }) => companyId ?? null)}::uuid[], ${column(entries, ({ entity }) => entity)}::text[], ${column(entries, ({ id }) => id)}::text[],
  ${column(entries, ({ action }) => action)}::text[], ${column(entries, ({ subjectPartyId }) => subjectPartyId ?? null)}::uuid[],
  ${column(entries, ({ changes }) => JSON.stringify(changes ?? {}))}::jsonb[]`;

/** The statement that writes all entries. The actor is read from the transaction's own settings. */
export function auditOf(entries: readonly AuditEntry[]): Sql {
  return sql`
    insert into audit_entry (user_id, party_id, request_id, company_id, entity, record_id, action, subject_party_id, changes)
    select app_user(), app_party(), app_request(), r.* from unnest(${said(entries)}) as r`;
}

export async function writeAudit(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.run(auditOf(entries));
}

/** An entry with who caused it: for those that are written together later. */
export interface AttributedEntry {
  readonly actor: Pick<Actor, 'userId' | 'partyId'>;
  readonly requestId: string;
  readonly entry: AuditEntry;
}

/** Writes entries of several people. */
export const writeAttributed = (tx: Tx, all: readonly AttributedEntry[]): Promise<number> =>
  tx.run(sql`
    insert into audit_entry (user_id, party_id, request_id, company_id, entity, record_id, action, subject_party_id, changes)
    select * from unnest(${column(all, ({ actor }) => actor.userId)}::uuid[], ${column(all, ({ actor }) => actor.partyId)}::uuid[],
      ${column(all, ({ requestId }) => requestId)}::text[], ${said(column(all, ({ entry }) => entry))})`);
