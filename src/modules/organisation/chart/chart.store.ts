/** SQL of the chart: the whole tree of a day at once, however many units it has. */
import { unitsIn } from '#platform/access/scope.ts';
import { type Db, type Sql, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { type ChartPost, type ChartUnit, MAX_DAYS } from './chart.contract.ts';

/** Posts of a day with what is said of them and where they stand. */
const postsOn = (day: string): Sql => sql`
  empl_position_unit place join empl_position_fact said on said.empl_position_id = place.empl_position_id and said.valid @> ${day}::date
  left join empl_position_reporting line on line.empl_position_id = place.empl_position_id and line.line = 'solid' and line.valid @> ${day}::date`;

type Standing = Omit<ChartUnit, 'seats' | 'holders' | 'vacancies'>;

interface Manned {
  readonly unitId: string;
  readonly seats: number;
  readonly holders: number;
  readonly vacancies: number;
  readonly headPartyId: string | null;
  readonly headName: string | null;
  readonly headTitle: string | null;
  readonly headImage: string | null;
}

const personName = sql`nullif(concat_ws(' ', person.first_name, person.last_name, person.suffix), '')`;

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

/** Posts of each unit counted; its head is the only holder of the only post that answers to nobody inside. */
const mannedOn = (db: Db, rows: RowScope, day: string): Promise<Manned[]> =>
  db.many<Manned>(sql`
    with post as (
      select place.unit_id, place.empl_position_id, said.description, said.seats, above.unit_id is distinct from place.unit_id as leads, count(h.party_id)::int as held, min(h.party_id::text)::uuid as party_id
      from ${postsOn(day)} left join empl_position_unit above on above.empl_position_id = line.reports_to_id and above.valid @> ${day}::date
      left join empl_position_party h on h.empl_position_id = place.empl_position_id and h.valid @> ${day}::date and h.role_type_id <> 'OrgRSubstitute'
      where place.valid @> ${day}::date and said.status_id <> 'EmpsInactive' and ${unitsIn(rows, sql`place.unit_id`, sql`place.company_id`)} group by 1, 2, 3, 4, 5),
    manned as (
      select unit_id, sum(seats)::int as seats, sum(held)::int as holders, count(*) filter (where held = 0)::int as vacancies,
        case when count(*) filter (where leads) = 1 then (array_agg(party_id) filter (where leads and held = 1))[1] end as party_id, (array_agg(description) filter (where leads))[1] as title
      from post group by 1)
    select m.unit_id as "unitId", m.seats, m.holders, m.vacancies, person.party_id as "headPartyId", ${personName} as "headName", m.title as "headTitle", person.face_image as "headImage"
    from manned m left join person on person.party_id = m.party_id`);

const unmanned: Omit<Manned, 'unitId'> = { seats: 0, holders: 0, vacancies: 0, headPartyId: null, headName: null, headTitle: null, headImage: null };

/**
 * Two statements that meet here and not in the database: behind row policies the planner cannot judge how many rows a
 * day has, takes them for one, and would join grouped rows with each other in loops (13 s of 300 units).
 */
export async function unitsOn(db: Db, rows: RowScope, day: string): Promise<ChartUnit[]> {
  const [standing, manned] = await Promise.all([standingOn(db, rows, day), mannedOn(db, rows, day)]);
  const byUnit = new Map(manned.map((one) => [one.unitId, one]));
  return standing.map((unit) => {
    const { headPartyId, headName, headTitle, headImage, ...counts } = byUnit.get(unit.unitId) ?? unmanned;
    const leader =
      unit.managerPartyId !== null || headPartyId === null ? {} : { managerPartyId: headPartyId, managerName: headName, managerTitle: headTitle, faceImage: headImage };
    return { ...unit, ...leader, ...counts };
  });
}

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
        select jsonb_agg(jsonb_build_object('partyId', h.party_id, 'fullName', concat_ws(' ', p.first_name, p.last_name, p.suffix), 'faceImage', p.face_image,
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
