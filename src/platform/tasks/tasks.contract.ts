/**
 * Tasks and the cases they belong to (spec sections 4, 7 and 9; guide tasks-processes.md; shapes of Camunda 7 where the wire has them).
 * Invariants: a task is seen and answered by its candidates, its assignee, and whoever the organisation's keys let follow it; never
 * by the one it is about, unless the step asks the initiator or the subject; a task is answered once; what follows from the answer
 * is one transaction with it; every act is an event of the case.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import { caseParts, comment, count, definition, foundPerson, maybe, ok, PATH, peopleSearch, person, task, text, variables, words } from './tasks-shapes.rules.ts';

export const INBOX = 'tasks/inbox/observe' as const;
/** Open tasks of the people below one; outside of `tasks`, which every employee holds as a beginning. */
export const TEAM = 'taskManagement/team/observe' as const;
export const PANEL = 'tasks/taskPanel/observe' as const;

/** Spec section 9. */
export const PAGE_SIZE = 15;
export const MAX_BULK = 50;

export const boxes = ['mine', 'delegated', 'team', 'done'] as const;
export type Box = (typeof boxes)[number];

export const processTask = defineCall({
  method: 'GET',
  path: `${PATH}/task`,
  keeps: true,
  summary: 'A page of tasks, newest first: those that wait for the reader, those they may see to for others, those of their people, those they did; and how many wait in all',
  permission: 'session',
  scope: 'self',
  isUnattended: true,
  query: z.object({
    /** A saved filter of Camunda; taken and without effect. */
    filterId: z.optional(z.string().check(z.maxLength(60))),
    firstResult: count,
    maxResults: count,
    box: z.optional(z.enum(boxes)),
    processDefinitionKey: z.optional(z.string().check(z.maxLength(60))),
    /** In name of task, subject, person and tracking code; folded. */
    search: z.optional(z.string().check(z.maxLength(100))),
    due: z.optional(z.enum(['overdue', 'today', 'week'])),
  }),
  of: ['ProcessInstance', 'ProcessTask'],
  reply: z.strictObject({
    _embedded: z.strictObject({ task: z.array(task), processDefinition: z.array(definition) }),
    /** Of the box with its filters. */
    count: z.int(),
    /** Open tasks of the reader: the badge. */
    notifCount: z.int(),
    /** Open tasks of the reader in companies they do not work in now. */
    elsewhere: z.int(),
    /** Whether the box `team` is worth showing. */
    hasTeam: z.boolean(),
  }),
});
export type TaskPage = ReplyOf<typeof processTask>;

export const oneTask = defineCall({
  method: 'GET',
  path: `${PATH}/task/:taskId`,
  keeps: true,
  summary: 'One task with what its form shows, its case, history, discussion and diagram, as far as the reader sees them',
  permission: 'session',
  scope: 'self',
  of: ['ProcessInstance', 'ProcessTask'],
  reply: z.strictObject({
    task,
    status: z.enum(['open', 'completed', 'dropped']),
    completedBy: z.nullable(person),
    comment: maybe,
    /** What the reader may do now. */
    may: z.strictObject({ answer: z.boolean(), claim: z.boolean(), release: z.boolean(), reassign: z.boolean(), discuss: z.boolean() }),
    /** Why a task that waits for the reader is not theirs to answer: they had a hand in the case from outside, or lack classes of what its form tells. */
    barred: z.nullable(z.enum(['hand', 'classes'])),
    /** What its form shows; null of classes that the reader, who manages or stands in, does not hold, and to who merely could have done it. */
    data: z.nullable(z.record(text, z.unknown())),
    ...caseParts,
  }),
  errors: [taskErrors],
});
export type TaskDetail = ReplyOf<typeof oneTask>;

export const processForm = defineCall({
  method: 'GET',
  path: `${PATH}/form`,
  summary: 'What the form of a task shows, as named values',
  permission: 'session',
  scope: 'self',
  query: z.object({ taskId: z.guid() }),
  reply: variables,
  errors: [taskErrors],
});

export const completeTask = defineCall({
  method: 'POST',
  path: `${PATH}/form`,
  summary: 'Answers a task: outcome, comment and the values of its form among the variables. What follows happens in the same transaction',
  permission: 'session',
  scope: 'self',
  body: z.strictObject({ taskId: z.guid(), variables }),
  noChanges: 'the page has tasks and cases asked for when its answer has been told',
  reply: z.strictObject({ processInstanceId: text, ended: z.boolean(), notifCount: z.int() }),
  errors: [taskErrors, fileErrors],
});

export const bulkComplete = defineCall({
  method: 'POST',
  path: `${PATH}/task/complete`,
  summary: 'Answers several tasks whose form allows it, each in a transaction of its own; says of each what became of it',
  permission: 'session',
  scope: 'self',
  ownTransactions: true,
  body: z.strictObject({ taskIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(MAX_BULK)), outcome: words(40), comment }),
  noChanges: 'the page has tasks and cases asked for when its results have been read',
  reply: z.strictObject({ results: z.array(z.strictObject({ taskId: text, done: z.boolean(), message: maybe })), notifCount: z.int() }),
  errors: [taskErrors],
});

const taskAct = (act: string, summary: string) =>
  ({ method: 'POST', path: `${PATH}/task/:taskId/${act}`, summary, permission: 'session', scope: 'self', errors: [taskErrors] }) as const;

export const claimTask = defineCall({ ...taskAct('claim', 'Takes a task that several may do'), body: z.strictObject({}), changes: ['ProcessTask'], reply: ok });
export const releaseTask = defineCall({ ...taskAct('release', 'Gives a claimed task back to all who may do it'), body: z.strictObject({}), changes: ['ProcessTask'], reply: ok });
export const reassignTask = defineCall({
  ...taskAct('reassign', 'Gives a task to somebody else of the company, with the reason'),
  body: z.strictObject({ partyId: z.guid(), comment: words(500) }),
  changes: ['ProcessTask'],
  reply: ok,
});
export const taskCandidates = defineCall({
  method: 'GET',
  path: `${PATH}/task/:taskId/people`,
  summary: 'People a task may be given to, by name or personnel code; at most 20',
  permission: 'session',
  scope: 'self',
  query: peopleSearch,
  reply: z.strictObject({ list: z.array(foundPerson) }),
  errors: [taskErrors],
});
