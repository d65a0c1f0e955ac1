/** SQL of periods that are made by themselves. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { NewPeriod, PeriodKind } from './generated-periods.rules.ts';

export interface Generated extends PeriodKind {
  readonly timePeriodTypeId: string;
  /** The last day of those that are there; null before the first. */
  readonly last: string | null;
}

/** Types of periods of a company that a payslip type wants made by themselves, each once. Without a RowScope: periods, not people. */
export const generatedTypes = (db: Db, companyId: string): Promise<Generated[]> =>
  db.many<Generated>(sql`
    select distinct on (k.pay_period_type_id) k.pay_period_type_id as "timePeriodTypeId", k.period_length as length, k.length_uom_id as unit, t.autgen_title_enum_id as title,
      (select max(upper(p.valid)) - 1 from pay_period p where p.time_period_type_id = k.pay_period_type_id) as last
    from payslip_type t join pay_period_type k on k.pay_period_type_id = t.time_period_type_id
    where t.company_id = ${companyId}::uuid and t.autgen_time_period = 'Y' and t.autgen_title_enum_id is not null
    order by k.pay_period_type_id, t.code`);

/** Puts periods behind those that are there; of two that are made at once one stands. */
export async function insertPeriods(tx: Tx, companyId: string, timePeriodTypeId: string, periods: readonly NewPeriod[], newId: () => string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('pay_period'), hashtext(${companyId}))`);
  let made = 0;
  for (const { from, thru, title } of periods) {
    made += await tx.run(sql`
      insert into pay_period (pay_period_id, company_id, time_period_type_id, period_num, period_name, previous_period_id, valid)
      select ${newId()}::uuid, ${companyId}::uuid, ${timePeriodTypeId}::uuid, coalesce(max(p.period_num), 0) + 1, ${title},
        (array_agg(p.pay_period_id order by p.valid desc))[1], daterange(${from}::date, ${thru}::date, '[]')
      from pay_period p where p.time_period_type_id = ${timePeriodTypeId}::uuid
      having not coalesce(bool_or(p.valid && daterange(${from}::date, ${thru}::date, '[]')), false)`);
  }
  return made;
}
