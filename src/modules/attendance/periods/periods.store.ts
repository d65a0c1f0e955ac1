/** SQL of the months of attendance. Without a RowScope throughout: months, not people. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { PeriodDays } from './periods.rules.ts';

export interface Period extends PeriodDays {
  readonly periodId: string;
}

const period = sql`attendance_period_id as "periodId", jalali_year::int as year, jalali_month::int as month, lower(valid)::text as from, (upper(valid) - 1)::text as thru`;

/** Months of a company, the latest first; of one year where one is named. */
export const periodsOf = (db: Db, companyId: string, year?: number): Promise<Period[]> =>
  db.many<Period>(sql`
    select ${period} from attendance_period where company_id = ${companyId}::uuid and (${year ?? null}::int is null or jalali_year = ${year ?? null}::int)
    order by attendance_period.valid desc`);

export const periodBy = (db: Db, companyId: string, periodId: string): Promise<Period | undefined> =>
  db.maybe<Period>(sql`select ${period} from attendance_period where company_id = ${companyId}::uuid and attendance_period_id = ${periodId}::uuid`);

/** Adds months that are not there yet; those that would hold days of another one are left out. Answers the ids of those that were added. */
export async function addPeriods(tx: Tx, companyId: string, periods: readonly PeriodDays[], newId: () => string): Promise<string[]> {
  const added: string[] = [];
  for (const { year, month, from, thru } of periods) {
    const id = newId();
    const count = await tx.run(sql`
      insert into attendance_period (attendance_period_id, company_id, jalali_year, jalali_month, valid)
      select ${id}::uuid, ${companyId}::uuid, ${year}, ${month}, daterange(${from}::date, ${thru}::date, '[]')
      where not exists (select from attendance_period p where p.company_id = ${companyId}::uuid and p.valid && daterange(${from}::date, ${thru}::date, '[]'))
      on conflict do nothing`);
    if (count > 0) added.push(id);
  }
  return added;
}
