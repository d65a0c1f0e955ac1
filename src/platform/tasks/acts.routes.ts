/** What people do with tasks: answer, claim, release, hand on. */
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { type Actor, type AuditEntry, type Base, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import { answerTask, denialReasons } from '#platform/workflow/cases/cases.service.ts';
import { lockInstance } from '#platform/workflow/cases/instances.store.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import { assign, candidatesOf, hasLeft, isClosedTask } from './acts.store.ts';
import { optionOf } from './found-person.rules.ts';
import { peopleToHandTo, reassign } from './handing-on.service.ts';
import { formOf } from './present.service.ts';
import { caseOfTask, type SeenTask, seenTask } from './reach.service.ts';
import { type Reading, readForm } from './read-form.service.ts';
import { type Held, note } from './task-actor.service.ts';
import { bulkComplete, claimTask, completeTask, reassignTask, releaseTask, taskCandidates } from './tasks.contract.ts';
import { mayDo } from './tasks.rules.ts';
import { countWaiting } from './tasks.store.ts';

const MAX_COMMENT = 2000;

type Named = Readonly<Record<string, { readonly value: unknown }>>;

/** Outcome and comment are variables among those of the form. Throws noSuchOutcome, and invalid of a comment that is no text. */
function answerIn({ outcome, comment, ...rest }: Named) {
  const said = comment?.value ?? '';
  if (typeof outcome?.value !== 'string') throw taskErrors.error('noSuchOutcome');
  if (typeof said !== 'string' || said.trim().length > MAX_COMMENT)
    throw httpErrors.error('invalid', { fields: { 'variables.comment': typeof said === 'string' ? 'tooLong' : 'type' } });
  return { outcome: outcome.value, comment: said.trim() || null, values: Object.fromEntries(Object.entries(rest).map(([name, { value }]) => [name, value])) };
}

type Answering = Base & { readonly actor: Actor };

/** Whoever stands in answers no form that shows them nothing. Throws lacksClasses. */
async function checkSeen(reading: Reading, task: SeenTask): Promise<void> {
  if ((await readForm(reading, await caseOfTask(reading.db, reading, task), task, 'standsIn')) === null) throw taskErrors.error('lacksClasses');
}

/** A task of the reader's. Whoever could have done one that is closed is told so, and sees nothing of it. */
async function theirTask(tx: Tx, looking: Answering, taskId: string): Promise<SeenTask> {
  try {
    return await seenTask(tx, looking, taskId);
  } catch (error) {
    const isClosed = httpErrors.is(error, 'notFound') && (await isClosedTask(tx, taskId));
    throw isClosed ? await denialReasons(tx, taskId, looking.actor.partyId) : error;
  }
}

/** An open task of the reader's. Throws notFound of one that is not theirs to see, and why they may not answer it. */
async function ownTask(tx: Tx, looking: Answering, taskId: string): Promise<SeenTask> {
  const task = await theirTask(tx, looking, taskId);
  const { partyId } = looking.actor;
  // the account of who has left the company may be open still: by another tie, or for the rest of the day
  if (task.isCandidate && (await hasLeft(tx, partyId, task.companyId, looking.today))) throw taskErrors.error('notYours');
  if (mayDo(task, partyId, undefined, true).answer) {
    if (task.standing === 'standsIn') await checkSeen({ ...looking, db: tx }, task);
    return task;
  }
  if (task.status === 'open' && task.isCandidate && task.hadAHand) throw taskErrors.error('hadAHand');
  if (task.status === 'open' && !task.isCandidate) throw taskErrors.error('notYours');
  throw await denialReasons(tx, taskId, partyId);
}

/** A task of the reader's with its case locked, as it stands behind whoever was quicker. */
async function heldTask(tx: Tx, looking: Answering, taskId: string): Promise<Held> {
  const { instanceId } = await theirTask(tx, looking, taskId);
  const instance = await lockInstance(tx, instanceId);
  const task = await ownTask(tx, looking, taskId);
  if (instance === undefined) throw taskErrors.error('dropped');
  return { task, instance };
}

/** Answers one of several in a transaction of its own; what it was refused with is thrown. */
async function answerOne(context: Answering, tx: Tx, taskId: string, outcome: string, comment: string | null): Promise<void> {
  const { actor, today, clock } = context;
  const task = await ownTask(tx, context, taskId);
  if (formOf(task.processKey, task.formKey)?.isBulk !== true) throw taskErrors.error('notBulk');
  const entries: AuditEntry[] = [];
  const own = { tx, today, clock, newId: () => context.newId(), audit: (entry: AuditEntry) => void entries.push(entry), companyId: task.companyId };
  await answerTask(own, { taskId, partyId: actor.partyId, outcome, comment, values: {} });
  await writeAudit(tx, entries);
}

export const routes = [
  route(completeTask, async (context) => {
    const { tx, actor, body } = context;
    const { outcome, comment, values } = answerIn(body.variables);
    const { companyId } = await ownTask(tx, context, body.taskId);
    const { instanceId, ended } = await answerTask({ ...context, companyId }, { taskId: body.taskId, partyId: actor.partyId, outcome, comment, values });
    return { processInstanceId: instanceId, ended, notifCount: await countWaiting(tx, actor.partyId) };
  }),
  manualRoute(bulkComplete, async (context) => {
    const { db, actor, body, transact, told } = context;
    const comment = body.comment || null;
    const results: { taskId: string; done: boolean; message: string | null }[] = [];
    for (const taskId of new Set(body.taskIds))
      try {
        await transact((tx) => answerOne(context, tx, taskId, body.outcome, comment));
        results.push({ taskId, done: true, message: null });
      } catch (error) {
        results.push({ taskId, done: false, message: told(error).messages });
      }
    return { results, notifCount: await countWaiting(db, actor.partyId) };
  }),
  route(claimTask, async (context) => {
    const { tx, actor, params } = context;
    const held = await heldTask(tx, context, params.taskId);
    if (held.task.assigneePartyId !== actor.partyId) {
      await assign(tx, params.taskId, actor.partyId);
      await note(context, held, 'claimed', actor.partyId, {});
      await notifyPeople(tx, 'task', await candidatesOf(tx, params.taskId));
    }
    return { ok: true as const };
  }),
  route(releaseTask, async (context) => {
    const { tx, actor, params } = context;
    const held = await heldTask(tx, context, params.taskId);
    if (mayDo(held.task, actor.partyId, undefined, true).release) {
      await assign(tx, params.taskId, null);
      await note(context, held, 'released', null, {});
      await notifyPeople(tx, 'task', await candidatesOf(tx, params.taskId));
    }
    return { ok: true as const };
  }),
  route(reassignTask, async (context) => {
    const { params, body } = context;
    await reassign(context, params.taskId, body.partyId, body.comment);
    return { ok: true as const };
  }),
  route(taskCandidates, async (context) => ({ list: (await peopleToHandTo(context, context.params.taskId, context.query.searchValue)).map(optionOf) })),
];
