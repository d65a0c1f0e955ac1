import { defineErrors } from '#kernel/errors.ts';

export const settlementPreviewErrors = defineErrors('modules/payroll/settlement-preview', {
  /** The last day is before the first. */
  beforeHire: { status: 400, field: 'lastDay' },
  /** No run could count the person in the month of the last day. */
  uncountable: { status: 409 },
});
