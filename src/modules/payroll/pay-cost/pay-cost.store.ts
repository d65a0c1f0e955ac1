/** SQL of what pay costs: payslips with where their people were. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { Days } from '../pay/pay-part.rules.ts';
import { sealed } from '../payslips/payslips.store.ts';
import type { Place, Side, WorkedFor } from './cost.rules.ts';

/** Jalali. */
export interface CostAsked {
  readonly by: Side;
  readonly year: number;
  readonly fromMonth: number;
  readonly thruMonth: number;
  readonly payGroupId?: string | undefined;
  readonly payRunId?: string | undefined;
}

export interface CostRow {
  readonly payslipId: string;
  readonly partyId: string;
  readonly pseudoId: string;
  readonly fullName: string;
  readonly year: number;
  readonly month: number;
  /** Rials as digits. */
  readonly paid: string;
  readonly employer: string;
  /** Of a period that is no month. */
  readonly days: Days | null;
  readonly hired: string;
  readonly left: string | null;
  readonly places: readonly Place[];
  readonly work: readonly WorkedFor[];
}

const placesIn: Readonly<Record<Side, Sql>> = {
  unit: sql`(
    select jsonb_agg(jsonb_build_object('id', place.unit_id, 'from', lower(place.valid * h.valid), 'thru', upper(place.valid * h.valid) - 1) order by lower(place.valid * h.valid))
    from empl_position_party h join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid && h.valid
    where h.party_id = s.party_id and h.company_id = s.company_id and h.main_position = 'Y')`,
  costCenter: sql`(
    select jsonb_agg(jsonb_build_object('id', c.cost_center_id, 'from', lower(c.valid), 'thru', upper(c.valid) - 1) order by lower(c.valid))
    from personnel_structure c where c.party_id = s.party_id and c.company_id = s.company_id and c.cost_center_id is not null)`,
  project: sql`null`,
  day: sql`null`,
};
const work = sql`(
  select jsonb_agg(jsonb_build_object('project', w.project, 'workFactor', w.work_factor, 'minutes', w.minutes, 'days', w.days) order by w.work_factor, w.project)
  from work_sheet_line w where w.party_relationship_id = s.party_relationship_id and w.jalali_year = s.jalali_year and w.jalali_month = s.jalali_month)`;

const slips = sql`payslip s join pay_run run using (pay_run_id) join party_relationship r on r.party_relationship_id = s.party_relationship_id join person p on p.party_id = s.party_id`;

const which = (rows: RowScope, { year, fromMonth, thruMonth, payGroupId, payRunId }: CostAsked): Sql => sql`
  s.jalali_year = ${year} and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}
  and ${payRunId === undefined ? sql`${sealed} and s.jalali_month between ${fromMonth} and ${thruMonth}` : sql`s.pay_run_id = ${payRunId}::uuid`}
  ${payGroupId === undefined ? empty : sql`and run.pay_group_id = ${payGroupId}::uuid`}`;

export const slipCount = async (db: Db, rows: RowScope, asked: CostAsked): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from ${slips} where ${which(rows, asked)}`)).count;

/** Payslips of people in reach with what they are divided by, by personnel code. */
export const costRows = (db: Db, rows: RowScope, asked: CostAsked): Promise<CostRow[]> =>
  db.many<CostRow>(sql`
    select s.payslip_id as "payslipId", s.party_id as "partyId", r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName", s.jalali_year::int as year,
      s.jalali_month::int as month, s.gross::text as paid, (s.employer_cost - s.gross)::text as employer,
      case when run.period is not null then jsonb_build_object('from', lower(run.period), 'thru', upper(run.period) - 1) end as days,
      lower(r.valid)::text as hired, (upper(r.valid) - 1)::text as left, coalesce(${placesIn[asked.by]}, '[]'::jsonb) as places,
      coalesce(${asked.by === 'project' ? work : sql`null`}, '[]'::jsonb) as work
    from ${slips} where ${which(rows, asked)} order by r.pseudo_id, s.jalali_month, s.payslip_id`);

/** Whether a group, or a run, is of a company in reach. */
export const isIn = async (db: Db, rows: RowScope, { payGroupId, payRunId }: CostAsked): Promise<boolean> =>
  (await db.maybe(sql`
    select where ${payGroupId === undefined ? sql`true` : sql`exists (select from pay_group g where g.pay_group_id = ${payGroupId}::uuid and ${companiesIn(rows, sql`g.company_id`)})`}
      and ${payRunId === undefined ? sql`true` : sql`exists (select from pay_run x where x.pay_run_id = ${payRunId}::uuid and ${companiesIn(rows, sql`x.company_id`)})`}`)) !==
  undefined;

/** What units and cost centres are called. Without a RowScope: of where people in reach were. */
export async function placeNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db.many<{ id: string; name: string }>(sql`
    (select distinct on (f.unit_id) f.unit_id as id, f.organization_name as name from org_unit_fact f where f.unit_id = any (${[...ids]}::uuid[]) order by f.unit_id, lower(f.valid) desc)
    union all select c.party_classification_id, c.description from party_classification c where c.party_classification_id = any (${[...ids]}::uuid[])`);
  return new Map(found.map(({ id, name }) => [id, name]));
}
