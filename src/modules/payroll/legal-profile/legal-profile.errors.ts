import { defineErrors } from '#kernel/errors.ts';

export const profileErrors = defineErrors('modules/payroll/legal-profile', {
  /** What the key does not take. */
  value: { status: 400, field: 'value' },
  /** The company reads it so already in that month. */
  same: { status: 409, field: 'value' },
  /** Somebody has set it meanwhile. */
  stale: { status: 409 },
  /** Set by two at once. */
  overlap: { status: 409, constraint: 'pay_setting_no_overlap' },
  /** `thru`: last day that somebody was paid for. */
  paid: { status: 409, field: 'month', constraint: 'pay_setting_paid' },
  /** The profile is of the whole company. */
  wholeCompany: { status: 403 },
});
