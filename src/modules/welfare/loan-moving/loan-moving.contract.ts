/**
 * Lines of loans that move (issue 23; guide welfare 7.7): of one loan, or of all at once as before Nowruz, each shown before it is done. Invariants:
 * what is stored is what was shown; no oftener than the definition of a loan lets; nobody moves their own. Rials are digits, days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { SETTLEMENT } from '../deductions/deductions.contract.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { loanSettlementErrors } from '../loan-settlement/loan-settlement.errors.ts';
import { loanMovingErrors } from './loan-moving.errors.ts';

const PATH = '/rest/s1/welfare';
export const MOST_MONTHS = 24;
/** `end`: one line goes behind the last one; `all`: all open ones from it on go on by months. */
export const WAYS = ['end', 'all'] as const;
const FLAGS = ['N', 'Y'] as const;
const acts = { scope: 'rows', own: 'others', errors: [loanMovingErrors, loanLedgerErrors, ownFileErrors], changes: ['PaidLoan'] } as const;
const number = z.int().check(z.gte(1), z.lte(999));
const asDigits = z.string().check(z.regex(/^\d{1,3}$/));
/** 1 to MOST_MONTHS as an address says them. */
const monthDigits = z.string().check(z.regex(/^(?:[1-9]|1\d|2[0-4])$/));
const months = z.int().check(z.gte(1), z.lte(MOST_MONTHS));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const how = {
  way: z.enum(WAYS),
  /** Whether profit is taken for the time. */
  hasProfit: z.enum(FLAGS),
};

/** A line as it would be; what it is now is null of one that is new. */
export const shownLine = z.strictObject({
  installmentCode: z.int(),
  orginalInstallmentCode: z.int(),
  paymentDate: z.nullable(text),
  newPaymentDate: text,
  installmentAmount: z.nullable(text),
  newInstallmentAmount: text,
  originalAmount: text,
  profitAmount: text,
  feeAmount: text,
});

export const readPostponing = defineCall({
  method: 'GET',
  path: `${PATH}/postponeInstallment`,
  summary: 'The plan of a loan as it would be once a line moved to its end, or all open ones from it on by some months; nothing is written',
  permission: `${SETTLEMENT}/postpone`,
  scope: 'rows',
  of: ['PaidLoan'],
  query: z.strictObject({ loanId: z.guid(), number: asDigits, months: z.optional(monthDigits), ...how }),
  reply: entity(
    {
      loanId: field('public', text),
      partyId: field('public', text),
      /** Of the plan that holds: what is done says it again. */
      version: field('public', z.int()),
      postponements: field('pay', z.int()),
      mostPostponements: field('pay', z.int()),
      /** Profit for the time. */
      profitAmount: field('pay', text),
      lines: field('pay', z.array(shownLine)),
    },
    { subject: 'partyId' },
  ),
  errors: [loanMovingErrors, loanSettlementErrors],
});

export const postponeInstallment = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/postponeInstallment`,
  summary: 'Moves one line of a loan to the end of its plan, or all open ones from it on by some months; `version` is that of the plan that was shown',
  permission: `${SETTLEMENT}/postpone`,
  body: z.strictObject({ loanId: z.guid(), number, months: z.optional(z.nullable(months)), ...how, reason, version: z.optional(z.int()) }),
  reply: z.strictObject({ version: z.int(), lines: z.array(shownLine) }),
});

const moved = {
  ...how,
  /** Days between which the first line that moves is due, both included; a month and a day at most. */
  fromDate: day,
  thruDate: day,
  welfareId: z.optional(z.guid()),
};
const sums = {
  loans: field('public', z.int()),
  /** Lines that are due later. */
  lines: field('public', z.int()),
  /** Rials that are open of them, and what is added to them for the time. */
  openAmount: field('pay', text),
  profitAmount: field('pay', text),
};

export const readPostponingAll = defineCall({
  method: 'GET',
  path: `${PATH}/postponeAll`,
  summary: 'How many loans of people in reach would move and by which sums, by what was lent, and why others stay; nothing is written',
  permission: `${SETTLEMENT}/postponeAll`,
  scope: 'rows',
  of: ['PaidLoan'],
  query: z.strictObject({ ...moved, months: z.optional(monthDigits) }),
  reply: entity({
    ...sums,
    kinds: field('public', z.array(entity({ welfareId: field('public', text), title: field('public', text), ...sums }))),
    /** Loans that stay: moved as often as they may, with a line that may not move, the reader's own. */
    movedOften: field('public', z.int()),
    notMovable: field('public', z.int()),
    own: field('public', z.int()),
  }),
  errors: [loanMovingErrors],
});

export const postponeAll = defineCall({
  ...acts,
  method: 'POST',
  path: `${PATH}/postponeAll`,
  summary: 'Moves lines of all loans of people in reach that have one due in some days, all or nothing, where it comes to what was shown',
  permission: `${SETTLEMENT}/postponeAll`,
  body: z.strictObject({
    ...moved,
    ...{ months: z.optional(z.nullable(months)), reason },
    shown: z.strictObject({ loans: z.int(), lines: z.int(), openAmount: z.string().check(z.regex(/^\d{1,18}$/)), profitAmount: z.string().check(z.regex(/^\d{1,18}$/)) }),
  }),
  reply: z.strictObject({ loans: z.int() }),
});
