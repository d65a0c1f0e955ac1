import { defineErrors } from '#kernel/errors.ts';

/** Refusals of /installmentSettlement. */
export const instalmentErrors = defineErrors('modules/welfare/instalments', {
  /** `most`: rials that are open with the penalty of the day. */
  tooMuch: { status: 409, field: 'paidInstallmentAmount' },
  /** An amount is of one loan; of several each line is received whole. */
  oneLoan: { status: 400, field: 'paidInstallmentAmount' },
  nothingOpen: { status: 409 },
  noneChosen: { status: 400 },
  /** More lines than one act receives. */
  tooManyChosen: { status: 400 },
  /** `most`: rials of penalty, or of what is open. */
  remitTooMuch: { status: 409, field: 'amount' },
  askedAlready: { status: 409, constraint: 'loan_remission_open' },
  decidedAlready: { status: 409 },
  notSecond: { status: 403, constraint: 'loan_remission_second' },
});
