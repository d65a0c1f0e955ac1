/**
 * Loans that end otherwise than by being paid back (issue 23): cancelled because they were paid out by mistake, or written off. Invariants: somebody else
 * than who asked decides; each entry is taken back once, and while money stands that came in nothing is cancelled; nobody ends their own loan.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { SETTLEMENT } from '../deductions/deductions.contract.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { LOAN_ENDING, LOAN_GRANT, PAID_LOAN } from '../loan-ledger/loan-ledger.rules.ts';
import { budgetErrors } from '../loan-provision/loan-provision.errors.ts';
import { loanEndingErrors } from './loan-endings.errors.ts';
import { loanEndingTable } from './loan-endings.table.ts';

const PATH = '/rest/s1/welfare/loanEnding';
const acts = { method: 'POST', scope: 'rows', own: 'others', errors: [loanEndingErrors, loanLedgerErrors, ownFileErrors] } as const;

export const loanEndings = defineList(loanEndingTable, {
  path: PATH,
  permission: `${SETTLEMENT}/observe`,
  scope: 'rows',
  summary: 'Loans to cancel or to write off, with who asked and who decided',
  of: [LOAN_ENDING],
  fields: { rowVersion: field('public', z.int()) },
});

export const askLoanEnding = defineCall({
  ...acts,
  path: PATH,
  summary: 'Asks to cancel a loan that was paid out by mistake, or to write off all that is open of it; somebody else decides',
  permission: `${SETTLEMENT}/remission/ask`,
  changes: [LOAN_ENDING],
  body: z.strictObject({ loanId: z.guid(), kind: z.enum(['cancelled', 'writtenOff']), reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  success: 201,
  reply: z.strictObject({ id: text }),
});

export const decideLoanEnding = defineCall({
  ...acts,
  path: `${PATH}/:loanEndingId/decide`,
  summary:
    'Grants or refuses what was asked, by somebody else than who asked: a cancelled loan is taken back entry by entry and its money of a budget goes to the next who waits, what is open of a written off one is booked',
  permission: `${SETTLEMENT}/remission/decide`,
  errors: [...acts.errors, budgetErrors],
  changes: [LOAN_ENDING, PAID_LOAN, LOAN_GRANT, 'LoanBudgetPlace', 'welfare/loanBudget'],
  body: z.strictObject({ isGranted: z.boolean(), rowVersion: z.int() }),
  reply: z.strictObject({ statusId: text }),
});
