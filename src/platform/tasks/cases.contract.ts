/** Cases: begun, looked at, talked about, called off (spec section 7; guide tasks-processes.md 11.1). */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import { caseParts, comment, count, instance, maybe, ok, PATH, text, variables, words } from './tasks-shapes.rules.ts';

export const processList = defineCall({
  method: 'GET',
  path: `${PATH}/list`,
  keeps: true,
  summary: 'Processes that the reader may begin, by a form of theirs (`formKey`) or on another page (`path`)',
  permission: 'session',
  scope: 'self',
  reply: z.strictObject({ outList: z.array(z.strictObject({ id: text, key: text, name: text, formKey: maybe, path: maybe })) }),
});

export const startProcess = defineCall({
  method: 'POST',
  path: `${PATH}/start`,
  summary: 'Begins a process with the values of its first form; answers the case, and the first task when it waits for the reader',
  permission: 'session',
  scope: 'self',
  success: 201,
  body: z.strictObject({ processDefinitionId: words(80), variables: z.optional(variables) }),
  changes: ['ProcessInstance'],
  reply: z.strictObject({ id: text, trackingCode: text, taskId: maybe }),
  errors: [taskErrors, fileErrors],
});

export const setVariables = defineCall({
  method: 'POST',
  path: `${PATH}/variables`,
  summary: 'Sets variables of a running case that are not facts of its record; whoever does so answers nothing more in that case',
  permission: MANAGE,
  scope: 'rows',
  body: z.strictObject({ processInstanceId: z.guid(), variables }),
  changes: ['ProcessInstance'],
  reply: ok,
  errors: [taskErrors],
});

export const instances = defineCall({
  method: 'GET',
  path: `${PATH}/instance`,
  keeps: true,
  summary: 'Cases, newest first: the own ones, or with the key of management those of people in reach',
  permission: 'session',
  scope: 'self',
  query: z.object({
    of: z.optional(z.enum(['mine', 'all'])),
    state: z.optional(z.enum(['active', 'completed', 'cancelled', 'incident'])),
    processDefinitionKey: z.optional(z.string().check(z.maxLength(60))),
    search: z.optional(z.string().check(z.maxLength(100))),
    firstResult: count,
    maxResults: count,
  }),
  of: ['ProcessInstance', 'ProcessTask'],
  reply: z.strictObject({ rows: z.array(instance), count: z.int() }),
});

export const oneInstance = defineCall({
  method: 'GET',
  path: `${PATH}/instance/:instanceId`,
  keeps: true,
  summary: 'One case with steps, history, discussion and diagram, for its initiator and subject, whose step sees it while it runs, and the management',
  permission: 'session',
  scope: 'self',
  of: ['ProcessInstance', 'ProcessTask'],
  reply: z.strictObject({
    ...caseParts,
    /** What it is about, as a form tells it to whoever brought it and to the person it concerns; null to others. */
    about: z.nullable(z.strictObject({ formKey: text, data: z.record(z.string(), z.unknown()) })),
    may: z.strictObject({ withdraw: z.boolean(), discuss: z.boolean(), manage: z.boolean() }),
  }),
  errors: [taskErrors],
});
export type CaseDetail = ReplyOf<typeof oneInstance>;

const instanceAct = (act: string, summary: string) => ({ method: 'POST', path: `${PATH}/instance/:instanceId/${act}`, summary, errors: [taskErrors] }) as const;

export const withdrawInstance = defineCall({
  ...instanceAct('withdraw', 'Calls an own case off that nobody has decided for good'),
  permission: 'session',
  scope: 'self',
  body: z.strictObject({ comment }),
  changes: ['ProcessInstance', 'ProcessTask'],
  reply: ok,
});
export const discuss = defineCall({
  ...instanceAct('comment', 'Says something in the discussion of a case, with a file if need be'),
  permission: 'session',
  scope: 'self',
  success: 201,
  body: z.strictObject({ text: words(2000), file: z.optional(z.nullable(words(400))) }),
  changes: ['ProcessInstance'],
  reply: z.strictObject({ commentId: text }),
  errors: [taskErrors, fileErrors],
});
export const seeToIncident = defineCall({
  ...instanceAct('incident', 'Tries again what a case is stuck at, or goes on as if it had been done, with the reason'),
  permission: MANAGE,
  scope: 'rows',
  body: z.strictObject({ step: words(80), act: z.enum(['retry', 'skip']), comment: words(500) }),
  // a step that was tried again may be stuck again
  changes: ['ProcessInstance', 'ProcessTask'],
  reply: z.strictObject({ ok: z.literal(true), isStuck: z.boolean() }),
});
export const cancelInstance = defineCall({
  ...instanceAct('cancel', 'Calls a running case off, with the reason'),
  permission: MANAGE,
  scope: 'rows',
  body: z.strictObject({ comment: words(500) }),
  changes: ['ProcessInstance', 'ProcessTask'],
  reply: ok,
});
