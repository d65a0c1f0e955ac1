/**
 * Arrears in a run of pay: what paid months of its people come to today, by their own terms, less what was paid for them (guide payroll 4.8, 4.14).
 * They are looked for in a range, shown with what changed and what it costs, taken into the run or left, and become lines of their month in it.
 * Rials are digits with a sign as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { CALCULATE, OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payArrearsErrors } from './pay-arrears.errors.ts';
import { arrearsForm } from './pay-arrears.form.ts';
import { arrearsTable, decisions } from './pay-arrears.table.ts';

const PATH = '/rest/s1/payroll/run/:payRunId/arrears';
const reads = { permission: OBSERVE, scope: 'rows', of: [PAY_RUN] } as const;
const writes = { method: 'POST', scope: 'rows', changes: [PAY_RUN], permission: CALCULATE } as const;
const count = field('public', z.int());

export const payArrears = defineList(arrearsTable, {
  ...reads,
  path: '/rest/s1/payroll/arrears',
  summary: 'One page of the arrears that were found, of one run where it is said',
  query: { payRunId: z.optional(z.guid()) },
  fields: { partyId: field('public', text) },
});

export const readArrears = defineCall({
  ...reads,
  method: 'GET',
  path: PATH,
  summary: 'Which arrears a run was last asked for, how far that has come, and what was decided',
  reply: entity({
    payRunId: field('public', text),
    /** Null before the first search. */
    range: field(
      'public',
      z.nullable(
        z.strictObject({
          fromYear: z.int(),
          fromMonth: z.int(),
          thruYear: z.int(),
          thruMonth: z.int(),
          percent: z.int(),
          methodEnumId: optionalText,
          payslipTypeIds: z.array(text),
        }),
      ),
    ),
    /** Whether the run is neither before its approvers nor being counted, so that arrears are looked for and decided on. */
    isOpen: field('public', z.enum(['Y', 'N'])),
    isSearching: field('public', z.enum(['Y', 'N'])),
    /** Of the search that is under way, for whoever started it. */
    total: field('public', z.nullable(z.int())),
    done: field('public', z.nullable(z.int())),
    ...{ open: count, taken: count, left: count },
    ...{ takenGross: field('pay', text), takenCost: field('pay', text) },
  }),
});

export const readArrearsLines = defineCall({
  ...reads,
  method: 'GET',
  path: '/rest/s1/payroll/arrears/:payArrearsId',
  summary: 'What somebody is owed of a month, by factor, and all that has changed since it was paid',
  reply: entity(
    {
      payArrearsId: field('public', text),
      partyId: field('public', text),
      fullName: field('public', text),
      year: field('public', z.int()),
      month: field('public', z.int()),
      causes: field('pay', text),
      lines: field('pay', z.array(z.strictObject({ code: text, title: text, amount: text }))),
      reason: field('public', optionalText),
    },
    { subject: 'partyId' },
  ),
});

export const searchArrears = defineCall({
  ...writes,
  path: PATH,
  summary: 'Looks for arrears of the people of a run in a range of months; what was decided stays where the amounts are the same',
  success: 201,
  body: formBody(arrearsForm()),
  reply: z.strictObject({ runId: text }),
  errors: [payArrearsErrors, runErrors],
});

export const decideArrears = defineCall({
  ...writes,
  path: `${PATH}/decide`,
  summary: 'Takes found arrears into the run or leaves them; a run whose taken arrears change is counted anew before it is sent',
  body: z.strictObject({ decision: z.enum(decisions), selection: tableSelection }),
  reply: z.strictObject({ changed: z.int() }),
  errors: [payArrearsErrors, tableErrors],
});
