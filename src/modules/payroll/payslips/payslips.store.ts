/** SQL of single payslips. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { PayKind } from '../pay/pay-kinds.rules.ts';
import type { ReadTerms } from '../pay-run-state/frozen-terms.service.ts';
import { termsBut } from '../pay-run-state/pay-run.store.ts';

export interface Payslip extends ReadTerms {
  readonly payslipId: string;
  readonly partyId: string;
  readonly employmentId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly groupName: string;
  readonly year: number;
  readonly month: number;
  readonly periodTitle: string | null;
  readonly statusId: string;
  readonly inputs: unknown;
  /** The payslip that this one takes back. */
  readonly reverses: string | null;
}

/** Of runs (`run`) that are approved: what people are paid by. */
export const sealed = sql`run.status_id in ('PrApproved', 'PrPaid')`;

/** What people may see of their own: what was taken back, too, and what takes it back. */
export const shown = sql`run.status_id in ('PrApproved', 'PrPaid', 'PrReversed')`;

const titleOfPeriod = sql`(select period.period_name from pay_period period where period.pay_period_id = run.pay_period_id)`;

/** `known`: marks of terms that are not read, since they are long. */
const found = (known: readonly string[], where: Sql): Sql => sql`
  select s.payslip_id as "payslipId", s.party_id as "partyId", s.party_relationship_id as "employmentId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId",
    g.description as "groupName", s.jalali_year as year, s.jalali_month as month, ${titleOfPeriod} as "periodTitle", run.status_id as "statusId", s.inputs, ${termsBut(known)}, s.reverses
  from payslip s join pay_run run using (pay_run_id) join pay_group g using (pay_group_id) join person p on p.party_id = s.party_id
  join party_relationship r on r.party_relationship_id = s.party_relationship_id where ${where}`;

export const payslipIn = (db: Db, rows: RowScope, id: string, known: readonly string[]): Promise<Payslip | undefined> =>
  db.maybe<Payslip>(found(known, sql`s.payslip_id = ${id}::uuid and ${onePersonIn(rows, sql`s.party_id`, sql`s.company_id`)}`));

/** Of the reader themselves, once it is approved. Without a RowScope: their own alone. */
export const ownPayslip = (db: Db, partyId: string, id: string, known: readonly string[]): Promise<Payslip | undefined> =>
  db.maybe<Payslip>(found(known, sql`s.payslip_id = ${id}::uuid and s.party_id = ${partyId}::uuid and ${shown}`));

export interface OwnPayslip {
  readonly payslipId: string;
  readonly partyId: string;
  readonly year: number;
  readonly month: number;
  readonly periodTitle: string | null;
  readonly kind: PayKind;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  /** The payslip that this one takes back, and the one by which this one is taken back. */
  readonly reverses: string | null;
  readonly mirrorId: string | null;
}

/** Ten years of months. */
const MOST_OWN = 120;

const approvedRows = (where: Sql): Sql => sql`
  select s.payslip_id as "payslipId", s.party_id as "partyId", s.jalali_year as year, s.jalali_month as month, ${titleOfPeriod} as "periodTitle", run.kind,
    s.gross::text, s.deductions::text, s.net::text, s.reverses, m.payslip_id as "mirrorId"
  from payslip s join pay_run run using (pay_run_id) left join payslip m on m.reverses = s.payslip_id
  where ${where} and ${shown} order by s.jalali_year desc, s.jalali_month desc, upper(run.period) desc, m.payslip_id is not null, s.reverses is not null, s.payslip_id limit ${MOST_OWN}`;

/** Without a RowScope: the reader's own alone. */
export const ownPayslipRows = (db: Db, partyId: string): Promise<OwnPayslip[]> => db.many<OwnPayslip>(approvedRows(sql`s.party_id = ${partyId}::uuid`));

export const payslipRowsOf = (db: Db, rows: RowScope, partyId: string): Promise<OwnPayslip[]> =>
  db.many<OwnPayslip>(approvedRows(sql`s.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`s.party_id`, sql`s.company_id`)}`));

/** Lines of the approved payslip of the same kind before one, without the arrears in it. Without a RowScope: of an employment whose payslip the reader has just read. */
export const linesBefore = (
  db: Db,
  { payslipId, employmentId, year, month }: Pick<Payslip, 'payslipId' | 'employmentId' | 'year' | 'month'>,
): Promise<{ code: string; amount: string }[]> =>
  db.many(sql`
    select l.code, l.amount::text from payslip_line l
    where (l.of_year, l.of_month) = (l.jalali_year, l.jalali_month) and l.payslip_id = (
      select s.payslip_id from payslip s join pay_run run using (pay_run_id)
      where s.party_relationship_id = ${employmentId}::uuid and (s.jalali_year, s.jalali_month) < (${year}::int, ${month}::int) and ${sealed}
        and s.kind = (select own.kind from payslip own where own.payslip_id = ${payslipId}::uuid)
      order by s.jalali_year desc, s.jalali_month desc limit 1)
    order by l.column_no`);
