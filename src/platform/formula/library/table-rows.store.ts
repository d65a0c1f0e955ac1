/** SQL of the rows of tables. */
import { sql, type Tx } from '#platform/db/db.ts';

export const dropRows = (tx: Tx, versionId: string): Promise<number> => tx.run(sql`delete from library_table_row where library_version_id = ${versionId}::uuid`);
