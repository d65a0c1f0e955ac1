/** Where types of payslips and their factors lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { payslipTypeErrors, payslipTypeFactors, payslipTypes } from './payslip-types.contract.ts';
import { outputFields } from './payslip-types.table.ts';

const isThere = async (tx: Tx, query: ReturnType<typeof sql>): Promise<boolean> => (await tx.maybe(query)) !== undefined;

const refuseOption = (field: string): never => {
  throw payslipTypeErrors.error('option', { fields: { [field]: 'option' } });
};

async function checkType(tx: Tx, { companyId }: RowOwner, values: FormValues): Promise<void> {
  const { timePeriodTypeId: period } = values;
  const isPeriod =
    typeof period !== 'string' ||
    (await isThere(tx, sql`select from pay_period_type where pay_period_type_id::text = ${period} and company_id = ${companyId}::uuid and period_purpose_enum_id = 'TPPPayroll'`));
  if (!isPeriod) refuseOption('timePeriodTypeId');
  for (const [field, kind] of Object.entries(outputFields)) {
    const output = values[field];
    if (typeof output !== 'string') continue;
    const found = await tx.maybe<{ kind: string }>(
      sql`select output_type_enum_id as kind from pay_output_type where pay_output_type_id::text = ${output} and company_id = ${companyId}::uuid for share`,
    );
    if (found === undefined) refuseOption(field);
    if (found?.kind !== kind) throw payslipTypeErrors.error('output', { fields: { [field]: 'output' } });
  }
}

export const payslipTypeRows: RecordRows = {
  records: payslipTypes,
  table: 'payslip_type',
  columns: {
    code: 'code',
    title: 'title',
    timePeriodTypeId: 'time_period_type_id',
    bankOutputId: 'bank_output_id',
    insuranceOutputId: 'insurance_output_id',
    taxOutputId: 'tax_output_id',
    roundingTypeEnumId: 'rounding_type_enum_id',
    roundingNumbers: 'rounding_numbers',
    printSettingId: 'print_setting_id',
    autgenTimePeriod: 'autgen_time_period',
    autgenTitleTimePeriodEnumId: 'autgen_title_enum_id',
    changeCalcType: 'change_calc_type',
    cashAllowed: 'cash_allowed',
    description: 'description',
  },
  defaults: { autgenTimePeriod: 'N', changeCalcType: 'N', cashAllowed: 'N' },
  shown: {
    periodTypeName: sql`(select p.description from pay_period_type p where p.pay_period_type_id = t.time_period_type_id)`,
    factors: sql`(select count(*)::int from payslip_type_factor f where f.payslip_type_id = t.payslip_type_id)`,
  },
  refuse: (name, detail) => payslipTypeErrors.error(name, detail),
  check: checkType,
};

const ofFactor = (column: string) => sql`(select ${raw(`f.${column}`)} from pay_factor f where f.pay_factor_id = t.pay_factor_id)`;

export const payslipTypeFactorRows: RecordRows = {
  records: payslipTypeFactors,
  table: 'payslip_type_factor',
  above: { table: 'payslip_type', field: 'payslipTypeId' },
  columns: { payrollFactorId: 'pay_factor_id', calcTypeEnumId: 'calc_type_enum_id', arrearsPay: 'arrears_pay' },
  defaults: { arrearsPay: 'N' },
  shown: { factorTitle: ofFactor('title'), factorCode: ofFactor('code') },
  refuse: (name, detail) => payslipTypeErrors.error(name, detail),
  async check(tx, { companyId }, { payrollFactorId: factor }) {
    const isKnown = await isThere(tx, sql`select from pay_factor where pay_factor_id::text = ${String(factor)} and company_id = ${companyId}::uuid and branch = 'payroll'`);
    if (!isKnown) refuseOption('payrollFactorId');
  },
};

export interface PayslipTypeOptions {
  readonly periodTypes: { timePeriodTypeId: string; description: string }[];
  readonly outputs: { payOutputTypeId: string; title: string; outputTypeEnumId: string }[];
  readonly factors: { payrollFactorId: string; title: string }[];
}

/** What types may name, by their titles. */
export async function optionsOfTypes(db: Db, scope: RowScope): Promise<PayslipTypeOptions> {
  const own = companiesIn(scope, sql`t.company_id`);
  return {
    periodTypes: await db.many(sql`
      select t.pay_period_type_id as "timePeriodTypeId", t.description from pay_period_type t
      where ${own} and t.period_purpose_enum_id = 'TPPPayroll' order by persian_order(t.description) collate "C"`),
    outputs: await db.many(sql`
      select t.pay_output_type_id as "payOutputTypeId", t.title, t.output_type_enum_id as "outputTypeEnumId" from pay_output_type t
      where ${own} order by persian_order(t.title) collate "C"`),
    factors: await db.many(sql`
      select t.pay_factor_id as "payrollFactorId", t.title from pay_factor t where ${own} and t.branch = 'payroll' order by persian_order(t.title) collate "C"`),
  };
}

/** Layouts that payslips may be printed in, in the order they are offered. */
export const layouts = (db: Db): Promise<{ printSettingId: string; description: string }[]> =>
  db.many(sql`
    select e.enum_id as "printSettingId", e.description from enumeration e
    where e.enum_type_id = 'PayslipPrintPreview' and e.option_indicator = 'Y' order by e.sequence_num, e.enum_id`);
