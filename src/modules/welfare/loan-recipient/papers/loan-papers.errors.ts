import { defineErrors } from '#kernel/errors.ts';

export const loanPaperErrors = defineErrors('modules/welfare/loan-recipient/papers', {
  /** Amounts are class pay: whoever prints holds it. */
  classNeeded: { status: 403 },
  noGuarantor: { status: 409 },
  /** Something of it is open, or it ended otherwise than by being paid back. */
  notSettled: { status: 409 },
});
