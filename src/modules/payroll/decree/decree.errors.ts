import { defineErrors } from '#kernel/errors.ts';

export const decreeErrors = defineErrors('modules/payroll/decree', {
  /** The year lacks what wages rise by. */
  noLaw: { status: 409, field: 'year' },
  /** Of law that nobody has confirmed nothing is written. */
  notConfirmed: { status: 409, field: 'year' },
  /** The company has no factor of the base wage. */
  noBaseFactor: { status: 409 },
  /** Not the people and the sum that were looked at. */
  otherSums: { status: 409 },
  classHidden: { status: 403 },
  /** `count`: payslips that are in approval or sealed and were counted by it. */
  paidBy: { status: 409 },
  /** `count`: wages that were changed by hand since. */
  changedSince: { status: 409 },
  undone: { status: 409 },
});
