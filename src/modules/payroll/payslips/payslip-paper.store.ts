/** SQL of payslips on paper. Amounts are rials as digits. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { PayColumn } from '../pay/pay-terms.rules.ts';
import { shown } from './payslips.store.ts';

export interface StoredPaper {
  readonly payslipId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly nationalCode: string | null;
  readonly positionName: string | null;
  readonly unitName: string | null;
  readonly groupName: string;
  readonly year: number;
  readonly month: number;
  readonly periodTitle: string | null;
  /** ISO: when it was paid, or is to be; null where nobody has said. */
  readonly paymentDate: string | null;
  /** ISO instant; null before it. */
  readonly approvedAt: string | null;
  /** How months were read: `writeKept` of PaySettings. */
  readonly settings: unknown;
  /** Whether it was taken back, and whether it is what takes another one back. */
  readonly isReversed: boolean;
  readonly isMirror: boolean;
  /** Whether the group shows factors that come to nothing. */
  readonly displayZero: boolean;
  readonly columns: readonly PayColumn[];
  readonly amounts: readonly string[];
  readonly inputs: unknown;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  /** By code, from Farvardin until this month, of the same employment: what was approved, and this one. */
  readonly yearToDate: Readonly<Record<string, string>>;
  /** The main account on the last day of the month, sealed. */
  readonly account: { readonly bankAccountId: string; readonly iban: string | null; readonly accountNumber: string | null; readonly bankName: string | null } | null;
}

/** Of payslips `s` of runs `run`; where somebody works and is paid to as it stood on the last day of the month (`lastDay`, an ISO day). */
const papers = (where: Sql, lastDay: Sql): Sql => sql`
  select s.payslip_id as "payslipId", s.party_id as "partyId", s.company_id as "companyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId",
    (select i.id_value from party_identification i where i.party_id = s.party_id and i.party_id_type_enum_id = 'Nationalcode') as "nationalCode",
    seat.position as "positionName", seat.unit as "unitName", g.description as "groupName", g.display_zero = 'Y' as "displayZero", s.jalali_year as year, s.jalali_month as month,
    (select period.period_name from pay_period period where period.pay_period_id = run.pay_period_id) as "periodTitle", run.terms -> 'settings' as settings,
    run.status_id = 'PrReversed' and s.reverses is null as "isReversed", s.reverses is not null as "isMirror",
    coalesce((select max(e.paid_on) from pay_run_event e where e.pay_run_id = run.pay_run_id),
      (select o.payment_date from pay_run_setting o where o.pay_run_id = run.pay_run_id))::text as "paymentDate",
    to_char(run.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "approvedAt", run.columns, s.amounts::text[] as amounts, s.inputs,
    s.gross::text, s.deductions::text, s.net::text, coalesce(year.sums, '{}') as "yearToDate", account.facts as account
  from payslip s join pay_run run using (pay_run_id) join pay_group g using (pay_group_id) join person p on p.party_id = s.party_id
  join party_relationship r on r.party_relationship_id = s.party_relationship_id
  left join lateral (
    select e.description as position, u.organization_name as unit from empl_position_party h join empl_position e using (empl_position_id)
    left join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${lastDay}
    left join org_unit_fact u on u.unit_id = place.unit_id and u.valid @> ${lastDay}
    where h.party_id = s.party_id and h.main_position = 'Y' and h.valid @> ${lastDay} limit 1) seat on true
  left join lateral (
    select jsonb_object_agg(code, total::text) as sums from (
      select l.code, sum(l.amount) as total from payslip_line l join pay_run other using (pay_run_id)
      where l.party_relationship_id = s.party_relationship_id and l.jalali_year = s.jalali_year and l.jalali_month <= s.jalali_month
        and (l.payslip_id = s.payslip_id or other.status_id in ('PrApproved', 'PrPaid')) group by l.code) own) year on true
  left join lateral (
    select jsonb_build_object('bankAccountId', b.bank_account_id, 'iban', b.iban, 'accountNumber', b.account_number,
      'bankName', (select k.description from bank k where k.bank_id = b.bank_id)) as facts
    from bank_account b where b.party_id = s.party_id and b.payment_method_purpose_enum_id = 'PmpPriamryAccont' and b.valid @> ${lastDay} limit 1) account on true
  where ${where} order by r.pseudo_id, s.payslip_id`;

export interface PaperMark {
  readonly payslipId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly year: number;
  readonly month: number;
}

const marks = (where: Sql): Sql => sql`
  select s.payslip_id as "payslipId", s.party_id as "partyId", s.company_id as "companyId", s.jalali_year as year, s.jalali_month as month
  from payslip s join pay_run run using (pay_run_id) join party_relationship r on r.party_relationship_id = s.party_relationship_id
  where ${where} order by r.pseudo_id, s.payslip_id`;

export const markIn = (db: Db, rows: RowScope, payslipId: string): Promise<PaperMark | undefined> =>
  db.maybe<PaperMark>(marks(sql`s.payslip_id = ${payslipId}::uuid and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}`));

/** Without a RowScope: the reader's own alone. */
export const ownMark = (db: Db, partyId: string, payslipId: string): Promise<PaperMark | undefined> =>
  db.maybe<PaperMark>(marks(sql`s.payslip_id = ${payslipId}::uuid and s.party_id = ${partyId}::uuid and ${shown}`));

/** Those of some payslips within reach, in the order of personnel codes. */
export const marksIn = (db: Db, rows: RowScope, payslipIds: readonly string[]): Promise<PaperMark[]> =>
  db.many<PaperMark>(marks(sql`s.payslip_id = any (${[...payslipIds]}::uuid[]) and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}`));

/** Payslips of a run within reach in the same order, as the list of `platform/runs`. */
export const payslipsOfRun = (rows: RowScope, payRunId: string): Sql => sql`
  select s.payslip_id as subject_id from payslip s join party_relationship r on r.party_relationship_id = s.party_relationship_id
  where s.pay_run_id = ${payRunId}::uuid and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)} order by r.pseudo_id, s.payslip_id`;

/** In the order of personnel codes; `lastDay`: of their month. Without a RowScope: of payslips that the reader was found to reach. */
export const papersOf = (db: Db, payslipIds: readonly string[], lastDay: string): Promise<StoredPaper[]> =>
  db.many<StoredPaper>(papers(sql`s.payslip_id = any (${[...payslipIds]}::uuid[])`, sql`${lastDay}::date`));
