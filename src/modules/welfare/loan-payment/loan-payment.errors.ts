import { defineErrors } from '#kernel/errors.ts';

export const loanPaymentErrors = defineErrors('modules/welfare/loan-payment', {
  notPayable: { status: 409, constraint: 'loan_grant_status_id_flow' },
  noAccount: { status: 409, field: 'parts' },
  notEmployed: { status: 409, field: 'paidOn' },
  paidOn: { status: 400, field: 'paidOn' },
  withheld: { status: 403 },
  /** What was granted gives no plan from that day. */
  noPlan: { status: 409, field: 'paidOn' },
  /** A cheque without its number. */
  cheque: { status: 400, field: 'chequeNumber' },
});
