import { defineErrors } from '#kernel/errors.ts';

export const claimsErrors = defineErrors('modules/welfare/claims', {
  /** One type of cost stands twice. */
  typeTwice: { status: 400, field: 'costs' },
  /** The ceiling of a person lies above that of the family. */
  ceilingOrder: { status: 400, field: 'costs' },
});
