/**
 * Principal of a loan that comes back before its time (issue 23; guide welfare 7.7): what the plan would be, which writes nothing, and the act.
 * Invariants: what is stored is what was shown; what is due with its penalty is paid first; nobody acts on their own loan. Rials are digits, days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { SETTLEMENT } from '../deductions/deductions.contract.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { shownLine } from '../loan-moving/loan-moving.contract.ts';
import { receiptShape, rialDigits, SETTLE } from '../loan-settlement/loan-settlement.contract.ts';
import { loanSettlementErrors } from '../loan-settlement/loan-settlement.errors.ts';
import { loanPrepaymentErrors } from './loan-prepayment.errors.ts';
import { PREPAY_WAYS } from './prepay.rules.ts';

const PATH = '/rest/s1/welfare/loan/prepayment';
const amount = field('pay', text);
const errors = [loanPrepaymentErrors, loanSettlementErrors, loanLedgerErrors];

export const readPrepayment = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The plan of a loan as it would be once some rials came in on a day (today where none is said) before their time: fewer lines, or smaller ones; nothing is written',
  permission: `${SETTLEMENT}/observe`,
  scope: 'rows',
  of: ['PaidLoan'],
  query: z.strictObject({ loanId: z.guid(), on: z.optional(day), amount: rialDigits, way: z.enum(PREPAY_WAYS) }),
  reply: entity(
    {
      loanId: field('public', text),
      partyId: field('public', text),
      /** Of the plan that holds: what is done says it again. */
      version: field('public', z.int()),
      /** What is due with its penalty, paid first; then principal and the profit that goes with it. */
      dueAmount: amount,
      originalAmount: amount,
      profitAmount: amount,
      /** Profit of the lines to come that is not asked any more. */
      savedAmount: amount,
      linesBefore: field('pay', z.int()),
      linesAfter: field('pay', z.int()),
      lines: field('pay', z.array(shownLine)),
    },
    { subject: 'partyId' },
  ),
  errors,
});

export const prepayLoan = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Receives principal of a loan before its time, with a new version of its plan; `version` is that of the plan that was shown',
  permission: SETTLE,
  scope: 'rows',
  own: 'others',
  changes: ['PaidLoan'],
  body: z.strictObject({ loanId: z.guid(), paidOn: day, amount: rialDigits, way: z.enum(PREPAY_WAYS), version: z.int(), ...receiptShape }),
  reply: z.strictObject({ receiptId: text, version: z.int() }),
  success: 201,
  errors: [...errors, ownFileErrors],
});
