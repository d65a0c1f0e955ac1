/** Where the rows of the two lists lie: posts of a day, and the persons in posts. */
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { optionLabel } from '#platform/reference-data/option-label.sql.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { holdingVersion } from '#platform/structure/holders.store.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { holders } from './holders/holders.contract.ts';
import { positions } from './positions.contract.ts';

const lastDay = (range: Sql): Sql => sql`(upper(${range}) - 1)`;
const all = sql`true`;
const statusLabel = sql`(select s.description from status_item s where s.status_id = f.status_id)`;
/** Whole places of a post that are free; a post that is not active has none. `held.rate`: percent taken. */
const free = sql`case when f.status_id = 'EmpsActive' then greatest(f.seats - ceil(coalesce(held.rate, 0) / 100.0)::int, 0) else 0 end`;
/** People beyond the approved number: part-timers who share a place. */
const surplus = sql`greatest(held.people - f.seats, 0)`;

/** People and percent of a post, without those who stand in. A look for each post: the planner expects few rows of a day and would go through a grouped list again and again. */
const heldOn = (day: string): Sql => sql`
  select count(distinct h.party_id)::int as people, sum(h.occupancy_rate) as rate from empl_position_party h
  where h.empl_position_id = e.empl_position_id and h.valid @> ${day}::date and h.role_type_id <> ${SUBSTITUTE}`;

export const positionsSource = defineSource<typeof positions>({
  calls: positions,
  parts: ({ rows, today, query: { asOf: day = today, unitId, below, vacant, over, jobId } }) => ({
    from: sql`
      empl_position e join empl_position_fact f on f.empl_position_id = e.empl_position_id and f.valid @> ${day}::date
      join empl_position_unit place on place.empl_position_id = e.empl_position_id and place.valid @> ${day}::date
      cross join lateral (${heldOn(day)}) held`,
    joins: {
      unit: sql`left join org_unit_fact unit on unit.unit_id = place.unit_id and unit.valid @> ${day}::date`,
      job: sql`left join empl_position_job ej on ej.empl_position_id = e.empl_position_id and ej.valid @> ${day}::date left join job j on j.job_id = ej.job_id
        left join job_grade c on c.job_grade_id = ej.job_grade_id`,
      above: sql`
        left join empl_position_reporting line on line.empl_position_id = e.empl_position_id and line.line = 'solid' and line.valid @> ${day}::date
        left join empl_position_fact above on above.empl_position_id = line.reports_to_id and above.valid @> ${day}::date`,
    },
    where: sql`${unitsIn(rows, sql`place.unit_id`, sql`e.company_id`)}
      and ${unitId === undefined ? all : below === 'Y' ? sql`place.unit_id in (select units_under(array[${unitId}::uuid], ${day}::date))` : sql`place.unit_id = ${unitId}::uuid`}
      and ${vacant === 'Y' ? sql`${free} > 0` : all}
      and ${over === 'Y' ? sql`${surplus} > 0` : all}
      and ${jobId === undefined ? all : sql`exists (select from empl_position_job c where c.empl_position_id = e.empl_position_id and c.job_id = ${jobId}::uuid and c.valid @> ${day}::date)`}`,
    key: sql`e.empl_position_id`,
    columns: {
      pseudoId: { value: sql`e.pseudo_id` },
      description: { value: sql`f.description` },
      unitName: { value: sql`unit.organization_name`, folded: sql`unit.search_text`, join: 'unit' },
      positionTypeEnumId: { value: sql`f.position_type_enum_id`, label: optionLabel(sql`f.position_type_enum_id`) },
      gradeTypeEnumId: { value: sql`f.grade_type_enum_id`, label: optionLabel(sql`f.grade_type_enum_id`) },
      payGradeId: { value: sql`f.pay_grade_enum_id`, label: optionLabel(sql`f.pay_grade_enum_id`) },
      jobTitle: { value: sql`j.job_title`, join: 'job' },
      jobGradeName: { value: optionLabel(sql`c.job_title_enum_id`), join: 'job' },
      seats: { value: sql`f.seats::int` },
      holders: { value: sql`held.people` },
      vacancies: { value: free },
      surplus: { value: sql`${surplus}::int` },
      statusId: { value: sql`f.status_id`, label: statusLabel },
      superiorName: { value: sql`above.description`, join: 'above' },
      reports: {
        value: sql`(select count(*)::int from empl_position_reporting r where r.reports_to_id = e.empl_position_id and r.line = 'solid' and r.valid @> ${day}::date)`,
      },
      fromDate: { value: sql`lower(e.valid)` },
      thruDate: { value: lastDay(sql`e.valid`) },
    },
    search: ['pseudoId', 'description'],
    order: sql`e.pseudo_id`,
  }),
});

