import { defineErrors } from '#kernel/errors.ts';

export const payCostErrors = defineErrors('modules/payroll/pay-cost', {
  /** The last month is before the first. */
  months: { status: 400, field: 'thruMonth' },
  /** More payslips than are divided at once. */
  tooMany: { status: 400, field: 'fromMonth' },
  /** The law of a month does not say how long a month of work is. */
  hours: { status: 409 },
});
