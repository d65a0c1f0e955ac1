import { defineErrors } from '#kernel/errors.ts';

export const payReversalErrors = defineErrors('modules/payroll/pay-reversal', {
  stale: { status: 409 },
  wrongState: { status: 409 },
  /** Whoever made the run does not take it back by themselves. */
  notSecond: { status: 403 },
  /** A later month rests on it; `month`, `group`. */
  laterStands: { status: 409 },
  /** The day of payment is not there yet, or before the month began. */
  paidOn: { status: 400, field: 'paidOn' },
});