interface Figures {
  readonly posts: number;
  readonly seats: number;
  readonly holders: number;
  readonly vacancies: number;
  readonly surplus: number;
  readonly meanSpan: number | null;
  readonly widestSpan: number;
}

/** The active posts of a day in numbers; `unitId`: of that unit and all below it. */
export const figuresOf = (db: Db, rows: RowScope, day: string, unitId: string | undefined): Promise<Figures> =>
  db.one<Figures>(sql`
    with post as (
      select e.empl_position_id as id, f.seats::int as seats, held.people, ${free} as free, ${surplus}::int as surplus
      from empl_position e join empl_position_fact f on f.empl_position_id = e.empl_position_id and f.valid @> ${day}::date
      join empl_position_unit place on place.empl_position_id = e.empl_position_id and place.valid @> ${day}::date
      cross join lateral (${heldOn(day)}) held
      where f.status_id = 'EmpsActive' and ${unitsIn(rows, sql`place.unit_id`, sql`e.company_id`)}
        and ${unitId === undefined ? all : sql`place.unit_id in (select units_under(array[${unitId}::uuid], ${day}::date))`}),
    span as (
      select count(*)::int as width from empl_position_reporting r join post on post.id = r.reports_to_id where r.line = 'solid' and r.valid @> ${day}::date group by r.reports_to_id)
    select count(*)::int as posts, coalesce(sum(seats), 0)::int as seats, coalesce(sum(people), 0)::int as holders, coalesce(sum(free), 0)::int as vacancies,
      coalesce(sum(surplus), 0)::int as surplus, (select round(avg(width), 1)::float from span) as "meanSpan",
      (select coalesce(max(width), 0) from span) as "widestSpan"
    from post`);

export const holdersSource = defineSource<typeof holders>({
  calls: holders,
  parts: ({ rows, today, query: { asOf: day = today, emplPositionId, history } }) => {
    // of what is over the last day counts, of what is to come the first
    const moment = sql`least(greatest(${day}::date, lower(h.valid)), ${lastDay(sql`h.valid`)})`;
    return {
      from: sql`
        empl_position_party h join empl_position e on e.empl_position_id = h.empl_position_id join person p on p.party_id = h.party_id
        join empl_position_fact f on f.empl_position_id = h.empl_position_id and f.valid @> ${moment}
        join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${moment}`,
      joins: { unit: sql`left join org_unit_fact unit on unit.unit_id = place.unit_id and unit.valid @> ${moment}` },
      where: sql`${unitsIn(rows, sql`place.unit_id`, sql`e.company_id`)}
        and ${history === 'Y' ? all : sql`h.valid @> ${day}::date`}
        and ${emplPositionId === undefined ? all : sql`h.empl_position_id = ${emplPositionId}::uuid`}`,
      key: sql`h.empl_position_party_id`,
      subject: sql`h.party_id`,
      columns: {
        fullName: { value: sql`${fullName(sql`p`)}`, folded: sql`p.search_text`, sort: sql`p.sort_text` },
        personCode: {
          value: sql`(select r.pseudo_id from party_relationship r where r.party_id = h.party_id and r.company_id = h.company_id and r.relationship_type_enum_id = 'PrtEmployee'
            order by r.valid @> ${moment} desc, lower(r.valid) desc limit 1)`,
        },
        roleTypeId: { value: sql`h.role_type_id`, label: sql`(select t.description from role_type t where t.role_type_id = h.role_type_id)` },
        mainPosition: { value: sql`h.main_position` },
        occupancyRate: { value: sql`h.occupancy_rate::int` },
        partyFromDate: { value: sql`lower(h.valid)` },
        partyThruDate: { value: lastDay(sql`h.valid`) },
        pseudoId: { value: sql`e.pseudo_id` },
        description: { value: sql`f.description` },
        unitName: { value: sql`unit.organization_name`, folded: sql`unit.search_text`, join: 'unit' },
        statusId: { value: sql`f.status_id`, label: statusLabel },
        positionTypeEnumId: { value: sql`f.position_type_enum_id`, label: optionLabel(sql`f.position_type_enum_id`) },
        gradeTypeEnumId: { value: sql`f.grade_type_enum_id`, label: optionLabel(sql`f.grade_type_enum_id`) },
        payGradeId: { value: sql`f.pay_grade_enum_id`, label: optionLabel(sql`f.pay_grade_enum_id`) },
        levelEnumId: { value: sql`unit.level_enum_id`, label: optionLabel(sql`unit.level_enum_id`), join: 'unit' },
      },
      more: { partyId: sql`h.party_id`, emplPositionId: sql`h.empl_position_id`, rowVersion: holdingVersion },
      search: ['fullName', 'pseudoId', 'description'],
      order: sql`h.valid @> ${day}::date desc, lower(h.valid) desc nulls last, p.sort_text`,
    };
  },
});
