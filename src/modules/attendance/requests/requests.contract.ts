/**
 * Requests of attendance (issue 22, Requests): overtime, missions, telework, presses that lack, reasons of delays; each is a case of the process
 * `attendanceRequest`. Invariants: nobody decides on what they asked for, for themselves or for somebody else; what is approved covers the day, or stands in the
 * place of a press, in the transaction of the last answer, and marks the day; a day whose month is closed is refused, and what is approved after its month closed is
 * a difference of the next one. Why somebody asks is class personal and told to whoever decides.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { requestCalls } from '#platform/requests/request.contract.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { SEE } from '../sheets/sheets.contract.ts';
import { attendanceRequestErrors } from './requests.errors.ts';
import { attendanceRequest } from './requests.form.ts';
import { attendanceRequestTable } from './requests.table.ts';

const PATH = '/rest/s1/functionalManagement/attendanceRequest';
export const MOST_PEOPLE = 200;

export const attendanceRequestCalls = requestCalls(attendanceRequest, { path: PATH, page: 'personnelManagement/performanceProfile/attendanceRequest' });

export const attendanceRequests = defineList(attendanceRequestTable, {
  path: PATH,
  permission: ['functionalManagement/requests/observe', SEE],
  of: ['AttendanceRequest', 'ProcessInstance'],
  scope: 'rows',
  subject: 'partyId',
  summary: 'Requests of attendance of people in reach',
  fields: { partyId: field('public', text) },
});

export const askForOthers = defineCall({
  method: 'POST',
  path: `${PATH}/forOthers`,
  summary: 'Asks the same for each of some people in reach, who are told at once; whoever asks decides nothing of it',
  permission: 'functionalManagement/requests/add',
  scope: 'rows',
  own: 'others',
  body: formBody(attendanceRequest.form, { partyIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(MOST_PEOPLE)) }),
  changes: ['AttendanceRequest', 'ProcessInstance'],
  errors: [attendanceRequestErrors, ownFileErrors, taskErrors],
  reply: z.strictObject({ asked: z.int() }),
});
