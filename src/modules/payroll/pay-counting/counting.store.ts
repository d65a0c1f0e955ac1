/** SQL of counting: whom a group pays in a month, the months before, and the payslips that come of it. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { PayFacts } from '../pay/pay-case.rules.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';

/** A group in a month. */
export interface Paying extends YearMonth {
  readonly companyId: string;
  readonly payGroupId: string;
}

/** A run that is being counted. */
export interface Counting extends Paying {
  readonly payRunId: string;
}

/** Somebody whom a run pays, with the pay data of the month. */
export interface Member {
  readonly employmentId: string;
  readonly partyId: string;
  readonly insurance: PayFacts['insurance'];
  readonly hardWork: boolean;
  readonly isMain: boolean;
  readonly employmentCondition: string;
  readonly serviceLocation: string;
}

/** A month is paid by the group of its last day, or of the last day of work in it. */
const paidRows = (rows: RowScope, of: Omit<Paying, 'payGroupId'>): Sql => sql`
  from pay_member m join party_relationship r on r.party_relationship_id = m.party_relationship_id
  where m.company_id = ${of.companyId}::uuid and m.salary_status_id = 'SESPaid'
    and r.relationship_type_enum_id = 'PrtEmployee' and r.valid && daterange(${firstDay(of)}::date, ${lastDay(of)}::date, '[]')
    and m.valid @> least(upper(r.valid) - 1, ${lastDay(of)}::date) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`;

const memberRows = (rows: RowScope, of: Paying): Sql => sql`${paidRows(rows, of)} and m.pay_group_id = ${of.payGroupId}::uuid`;

/** By which group each of some employments is paid in a month; of whom nobody pays or who is out of reach there is none. */
export const groupsOfPay = async (db: Db, rows: RowScope, of: Omit<Paying, 'payGroupId'>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ employmentId: string; payGroupId: string }>(sql`
        select r.party_relationship_id as "employmentId", m.pay_group_id as "payGroupId" ${paidRows(rows, of)} and r.party_relationship_id = any (${[...ids]}::uuid[])`)
    ).map(({ employmentId, payGroupId }) => [employmentId, payGroupId]),
  );

/** Employments that a run pays, as the list of `platform/runs`. */
export const employmentsOf = (rows: RowScope, of: Paying): Sql => sql`
  select r.party_relationship_id as subject_id ${memberRows(rows, of)} order by r.pseudo_id`;

export const membersOf = (db: Db, rows: RowScope, of: Paying, ids: readonly string[]): Promise<Member[]> =>
  db.many<Member>(sql`
    select r.party_relationship_id as "employmentId", r.party_id as "partyId", m.insurance, m.hard_work = 'Y' as "hardWork", m.is_main = 'Y' as "isMain",
      m.employment_condition_enum_id as "employmentCondition", m.service_location_condition_enum_id as "serviceLocation"
    ${memberRows(rows, of)} and r.party_relationship_id = any (${[...ids]}::uuid[])`);

export interface MonthBefore extends YearMonth {
  readonly employmentId: string;
  /** Rials. */
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly rounding: bigint;
  readonly shortfall: bigint;
}

/** Sealed months of these employments before one, of its year and the last of the year before. Without a RowScope: of members whom the run has found in it. */
export const monthsBefore = (db: Db, employmentIds: readonly string[], { year, month }: YearMonth): Promise<MonthBefore[]> =>
  db.many<MonthBefore>(sql`
    select s.party_relationship_id as "employmentId", s.jalali_year as year, s.jalali_month as month, s.taxable, s.tax, s.rounding, s.shortfall
    from payslip s join pay_run r using (pay_run_id)
    where s.party_relationship_id = any (${[...employmentIds]}::uuid[]) and r.status_id in ('PrApproved', 'PrPaid') and s.kind = 'regular'
      and ((s.jalali_year = ${year}::int and s.jalali_month < ${month}::int) or (${month}::int = 1 and s.jalali_year = ${year - 1}::int and s.jalali_month = 12))
    order by 2, 3`);

export interface NewPayslip {
  readonly payslipId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly amounts: readonly bigint[];
  readonly figures: Readonly<Record<'gross' | 'deductions' | 'net' | 'insurable' | 'taxable' | 'tax' | 'employerCost', bigint>>;
  readonly rounding: bigint;
  readonly shortfall: bigint;
  /** `writeKept` of the case. */
  readonly inputs: string;
  readonly hash: string;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** Marks of the payslips that stand, by employment. Without a RowScope: of members whom the run has found in it. */
export const hashesOf = async (db: Db, payRunId: string, employmentIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ id: string; hash: string }>(sql`
        select party_relationship_id as id, input_hash as hash from payslip where pay_run_id = ${payRunId}::uuid and party_relationship_id = any (${[...employmentIds]}::uuid[])`)
    ).map(({ id, hash }) => [id, hash]),
  );

export const dropPayslips = (tx: Tx, payRunId: string, employmentIds: readonly string[]): Promise<number> =>
  tx.run(sql`delete from payslip where pay_run_id = ${payRunId}::uuid and party_relationship_id = any (${[...employmentIds]}::uuid[])`);

const figureColumns = ['gross', 'deductions', 'net', 'insurable', 'taxable', 'tax', 'employerCost'] as const;
const columns = [
  ...['payslip_id', 'company_id', 'pay_run_id', 'party_relationship_id', 'party_id', 'jalali_year', 'jalali_month', 'amounts'],
  ...['gross', 'deductions', 'net', 'insurable', 'taxable', 'tax', 'employer_cost', 'rounding', 'shortfall', 'inputs', 'input_hash', 'warnings'],
];

/** Writes payslips. By COPY 500 of them take 60 ms where a set read from JSON takes 80 and arrays take 120, and of this process 6 ms, 12 and 70 (2026-11-26). */
export const insertPayslips = (tx: Tx, { payRunId, companyId, year, month }: Omit<Counting, 'payGroupId'>, slips: readonly NewPayslip[]): Promise<number> =>
  tx.copy(
    { table: 'payslip', columns },
    slips.map(({ payslipId, employmentId, partyId, amounts, figures, rounding, shortfall, inputs, hash, warnings }) => [
      ...[payslipId, companyId, payRunId, employmentId, partyId, year, month, amounts],
      ...[...figureColumns.map((name) => figures[name]), rounding, shortfall, inputs, hash, JSON.stringify(warnings)],
    ]),
  );
