/** SQL of what people were paid by factor: months of people, and one run. */
import { companiesIn, onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { sealed } from '../payslips/payslips.store.ts';

export interface MatrixColumn {
  readonly code: string;
  readonly title: string;
  readonly isDeduct: 'Y' | 'N' | 'Z';
}

export interface MatrixRow {
  readonly partyId: string;
  readonly pseudoId: string;
  readonly fullName: string;
  readonly year: number;
  readonly month: number;
  /** Rials as digits, by the code of the factor. */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface Matrix {
  readonly columns: MatrixColumn[];
  readonly rows: MatrixRow[];
  readonly count: number;
}

/** Jalali; without a month the whole year. */
export interface MonthsAsked {
  readonly year: number;
  readonly month?: number | undefined;
  readonly payGroupId?: string | undefined;
  readonly partyId?: string | undefined;
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Which payslips (`s`) of which runs (`run`) are told of. */
export const inMonths = ({ year, month, payGroupId, partyId }: MonthsAsked): Sql => sql`
  ${sealed} and s.jalali_year = ${year} ${month === undefined ? empty : sql`and s.jalali_month = ${month}`}
  ${payGroupId === undefined ? empty : sql`and run.pay_group_id = ${payGroupId}::uuid`}
  ${partyId === undefined ? empty : sql`and s.party_id = ${partyId}::uuid`}`;

export const inRun = (payRunId: string): Sql => sql`s.pay_run_id = ${payRunId}::uuid`;

/** Whether a group is one of a company in reach. */
export const isGroupIn = async (db: Db, scope: RowScope, payGroupId: string): Promise<boolean> =>
  (await db.maybe(sql`select from pay_group g where g.pay_group_id = ${payGroupId}::uuid and ${companiesIn(scope, sql`g.company_id`)}`)) !== undefined;

/** Whether a person is in reach. */
export const isPersonIn = async (db: Db, scope: RowScope, partyId: string): Promise<boolean> =>
  (await db.maybe(sql`select from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(scope, sql`p.party_id`, sql`p.company_id`)}`)) !== undefined;

const slips = sql`payslip s join pay_run run using (pay_run_id) join party_relationship r on r.party_relationship_id = s.party_relationship_id
  join person p on p.party_id = s.party_id`;

/**
 * Factors of employees that came to something in some payslips of people in reach, in the order of payslips. Most do in one of the first payslips that are looked at:
 * those of a company are not all taken apart for their names.
 */
export const columnsOf = (db: Db, scope: RowScope, which: Sql): Promise<MatrixColumn[]> =>
  db.many<MatrixColumn>(sql`
    with runs as (select distinct s.pay_run_id from payslip s join pay_run run using (pay_run_id) where ${which} and ${peopleIn(scope, sql`s.party_id`, sql`s.company_id`)}),
    used as (
      select f.factor, f.place from runs join pay_run r using (pay_run_id) cross join lateral jsonb_array_elements(r.columns) with ordinality as f (factor, place)
      where f.factor ->> 'side' = 'employee' and exists (
        select from payslip s join pay_run run using (pay_run_id)
        where s.pay_run_id = r.pay_run_id and s.amounts[f.place] <> 0 and ${which} and ${peopleIn(scope, sql`s.party_id`, sql`s.company_id`)}))
    select factor ->> 'code' as code, min(factor ->> 'title') as title, min(factor ->> 'isDeduct') as "isDeduct"
    from used group by 1 order by min(factor ->> 'isDeduct'), min(place), 1`);

/** One page of what people in reach were paid by month; of one month several payslips are summed up. */
export async function rowsOf(db: Db, scope: RowScope, which: Sql, { offset, limit }: Page): Promise<Pick<Matrix, 'rows' | 'count'>> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${slips} where ${which} and ${peopleIn(scope, sql`s.party_id`, sql`s.company_id`)} group by s.party_relationship_id, s.jalali_year, s.jalali_month) months`);
  const rows = await db.many<MatrixRow>(sql`
    with page as (
      select s.party_relationship_id as id, min(s.party_id::text)::uuid as "partyId", s.jalali_year as year, s.jalali_month as month, r.pseudo_id as "pseudoId",
        array_agg(s.payslip_id) as slips
      from ${slips} where ${which} and ${peopleIn(scope, sql`s.party_id`, sql`s.company_id`)}
      group by s.party_relationship_id, r.pseudo_id, s.jalali_year, s.jalali_month
      order by s.jalali_year, s.jalali_month, r.pseudo_id, s.party_relationship_id offset ${offset} limit ${limit})
    select g."partyId", g."pseudoId", ${fullName(sql`p`)} as "fullName", g.year::int as year, g.month::int as month, coalesce((
      select jsonb_object_agg(l.code, l.amount::text) from (
        select x.code, sum(x.amount) as amount from payslip_line x where x.payslip_id = any (g.slips) and x.side = 'employee' group by x.code) l), '{}') as amounts
    from page g join person p on p.party_id = g."partyId" order by g.year, g.month, g."pseudoId", g.id`);
  return { rows, count };
}
