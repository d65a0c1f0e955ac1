/** What steps of cases are made with, and how people are told of them. */
import type { Clock } from '#kernel/clock/clock.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { isOwnKey } from '#kernel/workflow/own-process.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import type { taskAssigned, taskOverdue, taskReminder } from '#platform/notifications/kinds/tasks.notice.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import type { Notice } from '#platform/notifications/notice.define.ts';
import { notify, withdraw } from '#platform/notifications/notify.service.ts';
import type { Search } from '../people/people.service.ts';
import { namesOf } from '../people/people.store.ts';
import type { ProcessCase, WritingCase } from '../process.define.ts';
import { processKind } from '../registry.server.ts';
import { type ClosedTask, type Instance, titleBy } from './instances.store.ts';

/** What is needed of a request, or of a keeper: the context of a route with the company of the case. */
export interface CaseContext {
  readonly tx: Tx;
  /** ISO date in Tehran. */
  readonly today: string;
  readonly clock: Clock;
  newId(): string;
  audit(entry: AuditEntry): void;
  readonly companyId: string;
}

let last = '';

/**
 * An id after all that this process has given out: events and tasks are shown in the order of their ids, and several are made within the
 * millisecond that tells others apart.
 */
export function monotonicId(id: string): string {
  last = id > last ? id : `${last.slice(0, -12)}${(BigInt(`0x${last.slice(-12)}`) + 1n).toString(16).padStart(12, '0').slice(-12)}`;
  return last;
}

/** A case as modules see it. */
export const caseOf = ({ instanceId, companyId, processKey, recordId, initiatorPartyId, subjectPartyId, variables }: ProcessCase): ProcessCase => ({
  instanceId,
  companyId,
  processKey,
  recordId,
  initiatorPartyId,
  subjectPartyId,
  variables,
});

/** What a module gets inside a step. `actorPartyId` is null where the process goes on by itself. */
export const writingCase = ({ tx, today, clock, newId, audit }: CaseContext, instance: Instance, actorPartyId: string | null): WritingCase => ({
  tx,
  today,
  now: new Date(clock.now()),
  newId,
  audit,
  case: caseOf(instance),
  actorPartyId,
});

export const searchIn = ({ tx, today }: { readonly tx: Db; readonly today: string }, instance: Instance): Search => ({ db: tx, instance, day: today });

const DAY_MS = 86_400_000;

/** The page of a task. */
const panelOf = (taskId: string): string => `/TaskPanel?taskId=${taskId}`;

/** What a task is told by. */
export interface NotifiedTask {
  readonly taskId: string;
  readonly title: string;
  readonly dueAt: Date | null;
}

const dayOf = (at: Date | null): string | null => at && todayIn('Asia/Tehran', at.getTime());

/** What a process is called: of one that the company has made, as its version says. */
export async function processTitle(tx: Tx, { definitionId, processKey }: Pick<Instance, 'definitionId' | 'processKey'>): Promise<string> {
  return isOwnKey(processKey) ? titleBy(tx, definitionId) : (processKind(processKey)?.title ?? processKey);
}

/** Tells people of a task by notices of the house, and their badges at once. `taskReminder` says how many days are left. */
export async function notifyOfTask(
  { tx, newId, clock, today }: CaseContext,
  { subject, definitionId, processKey, initiatorPartyId }: Instance,
  { taskId, title, dueAt }: NotifiedTask,
  notice: typeof taskAssigned | typeof taskReminder | typeof taskOverdue,
  recipients: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return;
  const due = dayOf(dueAt);
  const [names, process] = await Promise.all([namesOf(tx, [initiatorPartyId]), processTitle(tx, { definitionId, processKey }), notifyPeople(tx, 'task', recipients)]);
  const from = names.get(initiatorPartyId) ?? '';
  const daysLeft = due === null ? 0 : Math.max(0, Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS));
  const values = { task: title, process, subject, from, due, daysLeft };
  await notify(tx, notice as Notice<keyof typeof values>, { recipients, values, link: panelOf(taskId), causeId: taskId, now: new Date(clock.now()), newId });
}

/** Takes back what lies ready to be told of closed tasks, and sets badges right. */
export async function retractNotifications({ tx }: CaseContext, tasks: readonly ClosedTask[]): Promise<void> {
  const people = [...new Set(tasks.flatMap(({ partyIds }) => partyIds))];
  await Promise.all([...tasks.map(({ taskId }) => withdraw(tx, taskId)), notifyPeople(tx, 'task', people)]);
}
