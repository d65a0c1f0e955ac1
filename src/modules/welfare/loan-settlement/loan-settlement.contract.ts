/**
 * A loan settled whole on a day (issue 23; guide welfare 7.7): what it would come to, which writes nothing, and the act. Invariants: what is paid is what
 * the statement of the day says; the unearned profit is given back as the definition says; nobody settles their own loan. Rials are digits, days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { SETTLEMENT } from '../deductions/deductions.contract.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { loanSettlementErrors } from './loan-settlement.errors.ts';
import { RECEIPT_METHODS } from './receipt-methods.rules.ts';

const PATH = '/rest/s1/welfare/loan/settlement';
export const SETTLE = `${SETTLEMENT}/edit` as const;
export const rialDigits = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** How the money came, by which number, and what there is to say of it. */
export const receiptShape = {
  method: z.enum(RECEIPT_METHODS),
  reference: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
};

const amount = field('pay', text);
const line = z.strictObject({
  installmentCode: z.int(),
  dueDate: text,
  originalAmount: text,
  profitAmount: text,
  feeAmount: text,
  installmentPenaltyAmount: text,
  rebateAmount: text,
  payableInstallmentAmount: text,
});

export const readSettlement = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'What a loan comes to when it is settled whole on a day (today where none is said): valid on that day, nothing is written',
  permission: `${SETTLEMENT}/observe`,
  scope: 'rows',
  of: ['PaidLoan'],
  query: z.strictObject({ loanId: z.guid(), on: z.optional(day) }),
  reply: entity(
    {
      loanId: field('public', text),
      partyId: field('public', text),
      loanCode: field('public', text),
      title: field('public', text),
      fullName: field('public', text),
      /** The day that it is valid on. */
      on: field('public', text),
      /** Of lines that are due: principal, profit and fee. */
      dueAmount: amount,
      penaltyAmount: amount,
      principalLeft: amount,
      /** Of the running period, by its days. */
      profitToDay: amount,
      feeLeft: amount,
      /** Profit of time that is not used, and what of it is given back. */
      unearnedProfit: amount,
      rebateShare: field('pay', text),
      rebateAmount: amount,
      payableAmount: amount,
      lines: field('pay', z.array(line)),
    },
    { subject: 'partyId' },
  ),
  errors: [loanSettlementErrors],
});

export const settleLoan = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Settles a loan whole: what was paid is what its statement of the day says, the unearned profit is given back',
  permission: SETTLE,
  scope: 'rows',
  own: 'others',
  changes: ['PaidLoan'],
  body: z.strictObject({ loanId: z.guid(), paidOn: day, payableAmount: rialDigits, ...receiptShape }),
  reply: z.strictObject({ receiptId: text, statusId: text }),
  success: 201,
  errors: [loanSettlementErrors, loanLedgerErrors, ownFileErrors],
});
