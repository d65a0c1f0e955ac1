/** SQL of the reports of attendance. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { fullName, latestEmployment } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { liveStatuses } from '../sheets/sheet.rules.ts';
import { ceilingsReport, daysReport, lateReport, totalsReport } from './reports.contract.ts';

/** The person of rows `d`, by the latest employment at their company. */
const person = sql`
  join person p on p.party_id = d.party_id
  ${latestEmployment(sql`d`)}`;

const personColumns = {
  fullName: { value: fullName(sql`p`) },
  pseudoId: { value: sql`r.pseudo_id` },
  unitName: { value: sql`u.organization_name`, join: 'position' },
} as const;

const monthColumns = { year: { value: sql`d.jalali_year::text` }, month: { value: sql`d.jalali_month::text` } } as const;
const of = (value: Sql): { readonly value: Sql } => ({ value });
const shared = { subject: sql`d.party_id`, more: { partyId: sql`d.party_id` }, search: ['fullName' as const, 'pseudoId' as const] };

/** Sums of days by person and month; what is asked of either is asked of the days before they are summed. */
const sums = sql`
  select a.company_id, a.party_id, m.attendance_period_id, m.jalali_year, m.jalali_month, count(*) filter (where a.present > 0)::int as worked_days,
    count(*) filter (where a.absence > 0)::int as absent_days, sum(a.planned)::int as planned, sum(a.inside)::int as inside, sum(a.covered)::int as covered,
    sum(a.delay)::int as delay, sum(a.hurry)::int as hurry, sum(a.gap)::int as gap, sum(a.absence)::int as absence, sum(a.counted)::int as counted,
    sum(a.night)::int as night, sum(a.weekly_rest)::int as weekly_rest, sum(a.holiday)::int as holiday, sum(a.forgiven)::int as forgiven
  from attendance_period m join attendance_day a on a.company_id = m.company_id and a.day >= lower(m.valid) and a.day < upper(m.valid)
  group by a.company_id, a.party_id, m.attendance_period_id, m.jalali_year, m.jalali_month`;

const totals = defineSource<typeof totalsReport>({
  calls: totalsReport,
  parts: ({ rows, today }) => ({
    ...shared,
    from: sql`(${sums}) d ${person}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
    key: sql`(d.party_id || '.' || d.attendance_period_id)`,
    columns: {
      ...personColumns,
      ...monthColumns,
      workedDays: of(sql`d.worked_days`),
      planned: of(sql`d.planned`),
      inside: of(sql`d.inside`),
      covered: of(sql`d.covered`),
      delay: of(sql`d.delay`),
      hurry: of(sql`d.hurry`),
      gap: of(sql`d.gap`),
      lacking: of(sql`(d.delay + d.gap + d.hurry)`),
      absence: of(sql`d.absence`),
      absentDays: of(sql`d.absent_days`),
      counted: of(sql`d.counted`),
      night: of(sql`d.night`),
      weeklyRest: of(sql`d.weekly_rest`),
      holiday: of(sql`d.holiday`),
      forgiven: of(sql`d.forgiven`),
    },
    order: sql`d.jalali_year desc, d.jalali_month desc, p.sort_text, d.party_id`,
  }),
});

/** Of the presence that a day is made of: pieces inside the plan and outside of it. Breaks within one do not end it. */
const presence = (minute: Sql): Sql => sql`(select ${minute} from jsonb_array_elements(d.lines) l where l ->> 0 in ('inside', 'counted', 'notCounted'))`;

const days = defineSource<typeof daysReport>({
  calls: daysReport,
  parts: ({ rows, today }) => ({
    ...shared,
    from: sql`attendance_day d ${person}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
    key: sql`(d.party_id || '.' || d.day)`,
    columns: {
      ...personColumns,
      date: of(sql`d.day`),
      shiftClass: of(sql`d.shift_class`),
      begin: of(presence(sql`min((l ->> 3)::int)`)),
      end: of(presence(sql`max((l ->> 3)::int + (l ->> 1)::int)`)),
      delay: of(sql`d.delay`),
      hurry: of(sql`d.hurry`),
      lacking: of(sql`(d.delay + d.gap + d.hurry)`),
      absence: of(sql`d.absence`),
      counted: of(sql`d.counted`),
    },
    order: sql`d.day desc, p.sort_text, d.party_id`,
  }),
});

const figure = (name: string): Sql => sql`coalesce((d.figures ->> ${name})::int, 0)`;

const late = defineSource<typeof lateReport>({
  calls: lateReport,
  parts: ({ rows, today }) => ({
    ...shared,
    from: sql`attendance_difference d ${person}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
    key: sql`d.attendance_difference_id`,
    columns: {
      ...personColumns,
      date: of(sql`d.day`),
      foundAt: of(sql`d.found_at`),
      cause: of(sql`d.cause`),
      inside: of(figure('inside')),
      lacking: of(sql`(${figure('delay')} + ${figure('gap')} + ${figure('hurry')})`),
      absence: of(figure('absence')),
      counted: of(figure('counted')),
      isTaken: of(sql`case when d.taken_in is null then 'N' else 'Y' end`),
    },
    order: sql`d.found_at desc, d.attendance_difference_id`,
  }),
});

/** Sheets that count, each ceiling that they say they have passed. */
const passed = sql`
  select s.company_id, s.party_id, s.attendance_sheet_id, m.jalali_year, m.jalali_month, c.told, c.place
  from attendance_sheet s join attendance_period m on m.attendance_period_id = s.attendance_period_id
  cross join lateral jsonb_array_elements(s.figures -> 'exceptions') with ordinality c (told, place)
  where s.status_id = any (${[...liveStatuses]})`;

const ceilings = defineSource<typeof ceilingsReport>({
  calls: ceilingsReport,
  parts: ({ rows, today }) => ({
    ...shared,
    from: sql`(${passed}) d ${person}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
    key: sql`(d.attendance_sheet_id || '.' || d.place)`,
    columns: {
      ...personColumns,
      ...monthColumns,
      of: of(sql`d.told ->> 'of'`),
      period: of(sql`d.told ->> 'period'`),
      date: of(sql`(d.told ->> 'from')::date`),
      beyond: of(sql`(d.told ->> 'minutes')::int`),
    },
    order: sql`d.jalali_year desc, d.jalali_month desc, p.sort_text, d.party_id, d.place`,
  }),
});

export const reportSources = { totals, days, late, ceilings } as const;
