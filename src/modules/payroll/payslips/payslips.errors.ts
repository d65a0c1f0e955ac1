import { defineErrors } from '#kernel/errors.ts';

export const payslipErrors = defineErrors('modules/payroll/payslips', {
  /** Without class pay about the person. */
  withheld: { status: 403 },
});
