/** What people do with tasks: answer, claim, release, hand on. */
import { readAsked } from '#kernel/workflow/who.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { type Actor, type AuditEntry, type Base, doorRoute, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { taskAssigned } from '#platform/notifications/kinds/tasks.notice.ts';
import { tellPeople } from '#platform/notifications/live.store.ts';
import { tellOfTask } from '#platform/workflow/case-context.ts';
import { answerTask, whyNot } from '#platform/workflow/cases.ts';
import { type Instance, insertEvent, lockInstance } from '#platform/workflow/instances.store.ts';
import { votersBeside, whoDid } from '#platform/workflow/people.store.ts';
import { assign, candidatesOf, giveTo, hasLeft } from './acts.store.ts';
import { definitionsOf } from './definitions.store.ts';
import { isSuitable, namesOf, peopleLike } from './people.store.ts';
import { type Looking, type SeenTask, seenTask } from './reach.ts';
import { bulkComplete, claimTask, completeTask, reassignTask, releaseTask, taskCandidates } from './tasks.contract.ts';
import { taskErrors } from './tasks.errors.ts';
import words from './tasks.messages.fa.ts';
import { mayDo } from './tasks.rules.ts';
import { countWaiting } from './tasks.store.ts';
import { formOf, nodeOfTask } from './told.ts';

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

/** An open task of the reader's. Throws notFound of one that is not theirs to see, and why they may not answer it. */
async function ownTask(tx: Tx, looking: Looking, taskId: string): Promise<SeenTask> {
  const task = await seenTask(tx, looking, taskId);
  const { partyId } = looking.actor;
  // the account of who has left the company may be open still: by another tie, or for the rest of the day
  if (task.isCandidate && (await hasLeft(tx, partyId, task.companyId, looking.today))) throw taskErrors.error('notYours');
  if (mayDo(task, partyId, undefined, true).answer) return task;
  if (task.status === 'open' && !task.isCandidate) throw taskErrors.error('notYours');
  throw await whyNot(tx, taskId, partyId);
}

interface Held {
  readonly task: SeenTask;
  readonly instance: Instance;
}

/** A task of the reader's with its case locked, as it stands behind whoever was quicker. */
async function heldTask(tx: Tx, looking: Looking, taskId: string): Promise<Held> {
  const { instanceId } = await seenTask(tx, looking, taskId);
  const instance = await lockInstance(tx, instanceId);
  const task = await ownTask(tx, looking, taskId);
  if (instance === undefined) throw taskErrors.error('dropped');
  return { task, instance };
}

type Acting = Base & { readonly tx: Tx; readonly actor: Actor; audit(entry: AuditEntry): void };

/** An act becomes an event of the case and a line of the audit. */
async function note({ tx, actor, clock, newId, audit }: Acting, { task, instance }: Held, kind: string, assignee: string | null, detail: object): Promise<void> {
  const { taskId, nodeId, subjectPartyId, companyId } = task;
  await insertEvent(tx, instance, { eventId: newId(), kind, nodeId, actorPartyId: actor.partyId, passed: [], detail: { taskId, ...detail }, now: new Date(clock.now()) });
  audit({ entity: 'ProcessTask', id: taskId, action: 'update', subjectPartyId, companyId, changes: { assignee: [task.assigneePartyId, assignee] } });
}

interface HandingOn extends Held {
  /** Who may not have it, whatever they are. */
  readonly without: readonly string[];
}

/** A task that the reader may hand on. Throws notFound, why it is no longer open, and notYours. */
async function handedOn(db: Db, looking: Looking, task: SeenTask, closed: () => Promise<Error>): Promise<Pick<HandingOn, 'without'>> {
  const who = nodeOfTask((await definitionsOf(db, [task.definitionId])).get(task.definitionId), task.nodeId)?.who;
  if (task.status !== 'open') throw await closed();
  if (!mayDo(task, looking.actor.partyId, who, true).reassign) throw taskErrors.error('notYours');
  const { subjectPartyId, initiatorPartyId, instanceId, taskId } = task;
  const left = await Promise.all(
    (readAsked(who ?? '')?.except ?? []).map(async (one) =>
      one.is === 'step' ? (await whoDid(db, instanceId, one.step)).map(({ partyId }) => partyId) : one.is === 'initiator' ? [initiatorPartyId] : [],
    ),
  );
  return { without: [subjectPartyId, ...left.flat(), ...(await votersBeside(db, taskId))] };
}

/** Gives a task to somebody: the others of whom it was lose it, the new one is told. */
async function reassign(context: Acting & { readonly today: string }, held: HandingOn, partyId: string, comment: string): Promise<void> {
  const { tx, actor, today } = context;
  const { task, without } = held;
  if (partyId === task.subjectPartyId) throw taskErrors.error('subject');
  if (without.includes(partyId) || !(await isSuitable(tx, task.companyId, partyId, today))) throw taskErrors.error('notSuitable');
  const before = await candidatesOf(tx, task.taskId);
  const by = (await namesOf(tx, [actor.partyId])).get(actor.partyId)?.fullName ?? '';
  await giveTo(tx, task, partyId, words.reassigned(by));
  await note(context, held, 'reassigned', partyId, { to: partyId, comment });
  const told = { taskId: task.taskId, title: task.title, dueAt: task.dueAt === null ? null : new Date(task.dueAt) };
  if (partyId !== actor.partyId) await tellOfTask({ ...context, newId: () => context.newId(), companyId: task.companyId }, held.instance, told, taskAssigned, [partyId]);
  await tellPeople(tx, 'task', before);
}

/** Answers one of several in a transaction of its own; what it was refused with is thrown. */
async function answerOne(context: Base & { readonly actor: Actor }, tx: Tx, taskId: string, outcome: string, comment: string | null): Promise<void> {
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
  doorRoute(bulkComplete, async (context) => {
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
      await tellPeople(tx, 'task', await candidatesOf(tx, params.taskId));
    }
    return { ok: true as const };
  }),
  route(releaseTask, async (context) => {
    const { tx, actor, params } = context;
    const held = await heldTask(tx, context, params.taskId);
    if (mayDo(held.task, actor.partyId, undefined, true).release) {
      await assign(tx, params.taskId, null);
      await note(context, held, 'released', null, {});
      await tellPeople(tx, 'task', await candidatesOf(tx, params.taskId));
    }
    return { ok: true as const };
  }),
  route(reassignTask, async (context) => {
    const { tx, actor, params, body } = context;
    const { instanceId } = await seenTask(tx, context, params.taskId);
    const instance = await lockInstance(tx, instanceId);
    const task = await seenTask(tx, context, params.taskId);
    const { without } = await handedOn(tx, context, task, () => whyNot(tx, params.taskId, actor.partyId));
    if (instance === undefined) throw taskErrors.error('dropped');
    await reassign(context, { task, instance, without }, body.partyId, body.comment);
    return { ok: true as const };
  }),
  route(taskCandidates, async (context) => {
    const { db, today, params, query } = context;
    const task = await seenTask(db, context, params.taskId);
    const { without } = await handedOn(db, context, task, async () => taskErrors.error('dropped'));
    const others = task.assigneePartyId === null ? without : [...without, task.assigneePartyId];
    return { list: await peopleLike(db, { companyId: task.companyId, search: query.searchValue, today, without: others }) };
  }),
];
