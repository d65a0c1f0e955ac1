/** SQL that sheets of the library share. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/**
 * A draft whose rows or values are written is written by whoever brings them, so that another publishes it; it waits no more, and
 * whoever has it open is told. Null: the installation itself, which is nobody.
 */
export async function touchDrafts(tx: Tx, versionIds: readonly string[], partyId: string | null): Promise<void> {
  await tx.run(sql`
    update library_version set status = 'draft', changed_by = coalesce(${partyId}::uuid, changed_by), changed_at = now() where library_version_id = any (${[...versionIds]}::uuid[])`);
  await tx.run(sql`
    update library_item set row_version = row_version + 1
    where library_item_id in (select library_item_id from library_version where library_version_id = any (${[...versionIds]}::uuid[]))`);
}
