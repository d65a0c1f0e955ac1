/**
 * Runs of pay: a group and a month, counted for everybody at once, judged, approved and sealed (guide payroll 4.8).
 * Invariants: a month of a group has one run that is not called off; months are approved in their order; whoever makes a run does not approve it;
 * what was approved does not change. Rials are digits as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { legalErrors } from '../annual-annuities/annual-annuities.errors.ts';
import { payKinds } from '../pay/pay-kind.rules.ts';
import { CALCULATE, OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payRunErrors } from './pay-run.errors.ts';
import { payRunForm } from './pay-run.form.ts';
import { asideTable, payRunsTable, payslipsTable } from './pay-run.table.ts';

const PATH = '/rest/s1/payroll/run';
const amount = field('pay', text);

const reads = { permission: OBSERVE, scope: 'rows', of: [PAY_RUN, 'ProcessTask'] } as const;
const writes = { method: 'POST', scope: 'rows', changes: [PAY_RUN, 'ProcessInstance', 'ProcessTask'] } as const;
const byVersion = z.strictObject({ rowVersion: z.int() });

export const payRuns = defineList(payRunsTable, { ...reads, path: '/rest/s1/payroll/listOfPayrolls', summary: 'One page of the runs of pay' });

export const payslips = defineList(payslipsTable, {
  ...reads,
  path: '/rest/s1/payroll/allPayrollsData',
  summary: 'One page of the payslips, of one run where it is said',
  query: { payRunId: z.optional(z.guid()) },
  fields: { partyId: field('public', text) },
});

export const asidePeople = defineList(asideTable, {
  ...reads,
  path: '/rest/s1/payroll/runAside',
  summary: 'One page of those whom a run has set aside, with the reasons; of all runs where none is said',
  query: { payRunId: z.optional(z.guid()) },
  fields: {
    partyId: field('public', text),
    /** The Jalali year whose law lacks what the reason names; null of other reasons. */
    lawYear: field('public', z.nullable(z.int())),
  },
});

export const readPayRun = defineCall({
  ...reads,
  method: 'GET',
  path: `${PATH}/:payRunId`,
  of: [PAY_RUN, 'PayGroupPayslipType', 'PayslipType'],
  summary: 'A run of pay with its state, how far it has come, whose turn it is and what it comes to',
  reply: entity({
    payRunId: field('public', text),
    groupName: field('public', text),
    kind: field('public', z.enum(payKinds)),
    /** Of a month's wage; null where the kind pays no share of it. */
    percent: field('public', z.nullable(z.int())),
    /** The most days of leave that are bought of each; null where the kind buys none. */
    leaveDays: field('public', z.nullable(z.int())),
    /** Whether the leave is bought that would lapse with the year. */
    leaveLapsing: field('public', z.boolean()),
    jalaliYear: field('public', z.int()),
    jalaliMonth: field('public', z.int()),
    /** Title of the period that is paid; null of a Jalali month. */
    periodTitle: field('public', optionalText),
    /** First and last day that are paid. */
    fromDate: field('public', text),
    thruDate: field('public', text),
    statusId: field('public', text),
    statusName: field('public', text),
    /** Whether the reader made it, and so may send it. */
    isMaker: field('public', z.enum(['Y', 'N'])),
    description: field('public', optionalText),
    /** What it is paid by and how, as the group and the payslip type say it: day (ISO), titles of outputs, ways to send payslips. */
    payslipType: field('public', optionalText),
    paymentDate: field('public', optionalText),
    outputs: field('public', z.array(text)),
    sendTypes: field('public', z.array(text)),
    producerName: field('public', optionalText),
    /** Of the counting that is under way, whoever started it. */
    total: field('public', z.nullable(z.int())),
    done: field('public', z.nullable(z.int())),
    people: field('public', z.int()),
    aside: field('public', z.int()),
    ...{ gross: amount, deductions: amount, net: amount, tax: amount, employerCost: amount },
    /** The process that is under way, for whoever made the run. */
    instanceId: field('public', z.nullable(text)),
    /** Steps of it that wait, since when and for whom; the maker's own where none is under way and the run is theirs to go on with. */
    waits: field('public', z.array(z.strictObject({ step: z.nullable(text), title: text, since: z.nullable(text), due: z.nullable(text), people: z.array(text) }))),
    /** Whether whoever keeps the accounts is asked for its voucher. */
    keepsBooks: field('public', z.boolean()),
    /** What others see to before it is counted, and after it is approved. */
    actions: field(
      'public',
      z.array(
        z.strictObject({
          place: z.int(),
          title: text,
          type: z.enum(['PCABeforClac', 'PCAAfterVerification']),
          dutyNames: z.array(text),
          positionTitle: text,
          state: z.enum(['waiting', 'done', 'passed']),
          doneAt: z.nullable(text),
          doneBy: z.nullable(text),
        }),
      ),
    ),
    rowVersion: field('public', z.int()),
  }),
});

export const runChoices = defineCall({
  ...reads,
  method: 'GET',
  path: '/rest/s1/payroll/payslipType',
  summary: 'Types of payslips of the companies in reach with the groups that are paid by each, and the periods that they are for, to choose from',
  of: ['PayslipType', 'PayGroupPayslipType', 'TimePeriod'],
  reply: z.strictObject({
    /** `timePeriodTypeId`: of the periods of the type; null where it is for Jalali months. */
    list: z.array(z.strictObject({ payslipTypeId: text, title: text, timePeriodTypeId: z.nullable(text), payGroupIds: z.array(text) })),
    /** The latest first. */
    periods: z.array(z.strictObject({ payPeriodId: text, title: text, timePeriodTypeId: text, fromDate: text, thruDate: text })),
  }),
});

export const addPayRun = defineCall({
  ...writes,
  path: PATH,
  summary: 'A new run of pay, whose counting begins at once',
  permission: CALCULATE,
  success: 201,
  body: formBody(payRunForm()),
  reply: z.strictObject({ payRunId: text }),
  errors: [payRunErrors, runErrors, legalErrors],
});

export const calculatePayRun = defineCall({
  ...writes,
  path: `${PATH}/:payRunId/calculate`,
  summary: 'Counts a run anew; payslips whose inputs and terms are the same stay as they are',
  permission: CALCULATE,
  body: byVersion,
  reply: z.strictObject({ payRunId: text }),
  errors: [payRunErrors, runErrors, legalErrors],
});

export const sendPayRun = defineCall({
  ...writes,
  path: `${PATH}/:payRunId/send`,
  summary: 'Sends a counted run to its approvers',
  permission: CALCULATE,
  /** `withoutAside`: those who are set aside are not paid by it. */
  body: z.strictObject({ rowVersion: z.int(), withoutAside: z.optional(z.boolean()) }),
  reply: z.strictObject({ trackingCode: text }),
  errors: [payRunErrors, taskErrors],
});

export const cancelPayRun = defineCall({
  ...writes,
  path: `${PATH}/:payRunId/cancel`,
  summary: 'Calls off a run that is not under approval',
  permission: CALCULATE,
  body: byVersion,
  reply: z.strictObject({ cancelled: z.boolean() }),
  errors: [payRunErrors],
});
