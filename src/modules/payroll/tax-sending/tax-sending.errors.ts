import { defineErrors } from '#kernel/errors.ts';

export const taxSendingErrors = defineErrors('modules/payroll/tax-sending', {
  /** What differs is not what was seen: another was sent, or something changed meanwhile. */
  stale: { status: 409 },
  /** The list is the one that was sent. */
  same: { status: 409 },
  /** Somebody of a sent list is out of reach, or their pay and codes are. */
  withheld: { status: 403 },
});
