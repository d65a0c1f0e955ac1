/**
 * What somebody would be owed if they left on a day (guide iran.md 1.6), before anybody decides it. Invariants: by the arithmetic that settles a leaver;
 * nothing is stored; class pay about the person; reading it is written down. Rials are digits with a sign.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { payReply } from '../pay-lines/pay-reply.contract.ts';
import { CALCULATE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { ITEM, LONGEST_TITLE, MOST_ITEMS } from './owed-items.rules.ts';
import { settlementPreviewErrors } from './settlement-preview.errors.ts';

const { lines, parameters, warnings } = payReply.shape;

/** What it comes to, in the order in which it is told. */
export const settlementTiles = ['wage', 'leave', 'eidi', 'eidiTax', 'severance', 'debts', 'total'] as const;

/** Rials and what they are for. */
const item = z.string().check(z.maxLength(LONGEST_TITLE + 16), z.regex(ITEM));
const question = {
  ...{ partyRelationshipId: z.guid(), lastDay: calendarDay },
  /** What the person is to give back beside what sources of pay tell: `1200000:Laptop`. */
  owed: z.optional(z.union([item, z.array(item).check(z.maxLength(MOST_ITEMS))])),
};
export const forms = ['xlsx', 'pdf'] as const;
export type SettlementForm = (typeof forms)[number];

const asked = {
  method: 'GET',
  permission: CALCULATE,
  scope: 'rows',
  errors: [settlementPreviewErrors, payslipErrors, printErrors],
} as const;

export const previewSettlement = defineCall({
  ...asked,
  path: '/rest/s1/payroll/settlement/preview',
  summary: 'What an employment would be owed if it ended on a day, line by line, less loans, advances and owed items: those that are known and those that are asked with',
  query: z.strictObject(question),
  of: [PAY_RUN],
  reply: z.strictObject({
    ...{ fullName: text, pseudoId: text, hireDate: text },
    /** Net pay of the open month; leave below 0 where more was taken than there was; tax of the bonus; less what was paid before. */
    ...{ wage: text, leave: text, eidi: text, eidiTax: text, severance: text, debts: text, total: text },
    ...{ lines, parameters, warnings },
  }),
});

export const settlementSheet = defineCall({
  ...asked,
  path: '/rest/s1/payroll/settlement/preview/file',
  summary: 'The same as a spreadsheet or PDF, with its sums and the figures of the law it was counted by',
  query: z.strictObject({ ...question, as: z._default(z.enum(forms), 'xlsx') }),
  ownTransactions: true,
  raw: 'application/octet-stream',
  reply: z.unknown(),
});
