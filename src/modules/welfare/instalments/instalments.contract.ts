/**
 * Instalments of loans (issue 23; guide welfare 7.7): received, remitted. Invariants: what a line is follows from the ledger and is never set;
 * money goes to penalty, then profit and fee, then principal, the oldest line first; what is remitted or written off is decided by a second person;
 * nobody acts on their own loan. Rials are digits, days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { SETTLEMENT } from '../deductions/deductions.contract.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { receiptShape, rialDigits, SETTLE } from '../loan-settlement/loan-settlement.contract.ts';
import { loanSettlementErrors } from '../loan-settlement/loan-settlement.errors.ts';
import { instalmentErrors } from './instalments.errors.ts';
import { instalmentTable, receiptTable, remissionTable } from './instalments.table.ts';

const PATH = '/rest/s1/welfare';
const OBSERVE = `${SETTLEMENT}/observe` as const;
export const SHOWS = ['open', 'late', 'all'] as const;
const line = z.strictObject({ loanId: z.guid(), number: z.int().check(z.gte(1), z.lte(999)) });
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const acts = { scope: 'rows', own: 'others', errors: [instalmentErrors, loanSettlementErrors, loanLedgerErrors, ownFileErrors] } as const;

export const instalments = defineList(instalmentTable, {
  path: `${PATH}/filterLoanInstallment`,
  permission: OBSERVE,
  scope: 'rows',
  summary: 'Instalments of loans of people in scope as the plans that hold have them: open ones, late ones or all',
  of: ['PaidLoan'],
  fields: { loanId: field('public', text) },
  query: { show: z.optional(z.enum(SHOWS)) },
});

export const receipts = defineList(receiptTable, {
  path: `${PATH}/loanReceipt`,
  permission: OBSERVE,
  scope: 'rows',
  summary: 'Receipts of loans of people in scope',
  of: ['PaidLoan'],
});

export const remissions = defineList(remissionTable, {
  path: `${PATH}/loanRemission`,
  permission: OBSERVE,
  scope: 'rows',
  summary: 'Penalties to remit and lines to write off, with who asked and who decided',
  of: ['LoanRemission'],
  fields: { rowVersion: field('public', z.int()) },
});

export const payInstallment = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/payInstallment`,
  summary: 'Receives instalments: of several loans each line whole with its penalty of the day, of one loan also a part, the oldest line first',
  permission: SETTLE,
  changes: ['PaidLoan'],
  body: z.strictObject({
    installments: z.array(line).check(z.minLength(1), z.maxLength(200)),
    paidInstallmentAmount: z.optional(z.nullable(rialDigits)),
    paidOn: day,
    ...receiptShape,
  }),
  success: 201,
  reply: z.strictObject({ receiptIds: z.array(text) }),
});

/** Why a chosen line is not received. */
export const ROW_FAULTS = ['own', 'dayOff', 'nothingOpen'] as const;

export const receiveSelected = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/payInstallments`,
  summary: 'Receives instalments chosen in the list, each whole with its penalty of the day; with a line at fault nothing is booked, unless those are left out',
  permission: SETTLE,
  changes: ['PaidLoan'],
  body: z.strictObject({ selection: tableSelection, show: z.optional(z.enum(SHOWS)), leavesOut: z.optional(z.boolean()), paidOn: day, ...receiptShape }),
  reply: z.strictObject({
    /** One a loan; none where a line at fault keeps all back. */
    receipts: z.int(),
    amount: text,
    faults: z.array(z.strictObject({ installmentId: text, loanCode: text, number: z.int(), fault: z.enum(ROW_FAULTS) })),
  }),
});

export const reverseReceipt = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/loanReceipt/:loanReceiptId/reverse`,
  summary: 'Takes back all that a receipt has booked, once',
  permission: SETTLE,
  changes: ['PaidLoan'],
  body: z.strictObject({ reason }),
  reply: z.strictObject({ reversed: z.int() }),
});

export const askRemission = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/loanRemission`,
  summary: 'Asks to remit the penalty of a line, or to write off what is open of it; somebody else decides',
  permission: `${SETTLEMENT}/remission/ask`,
  changes: ['LoanRemission'],
  body: z.strictObject({ ...line.shape, kind: z.enum(['remission', 'writtenOff']), amount: rialDigits, reason }),
  success: 201,
  reply: z.strictObject({ id: text }),
});

export const decideRemission = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/loanRemission/:loanRemissionId/decide`,
  summary: 'Grants or refuses what was asked: by somebody else than who asked, with the entry in the ledger',
  permission: `${SETTLEMENT}/remission/decide`,
  changes: ['LoanRemission', 'PaidLoan'],
  body: z.strictObject({ isGranted: z.boolean(), rowVersion: z.int() }),
  reply: z.strictObject({ statusId: text }),
});
