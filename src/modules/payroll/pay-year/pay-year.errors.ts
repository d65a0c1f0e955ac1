import { defineErrors } from '#kernel/errors.ts';

export const payYearErrors = defineErrors('modules/payroll/pay-year', {
  /** Without class pay about the person. */
  withheld: { status: 403 },
  /** No approved pay in the year. */
  noPay: { status: 409 },
});
