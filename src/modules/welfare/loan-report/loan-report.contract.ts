/**
 * The report on loans (guide welfare 7.5): what was paid out, what is left of it and how late it is, as of today.
 * Invariants: loans of people in scope; figures are read from the plan that holds and from the ledger, never from a status.
 */
import { defineList } from '#kernel/table/contract.ts';
import { loanReportTable } from './loan-report.table.ts';

export const loanReport = defineList(loanReportTable, {
  path: '/rest/s1/welfare/getRequestedLoanInfo',
  permission: 'welfareServices/financialFacility/report/observe',
  scope: 'rows',
  subject: 'partyId',
  summary: 'Loans of people in scope: what was paid out, what is left and how late it is',
  of: ['LoanRequest', 'PaidLoan'],
});
