/**
 * The fund of a group of welfare (issue 23; guide welfare 7.1, tab 4): members pay a fee by deduction, loans of the fund take from it and come back to it.
 * Invariants: the balance is a ledger that is only added to, an entry is taken back once; no loan, share or withdrawal is paid beyond what is in the fund
 * (the database refuses it); who leaves gets back what they paid, once, where the fund says so and they owe it nothing. Rials are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { bookForm, entryTable, feeForm, feeTable, fundForm, fundLoanForm, fundLoanTable, fundTable, giveBackForm, shareTable } from './group-fund.table.ts';

const PAGE = 'welfareServices/group';
const PATH = '/rest/s1/welfare/fund';
const OBSERVE = `${PAGE}/fund/observe`;
const BOOK = `${PAGE}/fund/book`;
const ENTRY = 'WelfareFundEntry';
const FUND = 'WelfareFund';

export const groupFundErrors = defineErrors('modules/welfare/group-fund', {
  once: { status: 409, constraint: 'welfare_fund_once' },
  noFund: { status: 409 },
  feeTwice: { status: 409, constraint: 'welfare_fund_fee_no_overlap', field: 'fromDate' },
  loanTwice: { status: 409, constraint: 'welfare_fund_loan_once', field: 'welfareId' },
  option: { status: 400 },
  stale: { status: 409 },
  /** Of a payslip, or of a loan. */
  byHand: { status: 409 },
  reversedAlready: { status: 409, constraint: 'welfare_fund_entry_reversed_once' },
  notBack: { status: 409 },
  stillMember: { status: 409, field: 'day' },
  tooEarly: { status: 409, field: 'day' },
  owes: { status: 409 },
  noShare: { status: 409, constraint: 'welfare_fund_share' },
});

const ofGroup = {
  scope: 'rows',
  of: 'a group of welfare',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/edit`, edit: `${PAGE}/edit`, remove: `${PAGE}/edit` },
  under: { welfareGroupId: z.guid() },
  errors: [groupFundErrors],
} as const;

export const funds = defineRecords({ ...ofGroup, entity: FUND, table: fundTable, form: fundForm, path: PATH });
export const fundFees = defineRecords({ ...ofGroup, entity: 'WelfareFundFee', table: feeTable, form: feeForm, path: `${PATH}Fee` });
export const fundLoans = defineRecords({ ...ofGroup, entity: 'WelfareFundLoan', table: fundLoanTable, form: fundLoanForm(), path: `${PATH}Loan` });

const listed = { permission: OBSERVE, scope: 'rows', of: [ENTRY, FUND, 'PaidLoan'], query: { welfareGroupId: z.guid() } } as const;

export const fundEntries = defineList(entryTable, {
  ...listed,
  path: `${PATH}Entry`,
  summary: 'What came into the fund of a group and went out, the last first, as far as the people are in scope',
  fields: { isByHand: field('public', z.boolean()) },
});

export const fundShares = defineList(shareTable, {
  ...listed,
  path: `${PATH}Share`,
  summary: 'What people in scope paid into the fund of a group, and from when they get it back',
  fields: { partyRelationshipId: field('public', text), welfareFundId: field('public', text) },
});

const acts = { method: 'POST', permission: BOOK, scope: 'rows', errors: [groupFundErrors, loanLedgerErrors, ownFileErrors, employmentRowErrors], changes: [ENTRY, FUND] } as const;

export const bookFund = defineCall({
  ...acts,
  path: `${PATH}/:welfareFundId/book`,
  summary: 'Books what the company brings into a fund or takes out of it, never beyond what is in it',
  body: formBody(bookForm),
  success: 201,
  reply: z.strictObject({ welfareFundEntryId: text }),
});

export const reverseFundEntry = defineCall({
  ...acts,
  path: `${PATH}Entry/:welfareFundEntryId/reverse`,
  summary: 'Takes back an entry that was booked by hand, once',
  own: 'others',
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  reply: z.strictObject({ welfareFundEntryId: text }),
});

export const giveShareBack = defineCall({
  ...acts,
  path: `${PATH}/:welfareFundId/giveBack`,
  summary: 'Gives somebody who left a group what they paid into its fund, once it is due and they owe it nothing',
  own: 'others',
  body: formBody(giveBackForm, { partyRelationshipId: z.guid() }),
  success: 201,
  reply: z.strictObject({ amount: text }),
});
