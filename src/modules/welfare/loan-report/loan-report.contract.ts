/**
 * The report on loans (guide welfare 7.5): what was paid out, what is left of it and how late it is, as of today.
 * Invariants: loans of people in scope; figures are read from the plan that holds and from the ledger, never from a status.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { AGES } from './loan-ages.rules.ts';
import { guarantorTable, loanReportTable } from './loan-report.table.ts';

const OBSERVE = 'welfareServices/financialFacility/report/observe';

export const loanReport = defineList(loanReportTable, {
  path: '/rest/s1/welfare/getRequestedLoanInfo',
  permission: OBSERVE,
  scope: 'rows',
  subject: 'partyId',
  summary: 'Loans of people in scope: what was paid out, what is left and how late it is',
  of: ['LoanRequest', 'PaidLoan'],
});

/** Those who answer for a loan that was asked for or is not paid back yet. */
export const guarantors = defineList(guarantorTable, {
  path: '/rest/s1/welfare/loanGuarantor',
  permission: OBSERVE,
  scope: 'rows',
  subject: 'partyId',
  summary: 'Those who answer for loans, colleagues in scope and people from outside whom borrowers in scope named: how many live ones, and rials of what is left of them',
  of: ['LoanRequest', 'PaidLoan'],
});

const count = field('pay', z.int());
const rials = field('pay', text);

export const loanFigures = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/loanFigures',
  permission: OBSERVE,
  scope: 'rows',
  summary:
    'Loans of people in scope in figures, as of today: what is late by its age, and what is expected in this Jalali month and the eleven after it; penalties that were booked are within',
  of: ['PaidLoan'],
  reply: z.strictObject({
    ages: z.array(entity({ age: field('public', z.enum(AGES)), loans: count, lines: count, openAmount: rials })),
    /** `month`: its first day, an ISO date. */
    months: z.array(entity({ month: field('public', text), lines: count, openAmount: rials })),
  }),
});
