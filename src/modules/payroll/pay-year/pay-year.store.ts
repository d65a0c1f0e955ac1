/** SQL of a year of somebody's pay, and of the codes of its papers. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { YearLine } from './pay-year.rules.ts';

/** What a company paid somebody in a year. */
export interface StoredYear {
  readonly companyId: string;
  readonly partyId: string;
  readonly fullName: string;
  /** Of the newest employment that was paid. */
  readonly pseudoId: string;
  readonly nationalCode: string | null;
  /** In the order of their ids. */
  readonly payslips: readonly string[];
  readonly lines: readonly YearLine[];
}

const years = (year: number, which: Sql): Sql => sql`
  with slip as materialized (
    select s.payslip_id, s.company_id, s.party_id, s.party_relationship_id, s.jalali_month from payslip s join pay_run run using (pay_run_id)
    where s.jalali_year = ${year} and run.status_id in ('PrApproved', 'PrPaid') and ${which}),
  paid as (
    select slip.company_id, l.code, l.is_deduct, l.side, slip.jalali_month as month, min(l.title) filter (where (l.of_year, l.of_month) = (l.jalali_year, l.jalali_month)) as title,
      min(l.title) as any_title, sum(l.amount)::text as amount, min(l.column_no) as place
    from slip join payslip_line l using (payslip_id) group by 1, 2, 3, 4, 5)
  select o.company_id as "companyId", p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", o.payslips,
    (select r.pseudo_id from slip join party_relationship r using (party_relationship_id) where slip.company_id = o.company_id order by slip.jalali_month desc, r.pseudo_id limit 1) as "pseudoId",
    (select i.id_value from party_identification i where i.party_id = p.party_id and i.party_id_type_enum_id = 'Nationalcode') as "nationalCode",
    coalesce((
      select jsonb_agg(jsonb_build_object('code', paid.code, 'title', coalesce(paid.title, paid.any_title), 'isDeduct', paid.is_deduct, 'side', paid.side, 'month', paid.month,
        'amount', paid.amount) order by f.first, paid.code, paid.month)
      from paid join (select company_id, code, min(place) as first from paid group by 1, 2) f using (company_id, code) where paid.company_id = o.company_id), '[]') as lines
  from (select company_id, party_id, array_agg(payslip_id order by payslip_id)::text[] as payslips from slip group by 1, 2) o join person p using (party_id)
  order by o.company_id`;

/** Of a person within reach, by company. */
export const yearsIn = (db: Db, rows: RowScope, { partyId, year }: { readonly partyId: string; readonly year: number }): Promise<StoredYear[]> =>
  db.many<StoredYear>(years(year, sql`s.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`s.party_id`, sql`s.company_id`)}`));

/** Without a RowScope: the reader's own alone. */
export const ownYears = (db: Db, partyId: string, year: number): Promise<StoredYear[]> => db.many<StoredYear>(years(year, sql`s.party_id = ${partyId}::uuid`));

export interface PaperCode {
  readonly code: string;
  /** ISO: when it was first printed. */
  readonly issuedOn: string;
}

/** Keeps the code of a year as it was paid; answers the one that stands. Without a RowScope: of a year that was read in reach. */
export const keptCode = (
  tx: Tx,
  { companyId, partyId, payslips }: StoredYear,
  { year, code, now }: { readonly year: number; readonly code: string; readonly now: Date },
): Promise<PaperCode> =>
  tx.one<PaperCode>(sql`
    insert into pay_year_paper (code, company_id, party_id, jalali_year, payslips, at)
    values (${code}, ${companyId}::uuid, ${partyId}::uuid, ${year}, ${[...payslips]}::uuid[], ${now})
    on conflict on constraint pay_year_paper_once do update set code = pay_year_paper.code
    returning code, (at at time zone 'Asia/Tehran')::date::text as "issuedOn"`);

export interface FoundYear {
  readonly year: number;
  readonly issuedOn: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  /** Whether the payslips of the year are those that the paper tells of. */
  readonly isCurrent: boolean;
}

/** What the public page may know of a code. Without a RowScope: the code itself is what gives the right. */
export const yearOfCode = (db: Db, code: string): Promise<FoundYear | undefined> =>
  db.maybe<FoundYear>(sql`
    select year::int, issued_on::text as "issuedOn", first_name as "firstName", last_name as "lastName", company_name as "companyName", is_current as "isCurrent"
    from pay_year_of_code(${code})`);
