/** What formulas of orders may name: vocabularies and library, what an order is made of, the factors of the company. Without a RowScope: of no person. */
import type { Named } from '#kernel/formula/values.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { FormulaName } from '#platform/formula/formula.define.ts';
import { namedOf } from '#platform/formula/names.rules.ts';
import { formulaUse, type GroupedName, groupedNames } from '#platform/formula/registry.server.ts';
import { countedNames, givenNames, orderFactNames } from '../counting/order-names.rules.ts';
import messages from './order-factors-page.messages.fa.ts';

const grouped = (group: string, names: readonly (readonly [string, Named])[]): GroupedName[] =>
  names.map(([code, { title = code, type, unit }]) => ({ group, name: { code, title, type, unit, class: 'pay' } satisfies FormulaName }));

/** On a day (ISO), those of orders first. */
export async function ruleNamesOf(db: Db, companyId: string, day: string): Promise<readonly GroupedName[]> {
  const factors = await db.many<{ code: string; title: string }>(sql`
    select code, title from pay_factor where company_id = ${companyId}::uuid and branch = 'order' order by display_order, code`);
  const offered = await groupedNames({ db, rows: systemScope([companyId], day), actor: { companyId }, day }, formulaUse('order.amount'));
  const own = [...grouped(messages.nameGroups.facts, orderFactNames), ...grouped(messages.nameGroups.factors, [...countedNames(factors), ...givenNames(factors)])];
  const known = new Set(own.map(({ name }) => name.code));
  return [...own, ...offered.filter(({ name }) => !known.has(name.code))];
}

/** As the language knows them. */
export const namesKnown = (names: readonly GroupedName[]): ReadonlyMap<string, Named> => new Map(names.map(({ name }) => [name.code, namedOf(name)]));
