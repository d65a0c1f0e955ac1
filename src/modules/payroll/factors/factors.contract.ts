/**
 * Factors of pay of the own company (guide payroll 4.3): code, title and group of each line of a payslip.
 * Invariants: a code stands once in a company, whatever its letters' case, and means in formulas what it means here; what a pay group,
 * a wage or an item uses is not deleted and keeps its code.
 */
import { defineErrors } from '#kernel/errors.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { factorForm, factorTable } from './factors.table.ts';

export const factorErrors = defineErrors('modules/payroll/factors', {
  codeTaken: { status: 409, constraint: 'pay_factor_code', field: 'code' },
  /** `code`: what formulas call a sum or a fact. */
  reserved: { status: 400, field: 'code' },
  /** `code`, `title`: of the factor of the law that is called so. */
  builtInCode: { status: 400, field: 'code' },
  builtInGroup: { status: 400, field: 'code' },
  codeInUse: { status: 409, field: 'code' },
  inUse: { status: 409, constraint: 'pay_group_factor_named' },
  inPayslipType: { status: 409, constraint: 'payslip_type_factor_named' },
  inVoucher: { status: 409, constraint: 'voucher_line_factor' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'payroll/factors';
export const factorKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;

export const payFactors = defineRecords({
  entity: 'PayrollFactor',
  table: factorTable,
  form: factorForm,
  path: '/rest/s1/payroll/entity/payrollFactor',
  scope: 'rows',
  of: 'the own company',
  keys: factorKeys,
  under: {},
  errors: [factorErrors],
});
