/**
 * Loans on paper: the numbered contract, an undertaking of each guarantor, the booklet of instalments, and that it
 * is settled (issue 23).
 * Invariants: amounts are class pay, so that whoever prints holds it of the borrower; each paper leaves a trace; all papers of a loan bear one code, by
 * which whoever holds one learns whether it is genuine.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { loanPaperErrors } from './loan-papers.errors.ts';

export const PAPERS = ['contract', 'undertaking', 'booklet', 'settlement'] as const;
export type LoanPaper = (typeof PAPERS)[number];

const PATH = '/rest/s1/welfare';
const RECIPIENT = 'welfareServices/financialFacility/recipient/observe';
const OWN = 'welfareServices/financialFacility/request/observe';

export const printLoan = defineCall({
  method: 'GET',
  path: `${PATH}/loan/paper/:loanId`,
  summary: 'A paper of a paid loan in scope, or of an own one, as PDF: contract, undertaking of each guarantor, booklet of instalments, certificate of a settled loan',
  permission: [RECIPIENT, OWN],
  scope: 'rows',
  /** The contract where absent. */
  query: z.strictObject({ paper: z.optional(z.enum(PAPERS)) }),
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [loanPaperErrors, printErrors],
});
