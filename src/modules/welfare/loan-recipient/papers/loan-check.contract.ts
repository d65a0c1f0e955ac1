/** Whether a loan on paper is genuine, for whoever holds it: state, kind, number, day, company and initials. */
import { z } from '#kernel/schema.ts';
import { definePaperCheck } from '#platform/papers/paper-check.define.ts';

const known = z.nullable(z.string());

export const checkLoan = definePaperCheck({
  path: '/rest/s1/welfare/loan/check',
  summary:
    'Says of a verification code whether its loan runs, is settled, ended without being paid back or was cancelled, its kind, number, day and company and the initials on it',
  states: ['running', 'settled', 'endedUnpaid', 'cancelled'],
  facts: { loanTitle: known, number: known, paidOn: known, companyName: known, initials: known },
});
