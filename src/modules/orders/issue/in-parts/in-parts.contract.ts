/**
 * Orders of more people than a case is about: issued by a run, in cases of five hundred. Each part is one transaction; what cannot be done is set aside with its
 * reason, what was cut off goes on.
 * Invariants: as of `issue.contract`; runs are seen by whoever began them.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { countingErrors } from '../../counting/counting.errors.ts';
import { movesErrors } from '../../moves/moves.errors.ts';
import { askedOfMany, ISSUE_KEYS } from '../issue.contract.ts';
import { issueErrors } from '../issue.errors.ts';

const PATH = '/rest/s1/emplOrder/issuance/run';
/** Twenty thousand ids. */
const BODY_LIMIT = 2 * 1024 * 1024;
export const whats = ['issue', 'accept'] as const;
export const states = ['running', 'paused', 'stopped', 'failed', 'done'] as const;
export const runActs = ['pause', 'goOn', 'stop', 'again'] as const;
const own = { permission: 'session', scope: 'self' } as const;

export const issueInRun = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Begins to issue orders of people, however many, and to bring them before their approvers in cases of five hundred; who can have none is set aside',
  permission: ISSUE_KEYS.add,
  scope: 'rows',
  own: 'others',
  errors: [issueErrors, countingErrors, movesErrors, taskErrors, tableErrors, runErrors],
  bodyLimit: BODY_LIMIT,
  body: z.strictObject(askedOfMany),
  changes: ['EmplOrder', 'ProcessInstance', 'ProcessTask'],
  success: 201,
  reply: z.strictObject({ runId: text, people: z.int() }),
});

export const ordersRuns = defineCall({
  ...own,
  method: 'GET',
  path: PATH,
  summary: 'The latest own runs that issued or accepted orders: how far each has come, and the first of what was set aside with its reason',
  of: ['EmplOrder'],
  reply: z.strictObject({
    runs: z.array(
      z.strictObject({
        runId: text,
        what: z.enum(whats),
        state: z.enum(states),
        /** Of people, or of tasks that are accepted. */
        total: z.int(),
        done: z.int(),
        failed: z.int(),
        /** ISO moment. */
        createdAt: text,
        /** `name`: of the person, or what the task is about. */
        aside: z.array(z.strictObject({ place: z.int(), name: optionalText, reason: text })),
      }),
    ),
  }),
});

export const actOnOrdersRun = defineCall({
  ...own,
  method: 'POST',
  path: `${PATH}/:ordersRunId/act`,
  summary: 'Pauses an own run, lets it go on, stops it, or has what it set aside tried again',
  errors: [runErrors],
  body: z.strictObject({ act: z.enum(runActs) }),
  changes: ['EmplOrder'],
  reply: z.strictObject({ done: z.boolean() }),
});
