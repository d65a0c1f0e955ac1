/**
 * What somebody would be owed if they left on a day (guide iran.md 1.6), before anybody decides it. Invariants: by the arithmetic that settles a leaver;
 * nothing is stored; class pay about the person; reading it is written down. Rials are digits with a sign.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { payReply } from '../pay-lines/pay-reply.contract.ts';
import { CALCULATE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { settlementPreviewErrors } from './settlement-preview.errors.ts';

const { lines, parameters, warnings } = payReply.shape;

/** What it comes to, in the order in which it is told. */
export const settlementTiles = ['wage', 'leave', 'eidi', 'eidiTax', 'severance', 'debts', 'total'] as const;

const asked = {
  method: 'GET',
  permission: CALCULATE,
  scope: 'rows',
  errors: [settlementPreviewErrors, payslipErrors],
  query: z.strictObject({ partyRelationshipId: z.guid(), lastDay: calendarDay }),
} as const;

export const previewSettlement = defineCall({
  ...asked,
  path: '/rest/s1/payroll/settlement/preview',
  summary: 'What an employment would be owed if it ended on a day, line by line, less loans, advances and owed items that are known',
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
  summary: 'The same as a spreadsheet, with its sums and the figures of the law it was counted by',
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});
