import { defineErrors } from '#kernel/errors.ts';

/** Refusals of lists of deductions for whoever pays elsewhere. */
export const deductionListErrors = defineErrors('modules/welfare/deduction-lists', {
  /** All that is due stands in lists that wait for their answers, or nothing is. */
  nothingDue: { status: 409 },
  /** Without class pay about everybody. */
  withheld: { status: 403 },
  stale: { status: 409 },
  voided: { status: 409 },
  /** What was answered has been booked: it was given to the payer. */
  answered: { status: 409 },
});
