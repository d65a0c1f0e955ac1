/** SQL of the rows of tables. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { StoredRow } from './table-rows.rules.ts';

export const dropRows = (tx: Tx, versionId: string): Promise<number> => tx.run(sql`delete from library_table_row where library_version_id = ${versionId}::uuid`);

/** Takes the place of all rows of a draft. */
export async function writeRows(tx: Tx, companyId: string, versionId: string, rows: readonly StoredRow[]): Promise<void> {
  await dropRows(tx, versionId);
  await tx.run(sql`
    insert into library_table_row (library_version_id, company_id, row_no, keys, cells)
    select ${versionId}::uuid, ${companyId}::uuid, at, row -> 'keys', row -> 'cells' from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality r (row, at)`);
}

/** In the order in which they are looked through. */
export const readRows = (db: Db, versionId: string): Promise<StoredRow[]> =>
  db.many<StoredRow>(sql`select keys, cells from library_table_row where library_version_id = ${versionId}::uuid order by row_no`);
