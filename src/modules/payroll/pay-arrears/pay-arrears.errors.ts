import { defineErrors } from '#kernel/errors.ts';

export const payArrearsErrors = defineErrors('modules/payroll/pay-arrears', {
  /** Months that are not before the run, the last before the first, or too many. */
  range: { status: 400, field: 'thruMonth' },
  /** No month of the group is paid in the range. */
  nothingPaid: { status: 409, field: 'fromMonth' },
  stale: { status: 409 },
  wrongState: { status: 409 },
  /** Another run takes the same month of somebody. */
  once: { status: 409, constraint: 'pay_arrears_once' },
});
