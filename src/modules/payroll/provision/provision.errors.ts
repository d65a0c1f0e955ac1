import { defineErrors } from '#kernel/errors.ts';

export const provisionErrors = defineErrors('modules/payroll/provision', {
  /** Before the first law or far ahead. */
  day: { status: 400, field: 'day' },
  /** Without class pay about everybody, or with some of them out of reach. */
  withheld: { status: 403 },
});
