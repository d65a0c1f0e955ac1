/**
 * Requests of attendance of others: the list of people in reach, and asking for some of them (`requests.contract` has the own ones). Why somebody asks is not told here.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { SEE } from '../sheets/sheets.contract.ts';
import { attendanceRequestForm } from './request-fields.form.ts';
import { attendanceRequestErrors } from './requests.errors.ts';
import { attendanceRequestTable } from './requests.table.ts';

const PATH = '/rest/s1/functionalManagement/attendanceRequest';
const MOST_PEOPLE = 200;

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
  body: formBody(attendanceRequestForm, { partyIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(MOST_PEOPLE)) }),
  changes: ['AttendanceRequest', 'ProcessInstance'],
  errors: [attendanceRequestErrors, ownFileErrors, taskErrors],
  reply: z.strictObject({ asked: z.int() }),
});
