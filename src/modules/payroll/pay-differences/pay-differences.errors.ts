import { defineErrors } from '#kernel/errors.ts';

export const payDifferencesErrors = defineErrors('modules/payroll/pay-differences', {
  /** Somebody else has set it meanwhile. */
  stale: { status: 409 },
  /** It is of the whole company. */
  wholeCompany: { status: 403 },
});
