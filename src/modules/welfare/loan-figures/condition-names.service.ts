/** What conditions of loans may name: vocabularies of welfare and the library of formulas. Without a RowScope: of no person. */
import type { Named } from '#kernel/formula/values.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { namedOf } from '#platform/formula/names.rules.ts';
import { formulaUse, namesFor } from '#platform/formula/registry.server.ts';

/** By name, as the language knows them on a day (ISO). */
export async function conditionNames(db: Db, companyId: string, day: string): Promise<ReadonlyMap<string, Named>> {
  const names = await namesFor({ db, rows: systemScope([companyId], day), actor: { companyId }, day }, formulaUse('welfare.eligible'));
  return new Map(names.map((name) => [name.code, namedOf(name)]));
}
