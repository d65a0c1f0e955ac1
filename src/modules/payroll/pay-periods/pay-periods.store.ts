/** SQL of the periods that runs pay, and of their order. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { type Days, daysOf, monthsOf } from '../pay/pay-part.rules.ts';

export interface Period extends Days {
  readonly payPeriodId: string;
  readonly title: string;
}

/** A period of the type of periods that a payslip type is for; undefined of any other. */
export const periodOfType = (db: Db, companyId: string, payslipTypeId: string, payPeriodId: string): Promise<Period | undefined> =>
  db.maybe<Period>(sql`
    select p.pay_period_id as "payPeriodId", p.period_name as title, lower(p.valid) as "from", upper(p.valid) - 1 as thru
    from pay_period p join payslip_type t on t.time_period_type_id = p.time_period_type_id and t.company_id = p.company_id
    where p.pay_period_id = ${payPeriodId}::uuid and t.payslip_type_id = ${payslipTypeId}::uuid and p.company_id = ${companyId}::uuid`);

export interface PeriodChoice {
  readonly payPeriodId: string;
  readonly title: string;
  readonly timePeriodTypeId: string;
  readonly fromDate: string;
  readonly thruDate: string;
}

/** Those that payslips are for, the latest first. */
export const periodChoicesIn = (db: Db, rows: RowScope): Promise<PeriodChoice[]> =>
  db.many<PeriodChoice>(sql`
    select p.pay_period_id as "payPeriodId", p.period_name as title, p.time_period_type_id as "timePeriodTypeId", lower(p.valid) as "fromDate", upper(p.valid) - 1 as "thruDate"
    from pay_period p where ${companiesIn(rows, sql`p.company_id`)}
      and exists (select from payslip_type t where t.time_period_type_id = p.time_period_type_id and t.company_id = p.company_id)
    order by lower(p.valid) desc, p.pay_period_id limit 500`);

/** Runs of a group come one after the other while one is made: two of the same days would not see each other. */
export const holdRunsOf = (tx: Tx, payGroupId: string): Promise<number> => tx.run(sql`select from pay_group where pay_group_id = ${payGroupId}::uuid for no key update`);

/** Days or the month of a run. */
export interface Payable extends YearMonth {
  readonly payGroupId: string;
  readonly days: Days | null;
}

/** Where a run (`r`) stands in the order of the months and, within one, of its parts; the whole month is its last. */
const place = sql`(r.jalali_year, r.jalali_month, coalesce(upper(r.period) - 1, 'infinity'::date))`;
const placeOf = ({ year, month, days }: Omit<Payable, 'payGroupId'>): Sql => sql`(${year}::int, ${month}::int, coalesce(${days?.thru ?? null}::date, 'infinity'::date))`;

/** Whether `r` is paid after, or before, a month or a part of one. */
export const isAfter = (of: Omit<Payable, 'payGroupId'>): Sql => sql`${place} > ${placeOf(of)}`;
export const isBefore = (of: Omit<Payable, 'payGroupId'>): Sql => sql`${place} < ${placeOf(of)}`;
export const inOrder = place;

export interface Overlapping extends YearMonth {
  readonly periodTitle: string | null;
}

/** Another run of a group's own pay that stands and pays a day of this one: a day is paid once. */
export function runOnDays(db: Db, { payGroupId, year, month, days }: Payable): Promise<Overlapping | undefined> {
  const months = days === null ? [] : monthsOf(days);
  const { from, thru } = daysOf({ year, month, days });
  const isOfMonth = sql`r.period is null and (r.jalali_year, r.jalali_month) in
    (select (m ->> 'year')::int, (m ->> 'month')::int from jsonb_array_elements(${JSON.stringify(months)}::jsonb) m)`;
  return db.maybe<Overlapping>(sql`
    select r.jalali_year as year, r.jalali_month as month, p.period_name as "periodTitle" from pay_run r left join pay_period p using (pay_period_id)
    where r.pay_group_id = ${payGroupId}::uuid and r.kind = 'regular' and r.status_id not in ('PrCancelled', 'PrReversed')
      and ((${isOfMonth}) or r.period && daterange(${from}::date, ${thru}::date, '[]'))
    order by 1, 2 limit 1`);
}
