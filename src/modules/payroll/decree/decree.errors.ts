import { defineErrors } from '#kernel/errors.ts';

export const decreeErrors = defineErrors('modules/payroll/decree', {
  /** The year lacks what wages rise by. */
  noLaw: { status: 409, field: 'year' },
});
