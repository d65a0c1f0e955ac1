/**
 * Types of payslips of the own company (guide payroll 4.5): the period they are for, their outputs, rounding and print, and the factors they
 * count; all of the group where none is named.
 * Invariants: a code stands once in a company; the periods are of payroll; an output is of its kind, at most one of each; a factor stands
 * once in a type; what a run or a group uses is not deleted.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { payslipTypeFactorForm, payslipTypeFactorTable, payslipTypeForm, payslipTypeTable } from './payslip-types.table.ts';

export const payslipTypeErrors = defineErrors('modules/payroll/payslip-types', {
  codeTaken: { status: 409, constraint: 'payslip_type_code', field: 'code' },
  inUse: { status: 409, constraint: 'pay_run_payslip_type' },
  output: { status: 400 },
  factorTwice: { status: 409, constraint: 'payslip_type_factor_once', field: 'payrollFactorId' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'payroll/salarySlipType';
export const payslipTypeKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;
const text = z.string();

export const payslipTypes = defineRecords({
  entity: 'PayslipType',
  table: payslipTypeTable,
  form: payslipTypeForm(),
  path: '/rest/s1/payroll/PayslipType',
  scope: 'rows',
  of: 'the own company',
  keys: payslipTypeKeys,
  under: {},
  errors: [payslipTypeErrors],
});

/** Whoever may edit a type edits its factors. */
export const payslipTypeFactors = defineRecords({
  entity: 'PayslipTypeFactor',
  table: payslipTypeFactorTable,
  form: payslipTypeFactorForm(),
  path: '/rest/s1/payroll/PayrollFactor',
  scope: 'rows',
  of: 'a payslip type',
  keys: keysOfRows(payslipTypeKeys),
  under: { payslipTypeId: z.guid() },
  errors: [payslipTypeErrors],
});

export const payslipPrintSetting = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/getPrintSetting',
  summary: 'Layouts that payslips may be printed in',
  permission: payslipTypeKeys.observe,
  scope: 'none',
  of: [],
  reply: z.strictObject({ list: z.array(z.strictObject({ printSettingId: text, description: text })) }),
});

export const payslipTypeOptions = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/payslipTypeOptions',
  summary: 'What a payslip type names: types of periods of payroll, outputs and factors of the own company',
  permission: payslipTypeKeys.observe,
  scope: 'rows',
  of: ['TimePeriodType', 'PayOutputType', 'PayrollFactor'],
  reply: z.strictObject({
    periodTypes: z.array(z.strictObject({ timePeriodTypeId: text, description: text })),
    outputs: z.array(z.strictObject({ payOutputTypeId: text, title: text, outputTypeEnumId: text })),
    factors: z.array(z.strictObject({ payrollFactorId: text, title: text })),
  }),
});
