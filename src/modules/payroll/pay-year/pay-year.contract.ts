/**
 * What somebody was paid in a Jalali year, month by month and factor by factor, to take away (guide payroll 4.10): of a person for whoever may know
 * their pay, and one's own. Invariants: approved pay alone, in the month that it was paid in; each paper leaves a trace and bears a code, by which
 * whoever holds it learns whether it is genuine and still tells the whole year.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { payYearErrors } from './pay-year.errors.ts';

export const forms = ['pdf', 'xlsx'] as const;
export type PayYearForm = (typeof forms)[number];

const asked = { year: z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_499)), as: z._default(z.enum(forms), 'pdf') };
const file = { method: 'GET', ownTransactions: true, raw: 'application/octet-stream', reply: z.unknown(), errors: [payYearErrors, printErrors] } as const;

export const personYear = defineCall({
  ...file,
  path: '/rest/s1/payroll/personYear',
  summary: 'A year of approved pay of a person by month and factor with its sums, insurance and tax, as PDF or spreadsheet; of several companies a sheet for each',
  permission: 'payroll/salaryCalculation/observe',
  scope: 'rows',
  query: z.strictObject({ partyId: z.guid(), ...asked }),
});

export const ownYear = defineCall({
  ...file,
  path: '/rest/s1/payroll/myYear',
  summary: 'A year of the own approved pay by month and factor with its sums, insurance and tax, as PDF or spreadsheet',
  permission: 'payroll/myPayslips/observe',
  scope: 'self',
  query: z.strictObject(asked),
});
