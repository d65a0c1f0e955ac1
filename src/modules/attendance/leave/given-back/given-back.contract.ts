/**
 * Days of approved leave that are given back (issue 22, Leave): somebody returns early, or a day of it becomes a holiday (given-back.job.ts). Invariants: what was asked
 * for stays known; the ledger is added to and never changed; what comes back is never more than was taken; nobody shortens the own leave.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { MANAGE } from '../leave.contract.ts';
import { leaveErrors } from '../leave.errors.ts';
import { givenBackErrors } from './given-back.errors.ts';

export const returnEarly = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/leave/:leaveRequestId/return',
  summary: 'Ends approved leave of somebody in reach on the day before the return to work, with the reason; the days after it come back and are work again',
  permission: `${MANAGE}/cancel`,
  scope: 'rows',
  body: z.strictObject({
    /** The first day of work again. */
    backOn: calendarDay,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  changes: ['LeaveRequest', 'LeaveMovement'],
  reply: z.strictObject({ thruDate: text, minutes: z.int() }),
  errors: [leaveErrors, givenBackErrors],
});
