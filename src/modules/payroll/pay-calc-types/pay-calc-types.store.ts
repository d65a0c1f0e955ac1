/** SQL of the kinds of calculation of a run. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';

export interface CalcType {
  readonly payrollFactorId: string;
  readonly code: string;
  readonly title: string;
  readonly calcTypeEnumId: string;
  /** Of the payslip type. */
  readonly usualEnumId: string;
  readonly calcTypeName: string;
  readonly usualName: string;
  readonly reason: string | null;
}

/** Of the factors that the payslip type of a run names. Without a RowScope: of a run within the reader's companies. */
export const calcTypesOf = (db: Db, { payRunId, payslipTypeId }: Pick<PayRun, 'payRunId' | 'payslipTypeId'>): Promise<CalcType[]> =>
  db.many<CalcType>(sql`
    select f.pay_factor_id as "payrollFactorId", f.code, f.title, coalesce(c.calc_type_enum_id, p.calc_type_enum_id) as "calcTypeEnumId", p.calc_type_enum_id as "usualEnumId",
      (select e.description from enumeration e where e.enum_id = coalesce(c.calc_type_enum_id, p.calc_type_enum_id)) as "calcTypeName",
      (select e.description from enumeration e where e.enum_id = p.calc_type_enum_id) as "usualName", c.reason
    from payslip_type_factor p join pay_factor f using (pay_factor_id)
    left join pay_run_calc_type c on c.pay_factor_id = p.pay_factor_id and c.pay_run_id = ${payRunId}::uuid
    where p.payslip_type_id = ${payslipTypeId}::uuid order by persian_order(f.title) collate "C", f.code`);

/** Whether the payslip type lets a run change them. */
export const allowsChange = async (db: Db, payslipTypeId: string | null): Promise<boolean> =>
  payslipTypeId !== null && (await db.maybe(sql`select from payslip_type where payslip_type_id = ${payslipTypeId}::uuid and change_calc_type = 'Y'`)) !== undefined;

export interface NewCalcType {
  readonly payrollFactorId: string;
  readonly calcTypeEnumId: string;
  readonly reason: string;
  readonly partyId: string;
  readonly now: Date;
}

export const keepCalcType = (tx: Tx, { payRunId, companyId }: PayRun, { payrollFactorId, calcTypeEnumId, reason, partyId, now }: NewCalcType): Promise<number> =>
  tx.run(sql`
    insert into pay_run_calc_type (pay_run_id, company_id, pay_factor_id, calc_type_enum_id, reason, changed_by, changed_at)
    values (${payRunId}::uuid, ${companyId}::uuid, ${payrollFactorId}::uuid, ${calcTypeEnumId}, ${reason}, ${partyId}::uuid, ${now})
    on conflict (pay_run_id, pay_factor_id) do update set calc_type_enum_id = excluded.calc_type_enum_id, reason = excluded.reason, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`);
