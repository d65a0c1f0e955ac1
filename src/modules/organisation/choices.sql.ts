/** What the choices of units, posts and jobs tell of a row beside its title, and the order they come in. */
import { likeText } from '#kernel/persian-text/like.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';

/** Names of the units above a unit on a day, highest first; empty for the highest. */
export const pathAbove = (unitId: Sql, day: string): Sql => sql`
  coalesce((
    with recursive above as (
      select p.parent_unit_id as unit_id, 1 as height from org_unit_parent p where p.unit_id = ${unitId} and p.valid @> ${day}::date
      union all select p.parent_unit_id, height + 1 from above a join org_unit_parent p on p.unit_id = a.unit_id and p.valid @> ${day}::date)
    select string_agg(f.organization_name, ' / ' order by height desc) from above a join org_unit_fact f on f.unit_id = a.unit_id and f.valid @> ${day}::date), '')`;

/** How near a folded title is to what was typed: the same, beginning so, holding it somewhere. */
export function nearnessOf(folded: Sql, typed: string): Sql {
  const text = foldForSearch(typed);
  return sql`case when ${folded} = ${text} then 0 when ${folded} like ${`${likeText(text)}%`} then 1 else 2 end`;
}

/** The company one works in goes before the others. */
export const ownFirst = (companyId: Sql, own: string): Sql => sql`(${companyId} <> ${own}::uuid)`;
