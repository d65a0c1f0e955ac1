/** SQL of arrears: what was paid of months, what was found of them, and what is taken into a run. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { type Days, daysOf } from '../pay/pay-part.rules.ts';
import type { Paying } from '../pay-counting/counting.store.ts';
import { inOrder } from '../pay-periods/pay-periods.store.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import type { Area } from './causes.rules.ts';

export interface MonthRange {
  readonly from: YearMonth;
  readonly thru: YearMonth;
}

const within = (year: Sql, month: Sql, { from, thru }: MonthRange): Sql =>
  sql`(${year}, ${month}) between (${from.year}::int, ${from.month}::int) and (${thru.year}::int, ${thru.month}::int)`;

/** A run that has paid a month, or a period. */
export interface PaidRun extends YearMonth {
  readonly payRunId: string;
  readonly days: Days | null;
  /** `writeKept` of PayTerms. */
  readonly terms: unknown;
}

const daysIn = sql`case when r.period is not null then jsonb_build_object('from', lower(r.period), 'thru', upper(r.period) - 1) end`;
/** Runs (`r`) that have paid a day of the months of a range. */
const paying = ({ from, thru }: MonthRange): Sql => sql`
  (case when r.period is null then ${within(sql`r.jalali_year`, sql`r.jalali_month`, { from, thru })} else r.period && daterange(${firstDay(from)}::date, ${lastDay(thru)}::date, '[]') end)`;

/** Own pay of a group that stands as paid in a range, by these payslip types or whatever where none is named; oldest first. */
export const paidRuns = (db: Db, payGroupId: string, range: MonthRange, payslipTypeIds: readonly string[]): Promise<PaidRun[]> =>
  db.many<PaidRun>(sql`
    select r.pay_run_id as "payRunId", r.jalali_year as year, r.jalali_month as month, ${daysIn} as days, r.terms from pay_run r
    where r.pay_group_id = ${payGroupId}::uuid and r.kind = 'regular' and r.status_id in ('PrApproved', 'PrPaid') and ${paying(range)}
      and (${payslipTypeIds.length === 0} or r.payslip_type_id = any (${[...payslipTypeIds]}::uuid[]))
    order by ${inOrder}`);

export interface PaidSlip extends YearMonth {
  readonly employmentId: string;
  readonly payRunId: string;
  readonly payGroupId: string;
  readonly days: Days | null;
  readonly inputs: unknown;
}

/** What was counted of the days of a range, oldest first, whatever group has paid it. Without a RowScope: of people whom the run has found in it. */
export const slipsIn = (db: Db, employmentIds: readonly string[], range: MonthRange): Promise<PaidSlip[]> =>
  db.many<PaidSlip>(sql`
    select s.party_relationship_id as "employmentId", s.pay_run_id as "payRunId", r.pay_group_id as "payGroupId", s.jalali_year as year, s.jalali_month as month, ${daysIn} as days,
      s.inputs
    from payslip s join pay_run r using (pay_run_id)
    where s.party_relationship_id = any (${[...employmentIds]}::uuid[]) and s.kind = 'regular' and r.status_id in ('PrApproved', 'PrPaid') and ${paying(range)}
    order by ${inOrder}`);

/** Who was paid in a range by a group and has left before its run (`of`): nobody else would pay them what they are owed. */
export const leaversPaid = (rows: RowScope, of: Paying, range: MonthRange): Sql => sql`
  select s.party_relationship_id as subject_id from payslip s join pay_run r using (pay_run_id) join party_relationship left_one using (party_relationship_id)
  where r.company_id = ${of.companyId}::uuid and r.pay_group_id = ${of.payGroupId}::uuid and r.kind = 'regular' and r.status_id in ('PrApproved', 'PrPaid') and ${paying(range)}
    and upper(left_one.valid) <= ${daysOf(of).from}::date and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}`;

/** Those of some employments that `leaversPaid` names. */
export const leaversAmong = async (db: Db, rows: RowScope, of: Paying, range: MonthRange, ids: readonly string[]): Promise<string[]> =>
  (await db.many<{ id: string }>(sql`select distinct l.subject_id as id from (${leaversPaid(rows, of, range)}) l where l.subject_id = any (${[...ids]}::uuid[])`)).map(
    ({ id }) => id,
  );

/** Codes of the factors whose arrears a payslip type pays; undefined where it names no factors, and so pays all. */
export async function arrearsCodes(db: Db, payslipTypeId: string | null): Promise<readonly string[] | undefined> {
  if (payslipTypeId === null) return undefined;
  const rows = await db.many<{ code: string; isPaid: boolean }>(sql`
    select f.code, p.arrears_pay = 'Y' as "isPaid" from payslip_type_factor p join pay_factor f using (pay_factor_id) where p.payslip_type_id = ${payslipTypeId}::uuid order by f.code`);
  return rows.length === 0 ? undefined : rows.flatMap(({ code, isPaid }) => (isPaid ? [code] : []));
}

