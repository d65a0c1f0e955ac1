import { defineErrors } from '#kernel/errors.ts';

export const runSettingErrors = defineErrors('modules/payroll/pay-run-settings', {
  /** Before the first day that is paid. */
  paymentDate: { status: 400, field: 'paymentDate' },
  /** No output of the company. */
  output: { status: 400, field: 'outputIds' },
  /** Two of one kind. */
  outputTwice: { status: 400, field: 'outputIds' },
  wrongState: { status: 409 },
  stale: { status: 409 },
});
