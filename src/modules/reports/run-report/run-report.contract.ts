/**
 * How processes run (spec "Processes, tasks": cycle time, overdue, per step, per actor, incidents).
 * Invariants: only cases about people in the reader's reach are counted, and each figure is the number of rows of the list it leads to
 * under the same conditions. What a case is about is told to those who may follow it in the work inbox (platform/tasks/reach.service.ts); who
 * answered, of people in reach only. Times are working minutes of the company's calendar; days are ISO days in Tehran, both ends within.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { daysOf, MOST_DAYS } from './run-report.rules.ts';
import { casesTable, tasksTable } from './run-report.table.ts';

const PATH = '/rest/s1/hcm/report/runs';
const permission = 'reports/runTaskReport/observe';
/** People who are named; the busiest first. */
export const MOST_ACTORS = 100;

const count = z.int();
const minutes = z.nullable(count);
const key = z.optional(text.check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/)));
const step = z.optional(text.check(z.regex(/^[A-Za-z_][\w.-]{0,79}$/)));

/** Whose cases: of a process, about people of a unit with everything below it. */
const within = { processKey: key, unitId: z.optional(z.guid()) };

const period = { from: z.iso.date(), to: z.iso.date() };
const isPeriod = (one: { readonly from: string; readonly to: string }): boolean => one.from <= one.to && daysOf(one) <= MOST_DAYS;
const ofPeriod = z.strictObject({ ...within, ...period }).check(z.refine(isPeriod, { path: ['to'], error: 'option' }));

const figures = {
  begun: count,
  /** Completed, and called off, in the period. */
  finished: count,
  cancelled: count,
  /** From the beginning to the end of those completed: of half of them no more, of nine tenths no more. */
  median: minutes,
  p90: minutes,
  /** Now, whenever they were begun. */
  running: count,
  stuck: count,
  openTasks: count,
  overdueTasks: count,
};

export const runSummary = defineCall({
  method: 'GET',
  path: `${PATH}/summary`,
  summary: 'How the processes of people in scope ran in a period: cases, cycle time, open and overdue tasks, the trend by Jalali weeks or months, and what is stuck',
  permission,
  scope: 'rows',
  query: z.strictObject({ ...within, ...period, by: z.optional(z.enum(['week', 'month'])) }).check(z.refine(isPeriod, { path: ['to'], error: 'option' })),
  reply: z.strictObject({
    /** Of the longest day of the week: what people call a day. */
    dayMinutes: count,
    whole: z.strictObject(figures),
    /** Busiest first. */
    processes: z.array(z.strictObject({ process: text, title: text, ...figures })),
    by: z.enum(['week', 'month']),
    /** Oldest first. */
    trend: z.array(z.strictObject({ ...period, begun: count, finished: count, median: minutes })),
    /** Steps at which cases stand still, and how many. */
    incidents: z.array(z.strictObject({ process: text, processTitle: text, step: text, title: text, code: text, cases: count })),
  }),
});
export type RunSummary = ReplyOf<typeof runSummary>;
export type RunFigures = RunSummary['whole'];

export const runSteps = defineCall({
  method: 'GET',
  path: `${PATH}/steps`,
  summary: 'The steps of the processes of people in scope: how long they took, what was answered in the period, and what waits now',
  permission,
  scope: 'rows',
  query: ofPeriod,
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        process: text,
        processTitle: text,
        step: text,
        title: text,
        answered: count,
        /** From when it came until it was answered. */
        median: minutes,
        p90: minutes,
        /** Until somebody claimed it, of those that were claimed. */
        claimed: count,
        claimMedian: minutes,
        late: count,
        /** Answers that sent the case back, and that ended it. */
        returned: count,
        refused: count,
        open: count,
        overdue: count,
      }),
    ),
  }),
});
export type StepFigures = ReplyOf<typeof runSteps>['rows'][number];

export const runActors = defineCall({
  method: 'GET',
  path: `${PATH}/actors`,
  summary: `Who answered tasks in the period and what waits for them, of people in scope; at most ${MOST_ACTORS}, the busiest first`,
  permission,
  scope: 'rows',
  query: ofPeriod,
  reply: z.strictObject({
    rows: z.array(z.strictObject({ partyId: text, fullName: text, answered: count, median: minutes, late: count, open: count, overdue: count })),
    /** People in scope who are not named. */
    more: count,
    /** Answers of people beyond the reader's reach. */
    others: count,
  }),
});
export type ActorFigures = ReplyOf<typeof runActors>['rows'][number];

export const runChoices = defineCall({
  method: 'GET',
  path: `${PATH}/choices`,
  summary: 'Processes of the company, and the steps of one of them, for filters',
  permission,
  scope: 'rows',
  query: z.strictObject({ processKey: key }),
  reply: z.strictObject({ processes: z.array(z.strictObject({ id: text, label: text })), steps: z.array(z.strictObject({ id: text, label: text })) }),
});

export const runCases = defineList(casesTable, {
  path: `${PATH}/cases`,
  permission,
  scope: 'rows',
  summary: 'Cases about people in scope and where they stand',
  query: {
    ...within,
    /** Those that stand still at a step. */
    stuckAt: step,
  },
  /** Whether the reader may open it. */
  fields: { isOpenable: field('public', z.boolean()) },
});

export const runTasks = defineList(tasksTable, {
  path: `${PATH}/tasks`,
  permission,
  scope: 'rows',
  summary: 'Tasks of cases about people in scope',
  query: {
    ...within,
    step,
    /** Who answered it, or has it: of people in scope. */
    actorId: z.optional(z.guid()),
  },
  fields: { instanceId: field('public', z.string()), isOpenable: field('public', z.boolean()) },
});
