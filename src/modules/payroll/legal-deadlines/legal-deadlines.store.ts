/** SQL of duties by law: the runs and lists that they rest on, marks, and what a company was told. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { Duty, DutyGroup, DutyMark, DutyRun, Telling } from './deadlines.rules.ts';

/** Groups that a run of a month was ever made for, by name; of confidential ones only who reads them, and not who is paid by them, knows their duties. */
export const groupsWithDuties = async (db: Db, rows: RowScope): Promise<DutyGroup[]> => {
  const found = await db.many<{ payGroupId: string; groupName: string; year: number; month: number }>(sql`
    select g.pay_group_id as "payGroupId", g.description as "groupName", first.year, first.month
    from pay_group g cross join lateral (
      select r.jalali_year as year, r.jalali_month as month from pay_run r
      where r.pay_group_id = g.pay_group_id and r.kind = 'regular' and r.status_id not in ('PrCancelled', 'PrReversed') order by 1, 2 limit 1) first
    where ${companiesIn(rows, sql`g.company_id`)} and g.pay_group_status_id = 'PayGroupActive'
      and g.pay_group_id <> all ((select closed_pay_groups())::uuid[])
    order by persian_order(g.description) collate "C", g.pay_group_id`);
  return found.map(({ year, month, ...group }) => ({ ...group, since: { year, month } }));
};

const day = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Tehran')::date`;

/** Runs of a Jalali year that were not called off, in the order of their months. It counts people and names none. */
export const runsWithDuties = (db: Db, rows: RowScope, year: number): Promise<DutyRun[]> =>
  db.many<DutyRun>(sql`
    select r.pay_run_id as "payRunId", r.pay_group_id as "payGroupId", r.kind, r.jalali_year as year, r.jalali_month as month, r.status_id in ('PrApproved', 'PrPaid') as "isApproved",
      r.status_id = 'PrPaid' as "isPaid", exists (select from payslip s where s.pay_run_id = r.pay_run_id and s.insurable > 0) as "isInsured",
      exists (select from payslip s where s.pay_run_id = r.pay_run_id and s.taxable > 0) as "isTaxed",
      (select ${day(sql`l.taken_at`)} from insurance_list_taken l where l.pay_run_id = r.pay_run_id and l.taken_at >= r.approved_at) as "takenOn",
      (select ${day(sql`max(t.sent_at)`)} from tax_sending t join pay_run o on o.pay_run_id = t.pay_run_id where o.pay_group_id = r.pay_group_id and o.kind = r.kind
        and o.jalali_year = r.jalali_year and o.jalali_month = r.jalali_month and o.pay_period_id is not distinct from r.pay_period_id) as "sentOn",
      (select max(e.paid_on) from pay_run_event e where e.pay_run_id = r.pay_run_id and e.event = 'paid') as "paidOn"
    from pay_run r where r.jalali_year = ${year} and ${companiesIn(rows, sql`r.company_id`)} and r.status_id not in ('PrCancelled', 'PrReversed') and r.reverses is null
    order by r.jalali_month, r.created_at, r.pay_run_id`);

/** What was said of the months of a year. */
export const marksOf = (db: Db, rows: RowScope, year: number): Promise<DutyMark[]> =>
  db.many<DutyMark>(sql`
    select m.pay_group_id as "payGroupId", m.duty, m.jalali_year as year, m.jalali_month as month, m.reason, ${day(sql`m.marked_at`)} as "markedOn", ${nameOfPerson(sql`m.marked_by`)} as "markedBy"
    from legal_deadline_mark m where m.jalali_year = ${year} and ${companiesIn(rows, sql`m.company_id`)}`);

export interface NewMark extends YearMonth {
  readonly payGroupId: string;
  readonly duty: Duty;
  readonly reason: string;
  readonly partyId: string;
  readonly now: Date;
}

/** Of a group that was read in scope. Answers its company; undefined where somebody has said it before. */
export const addMark = (tx: Tx, { payGroupId, duty, year, month, reason, partyId, now }: NewMark): Promise<{ companyId: string } | undefined> =>
  tx.maybe(sql`
    insert into legal_deadline_mark (company_id, pay_group_id, duty, jalali_year, jalali_month, reason, marked_by, marked_at)
    select g.company_id, g.pay_group_id, ${duty}, ${year}, ${month}, ${reason}, ${partyId}::uuid, ${now} from pay_group g where g.pay_group_id = ${payGroupId}::uuid
    on conflict do nothing returning company_id as "companyId"`);

/** The reason that stood there. */
export const dropMark = (tx: Tx, rows: RowScope, { payGroupId, duty, year, month }: Pick<NewMark, 'payGroupId' | 'duty' | 'year' | 'month'>) =>
  tx.maybe<{ reason: string; companyId: string }>(sql`
    delete from legal_deadline_mark m where m.pay_group_id = ${payGroupId}::uuid and m.duty = ${duty} and m.jalali_year = ${year} and m.jalali_month = ${month}
      and ${companiesIn(rows, sql`m.company_id`)} returning m.reason, m.company_id as "companyId"`);

export interface NoticeSetting {
  readonly noticeDays: number;
  readonly rowVersion: number;
}

/** What counts until a company says otherwise. */
const USUAL: NoticeSetting = { noticeDays: 7, rowVersion: 0 };

export const noticeSettingOf = async (db: Db, companyId: string): Promise<NoticeSetting> =>
  (await db.maybe<NoticeSetting>(sql`
    select notice_days::int as "noticeDays", row_version as "rowVersion" from legal_deadline_setting where company_id = ${companyId}::uuid`)) ?? USUAL;

/** Whether it stood in the version that was seen. */
export const keepNoticeSetting = async (tx: Tx, companyId: string, { noticeDays, rowVersion }: NoticeSetting): Promise<boolean> =>
  (await (rowVersion === 0
    ? tx.run(sql`insert into legal_deadline_setting (company_id, notice_days) values (${companyId}::uuid, ${noticeDays}) on conflict (company_id) do nothing`)
    : tx.run(
        sql`update legal_deadline_setting set notice_days = ${noticeDays}, row_version = row_version + 1 where company_id = ${companyId}::uuid and row_version = ${rowVersion}`,
      ))) > 0;

/** Marks what a company is to be told and answers what it was not told before, by whatever process. Without a RowScope: a job looks after a whole company. */
export const markTold = (tx: Tx, companyId: string, found: readonly Telling[]): Promise<Pick<Telling, 'duty' | 'year' | 'month' | 'stage'>[]> =>
  tx.many(sql`
    insert into legal_deadline_told (company_id, duty, jalali_year, jalali_month, stage)
    select ${companyId}::uuid, n.duty, n.year, n.month, n.stage from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n (duty text, year int, month int, stage text) order by 3, 4, 2, 5
    on conflict do nothing returning duty, jalali_year::int as year, jalali_month::int as month, stage`);
