/**
 * A loan with its lines and everything that was booked, as of any day, for the office and for its borrower (guide welfare 7.6).
 * Invariants: states are read from the ledger; amounts are class pay and numbers of accounts class bank; a guarantor sees the terms that they answer for
 * and nothing of the borrower's pay. Rials are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { ENTRY_KINDS, LINE_STATES, LOAN_GRANT, PAID_LOAN } from '../loan-ledger/loan-ledger.rules.ts';
import { budgetErrors } from '../loan-provision/loan-provision.errors.ts';
import { loanRecipientErrors } from './loan-recipient.errors.ts';

const PATH = '/rest/s1/welfare';
const REQUEST = 'welfareServices/financialFacility/request';
const RECIPIENT = 'welfareServices/financialFacility/recipient/observe';
/** Whoever opens the page has own loans in it; of others it shows those in reach. */
const SEES_OWN = [RECIPIENT, `${REQUEST}/observe`] as const;
const status = z.enum(['LoanPaidOut', 'LoanSettled', 'LoanCancelled', 'LoanWrittenOff']);

const line = z.strictObject({
  number: z.int(),
  originalNumber: z.int(),
  dueDate: text,
  ...{ amount: text, principal: text, profit: text, fee: text, penalty: text, paid: text, open: text },
  state: z.enum(LINE_STATES),
  isLate: z.boolean(),
  /** Day of the last receipt or deduction. */
  paidOn: optionalText,
});

const entry = z.strictObject({
  entryId: text,
  day: text,
  kind: z.enum([...ENTRY_KINDS, 'reversal']),
  /** Of a reversal: the kind of what it takes back. */
  countsAs: z.enum(ENTRY_KINDS),
  amount: text,
  line: z.nullable(z.int()),
  note: optionalText,
  bookedByName: optionalText,
});

const summary = {
  loanId: field('public', text),
  partyId: field('public', text),
  loanCode: field('public', text),
  loanTitle: field('public', text),
  status: field('public', status),
  paidOn: field('public', text),
  principal: field('pay', text),
  count: field('pay', z.int()),
  paid: field('pay', text),
  open: field('pay', text),
  lateLines: field('pay', z.int()),
};

export const recipient = entity(
  {
    ...summary,
    fullName: field('public', text),
    pseudoId: field('public', optionalText),
    companyName: field('public', text),
    unitName: field('public', optionalText),
    positionName: field('public', optionalText),
    /** Percent a year. */
    yearlyRate: field('public', text),
    lines: field('pay', z.array(line)),
    entries: field('pay', z.array(entry)),
    payments: field('pay', z.array(z.strictObject({ part: z.int(), method: z.enum(['account', 'cheque']), amount: text, bankName: optionalText, paidOn: text }))),
    /** To which account, or by which cheque, by part. */
    target: field('bank', z.array(z.strictObject({ part: z.int(), target: text }))),
    /** Without a code of those who are no colleagues. */
    guarantors: field('personal', z.array(z.strictObject({ pseudoId: optionalText, fullName: text }))),
  },
  { subject: 'partyId' },
);

export const recipientInfo = defineCall({
  method: 'GET',
  path: `${PATH}/RecipientInfo`,
  summary: 'A loan of somebody in scope, or an own one, with its lines as of a day and what was booked up to it',
  permission: SEES_OWN,
  scope: 'rows',
  of: [PAID_LOAN],
  query: z.strictObject({ loanId: z.guid(), asOf: z.optional(day) }),
  reply: recipient,
});

export const ownLoans = defineCall({
  method: 'GET',
  path: `${PATH}/loan/own`,
  summary: 'The own loans, what is granted and not paid yet, and the terms of loans that one answers for',
  permission: SEES_OWN,
  scope: 'self',
  of: [PAID_LOAN, LOAN_GRANT],
  reply: z.strictObject({
    loans: z.array(entity(summary, { subject: 'partyId' })),
    waiting: z.array(
      entity(
        {
          loanRequestId: field('public', text),
          partyId: field('public', text),
          loanTitle: field('public', text),
          status: field('public', z.enum(['LgApproved', 'LgWaiting', 'LgFunded'])),
          amount: field('pay', text),
          count: field('pay', z.int()),
        },
        { subject: 'partyId' },
      ),
    ),
    guaranteed: z.array(
      entity(
        {
          loanCode: field('public', text),
          /** Whoever answers for it: the reader. */
          guarantorId: field('public', text),
          borrowerName: field('public', text),
          loanTitle: field('public', text),
          status: field('public', status),
          paidOn: field('public', text),
          principal: field('pay', text),
          count: field('pay', z.int()),
        },
        { subject: 'guarantorId' },
      ),
    ),
  }),
});

export const withdrawGrant = defineCall({
  method: 'POST',
  path: `${PATH}/loan/own/grant/:loanRequestId/withdraw`,
  summary: 'Takes back an own loan that is granted and not paid',
  permission: `${REQUEST}/request`,
  scope: 'self',
  body: z.strictObject({}),
  changes: [LOAN_GRANT, 'LoanBudgetPlace', 'welfare/loanBudget'],
  reply: z.strictObject({ status: z.literal('LgWithdrawn') }),
  errors: [loanRecipientErrors, budgetErrors],
});
