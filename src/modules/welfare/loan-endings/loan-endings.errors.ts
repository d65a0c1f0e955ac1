import { defineErrors } from '#kernel/errors.ts';

/** Refusals of loans that are cancelled or written off. */
export const loanEndingErrors = defineErrors('modules/welfare/loan-endings', {
  /** It was settled, written off or cancelled before. */
  notRunning: { status: 409 },
  askedAlready: { status: 409, constraint: 'loan_ending_open' },
  decidedAlready: { status: 409 },
  notSecond: { status: 403, constraint: 'loan_ending_second' },
});
