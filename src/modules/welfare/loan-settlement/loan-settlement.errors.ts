import { defineErrors } from '#kernel/errors.ts';

/** Refusals of money that comes in for loans. */
export const loanSettlementErrors = defineErrors('modules/welfare/loan-settlement', {
  /** `payable`: rials that it comes to now. */
  otherAmount: { status: 409, field: 'payableAmount' },
  /** Behind today, or before the loan was paid out. */
  dayOff: { status: 400, field: 'paidOn' },
  nothingOpen: { status: 409 },
  /** Who has a loan, and every sum of it, is told to nobody without the class of pay. */
  withheld: { status: 403 },
  referenceSeen: { status: 409, constraint: 'loan_receipt_reference', field: 'reference' },
  reversedAlready: { status: 409 },
});
