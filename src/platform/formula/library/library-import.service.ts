/** Who may write to the library by a sheet. */
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Target } from '#platform/import-export/kind.define.ts';
import { PAGE } from './library.contract.ts';

/** Imports of all kinds are one right; what is written here asks for that of the screen too. The installation itself may. */
export async function mayWriteDrafts(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [`${PAGE}/edit`]);
}
