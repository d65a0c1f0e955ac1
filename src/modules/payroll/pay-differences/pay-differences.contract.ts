/**
 * What a run of pay comes to beside the month before it, or any other approved month of its group, by person and factor with the cause: first what is beyond a share that the company sets,
 * who is new, has left or is set aside. Rials are digits with a sign as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payDifferencesErrors } from './pay-differences.errors.ts';
import { thresholdForm } from './pay-differences.form.ts';
import { differencesTable } from './pay-differences.table.ts';

const SETTING = 'PayDifferenceSetting';
const reads = { permission: OBSERVE, scope: 'rows', of: [PAY_RUN, SETTING] } as const;
const count = field('public', z.int());
/** The last day of another approved month or period of the group; the one before when absent. */
const against = z.optional(calendarDay);
const period = { year: z.int(), month: z.int(), periodTitle: z.nullable(text) };

export const payDifferences = defineList(differencesTable, {
  ...reads,
  path: '/rest/s1/payroll/differences',
  summary:
    'One page of the differences of a run with the month before it or another approved one of its group, the striking ones first; without a run of the last one of each group',
  query: { payRunId: z.optional(z.guid()), against },
  fields: { partyId: field('public', text) },
});

export const readDifferences = defineCall({
  ...reads,
  method: 'GET',
  path: '/rest/s1/payroll/run/:payRunId/differences',
  query: z.strictObject({ against }),
  summary: 'Which month a run is compared with and could be, how many people came, left or are set aside, and from which share on a difference is striking',
  reply: entity({
    payRunId: field('public', text),
    /** The month that it is compared with: the one asked for, else the one before that stands as approved; null: there is none. */
    before: field('public', z.nullable(z.strictObject(period))),
    /** Approved months of the group that it may be compared with, newest first, each by its last day. */
    others: field('public', z.array(z.strictObject({ thru: text, ...period }))),
    ...{ newPeople: count, leftPeople: count, missingPeople: count },
    percent: field('public', z.int()),
    /** Of the share. */
    rowVersion: field('public', z.int()),
  }),
});

export const setThreshold = defineCall({
  method: 'PUT',
  path: '/rest/s1/payroll/differences/threshold',
  summary: 'Sets from which share on a difference is striking in the company',
  permission: 'payroll/salaryCalculation/differences',
  scope: 'rows',
  changes: [SETTING],
  body: formBody(thresholdForm, { rowVersion: z.int() }),
  reply: z.strictObject({ percent: z.int() }),
  errors: [payDifferencesErrors],
});
