/** SQL of the dashboard: one statement for the figures. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import type { DashboardSummary } from './dashboard.contract.ts';
import type { Month } from './dashboard.rules.ts';

export type Figures = Omit<DashboardSummary, 'birthdays'>;

/** Figures of the people in scope on the scope's day. Units are those in which they hold a seat. */
export async function figuresOf(db: Db, rows: RowScope, months: readonly Month[]): Promise<Figures> {
  const day = rows.asOf;
  return db.one<Figures>(sql`
    with mine as materialized (
      select r.party_relationship_id, r.party_id, r.valid, r.status_id = 'ActiveRel' and r.valid @> ${day}::date as active
      from party_relationship r where r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    ), months as (select * from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (month text, "from" date, until date))
    select
      (select count(*) from mine where active)::int as headcount,
      (select count(distinct u.unit_id) from mine join empl_position_party h on h.party_id = mine.party_id and h.valid @> ${day}::date
        join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> ${day}::date where mine.active)::int as units,
      (select jsonb_agg(jsonb_build_object('month', m.month,
          'hires', (select count(*) from mine where lower(valid) >= m."from" and lower(valid) < m.until and lower(valid) <= ${day}::date),
          'leavers', (select count(*) from mine where upper(valid) > m."from" and upper(valid) <= m.until and upper(valid) <= ${day}::date)) order by m."from") from months m) as movement,
      (select coalesce(jsonb_agg(jsonb_build_object('gender', g.gender, 'count', g.count) order by g.gender), '[]')
        from (select p.gender, count(*) from mine join person p using (party_id) where mine.active group by p.gender) as g) as "byGender",
      (select coalesce(jsonb_agg(jsonb_build_object('enumId', k.enum_id, 'description', k.description, 'count', k.count) order by k.count desc, k.enum_id), '[]')
        from (select e.enum_id, e.description, count(*) from mine left join employment_kind ek on ek.party_relationship_id = mine.party_relationship_id and ek.valid @> ${day}::date
          left join enumeration e on e.enum_id = ek.employment_status_enum_id where mine.active group by e.enum_id, e.description) as k) as "byEmploymentKind"`);
}
