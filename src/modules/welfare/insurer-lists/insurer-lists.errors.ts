import { defineErrors } from '#kernel/errors.ts';

export const insurerListErrors = defineErrors('modules/welfare/insurer-lists', {
  /** Nobody joined, left or changed since the last list. */
  nothingNew: { status: 409, field: 'insuranceContractId' },
  /** A file says more of somebody than the reader may know. */
  withheld: { status: 403 },
});
