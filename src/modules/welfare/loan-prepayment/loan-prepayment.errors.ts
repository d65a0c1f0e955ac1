import { defineErrors } from '#kernel/errors.ts';

/** Refusals of principal that comes back before its time. */
export const loanPrepaymentErrors = defineErrors('modules/welfare/loan-prepayment', {
  /** `due`: rials that are due with their penalty: no more than that is no early payment. */
  onlyDue: { status: 409, field: 'amount' },
  /** `payable`: rials that the loan comes to whole. */
  settleWhole: { status: 409, field: 'amount' },
  /** Before the plan that holds began. */
  beforePlan: { status: 409, field: 'paidOn' },
  /** A line on which something was given back or written off: the plan does not say all of it. */
  notPrepayable: { status: 409 },
  /** The plan has changed since the receipt. */
  planMovedOn: { status: 409 },
});
