import { defineErrors } from '#kernel/errors.ts';

export const payArrearsErrors = defineErrors('modules/payroll/pay-arrears', {
  /** Months that are not before the run, the last before the first, or too many. */
  range: { status: 400, field: 'thruMonth' },
  /** No month of the group is paid in the range. */
  nothingPaid: { status: 409, field: 'fromMonth' },
  /** No payslip type of the company. */
  payslipType: { status: 400, field: 'payslipTypeIds' },
  /** The payslip type of the run pays arrears of none of its factors. */
  noFactor: { status: 409 },
  /** They are to be paid by a run of their own. */
  separate: { status: 409 },
  stale: { status: 409 },
  wrongState: { status: 409 },
  /** Another run takes the same month of somebody. */
  once: { status: 409, constraint: 'pay_arrears_once' },
});
