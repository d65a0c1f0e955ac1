/** SQL of the dashboard: one statement for the figures. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, type Sql, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import type { DashboardSummary } from './dashboard.contract.ts';
import type { Month } from './dashboard.rules.ts';

export type Figures = Omit<DashboardSummary, 'birthdays'>;

/** A range that holds the day, in words of which the planner does not think that they hold for one row in two hundred. */
const holds = (valid: Sql, day: Sql): Sql => sql`coalesce(lower(${valid}), '-infinity') <= ${day} and coalesce(upper(${valid}), 'infinity') > ${day}`;

/**
 * Figures of the people in scope on the scope's day. Units are those in which they hold a seat. Each table is read once
 * as a whole, and hires and leavers are counted by day before they are put into months.
 */
export async function figuresOf(db: Db, rows: RowScope, months: readonly Month[]): Promise<Figures> {
  const day = sql`${rows.asOf}::date`;
  const first = sql`${months[0]?.from ?? rows.asOf}::date`;
  return db.one<Figures>(sql`
    with mine as materialized (
      select r.party_relationship_id, r.party_id, lower(r.valid) as hired, upper(r.valid) as gone, r.status_id = 'ActiveRel' and r.valid @> ${day} as active
      from party_relationship r where r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    ), months as (select * from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (month text, "from" date, until date)),
    hires as materialized (select hired as on_day, count(*) as people from mine where hired >= ${first} and hired <= ${day} group by 1),
    -- the first day without the employment counts into the month of the last day with it
    leavers as materialized (select gone as on_day, count(*) as people from mine where gone > ${first} and gone <= ${day} group by 1)
    select
      (select count(*) from mine where active)::int as headcount,
      (select count(distinct u.unit_id) from mine join empl_position_party h on h.party_id = mine.party_id and ${holds(sql`h.valid`, day)}
        join empl_position_unit u on u.empl_position_id = h.empl_position_id and ${holds(sql`u.valid`, day)} where mine.active)::int as units,
      (select jsonb_agg(jsonb_build_object('month', m.month,
          'hires', (select coalesce(sum(people), 0) from hires where on_day >= m."from" and on_day < m.until),
          'leavers', (select coalesce(sum(people), 0) from leavers where on_day > m."from" and on_day <= m.until)) order by m."from") from months m) as movement,
      (select coalesce(jsonb_agg(jsonb_build_object('gender', g.gender, 'count', g.count) order by g.gender), '[]')
        from (select p.gender, count(*) from mine join person p using (party_id) where mine.active group by p.gender) as g) as "byGender",
      (select coalesce(jsonb_agg(jsonb_build_object('enumId', k.enum_id, 'description', k.description, 'count', k.count) order by k.count desc, k.enum_id), '[]')
        from (select e.enum_id, e.description, c.count
          from (select ek.employment_status_enum_id as enum_id, count(*) from mine left join employment_kind ek
            on ek.party_relationship_id = mine.party_relationship_id and ${holds(sql`ek.valid`, day)} where mine.active group by 1) as c
          left join enumeration e using (enum_id)) as k) as "byEmploymentKind"`);
}
