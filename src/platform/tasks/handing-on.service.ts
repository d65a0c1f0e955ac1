/**
 * Giving a task to somebody else (ADR 0034). Whoever receives it by hand holds every class that its form tells, unless the step itself asks them. The management takes
 * nothing over that nobody asks of it, and does not answer what it has handed on.
 */
import { readAsked } from '#kernel/workflow/who.ts';
import { actorOf, classesAbout } from '#platform/access/person-access.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { taskAssigned } from '#platform/notifications/kinds/tasks.notice.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import { notifyOfTask, searchIn } from '#platform/workflow/cases/case-context.service.ts';
import { denialReasons } from '#platform/workflow/cases/cases.service.ts';
import { type Instance, lockInstance, readInstance } from '#platform/workflow/cases/instances.store.ts';
import { insertHand } from '#platform/workflow/people/hands.store.ts';
import { peopleFor } from '#platform/workflow/people/people.service.ts';
import { votersBeside, whoDid } from '#platform/workflow/people/people.store.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import { candidatesOf, giveTo } from './acts.store.ts';
import { definitionsOf } from './definitions.store.ts';
import { isSuitable, namesOf, type PersonOption, peopleLike } from './people.store.ts';
import { nodeOfTask } from './present.service.ts';
import { caseOfTask, type Looking, type SeenCase, type SeenTask, seenTask } from './reach.service.ts';
import { type Reading, readWhole } from './read-form.service.ts';
import { type Acting, note } from './task-actor.service.ts';
import words from './tasks.messages.fa.ts';
import { mayDo } from './tasks.rules.ts';

interface Handing {
  readonly task: SeenTask;
  /** The text of the node. */
  readonly who: string;
  /** Who may not have it, whatever they are. */
  readonly without: readonly string[];
}

/** A task that the reader may hand on. Throws notFound, why it is no longer open, and notYours. */
async function handedOn(db: Db, looking: Looking, task: SeenTask, closed: () => Promise<Error>): Promise<Handing> {
  const who = nodeOfTask((await definitionsOf(db, [task.definitionId])).get(task.definitionId), task.nodeId)?.who ?? '';
  if (task.status !== 'open') throw await closed();
  if (!mayDo(task, looking.actor.partyId, who, false).reassign) throw taskErrors.error('notYours');
  const { subjectPartyId, initiatorPartyId, instanceId, taskId } = task;
  const left = await Promise.all(
    (readAsked(who)?.except ?? []).map(async (one) =>
      one.is === 'step' ? (await whoDid(db, instanceId, one.step)).map(({ partyId }) => partyId) : one.is === 'initiator' ? [initiatorPartyId] : [],
    ),
  );
  return { task, who, without: [subjectPartyId, ...left.flat(), ...(await votersBeside(db, taskId))] };
}

/** Those whom the step itself asks today. */
const askedNow = async (db: Db, today: string, instance: Instance, who: string): Promise<ReadonlySet<string>> =>
  new Set((await peopleFor(searchIn({ tx: db, today }, instance), { who })).map(({ partyId }) => partyId));

/** Whether somebody holds every class that a form tells of the person a case is about. */
async function holdsAll(context: Pick<Reading, 'db' | 'today'>, of: SeenCase, readClasses: readonly string[], partyId: string): Promise<boolean> {
  const { db, today } = context;
  const { companyId, subjectPartyId } = of;
  const held: ReadonlySet<string> = await classesAbout(db, await actorOf(db, partyId, companyId, today), { partyId: subjectPartyId, companyId }, today);
  return readClasses.every((one) => held.has(one));
}

async function checkReceiver(context: Reading, { task, who }: Handing, instance: Instance, partyId: string): Promise<void> {
  const { db, actor, today } = context;
  const asked = await askedNow(db, today, instance, who);
  if (asked.has(partyId)) return;
  if (partyId === actor.partyId) throw taskErrors.error('notToOneself');
  const of = await caseOfTask(db, context, task);
  const read = await readWhole(context, of, task, partyId);
  if (!(await holdsAll(context, of, read?.readClasses ?? [], partyId))) throw taskErrors.error('lacksClasses');
}

/** Whoever handed a task on that nobody asked of them, as its management, does not answer it afterwards. */
async function keepHand({ tx, actor, today, clock }: Acting, { task, who }: Handing, instance: Instance): Promise<void> {
  const { instanceId, companyId, taskId, isCandidate } = task;
  if (isCandidate || (await askedNow(tx, today, instance, who)).has(actor.partyId)) return;
  await insertHand(tx, { instanceId, companyId, partyId: actor.partyId, taskId, now: new Date(clock.now()) });
}

/** Gives a task to somebody: the others of whom it was lose it, the new one is told. */
export async function reassign(context: Acting, taskId: string, partyId: string, comment: string): Promise<void> {
  const { tx, actor, today } = context;
  const { instanceId } = await seenTask(tx, context, taskId);
  const instance = await lockInstance(tx, instanceId);
  const handing = await handedOn(tx, context, await seenTask(tx, context, taskId), () => denialReasons(tx, taskId, actor.partyId));
  const { task, without } = handing;
  if (instance === undefined) throw taskErrors.error('dropped');
  if (partyId === task.subjectPartyId) throw taskErrors.error('subject');
  if (without.includes(partyId) || !(await isSuitable(tx, task.companyId, partyId, today))) throw taskErrors.error('notSuitable');
  await checkReceiver({ ...context, db: tx }, handing, instance, partyId);
  await keepHand(context, handing, instance);
  const before = await candidatesOf(tx, taskId);
  const by = (await namesOf(tx, [actor.partyId])).get(actor.partyId)?.fullName ?? '';
  await giveTo(tx, task, partyId, words.reassigned(by));
  await note(context, { task, instance }, 'reassigned', partyId, { to: partyId, comment });
  const told = { taskId, title: task.title, dueAt: task.dueAt === null ? null : new Date(task.dueAt) };
  if (partyId !== actor.partyId) await notifyOfTask({ ...context, newId: () => context.newId(), companyId: task.companyId }, instance, told, taskAssigned, [partyId]);
  await notifyPeople(tx, 'task', before);
}

/** People a task may be given to, by name or personnel code: those who may know what its form tells the reader. */
export async function peopleToHandTo(context: Reading, taskId: string, search: string): Promise<PersonOption[]> {
  const { db, actor, today } = context;
  const task = await seenTask(db, context, taskId);
  const { without, who } = await handedOn(db, context, task, async () => taskErrors.error('dropped'));
  const instance = await readInstance(db, task.instanceId);
  if (instance === undefined) throw httpErrors.error('notFound');
  const of = await caseOfTask(db, context, task);
  const [read, asked] = [await readWhole(context, of, task, actor.partyId), await askedNow(db, today, instance, who)];
  const others = task.assigneePartyId === null ? without : [...without, task.assigneePartyId];
  const found = await peopleLike(db, { companyId: task.companyId, search, today, without: others });
  const fits = await Promise.all(
    found.map(async ({ partyId }) => asked.has(partyId) || (partyId !== actor.partyId && (await holdsAll(context, of, read?.readClasses ?? [], partyId)))),
  );
  return found.filter((_, at) => fits[at]);
}
