import { defineErrors } from '#kernel/errors.ts';

export const legalDeadlineErrors = defineErrors('modules/payroll/legal-deadlines', {
  /** Nothing of the kind is due of the month, or of the group. */
  unknown: { status: 404 },
  /** It was done in the product, or somebody has said so already. */
  done: { status: 409 },
  /** Nobody has said that it was done outside. */
  notMarked: { status: 409 },
  /** Somebody else has set it meanwhile. */
  stale: { status: 409 },
  /** It is of the whole company. */
  wholeCompany: { status: 403 },
});
