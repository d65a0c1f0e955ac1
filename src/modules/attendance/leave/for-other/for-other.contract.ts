/**
 * Leave for somebody else (issue 22, Leave): the personnel office asks for a person in reach, as that person would. Invariants: whose it is hears of it at once and may
 * take it back; whoever asked decides nothing of it; nobody asks for themselves this way.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { MANAGE } from '../leave.contract.ts';
import { leaveErrors } from '../leave.errors.ts';
import { leaveRequestValues } from '../request/leave-request.form.ts';

export const askLeaveFor = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/leave/forOther',
  summary: 'Asks for leave of a person in reach, who is told at once; whoever asks decides nothing of it',
  permission: `${MANAGE}/request`,
  scope: 'rows',
  own: 'others',
  success: 201,
  body: z.strictObject({ ...leaveRequestValues.shape, partyId: z.guid() }),
  changes: ['LeaveRequest', 'ProcessInstance'],
  reply: z.strictObject({ leaveRequestId: text, what: text }),
  errors: [leaveErrors, ownFileErrors, taskErrors],
});
