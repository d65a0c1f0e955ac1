/** SQL of the dashboard: one statement for the figures, one for whether they still hold. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { holds } from '#platform/db/spans.sql.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { type DashboardSummary, TOP_UNITS } from './dashboard.contract.ts';
import { AGE_STEPS, firstDaysBelow, type Month, SERVICE_STEPS, yearsAt } from './dashboard.rules.ts';

export type Figures = Omit<DashboardSummary, 'birthdays' | 'countedAt'>;
/** `moment`: what the database had committed when they were counted (pg_snapshot). */
export type FiguresOfMoment = Figures & { readonly moment: string };

/**
 * Figures of the people in scope on the scope's day. Units are those in which they hold a position. Each table is read once
 * as a whole, and hires and leavers are counted by day before they are put into months.
 */
export async function figuresOf(db: Db, rows: RowScope, months: readonly Month[]): Promise<FiguresOfMoment> {
  const { ages, services, ...figures } = await countAll(db, rows, months);
  // the youngest were born last, the newest came last
  const grouped = (steps: readonly number[], counts: readonly Placed[]) =>
    counts
      .map(({ place, count }) => ({ ...yearsAt(steps, place === null ? null : steps.length - place), count }))
      .toSorted((a, b) => (a.from ?? Number.POSITIVE_INFINITY) - (b.from ?? Number.POSITIVE_INFINITY));
  return { ...figures, byAge: grouped(AGE_STEPS, ages), byService: grouped(SERVICE_STEPS, services) };
}

/** People of one group, by its place among the groups, the eldest first. */
interface Placed {
  readonly place: number | null;
  readonly count: number;
}

type Counted = Omit<FiguresOfMoment, 'byAge' | 'byService'> & { readonly ages: readonly Placed[]; readonly services: readonly Placed[] };

function countAll(db: Db, rows: RowScope, months: readonly Month[]): Promise<Counted> {
  const day = sql`${rows.asOf}::date`;
  const births = firstDaysBelow(AGE_STEPS, rows.asOf);
  const first = sql`${months[0]?.from ?? rows.asOf}::date`;
  // of whole companies each table is read at once ("offset 0"): to look its rows up one by one seems cheaper to the planner and takes twice as long
  const atOnce = rows.companyIds.length > 0 ? sql`offset 0` : empty;
  const onDay = (table: Sql): Sql => sql`(select x.* from ${table} x where ${holds(sql`x.valid`, day)} ${atOnce})`;
  return db.one<Counted>(sql`
    with mine as materialized (
      select r.party_relationship_id, r.party_id, lower(r.valid) as hired, upper(r.valid) as gone, r.status_id = 'ActiveRel' and r.valid @> ${day} as active
      from party_relationship r where r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    ), months as (select * from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (month text, "from" date, until date)),
    hires as materialized (select hired as on_day, count(*) as people from mine where hired >= ${first} and hired <= ${day} group by 1),
    degrees as (select enum_id, description, row_number() over (order by sequence_num, enum_id) as place from enumeration where enum_type_id = 'QualificationType'),
    -- one look at each person for all that is counted of them
    facts as materialized (
      select gender, age, service, degree, count(*)::int as people, grouping(gender, age, service, degree) as others from (
        select p.gender, width_bucket(p.birth_date, ${births}::date[]) as age, best.place as degree,
          width_bucket(mine.hired, ${firstDaysBelow(SERVICE_STEPS, rows.asOf)}::date[]) as service
        from mine join person p using (party_id)
        left join (select q.party_id, max(d.place) as place from party_qualification q join degrees d on d.enum_id = q.qualification_type_enum_id group by 1) best using (party_id)
        where mine.active) f
      group by grouping sets (gender, age, service, degree)
    ),
    seats as materialized (
      select u.unit_id, h.main_position, count(*) as people from mine join ${onDay(sql`empl_position_party`)} h on h.party_id = mine.party_id
      join ${onDay(sql`empl_position_unit`)} u on u.empl_position_id = h.empl_position_id where mine.active group by 1, 2
    ),
    -- the first day without the employment counts into the month of the last day with it
    leavers as materialized (select gone as on_day, count(*) as people from mine where gone > ${first} and gone <= ${day} group by 1)
    select
      pg_current_snapshot()::text as moment,
      (select count(*) from mine where active)::int as headcount,
      (select count(distinct unit_id) from seats)::int as units,
      (select jsonb_agg(jsonb_build_object('month', m.month,
          'hires', (select coalesce(sum(people), 0) from hires where on_day >= m."from" and on_day < m.until),
          'leavers', (select coalesce(sum(people), 0) from leavers where on_day > m."from" and on_day <= m.until)) order by m."from") from months m) as movement,
      (select coalesce(jsonb_agg(jsonb_build_object('gender', gender, 'count', people) order by gender), '[]') from facts where others = 7) as "byGender",
      (select coalesce(jsonb_agg(jsonb_build_object('place', age, 'count', people)), '[]') from facts where others = 11) as ages,
      (select coalesce(jsonb_agg(jsonb_build_object('place', service, 'count', people)), '[]') from facts where others = 13) as services,
      (select coalesce(jsonb_agg(jsonb_build_object('enumId', d.enum_id, 'description', d.description, 'count', f.people) order by f.degree desc nulls last), '[]')
        from facts f left join degrees d on d.place = f.degree where f.others = 14) as "byDegree",
      (select coalesce(jsonb_agg(jsonb_build_object('name', top.name, 'count', top.count) order by top.count desc, top.name), '[]') from (
        select o.organization_name as name, sum(people)::int as count from seats join org_unit o using (unit_id) where main_position = 'Y'
        group by 1 order by 2 desc, 1 limit ${TOP_UNITS}) as top) as "byUnit",
      (select coalesce(jsonb_agg(jsonb_build_object('enumId', k.enum_id, 'description', k.description, 'count', k.count) order by k.count desc, k.enum_id), '[]')
        from (select e.enum_id, e.description, c.count
          from (select ek.employment_status_enum_id as enum_id, count(*) from mine left join ${onDay(sql`employment_kind`)} ek
            on ek.party_relationship_id = mine.party_relationship_id where mine.active group by 1) as c
          left join enumeration e using (enum_id)) as k) as "byEmploymentKind"`);
}

/** Whether anything that figures are counted from was committed after a moment; and which database this is. */
export const changedSince = (db: Db, moment: string | undefined): Promise<{ database: string; changed: boolean }> =>
  db.one(sql`
    select current_database()::text as database, exists (
      select from figure_change
      where transaction >= pg_snapshot_xmin(${moment ?? null}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${moment ?? null}::pg_snapshot)) as changed`);

/** Lines that no kept figures are older than. */
export const forgetOldFigureChanges = (tx: Tx): Promise<number> => tx.run(sql`delete from figure_change where at < now() - interval '1 day'`);
