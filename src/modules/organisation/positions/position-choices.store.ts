/** SQL of the posts that are chosen by other screens, with what tells them apart. */
import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { likeText } from '#kernel/persian-text/like.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { tellingCompany } from '#platform/party/company-name.sql.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { nearnessOf, ownFirst, pathAbove } from '../choices.sql.ts';
import { inScope, onDay } from './positions.store.ts';

export interface PositionOption {
  readonly emplPositionId: string;
  readonly description: string;
  readonly pseudoId: string;
  readonly unitName: string | null;
  /** Names of the units above its unit, highest first. */
  readonly path: string;
  /** Null where the reader knows one company only. */
  readonly companyName: string | null;
  readonly seats: number;
  /** Whole places that are free. */
  readonly free: number;
  /** Who holds it, in the order of names; who stands in is left out. */
  readonly holders: readonly string[];
}

export interface PositionQuery {
  /** The company one works in: its posts go first. */
  readonly companyId: string;
  readonly words: string;
  readonly emplPositionId: string | undefined;
  readonly day: string;
}

/**
 * Active posts by words of title and unit or by code: the one that is called so first, those of the own company before others, vacant ones before held
 * ones. One that is named is found whatever its status.
 */
export function positionOptionsOf(db: Db, rows: RowScope, { companyId, words, emplPositionId, day }: PositionQuery): Promise<PositionOption[]> {
  const asked = foldForSearch(words)
    .split(' ')
    .map((word) => `%${likeText(word)}%`);
  return db.many<PositionOption>(sql`
    with fit as materialized (
      select e.empl_position_id, e.company_id, e.pseudo_id, f.description, f.seats::int as seats, place.unit_id, u.organization_name, greatest(f.seats - ceil(coalesce((
        select sum(h.occupancy_rate) from empl_position_party h
        where h.empl_position_id = e.empl_position_id and h.valid @> ${day}::date and h.role_type_id <> ${SUBSTITUTE}), 0) / 100.0)::int, 0) as free
      from ${onDay(day)} left join org_unit_fact u on u.unit_id = place.unit_id and u.valid @> ${day}::date
      where ${inScope(rows)} and ${
        emplPositionId === undefined
          ? sql`f.status_id = 'EmpsActive'
          and (concat_ws(' ', folded_text(f.description), u.search_text) like all (${asked}::text[]) or e.code_key like ${`${likeText(words.toUpperCase())}%`})`
          : sql`e.empl_position_id = ${emplPositionId}::uuid`
      }),
    found as materialized (
      select fit.*, row_number() over (order by ${nearnessOf(sql`folded_text(fit.description)`, words)}, ${ownFirst(sql`fit.company_id`, companyId)},
        fit.free = 0, length(fit.description), fit.pseudo_id) as rank
      from fit order by rank limit ${MOST_OPTIONS})
    select found.empl_position_id as "emplPositionId", concat_ws(' - ', found.description, found.organization_name) as description, found.pseudo_id as "pseudoId",
      found.organization_name as "unitName", ${pathAbove(sql`found.unit_id`, day)} as path, ${tellingCompany(sql`found.company_id`)} as "companyName", found.seats, found.free,
      array(select ${fullName(sql`p`)} from empl_position_party h join person p on p.party_id = h.party_id
        where h.empl_position_id = found.empl_position_id and h.valid @> ${day}::date and h.role_type_id <> ${SUBSTITUTE} order by p.sort_text, p.party_id) as holders
    from found order by rank`);
}
