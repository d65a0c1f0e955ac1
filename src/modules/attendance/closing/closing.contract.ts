/**
 * The closing of a month: sheets are drafted together, counted, checked by whose they are and decided on by those above them (process AttendanceIntegration).
 * Invariants: a sheet with a day that stops is not closed, and holds up nobody else; nobody decides on the own sheet; a closed sheet never changes, and is opened
 * again only with a reason, by a second person, and while no run of pay has taken it.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { sheetStatuses } from '../sheets/sheet.rules.ts';
import { CLOSE } from '../sheets/sheets.contract.ts';
import { closingErrors } from './closing.errors.ts';
import { closingSheetsTable } from './closing.table.ts';

const PATH = '/rest/s1/functionalManagement/closing';
const OBSERVE = 'functionalManagement/closing/observe';
const REOPEN = 'functionalManagement/closing/reopen';

const RECORDS = ['AttendanceClosing', 'AttendanceSheet'] as const;
const said = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
const counted = z.strictObject({ done: z.int(), left: z.int() });
const act = { method: 'POST', permission: CLOSE, scope: 'rows', errors: [closingErrors, taskErrors] } as const;

const closing = z.strictObject({
  closingId: text,
  number: z.int(),
  periodId: text,
  year: z.int(),
  month: z.int(),
  from: text,
  thru: text,
  deadline: text,
  producerName: optionalText,
  people: z.int(),
  /** People with a day that stops, of those that are not closed. */
  stopped: z.int(),
  statuses: z.record(text, z.int()),
});

export const listClosings = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Closings of the company with how many people stand where, the latest first',
  permission: OBSERVE,
  scope: 'rows',
  of: RECORDS,
  reply: z.strictObject({ closings: z.array(closing) }),
});
export type Closing = ReplyOf<typeof listClosings>['closings'][number];

export const oneClosing = defineCall({
  method: 'GET',
  path: `${PATH}/:closingId`,
  summary: 'A closing with how many people stand where',
  permission: OBSERVE,
  scope: 'rows',
  of: RECORDS,
  reply: z.strictObject({ closing }),
});

export const closingSheets = defineList(closingSheetsTable, {
  path: '/rest/s1/functionalManagement/closingSheets',
  permission: OBSERVE,
  of: RECORDS,
  scope: 'rows',
  subject: 'partyId',
  query: { closingId: z.guid() },
  summary: 'People of a closing: where each stands, and why it is open',
});

export const draftClosing = defineCall({
  ...act,
  path: PATH,
  summary: 'Drafts the sheets of everybody in reach, or of some, whose month has none yet',
  body: z.strictObject({ periodId: z.guid(), deadline: z.iso.date(), partyIds: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(500))) }),
  changes: RECORDS,
  success: 201,
  reply: z.strictObject({ closingId: text, people: z.int() }),
});

export const calculateClosing = defineCall({
  ...act,
  path: `${PATH}/:closingId/calculate`,
  summary: 'Counts the sheets of a closing that nobody has been sent yet',
  changes: ['AttendanceSheet'],
  reply: counted,
});

export const sendClosing = defineCall({
  ...act,
  path: `${PATH}/:closingId/send`,
  summary: 'Sends counted sheets to whose they are, or past them; those with a day that stops stay',
  body: z.strictObject({ toStaff: z.boolean() }),
  changes: ['AttendanceSheet'],
  reply: counted,
});

export const submitClosing = defineCall({
  ...act,
  path: `${PATH}/:closingId/submit`,
  summary: 'Brings confirmed sheets before their approvers; what has changed since is checked again, and what has a day that stops stays',
  changes: [...RECORDS, 'ProcessInstance'],
  reply: counted,
});

export const answerDispute = defineCall({
  ...act,
  path: `${PATH}/sheet/:sheetId/answer`,
  summary: 'Answers a dispute: the sheet is counted again and goes back to whose it is',
  body: z.strictObject({ answer: said }),
  changes: ['AttendanceSheet'],
  reply: z.strictObject({ status: z.enum(sheetStatuses) }),
});

export const askReopening = defineCall({
  ...act,
  permission: REOPEN,
  path: `${PATH}/sheet/:sheetId/reopen`,
  summary: 'Asks for a closed sheet to be opened again, with the reason',
  body: z.strictObject({ reason: said }),
  changes: ['AttendanceSheet'],
  reply: z.strictObject({ status: z.enum(sheetStatuses) }),
});

export const decideReopening = defineCall({
  ...act,
  permission: REOPEN,
  path: `${PATH}/sheet/:sheetId/reopen/decide`,
  summary: 'A second person opens the closed sheet again, or refuses: another version of it begins',
  body: z.strictObject({ opens: z.boolean() }),
  changes: ['AttendanceSheet'],
  reply: z.strictObject({ status: z.enum(sheetStatuses) }),
});
