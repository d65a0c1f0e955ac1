/** Who may write to the library by a sheet. */
import type { PermissionKey } from '#kernel/call.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Target } from '#platform/import-export/kind.define.ts';
import { PAGE } from './library.contract.ts';

/** Who holds it writes the library on its screen. */
export const BY_HAND: readonly PermissionKey[] = [`${PAGE}/edit`];

/** Imports of all kinds are one right; what is written here asks for that of the screen too. The installation itself may. */
export async function mayWriteDrafts(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  if (importer === undefined) return true;
  const { grants } = await accessOf(db, { ...importer, companyId }, today);
  return BY_HAND.every((key) => mayUse(grants, [key]));
}
