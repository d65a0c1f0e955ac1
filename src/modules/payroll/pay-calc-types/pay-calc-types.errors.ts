import { defineErrors } from '#kernel/errors.ts';

export const calcTypeErrors = defineErrors('modules/payroll/pay-calc-types', {
  /** The payslip type of the run does not let them be changed, or it has none. */
  notAllowed: { status: 409 },
  /** No factor of the payslip type. */
  factor: { status: 400, field: 'payrollFactorId' },
  /** Nothing of the pay would be left. */
  nothingLeft: { status: 409, field: 'calcTypeEnumId' },
  wrongState: { status: 409 },
  stale: { status: 409 },
});
