/**
 * What people were paid, factor by factor (guide payroll 4.10): everybody by month with a column of each factor, and the pay list of one run.
 * Invariants: approved pay alone stands in the months of a year; whoever lacks class pay about somebody reads no amount of theirs, and gets no
 * file with them in it. Rials are digits with a sign as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { payAuditErrors } from './pay-audit.errors.ts';

export const PAGE = 'payroll/payAudit';
/** Rows of a page at most. */
const MOST_ROWS = 100;
export const forms = ['xlsx', 'pdf'] as const;
/** What a list of a run has of each: every factor, or sums with room to sign. */
export const payLists = ['factors', 'signature'] as const;

const reads = { method: 'GET', scope: 'rows', of: [PAY_RUN] } as const;
const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
/** Jalali; without a month the whole year. */
const asked = { year: whole(1_300, 1_500), month: z.optional(whole(1, 12)), payGroupId: z.optional(z.guid()), partyId: z.optional(z.guid()) };

const row = entity(
  {
    partyId: field('public', text),
    pseudoId: field('public', text),
    fullName: field('public', text),
    year: field('public', z.int()),
    month: field('public', z.int()),
    /** In the order of the columns; null: nothing of it. */
    amounts: field('pay', z.array(z.nullable(text))),
  },
  { subject: 'partyId' },
);

export const reportsData = defineCall({
  ...reads,
  path: '/rest/s1/payroll/ReportsData',
  summary: 'One page of what people were paid by month, with a column of each factor that counted for somebody; what a month paid later is in the month that it was paid in',
  permission: `${PAGE}/observe`,
  query: z.strictObject({ ...asked, page: z._default(whole(1, 100_000), 1), pageSize: z._default(whole(1, MOST_ROWS), 25) }),
  reply: z.strictObject({
    columns: z.array(z.strictObject({ code: text, title: text, isDeduct: z.enum(['Y', 'N', 'Z']) })),
    rows: z.array(row),
    count: z.int(),
  }),
});

export const reportsFile = defineCall({
  ...reads,
  path: '/rest/s1/payroll/ReportsData/file',
  summary: 'The same of everybody as a spreadsheet',
  permission: `${PAGE}/observe`,
  ownTransactions: true,
  query: z.strictObject(asked),
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  errors: [payslipErrors, payAuditErrors],
});

export const printOutput = defineCall({
  ...reads,
  path: '/rest/s1/payroll/print/output/:payRunId',
  summary: 'The pay list of a run: everybody in reach with each factor, or with what is paid and room for a signature; sums at the end; as a spreadsheet, or on paper',
  permission: 'payroll/salaryCalculation/observe',
  ownTransactions: true,
  query: z.strictObject({ as: z._default(z.enum(forms), 'pdf'), list: z._default(z.enum(payLists), 'factors') }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: [payslipErrors, payAuditErrors, printErrors],
});
