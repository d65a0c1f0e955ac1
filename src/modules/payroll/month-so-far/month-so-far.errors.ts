import { defineErrors } from '#kernel/errors.ts';

export const monthSoFarErrors = defineErrors('modules/payroll/month-so-far', {
  /** Without class pay about one of them. */
  withheld: { status: 403 },
  /** Nothing was counted yet. */
  nobody: { status: 409 },
  /** Somebody else has set it meanwhile. */
  stale: { status: 409 },
  /** It is of the whole company. */
  wholeCompany: { status: 403 },
});
