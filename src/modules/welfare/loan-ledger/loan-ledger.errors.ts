import { defineErrors } from '#kernel/errors.ts';

/** What the tables of the ledger refuse, whoever writes. */
export const loanLedgerErrors = defineErrors('modules/welfare/loan-ledger', {
  /** More than is due with its penalty. */
  tooMuchReceived: { status: 409, constraint: 'loan_entry_over' },
  tooMuchRemitted: { status: 409, constraint: 'loan_entry_remission' },
  noSuchLine: { status: 409, constraint: 'loan_entry_line' },
  reversedAlready: { status: 409, constraint: 'loan_entry_reversed_once' },
  notReversible: { status: 409, constraint: 'loan_entry_reversal' },
  planDoesNotAddUp: { status: 409, constraint: 'loan_principal' },
  planOutdated: { status: 409, constraint: 'loan_schedule_follows' },
  paidAlready: { status: 409, constraint: 'loan_loan_request_id_key' },
  /** A loan that is cancelled while receipts or deductions stand. */
  moneyCameIn: { status: 409 },
  /** Parts of a payment that are not what the borrower receives. */
  partsDiffer: { status: 400, field: 'parts' },
  /** The fund that pays the loan, or a share of it, has less in it. */
  fundShort: { status: 409, constraint: 'welfare_fund_enough' },
  /** The loan or the grant does not lead there. */
  notInState: { status: 409, constraint: 'loan_status_id_flow' },
});
