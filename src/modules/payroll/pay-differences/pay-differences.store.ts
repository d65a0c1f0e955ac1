/** SQL of differences: the month before a run, and from which share on a difference is striking. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { Days } from '../pay/pay-part.rules.ts';
import { inOrder, isBefore } from '../pay-periods/pay-periods.store.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';

export interface MonthBefore extends YearMonth {
  readonly payRunId: string;
  readonly periodTitle: string | null;
}

/** `days`: of a period; null of a Jalali month. */
interface OtherMonth extends MonthBefore {
  readonly days: Days | null;
}

/** The last month or period of the group before a run that stands as approved. Without a RowScope: of a run within the reader's companies. */
export const monthBefore = (db: Db, run: Pick<PayRun, 'payGroupId' | 'year' | 'month' | 'days'>): Promise<MonthBefore | undefined> =>
  db.maybe<MonthBefore>(sql`
    select r.pay_run_id as "payRunId", r.jalali_year as year, r.jalali_month as month, p.period_name as "periodTitle" from pay_run r left join pay_period p using (pay_period_id)
    where r.pay_group_id = ${run.payGroupId}::uuid and r.kind = 'regular' and r.status_id in ('PrApproved', 'PrPaid') and ${isBefore(run)} order by ${inOrder} desc limit 1`);

/** Months that a run may be compared with: all of its group that stand as approved, but itself, newest first. Without a RowScope: of a run within the reader's companies. */
export const otherMonths = (db: Db, run: Pick<PayRun, 'payRunId' | 'payGroupId'>): Promise<OtherMonth[]> =>
  db.many<OtherMonth>(sql`
    select case when r.period is not null then jsonb_build_object('from', lower(r.period), 'thru', upper(r.period) - 1) end as days, r.pay_run_id as "payRunId", r.jalali_year as year, r.jalali_month as month, p.period_name as "periodTitle" from pay_run r left join pay_period p using (pay_period_id)
    where r.pay_group_id = ${run.payGroupId}::uuid and r.kind = 'regular' and r.status_id in ('PrApproved', 'PrPaid') and r.pay_run_id <> ${run.payRunId}::uuid order by ${inOrder} desc`);

export interface Moved {
  readonly newPeople: number;
  readonly leftPeople: number;
  readonly missingPeople: number;
}

/** How many came, left or are set aside. Without a RowScope: counts of runs within the reader's companies. */
export const movedBetween = (db: Db, payRunId: string, beforeId: string | null): Promise<Moved> =>
  db.one<Moved>(sql`
    with own as (select party_relationship_id as id from payslip where pay_run_id = ${payRunId}::uuid),
      was as (select party_relationship_id as id from payslip where pay_run_id = ${beforeId}::uuid),
      gone as (select id, exists (select from pay_run_refusal f where f.pay_run_id = ${payRunId}::uuid and f.party_relationship_id = was.id) as aside
        from was where not exists (select from own where own.id = was.id))
    select (select count(*)::int from own where not exists (select from was where was.id = own.id)) as "newPeople",
      (select count(*)::int from gone where not aside) as "leftPeople", (select count(*)::int from gone where aside) as "missingPeople"`);

export interface Threshold {
  readonly percent: number;
  readonly rowVersion: number;
}

/** What counts until a company says otherwise. */
export const USUAL: Threshold = { percent: 20, rowVersion: 0 };

export const thresholdOf = async (db: Db, companyId: string): Promise<Threshold> =>
  (await db.maybe<Threshold>(sql`select percent::int, row_version as "rowVersion" from pay_difference_setting where company_id = ${companyId}::uuid`)) ?? USUAL;

/** Whether it stood in the version that was seen. */
export async function keepThreshold(tx: Tx, companyId: string, { percent, rowVersion }: Threshold): Promise<boolean> {
  const rows = await (rowVersion === 0
    ? tx.run(sql`insert into pay_difference_setting (company_id, percent) values (${companyId}::uuid, ${percent}) on conflict (company_id) do nothing`)
    : tx.run(sql`update pay_difference_setting set percent = ${percent}, row_version = row_version + 1 where company_id = ${companyId}::uuid and row_version = ${rowVersion}`));
  return rows > 0;
}
