/**
 * Parts of an issue of many that wait for somebody, accepted by a run, case by case: each is one transaction, in which the last one to accept signs.
 * Invariant: whoever accepts accepts only what waits for them in their own name.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { INBOX } from '#platform/tasks/tasks.contract.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';

export const acceptInRun = defineCall({
  permission: INBOX,
  scope: 'self',
  method: 'POST',
  path: '/rest/s1/emplOrder/issuance/run/accept',
  summary: 'Begins to accept a task about orders with all tasks about orders of the same run that wait for whoever asks; the last one to accept signs',
  errors: [taskErrors, runErrors],
  body: z.strictObject({ taskId: z.guid() }),
  changes: ['EmplOrder', 'ProcessInstance', 'ProcessTask'],
  success: 201,
  reply: z.strictObject({ runId: text, tasks: z.int() }),
});
