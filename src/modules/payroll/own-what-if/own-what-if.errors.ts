import { defineErrors } from '#kernel/errors.ts';

export const ownWhatIfErrors = defineErrors('modules/payroll/own-what-if', {
  /** Somebody else has set it meanwhile. */
  stale: { status: 409 },
  /** The company of the employment has not opened it. */
  closed: { status: 409 },
  /** It is of the whole company. */
  wholeCompany: { status: 403 },
});
