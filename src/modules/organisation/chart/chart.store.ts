/** SQL of the chart: the whole tree of a day at once, however many units it has. */
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { ledBy, mannedOn, personName, postsOn } from '../heads.store.ts';
import { type ChartPost, type ChartUnit, MAX_DAYS } from './chart.contract.ts';

type Standing = Omit<ChartUnit, 'seats' | 'holders' | 'vacancies'>;

/** Where units stand, what is said of them, and their managers. */
const standingOn = (db: Db, rows: RowScope, day: string): Promise<Standing[]> =>
  db.many<Standing>(sql`
    select u.unit_id as "unitId", u.pseudo_id as "pseudoId", f.organization_name as "organizationName", f.level_enum_id as "levelEnumId", g.title as "degreeTitle", p.parent_unit_id as "parentUnitId",
      person.party_id as "managerPartyId", ${personName} as "managerName", post.description as "managerTitle", person.face_image as "faceImage"
    from org_unit u join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${day}::date and f.disabled = 'N'
    join org_unit_parent p on p.unit_id = u.unit_id and p.valid @> ${day}::date
    left join org_unit_degree d on d.unit_id = u.unit_id and d.valid @> ${day}::date left join unit_degree g on g.unit_degree_id = d.unit_degree_id
    left join org_unit_manager m on m.unit_id = u.unit_id and m.valid @> ${day}::date
    left join empl_position_fact post on post.empl_position_id = m.empl_position_id and post.valid @> ${day}::date left join person on person.party_id = m.party_id
    where ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)} order by u.pseudo_id`);

/**
 * Two statements that meet here and not in the database: behind row policies the planner cannot judge how many rows a
 * day has, takes them for one, and would join grouped rows with each other in loops (13 s of 300 units).
 */
export async function unitsOn(db: Db, rows: RowScope, day: string): Promise<ChartUnit[]> {
  const [standing, manned] = await Promise.all([standingOn(db, rows, day), mannedOn(db, rows, day)]);
  return ledBy(standing, manned).map(({ unit, counts }) => ({ ...unit, ...counts }));
}

/** Unit of somebody's main post on a day, or of the first one of several. Without a RowScope: of the reader themselves. */
export const ownUnitOn = async (db: Db, partyId: string, day: string): Promise<string | null> =>
  (
    await db.maybe<{ unitId: string }>(sql`
      select place.unit_id as "unitId" from empl_position_party h
      join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${day}::date
      where h.party_id = ${partyId}::uuid and h.valid @> ${day}::date order by h.main_position desc, h.empl_position_party_id limit 1`)
  )?.unitId ?? null;

/** Whether one of the units lies in the reach of the reader. */
export async function reachesOneOf(db: Db, rows: RowScope, unitIds: readonly string[]): Promise<boolean> {
  const one = await db.maybe(sql`select from org_unit u where u.unit_id = any (${[...unitIds]}::uuid[]) and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)} limit 1`);
  return one !== undefined;
}

export const postsOf = (db: Db, rows: RowScope, unitIds: readonly string[], day: string): Promise<ChartPost[]> =>
  db.many<ChartPost>(sql`
    select place.empl_position_id as "emplPositionId", place.unit_id as "unitId", e.pseudo_id as "pseudoId", said.description, said.seats, line.reports_to_id as "reportsToId",
      coalesce((select array_agg(d.reports_to_id) from empl_position_reporting d where d.empl_position_id = place.empl_position_id and d.line = 'dotted' and d.valid @> ${day}::date), '{}') as "dottedToIds",
      coalesce((
        select jsonb_agg(jsonb_build_object('partyId', h.party_id, 'fullName', ${fullName(sql`p`)}, 'faceImage', p.face_image,
          'roleTypeId', h.role_type_id, 'occupancyRate', h.occupancy_rate) order by p.sort_text)
        from empl_position_party h join person p using (party_id) where h.empl_position_id = place.empl_position_id and h.valid @> ${day}::date), '[]') as holders
    from ${postsOn(day)} join empl_position e on e.empl_position_id = place.empl_position_id
    where place.valid @> ${day}::date and place.unit_id = any (${[...unitIds]}::uuid[]) and said.status_id <> 'EmpsInactive' and ${unitsIn(rows, sql`place.unit_id`, sql`place.company_id`)}
    order by place.unit_id, e.pseudo_id`);

/** Days on which something about the units changes, oldest first. */
export async function daysOf(db: Db, rows: RowScope): Promise<string[]> {
  const found = await db.many<{ day: string }>(sql`
    select day::text from (
      select lower(valid) as day from org_unit_fact f where ${unitsIn(rows, sql`f.unit_id`, sql`f.company_id`)}
      union select upper(valid) from org_unit_fact f where ${unitsIn(rows, sql`f.unit_id`, sql`f.company_id`)}
      union select lower(valid) from org_unit_parent p where ${unitsIn(rows, sql`p.unit_id`, sql`p.company_id`)}
      union select lower(valid) from org_unit_degree d where ${unitsIn(rows, sql`d.unit_id`, sql`d.company_id`)}
      union select upper(valid) from org_unit_degree d where ${unitsIn(rows, sql`d.unit_id`, sql`d.company_id`)}) as changed
    where day is not null order by day desc limit ${MAX_DAYS}`);
  return found.map(({ day }) => day).reverse();
}