export interface PaidSoFar extends YearMonth {
  readonly employmentId: string;
  /** Rials by code, of the month itself and of arrears for it. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly mark: string;
}

/** What has been paid for each month of a range: by the month itself and by arrears for it, whatever run paid these. Without a RowScope: of members whom the run has found in it. */
export const paidSoFar = (db: Db, employmentIds: readonly string[], range: MonthRange): Promise<PaidSoFar[]> =>
  db.many<PaidSoFar>(sql`
    with line as (
      select l.party_relationship_id as id, l.of_year as year, l.of_month as month, l.code, sum(l.amount)::bigint as amount, array_agg(l.payslip_id) as slips
      from payslip_line l join pay_run r using (pay_run_id)
      where l.party_relationship_id = any (${[...employmentIds]}::uuid[]) and r.status_id in ('PrApproved', 'PrPaid')
        and (r.kind = 'regular' or (l.of_year, l.of_month) <> (l.jalali_year, l.jalali_month))
        and (l.jalali_year, l.jalali_month) >= (${range.from.year}::int, ${range.from.month}::int) and ${within(sql`l.of_year`, sql`l.of_month`, range)}
      group by 1, 2, 3, 4)
    select id as "employmentId", year, month, jsonb_object_agg(code, amount::text) as amounts,
      (select md5(string_agg(distinct slip::text, ' ' order by slip::text)) from line own, unnest(own.slips) as slip
        where own.id = line.id and own.year = line.year and own.month = line.month) as mark
    from line group by id, year, month`);

export interface FoundRow extends YearMonth {
  readonly employmentId: string;
  readonly gross: bigint;
  readonly insurance: bigint;
  readonly taxed: bigint;
  readonly employerCost: bigint;
  readonly area: Area;
  readonly areas: readonly Area[];
  readonly causes: string;
  readonly reason: string | null;
  /** `writeKept` of PayBefore. */
  readonly basis: string;
  readonly lines: readonly { readonly code: string; readonly title: string; readonly amount: string }[];
  readonly mark: string;
}

const wireOf = ({ employmentId, gross, insurance, taxed, employerCost, basis, ...rest }: FoundRow) => ({
  ...rest,
  ...{ id: employmentId, gross: String(gross), insurance: String(insurance), taxed: String(taxed), cost: String(employerCost), basis: JSON.parse(basis) as unknown },
});

/**
 * Keeps what was found of these people in place of what was found before; a decision stays where the amounts are the same. Answers how many that
 * were taken are no more what they were. Without a RowScope: of members whom the run has found in it.
 */
export async function keepFound(tx: Tx, { payRunId, companyId }: PayRun, employmentIds: readonly string[], found: readonly FoundRow[]): Promise<number> {
  const rows = JSON.stringify(found.map(wireOf));
  const lost = await tx.run(sql`
    delete from pay_arrears a where a.pay_run_id = ${payRunId}::uuid and a.party_relationship_id = any (${[...employmentIds]}::uuid[]) and a.decision = 'taken'
      and not exists (select from jsonb_to_recordset(${rows}::jsonb) as f (id uuid, year smallint, month smallint, lines jsonb, mark text)
        where f.id = a.party_relationship_id and f.year = a.jalali_year and f.month = a.jalali_month and f.lines = a.lines and f.mark = a.paid_mark)`);
  await tx.run(sql`
    delete from pay_arrears a where a.pay_run_id = ${payRunId}::uuid and a.party_relationship_id = any (${[...employmentIds]}::uuid[]) and a.decision <> 'taken'`);
  await tx.run(sql`
    insert into pay_arrears (pay_arrears_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, gross, insurance, taxed, employer_cost, area,
      areas, causes, reason, basis, lines, paid_mark)
    select gen_random_uuid(), ${companyId}::uuid, ${payRunId}::uuid, r.party_relationship_id, r.party_id, f.year, f.month, f.gross, f.insurance, f.taxed, f.cost, f.area,
      f.areas, f.causes, f.reason, f.basis, f.lines, f.mark
    from jsonb_to_recordset(${rows}::jsonb) as f (id uuid, year smallint, month smallint, gross bigint, insurance bigint, taxed bigint, cost bigint, area text, areas text[], causes text,
      reason text, basis jsonb, lines jsonb, mark text)
    join party_relationship r on r.party_relationship_id = f.id
    on conflict on constraint pay_arrears_row do nothing`);
  return lost;
}

/** What of arrears is looked for. */
export interface Wanted extends MonthRange {
  /** Of the difference, in hundredths. */
  readonly percent: number;
  /** ArrearsPaymentMethod; null: with the pay of the month. */
  readonly methodEnumId: string | null;
  /** Of months that these have paid; none where all. */
  readonly payslipTypeIds: readonly string[];
}

/** All of the difference, whatever payslip type has paid the month. */
export const everything: Omit<Wanted, keyof MonthRange> = { percent: 100, methodEnumId: null, payslipTypeIds: [] };

export interface Search extends Wanted {
  readonly runId: string;
}

export const searchOf = async (db: Db, payRunId: string): Promise<Search | undefined> => {
  const row = await db.maybe<{ runId: string; fromYear: number; fromMonth: number; thruYear: number; thruMonth: number } & Omit<Wanted, keyof MonthRange>>(sql`
    select run_id as "runId", from_year as "fromYear", from_month as "fromMonth", thru_year as "thruYear", thru_month as "thruMonth", percent::int as percent,
      method_enum_id as "methodEnumId", payslip_type_ids::text[] as "payslipTypeIds"
    from pay_arrears_search where pay_run_id = ${payRunId}::uuid`);
  if (row === undefined) return undefined;
  const { fromYear, fromMonth, thruYear, thruMonth, ...rest } = row;
  return { ...rest, from: { year: fromYear, month: fromMonth }, thru: { year: thruYear, month: thruMonth } };
};

export const keepSearch = (tx: Tx, { payRunId, companyId }: PayRun, { runId, from, thru, percent, methodEnumId, payslipTypeIds }: Search, now: Date): Promise<number> =>
  tx.run(sql`
    insert into pay_arrears_search (pay_run_id, company_id, from_year, from_month, thru_year, thru_month, percent, method_enum_id, payslip_type_ids, run_id, started_at)
    values (${payRunId}::uuid, ${companyId}::uuid, ${from.year}, ${from.month}, ${thru.year}, ${thru.month}, ${percent}, ${methodEnumId}, ${[...payslipTypeIds]}::uuid[],
      ${runId}::uuid, ${now})
    on conflict (pay_run_id) do update set from_year = excluded.from_year, from_month = excluded.from_month, thru_year = excluded.thru_year,
      thru_month = excluded.thru_month, percent = excluded.percent, method_enum_id = excluded.method_enum_id, payslip_type_ids = excluded.payslip_type_ids,
      run_id = excluded.run_id, started_at = excluded.started_at`);

export type Decision = 'open' | 'taken' | 'left';

/** Decides on those that `chosen` selects (`key` as text); what cannot be counted is not taken. Answers how many changed, and whether what is taken did. */
export async function decideOn(tx: Tx, payRunId: string, chosen: Sql, decision: Decision, partyId: string): Promise<{ changed: number; isTakenOther: boolean }> {
  const rows = await tx.many<{ was: Decision }>(sql`
    with old as (select pay_arrears_id, decision from pay_arrears where pay_run_id = ${payRunId}::uuid and pay_arrears_id::text in (${chosen}) for update)
    update pay_arrears a set decision = ${decision}, decided_by = ${partyId}::uuid from old
    where a.pay_arrears_id = old.pay_arrears_id and old.decision <> ${decision} and (${decision} <> 'taken' or a.reason is null) returning old.decision as was`);
  return { changed: rows.length, isTakenOther: rows.some(({ was }) => was === 'taken' || decision === 'taken') };
}

/** How many were found, by what was decided, and what is taken of them. Rials. Without a RowScope: of a run within the reader's companies. */
export const arrearsSums = (db: Db, payRunId: string): Promise<{ open: number; taken: number; left: number; takenGross: string; takenCost: string }> =>
  db.one(sql`
    select count(*) filter (where decision = 'open')::int as open, count(*) filter (where decision = 'taken')::int as taken, count(*) filter (where decision = 'left')::int as "left",
      coalesce(sum(gross) filter (where decision = 'taken'), 0)::text as "takenGross", coalesce(sum(employer_cost) filter (where decision = 'taken'), 0)::text as "takenCost"
    from pay_arrears where pay_run_id = ${payRunId}::uuid`);

/** Months of which a run takes arrears, oldest first, with the group that has paid them where it is another. Without a RowScope: months alone. */
export const takenMonths = (db: Db, payRunId: string): Promise<(YearMonth & { readonly payGroupId: string | null })[]> =>
  db.many(sql`
    select distinct jalali_year as year, jalali_month as month, basis ->> 'payGroupId' as "payGroupId" from pay_arrears where pay_run_id = ${payRunId}::uuid and decision = 'taken' order by 1, 2, 3`);

export interface TakenRow extends YearMonth {
  readonly employmentId: string;
  readonly basis: unknown;
  readonly mark: string;
}

/** What a run takes of these people, oldest month first. Without a RowScope: of members whom the run has found in it. */
export const takenRows = (db: Db, payRunId: string, employmentIds: readonly string[]): Promise<TakenRow[]> =>
  db.many<TakenRow>(sql`
    select party_relationship_id as "employmentId", jalali_year as year, jalali_month as month, basis, paid_mark as mark from pay_arrears
    where pay_run_id = ${payRunId}::uuid and decision = 'taken' and party_relationship_id = any (${[...employmentIds]}::uuid[]) order by 2, 3`);
