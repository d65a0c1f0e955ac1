/** Who leads units that have no manager, and how they are manned: for the chart and for the tree of units. */
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';

/** Posts of a day with what is said of them and where they stand. */
export const postsOn = (day: string): Sql => sql`
  empl_position_unit place join empl_position_fact said on said.empl_position_id = place.empl_position_id and said.valid @> ${day}::date
  left join empl_position_reporting line on line.empl_position_id = place.empl_position_id and line.line = 'solid' and line.valid @> ${day}::date`;

export interface Manned {
  readonly unitId: string;
  readonly seats: number;
  readonly holders: number;
  readonly vacancies: number;
  readonly headPartyId: string | null;
  readonly headName: string | null;
  readonly headTitle: string | null;
  readonly headImage: string | null;
}

export const personName = sql`nullif(${fullName(sql`person`)}, '')`;

/** Posts of each unit counted; its head is the only holder of the only post that answers to nobody inside. */
export const mannedOn = (db: Db, rows: RowScope, day: string): Promise<Manned[]> =>
  db.many<Manned>(sql`
    with post as (
      select place.unit_id, place.empl_position_id, said.description, said.seats, above.unit_id is distinct from place.unit_id as leads, count(h.party_id)::int as held, min(h.party_id::text)::uuid as party_id
      from ${postsOn(day)} left join empl_position_unit above on above.empl_position_id = line.reports_to_id and above.valid @> ${day}::date
      left join empl_position_party h on h.empl_position_id = place.empl_position_id and h.valid @> ${day}::date and h.role_type_id <> ${SUBSTITUTE}
      where place.valid @> ${day}::date and said.status_id <> 'EmpsInactive' and ${unitsIn(rows, sql`place.unit_id`, sql`place.company_id`)} group by 1, 2, 3, 4, 5),
    manned as (
      select unit_id, sum(seats)::int as seats, sum(held)::int as holders, count(*) filter (where held = 0)::int as vacancies,
        case when count(*) filter (where leads) = 1 then (array_agg(party_id) filter (where leads and held = 1))[1] end as party_id, (array_agg(description) filter (where leads))[1] as title
      from post group by 1)
    select m.unit_id as "unitId", m.seats, m.holders, m.vacancies, person.party_id as "headPartyId", ${personName} as "headName", m.title as "headTitle", person.face_image as "headImage"
    from manned m left join person on person.party_id = m.party_id`);

const unmanned: Manned = { unitId: '', seats: 0, holders: 0, vacancies: 0, headPartyId: null, headName: null, headTitle: null, headImage: null };

/** Managers of a unit as a list tells them. */
interface Led {
  readonly unitId: string;
  readonly managerPartyId: string | null;
}

/** The units with how they are manned; the head stands in for a manager that nobody was made. */
export function ledBy<U extends Led>(units: readonly U[], manned: readonly Manned[]): { readonly unit: U; readonly counts: Pick<Manned, 'seats' | 'holders' | 'vacancies'> }[] {
  const byUnit = new Map(manned.map((one) => [one.unitId, one]));
  return units.map((unit) => {
    const { headPartyId, headName, headTitle, headImage, unitId: _unit, ...counts } = byUnit.get(unit.unitId) ?? unmanned;
    const hasOwn = unit.managerPartyId !== null || headPartyId === null;
    return { unit: hasOwn ? unit : { ...unit, managerPartyId: headPartyId, managerName: headName, managerTitle: headTitle, faceImage: headImage }, counts };
  });
}
