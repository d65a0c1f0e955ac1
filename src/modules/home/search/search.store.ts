/** SQL of the global search that belongs to no module: units, and the pages a person opened last. */
import { likeText } from '#kernel/persian-text/like.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { constant, type Db, join, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { FOUND_LIMIT, RECENT_LIMIT } from './search.contract.ts';

export interface FoundUnit {
  readonly unitId: string;
  readonly organizationName: string;
  readonly pseudoId: string;
  readonly parentName: string;
}

export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

/** Of the matches so many are compared; nobody reads a list of five through more than these. */
const COMPARED = 200;

/** A word in the name, or the beginning of the unit's code. */
const holds = (word: string): Sql => {
  const name =
    word.length >= 3 ? sql`u.search_text like ${`%${likeText(word)}%`}` : sql`(u.search_text like ${`${likeText(word)}%`} or u.search_text like ${`% ${likeText(word)}%`})`;
  return /\d/.test(word) ? sql`(${name} or upper(u.pseudo_id) like ${`${likeText(word.toUpperCase())}%`})` : name;
};

/** Whole companies, and the units the reader holds a position in with everything below them. */
function unitsIn(rows: RowScope): Sql {
  const ways: Sql[] = [];
  if (rows.companyIds.length > 0) ways.push(sql`u.company_id = any (${[...rows.companyIds]}::uuid[])`);
  if (rows.unitIds.length > 0) ways.push(sql`u.unit_id in (select units_under(${[...rows.unitIds]}::uuid[], ${rows.asOf}::date))`);
  return ways.length === 0 ? sql`false` : sql`(${join(ways, ' or ')})`;
}

/** Units of today that hold every word: beginnings of the name first, then shorter names. */
export async function suggestUnits(db: Db, rows: RowScope, text: string): Promise<FoundUnit[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  return db.many<FoundUnit>(sql`
    with found as materialized (
      select u.unit_id, u.company_id, u.pseudo_id, u.organization_name, u.search_text from searchable_unit u
      where ${join(words.map(holds), ' and ')} and u.valid @> ${rows.asOf}::date and ${unitsIn(rows)}
      limit ${constant(COMPARED)}
    ), nearest as (
      select * from found order by search_text ^@ ${words.join(' ')} desc, length(search_text), search_text, unit_id limit ${constant(FOUND_LIMIT)}
    )
    select n.unit_id as "unitId", n.organization_name as "organizationName", n.pseudo_id as "pseudoId", coalesce(above.organization_name, c.organization_name) as "parentName"
    from nearest n
    join company c on c.company_id = n.company_id
    left join org_unit_parent p on p.unit_id = n.unit_id and p.valid @> ${rows.asOf}::date
    left join org_unit above on above.unit_id = p.parent_unit_id
    order by n.search_text ^@ ${words.join(' ')} desc, length(n.search_text), n.search_text, n.unit_id`);
}

/** Newest first. */
export const recentPagesOf = (db: Db, userId: string): Promise<RecentPage[]> =>
  db.many<RecentPage>(sql`select path, title from recent_page where user_id = ${userId}::uuid order by visited_at desc, path limit ${constant(RECENT_LIMIT)}`);

/** Keeps the page as the newest and forgets those beyond the limit. `now`: epoch milliseconds. */
export async function storeRecentPage(tx: Tx, userId: string, { path, title }: RecentPage, now: number): Promise<void> {
  await tx.run(sql`
    insert into recent_page (user_id, path, title, visited_at) values (${userId}::uuid, ${path}, ${title}, ${new Date(now).toISOString()}::timestamptz)
    on conflict (user_id, path) do update set title = excluded.title, visited_at = excluded.visited_at`);
  await tx.run(sql`
    delete from recent_page where user_id = ${userId}::uuid and path in (
      select path from recent_page where user_id = ${userId}::uuid order by visited_at desc, path offset ${constant(RECENT_LIMIT)})`);
}
