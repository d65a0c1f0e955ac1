import { defineErrors } from '#kernel/errors.ts';

export const yearEndErrors = defineErrors('modules/payroll/year-end', {
  /** The group is not there in the month. */
  group: { status: 400, field: 'payGroupId' },
  /** The law of the year is not known. */
  uncountable: { status: 409 },
  nobody: { status: 409 },
});
