/** Names as editors of formulas are told of them: with their fields, under their headings, and the values of their lists. */
import type { Db } from '#platform/db/db.server.ts';
import { listsOf } from './lists.store.ts';
import { present } from './names.rules.ts';
import type { GroupedName } from './registry.server.ts';

/** Without a RowScope: of no person. */
export const toldNames = async (db: Db, companyId: string, names: readonly GroupedName[]) => ({
  names: names.map(({ group, name }) => ({ ...present(name), group, fields: name.fields?.map(present) })),
  lists: await listsOf(
    db,
    companyId,
    names.flatMap(({ name }) => [name, ...(name.fields ?? [])].flatMap(({ options }) => options ?? [])),
  ),
});
