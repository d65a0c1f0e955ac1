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

export const previewSettlement = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/settlement/preview',
  summary: 'What an employment would be owed if it ended on a day, line by line, less loans, advances and owed items that are known',
  permission: CALCULATE,
  scope: 'rows',
  of: [PAY_RUN],
  errors: [settlementPreviewErrors, payslipErrors],
  query: z.strictObject({ partyRelationshipId: z.guid(), lastDay: calendarDay }),
  reply: z.strictObject({
    ...{ fullName: text, pseudoId: text, hireDate: text },
    /** Net pay of the open month; leave below 0 where more was taken than there was; tax of the bonus; less what was paid before. */
    ...{ wage: text, leave: text, eidi: text, eidiTax: text, severance: text, debts: text, total: text },
    ...{ lines, parameters, warnings },
  }),
});
