/** What a sheet of persons in posts is judged by, and the links as they were before it. */
import type { Days } from '#kernel/intervals/intervals.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { CHIEF, MANAGER } from '#platform/structure/holders.rules.ts';
import type { Link, Person, Post } from './holders-import.rules.ts';

/** Codes are asked for in capitals, and answered so. */
async function postsByCode(db: Db, companyId: string, codes: readonly string[], day: string): Promise<ReadonlyMap<string, Post>> {
  const rows = await db.many<Post & { code: string }>(sql`
    select e.code_key as code, e.empl_position_id as "positionId",
      (select p.unit_id from empl_position_unit p where p.empl_position_id = e.empl_position_id and p.valid @> ${day}::date) as "unitId",
      (select coalesce(jsonb_agg(jsonb_build_object('from', lower(f.valid), 'until', upper(f.valid)) order by f.valid) filter (where f.status_id = 'EmpsActive'), '[]')
        from empl_position_fact f where f.empl_position_id = e.empl_position_id) as active,
      (select jsonb_agg(jsonb_build_object('from', lower(f.valid), 'until', upper(f.valid), 'seats', f.seats)) from empl_position_fact f where f.empl_position_id = e.empl_position_id) as approved
    from empl_position e where e.company_id = ${companyId}::uuid and e.code_key = any (${[...codes]}::text[])`);
  return new Map(rows.map(({ code, ...post }) => [code, post]));
}

/** Without a RowScope: an import is of a whole company. */
async function peopleByCode(db: Db, companyId: string, codes: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows = await db.many<Days & { code: string; partyId: string }>(sql`
    select own.code_key as code, own.party_id as "partyId", lower(r.valid)::text as "from", upper(r.valid)::text as until
    from party_relationship own join party_relationship r on r.party_id = own.party_id and r.company_id = own.company_id and r.relationship_type_enum_id = 'PrtEmployee'
    where own.company_id = ${companyId}::uuid and own.relationship_type_enum_id = 'PrtEmployee' and own.code_key = any (${[...codes]}::text[])
      and (r.status_id = 'ActiveRel' or not upper_inf(r.valid))
    order by lower(own.valid) nulls first`);
  return new Map([...Map.groupBy(rows, ({ code }) => code)].map(([code, employed]) => [code, { partyId: employed.at(-1)?.partyId ?? '', employed }]));
}

/** Links of these posts and people, and those of leaders of these units and of the company; of a post its unit on the day, or on the first of the link. */
const linksOf = (db: Db, companyId: string, posts: readonly Post[], people: readonly Person[], day: string): Promise<Link[]> =>
  db.many<Link>(sql`
    select h.empl_position_party_id as "holdingId", h.empl_position_id as "positionId", h.party_id as "partyId", place.unit_id as "unitId",
      lower(h.valid)::text as "from", upper(h.valid)::text as until,
      jsonb_build_object('roleTypeId', h.role_type_id, 'mainPosition', h.main_position, 'occupancyRate', h.occupancy_rate) as values
    from empl_position_party h left join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> greatest(${day}::date, lower(h.valid))
    where h.party_id = any (${people.map(({ partyId }) => partyId)}::uuid[])
      or (h.company_id = ${companyId}::uuid and (h.empl_position_id = any (${posts.map(({ positionId }) => positionId)}::uuid[]) or h.role_type_id = ${CHIEF}
        or (h.role_type_id = ${MANAGER} and place.unit_id = any (${posts.flatMap(({ unitId }) => unitId ?? [])}::uuid[]))))
    order by lower(h.valid) nulls first`);

/** Everything rows speak of. `day`: ISO date of the import. */
export async function readBook(db: Db, companyId: string, codes: { readonly posts: readonly string[]; readonly people: readonly string[] }, day: string) {
  const posts = await postsByCode(db, companyId, codes.posts, day);
  const people = await peopleByCode(db, companyId, codes.people);
  return { posts, people, links: await linksOf(db, companyId, [...posts.values()], [...people.values()], day) };
}
