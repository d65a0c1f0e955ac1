/** SQL of runs of pay and their payslips. */
import type { ErrorValues } from '#kernel/errors.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { constant, type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { PayKind } from '../pay/pay-kind.rules.ts';
import { lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { type Days, daysOf } from '../pay/pay-part.rules.ts';
import type { PayColumn } from '../pay/pay-terms.rules.ts';
import { inOrder, isAfter, isBefore } from '../pay-periods/pay-periods.store.ts';
import type { BoughtLeave } from '../sources/pay-source.define.ts';
import type { ReadTerms } from './frozen-terms.service.ts';

export type PayRunStatus = 'PrDraft' | 'PrActions' | 'PrCalculated' | 'PrInApproval' | 'PrApproved' | 'PrPaid' | 'PrReversed' | 'PrCancelled';

export interface PayRun extends YearMonth {
  readonly payRunId: string;
  readonly companyId: string;
  readonly payGroupId: string;
  readonly groupName: string;
  readonly kind: PayKind;
  /** Of a month's wage; null where the kind pays no share of it. */
  readonly percent: number | null;
  /** The most days of leave that are bought of each; null where the kind buys none. */
  readonly leaveDays: number | null;
  /** Whether the leave is bought that would lapse with the year. */
  readonly leaveLapsing: boolean;
  readonly payslipTypeId: string | null;
  readonly payslipTypeTitle: string | null;
  /** The period of the company that is paid; null: the Jalali month. */
  readonly payPeriodId: string | null;
  readonly periodTitle: string | null;
  readonly days: Days | null;
  readonly status: PayRunStatus;
  readonly statusName: string;
  readonly description: string | null;
  readonly producerPartyId: string | null;
  readonly runId: string | null;
  readonly columns: readonly PayColumn[];
  readonly rowVersion: number;
}

const columns = sql`r.pay_run_id as "payRunId", r.company_id as "companyId", r.pay_group_id as "payGroupId", g.description as "groupName", r.kind, r.percent::int as percent, r.leave_days::int as "leaveDays", r.leave_lapsing as "leaveLapsing", r.payslip_type_id as "payslipTypeId",
  (select y.title from payslip_type y where y.payslip_type_id = r.payslip_type_id) as "payslipTypeTitle", r.pay_period_id as "payPeriodId", (select p.period_name from pay_period p where p.pay_period_id = r.pay_period_id) as "periodTitle",
  case when r.period is not null then jsonb_build_object('from', lower(r.period), 'thru', upper(r.period) - 1) end as days, r.jalali_year as year,
  r.jalali_month as month, r.status_id as status,
  (select i.description from status_item i where i.status_id = r.status_id) as "statusName", r.description, r.producer_party_id as "producerPartyId", r.run_id as "runId", r.columns, r.row_version as "rowVersion"`;
const from = sql`pay_run r join pay_group g using (pay_group_id)`;

export const payRunOf = (db: Db, rows: RowScope, id: string): Promise<PayRun | undefined> =>
  db.maybe<PayRun>(sql`select ${columns} from ${from} where r.pay_run_id = ${id}::uuid and ${companiesIn(rows, sql`r.company_id`)}`);

/** What a run (`run`) has frozen, as `ReadTerms`: terms that are known are not read. */
export const termsBut = (known: readonly string[]): Sql => sql`
  run.pay_run_id || '/' || run.row_version as "termsMark", case when not run.pay_run_id || '/' || run.row_version = any (${[...known]}::text[]) then run.terms end as terms`;

/** The terms of a run that was counted once. Without a RowScope: of a run within the reader's companies. */
export const frozenTerms = (db: Db, payRunId: string, known: readonly string[] = []): Promise<ReadTerms> =>
  db.one<ReadTerms>(sql`select ${termsBut(known)} from pay_run run where run.pay_run_id = ${payRunId}::uuid`);

/** Group of a run. Without a RowScope: of a run within the actor's companies. */
export const groupOfRun = async (db: Db, payRunId: string): Promise<string> =>
  (await db.one<{ payGroupId: string }>(sql`select pay_group_id as "payGroupId" from pay_run where pay_run_id = ${payRunId}::uuid`)).payGroupId;

/** The same, held until the end of the transaction. */
export const holdPayRun = (tx: Tx, rows: RowScope, id: string): Promise<PayRun | undefined> =>
  tx.maybe<PayRun>(sql`select ${columns} from ${from} where r.pay_run_id = ${id}::uuid and ${companiesIn(rows, sql`r.company_id`)} for update of r`);

export interface NewPayRun extends YearMonth {
  readonly payRunId: string;
  readonly companyId: string;
  readonly payGroupId: string;
  readonly kind: PayKind;
  readonly percent: number | null;
  readonly leaveDays: number | null;
  readonly leaveLapsing: boolean;
  readonly payslipTypeId: string | null;
  readonly payPeriodId?: string | null;
  readonly days?: Days | null;
  readonly description: string | null;
  readonly producerPartyId: string;
  readonly now: Date;
}

export const insertPayRun = (
  tx: Tx,
  { payRunId, companyId, payGroupId, kind, percent, payslipTypeId, payPeriodId = null, days = null, year, month, description, producerPartyId, now, ...leave }: NewPayRun,
): Promise<number> =>
  tx.run(sql`
    insert into pay_run (pay_run_id, company_id, pay_group_id, kind, percent, leave_days, leave_lapsing, payslip_type_id, pay_period_id, period, jalali_year, jalali_month, description, producer_party_id,
      created_at)
    values (${payRunId}::uuid, ${companyId}::uuid, ${payGroupId}::uuid, ${kind}, ${percent}, ${leave.leaveDays}, ${leave.leaveLapsing}, ${payslipTypeId}::uuid, ${payPeriodId}::uuid,
      ${days && `[${days.from},${days.thru}]`}::daterange, ${year}, ${month}, ${description}, ${producerPartyId}::uuid, ${now})`);

/** Whether an active group of the company is called by the id. */
export const isGroup = async (db: Db, companyId: string, payGroupId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from pay_group where pay_group_id = ${payGroupId}::uuid and company_id = ${companyId}::uuid and pay_group_status_id = 'PayGroupActive'`)) !== undefined;

export interface PayslipTypeSaid {
  readonly isCash: boolean;
  /** Of the factors that it counts, none where it counts all. */
  readonly codes: readonly string[];
  /** Of the periods that it is for; null of Jalali months. */
  readonly periodTypeId: string | null;
  /** Rials that net pay is a multiple of; null: as the group says. */
  readonly netRounding: number | null;
}

/** What a payslip type says of a run, the kinds of calculation as the run has changed them. Undefined of a type that the company has not. */
export const payslipTypeOf = (db: Db, companyId: string, id: string, payRunId: string | null = null): Promise<PayslipTypeSaid | undefined> =>
  db.maybe<PayslipTypeSaid>(sql`
    select t.cash_allowed = 'Y' as "isCash", t.time_period_type_id as "periodTypeId",
      case when t.rounding_type_enum_id is null then null when t.rounding_type_enum_id = 'RndNone' then 1
        when t.rounding_numbers is not null then (10 ^ t.rounding_numbers)::int when t.rounding_type_enum_id = 'RndTenThousand' then 10000 else 1000 end as "netRounding",
      coalesce((select array_agg(f.code order by f.code) from payslip_type_factor p join pay_factor f using (pay_factor_id)
        left join pay_run_calc_type c on c.pay_factor_id = p.pay_factor_id and c.pay_run_id = ${payRunId}::uuid
        where p.payslip_type_id = t.payslip_type_id and coalesce(c.calc_type_enum_id, p.calc_type_enum_id) = 'PfcNormal'), '{}') as codes
    from payslip_type t where t.payslip_type_id = ${id}::uuid and t.company_id = ${companyId}::uuid`);

/** Types of payslips, with the groups that are paid by them. */
export const payslipTypesIn = (db: Db, rows: RowScope): Promise<{ payslipTypeId: string; title: string; timePeriodTypeId: string | null; payGroupIds: string[] }[]> =>
  db.many(sql`
    select t.payslip_type_id as "payslipTypeId", t.title, t.time_period_type_id as "timePeriodTypeId",
      coalesce((select array_agg(g.pay_group_id::text) from pay_group_payslip_type g where g.payslip_type_id = t.payslip_type_id), '{}') as "payGroupIds"
    from payslip_type t where ${companiesIn(rows, sql`t.company_id`)} order by persian_order(t.title) collate "C", t.payslip_type_id`);

type Placed = Pick<PayRun, 'payGroupId' | 'year' | 'month' | 'days'>;
type Named = Pick<PayRun, 'year' | 'month' | 'periodTitle'>;

const named = sql`select r.jalali_year as year, r.jalali_month as month, p.period_name as "periodTitle" from pay_run r left join pay_period p using (pay_period_id)`;

/** The first month or period of the group before this one whose run is not approved. */
export const openBefore = (db: Db, of: Placed): Promise<Named | undefined> =>
  db.maybe<Named>(sql`
    ${named} where r.pay_group_id = ${of.payGroupId}::uuid and r.kind = 'regular' and ${isBefore(of)} and r.status_id not in ('PrApproved', 'PrPaid', 'PrReversed', 'PrCancelled')
    order by ${inOrder} limit 1`);

/** The last approved month or period of the group, when it is after this one. */
export const paidAfter = (db: Db, of: Placed): Promise<Named | undefined> =>
  db.maybe<Named>(sql`
    ${named} where r.pay_group_id = ${of.payGroupId}::uuid and r.kind = 'regular' and ${isAfter(of)} and r.status_id in ('PrApproved', 'PrPaid') order by ${inOrder} desc limit 1`);

/** Moves a run; what the flow of statuses does not know is refused by the database. */
export const movePayRun = (tx: Tx, id: string, status: PayRunStatus): Promise<number> =>
  tx.run(sql`
    update pay_run set status_id = ${status}, row_version = row_version + 1, approved_at = case when ${status} = 'PrApproved' then now() else approved_at end
    where pay_run_id = ${id}::uuid`);

/** Counts as a change of the run itself: whoever looks at an older state of it is told. */
export const noteChange = (tx: Tx, payRunId: string): Promise<number> => tx.run(sql`update pay_run set row_version = row_version + 1 where pay_run_id = ${payRunId}::uuid`);

export const freezeTerms = (tx: Tx, id: string, kept: { readonly columns: readonly PayColumn[]; readonly terms: string; readonly runId: string }): Promise<number> =>
  tx.run(sql`
    update pay_run set columns = ${JSON.stringify(kept.columns)}::jsonb, terms = ${kept.terms}::jsonb, run_id = ${kept.runId}::uuid, row_version = row_version + 1
    where pay_run_id = ${id}::uuid`);

/** Who was set aside by a counting. */
export const asideOf = (db: Db, runId: string): Promise<{ employmentId: string; failure: string; facts: ErrorValues | null }[]> =>
  db.many(sql`select subject_id as "employmentId", failure, facts from run_item where run_id = ${runId}::uuid and state = 'failed'`);

export interface Refusal {
  readonly employmentId: string;
  readonly failure: string;
  readonly reason: string;
}

/** Takes out payslips of those whom the last counting has not paid; found as a set, since a plan that is made for any run looks through all items for each payslip. */
export const dropUnpaid = (tx: Tx, payRunId: string, runId: string): Promise<number> =>
  tx.run(sql`
    delete from payslip where pay_run_id = ${payRunId}::uuid and party_relationship_id in (
      select party_relationship_id from payslip where pay_run_id = ${payRunId}::uuid
      except select subject_id from run_item where run_id = ${runId}::uuid and state = 'done')`);

/** Keeps why each of them was set aside by the last counting. */
export async function keepRefusals(tx: Tx, payRunId: string, refusals: readonly Refusal[]): Promise<void> {
  await tx.run(sql`delete from pay_run_refusal where pay_run_id = ${payRunId}::uuid`);
  await tx.run(sql`
    insert into pay_run_refusal (pay_run_id, company_id, party_relationship_id, party_id, failure, reason)
    select ${payRunId}::uuid, r.company_id, r.party_relationship_id, r.party_id, f.failure, f.reason
    from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as f ("employmentId" uuid, failure text, reason text)
    join party_relationship r on r.party_relationship_id = f."employmentId"`);
}

export interface RunSums {
  readonly people: number;
  readonly aside: number;
  readonly gross: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly employerCost: bigint;
}

/** What a run comes to. Without a RowScope: of a run within the reader's companies. */
export const sumsOf = (db: Db, payRunId: string): Promise<RunSums> =>
  db.one<RunSums>(sql`
    select count(*)::int as people, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(deductions), 0)::bigint as deductions, coalesce(sum(net), 0)::bigint as net,
      coalesce(sum(tax), 0)::bigint as tax, coalesce(sum(employer_cost), 0)::bigint as "employerCost",
      (select count(*)::int from pay_run_refusal f where f.pay_run_id = ${payRunId}::uuid) as aside
    from payslip where pay_run_id = ${payRunId}::uuid`);

/** A payslip that something beside the factors was paid or taken in. */
export interface PaidItems {
  readonly employmentId: string;
  /** Rials, in the order of the run's columns. */
  readonly amounts: readonly bigint[];
  /** `writeKept` of the items. */
  readonly items: unknown;
  /** Codes of the factors that wages are said for. */
  readonly wages: readonly string[];
}

/** The next such payslips behind an employment, in the order of their ids; the inputs, which are long, are unpacked once for each. Without a RowScope: of a run within the reader's companies. */
export async function paidItems(db: Db, payRunId: string, after: string | undefined, limit: number): Promise<PaidItems[]> {
  const rows = await db.many<Omit<PaidItems, 'amounts'> & { readonly amounts: readonly string[] }>(sql`
    select s.party_relationship_id as "employmentId", s.amounts::text[] as amounts, kept.items,
      coalesce(jsonb_path_query_array(kept.wages, '$[*].factor'), '[]') as wages
    from payslip s cross join lateral jsonb_to_record(s.inputs) as kept (items jsonb, wages jsonb)
    where s.pay_run_id = ${payRunId}::uuid and s.party_relationship_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid and jsonb_array_length(kept.items) > 0
    order by 1 limit ${constant(limit)}`);
  return rows.map((row) => ({ ...row, amounts: row.amounts.map(BigInt) }));
}

/** What these payslips of a run were counted from (`writeKept`), by employment. Without a RowScope: of a run within the reader's companies. */
export const inputsOf = async (db: Db, payRunId: string, employmentIds: readonly string[]): Promise<ReadonlyMap<string, unknown>> =>
  new Map(
    (
      await db.many<{ employmentId: string; inputs: unknown }>(sql`
        select party_relationship_id as "employmentId", inputs from payslip where pay_run_id = ${payRunId}::uuid and party_relationship_id = any (${[...employmentIds]}::uuid[])`)
    ).map(({ employmentId, inputs }) => [employmentId, inputs]),
  );

/** Leave that the payslips of a run pay for, from the last day of its month on. Without a RowScope: of a run within the reader's companies. */
export const leaveIn = (db: Db, { payRunId, year, month }: Pick<PayRun, 'payRunId' | 'year' | 'month'>): Promise<BoughtLeave[]> =>
  db.many<BoughtLeave>(sql`
    select party_relationship_id as "employmentId", payslip_id as "payslipId", ${lastDay({ year, month })}::date as day, (inputs -> 'given' ->> 'minutes')::int as minutes
    from payslip where pay_run_id = ${payRunId}::uuid and (inputs -> 'given' ->> 'minutes')::int > 0 order by 1`);

/** Whose payslips a run has. Without a RowScope: of a run within the reader's companies. */
export const paidPeople = async (db: Db, payRunId: string): Promise<string[]> =>
  (await db.many<{ partyId: string }>(sql`select distinct party_id as "partyId" from payslip where pay_run_id = ${payRunId}::uuid`)).map(({ partyId }) => partyId);

/** Until when the group of a run has been paid: its factors on these days stay as they are. */
export const notePaidThru = (tx: Tx, run: Pick<PayRun, 'payGroupId' | 'year' | 'month'> & { readonly days?: Days | null }): Promise<number> =>
  tx.run(sql`update pay_group set paid_thru = greatest(paid_thru, ${daysOf(run).thru}::date) where pay_group_id = ${run.payGroupId}::uuid`);

/** The same once a run of the group is taken back: until the end of the last month or period that still stands. */
export async function takePaidThruBack(tx: Tx, { payGroupId }: Pick<PayRun, 'payGroupId'>): Promise<void> {
  const last = await tx.maybe<YearMonth & { readonly thru: string | null }>(sql`
    select r.jalali_year as year, r.jalali_month as month, upper(r.period) - 1 as thru from pay_run r
    where r.pay_group_id = ${payGroupId}::uuid and r.status_id in ('PrApproved', 'PrPaid') order by ${inOrder} desc limit 1`);
  await tx.run(sql`update pay_group set paid_thru = ${last ? (last.thru ?? lastDay(last)) : null}::date where pay_group_id = ${payGroupId}::uuid`);
}
