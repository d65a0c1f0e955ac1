/**
 * What people do with cases: begin one, answer a task, call it off, see to an incident. Each is one step of the engine in the transaction of the
 * caller, with a trace in the audit and an event of the case. Who may do it at all the caller has asked before; whose task it is is asked here.
 */
import { AppError } from '#kernel/errors.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import type { NodeOf } from '#kernel/workflow/definition.ts';
import { graphOf, isKind } from '#kernel/workflow/graph.ts';
import { localMoment } from '#platform/calendar/working-minutes.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { parseBody } from '#platform/http/validate.server.ts';
import { MOST_OPEN_CASES, MOST_SUBJECTS } from '../bounds.rules.ts';
import { keepingSteps } from '../definitions.service.ts';
import { begin, complete, signal } from '../engine.service.ts';
import { hadAHand } from '../people/hands.store.ts';
import { leftOutOf } from '../people/people.service.ts';
import { hasOtherVote, namesOf, standBack, substitutesOn, tasksAt } from '../people/people.store.ts';
import type { NewCase, ProcessKind } from '../process.define.ts';
import { processKind, sliceOfProcess } from '../registry.server.ts';
import { taskErrors } from '../tasks.errors.ts';
import { type CaseContext, searchIn, writingCase } from './case-context.service.ts';
import { engineFor } from './case-engine.service.ts';
import { type ClosedTask, closedTask, incidentAt, openCasesOf, renameCase } from './cases.store.ts';
import { type Instance, lockInstance, lockTask, type Variables } from './instances.store.ts';
import { type CaseSubject, dropSubject } from './subjects.store.ts';

export { reresolve } from '../people/reresolve.service.ts';
export type { CaseContext } from './case-context.service.ts';

/** Begins a case. Throws `notStartable` when the company has no version of the process in force, and `tooManyOpenCases` (`MOST_OPEN_CASES`) of what somebody begins about themselves. */
export async function beginCase(
  ctx: CaseContext,
  kind: Pick<ProcessKind, 'key'>,
  { recordId, subjectPartyId, subject, variables }: NewCase,
  initiatorPartyId: string,
): Promise<{ readonly instanceId: string; readonly trackingCode: string }> {
  if (initiatorPartyId === subjectPartyId && (await openCasesOf(ctx.tx, initiatorPartyId, kind.key)) >= MOST_OPEN_CASES)
    throw taskErrors.error('tooManyOpenCases', { values: { most: MOST_OPEN_CASES } });
  const begun = await begin(engineFor(ctx, initiatorPartyId), kind.key, { companyId: ctx.companyId, initiatorPartyId, subjectPartyId, recordId, subject, variables });
  if (begun === undefined) throw taskErrors.error('notStartable');
  const changes = { processKey: [null, kind.key], trackingCode: [null, begun.trackingCode], recordId: [null, recordId] } as const;
  ctx.audit({ entity: 'ProcessInstance', id: begun.instanceId, action: 'create', subjectPartyId, companyId: ctx.companyId, changes });
  return begun;
}

/** What a case about many begins with. */
export interface NewCaseOfMany extends Omit<NewCase, 'subjectPartyId'> {
  /** Each once; what is known of one is told only to who decides about that one. */
  readonly subjects: readonly CaseSubject[];
}

/**
 * Begins a case about many people, which is divided where a step finds other people for some of them: each part has a tracking code and an end of its
 * own. Throws `notStartable` as `beginCase`, and `tooManySubjects` of nobody and of more than `MOST_SUBJECTS`.
 */
export async function beginCaseOfMany(
  ctx: CaseContext,
  kind: Pick<ProcessKind, 'key'>,
  { recordId, subjects, subject, variables }: NewCaseOfMany,
  initiatorPartyId: string,
): Promise<{ readonly instanceId: string }> {
  if (subjects.length === 0 || subjects.length > MOST_SUBJECTS) throw taskErrors.error('tooManySubjects', { values: { most: MOST_SUBJECTS } });
  const one = { companyId: ctx.companyId, initiatorPartyId, subjectPartyId: initiatorPartyId, subjects, recordId, subject, variables };
  const begun = await begin(engineFor(ctx, initiatorPartyId), kind.key, one);
  if (begun === undefined) throw taskErrors.error('notStartable');
  const audited = { entity: 'ProcessInstance', id: begun.instanceId, action: 'create', companyId: ctx.companyId } as const;
  const changes = { processKey: [null, kind.key], recordId: [null, recordId] } as const;
  for (const { partyId } of subjects) ctx.audit({ ...audited, subjectPartyId: partyId, changes });
  return { instanceId: begun.instanceId };
}

/** Takes somebody out of a running case about many, which is called off when nobody is left in it. Throws `notRunning` also of one that is not about them. */
export async function leaveCase(
  ctx: CaseContext,
  { instanceId, subjectId, partyId, comment }: Pick<Cancelling, 'instanceId' | 'partyId' | 'comment'> & { readonly subjectId: string },
): Promise<void> {
  const instance = await lockInstance(ctx.tx, instanceId);
  const left = instance && (await dropSubject(ctx.tx, instance, subjectId));
  if (left === undefined) throw taskErrors.error('notRunning');
  ctx.audit({ entity: 'ProcessInstance', id: instanceId, action: 'update', subjectPartyId: subjectId, companyId: ctx.companyId, changes: { subject: [subjectId, null] } });
  if (left === 0) await cancelCase(ctx, { instanceId, partyId, comment, kind: 'cancelled' });
}

export interface TaskAnswer {
  readonly taskId: string;
  /** Who answers. */
  readonly partyId: string;
  readonly outcome: string;
  readonly comment: string | null;
  /** Of the form, judged by its schema here. */
  readonly values: Readonly<Record<string, unknown>>;
}

const saidAt = (at: string): string => {
  const { date, minute } = localMoment(new Date(at));
  const two = (value: number): string => value.toLocaleString('fa-IR', { minimumIntegerDigits: 2, useGrouping: false });
  return `${formatJalaliFa(date)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
};

/** Why a task that is not open to somebody is not: the next one who asks gets a clear answer, and whoever has no part in it learns nothing. */
export async function denialReasons(tx: Tx, taskId: string, partyId: string): Promise<AppError> {
  const task: ClosedTask | undefined = await closedTask(tx, taskId);
  if (task === undefined || !(task.candidateIds.includes(partyId) || task.completedBy === partyId)) return httpErrors.error('notFound');
  if (task.status === 'dropped') return taskErrors.error('dropped');
  const who = task.status === 'completed' ? task.completedBy : task.assigneePartyId;
  const by = (await namesOf(tx, who === null ? [] : [who])).get(who ?? '') ?? '';
  if (task.status === 'open') return taskErrors.error('claimed', { values: { by }, data: { by } });
  const at = task.closedAt ?? '';
  return taskErrors.error('done', { values: { by, at: saidAt(at) }, data: { by, at } });
}

/** Whoever stands in does so today: a substitution may have ended since the task came. */
async function standsIn(ctx: CaseContext, { processKey }: Instance, partyId: string, onBehalfOf: string): Promise<boolean> {
  const rows = await substitutesOn(ctx.tx, ctx.companyId, [onBehalfOf], processKey, ctx.today);
  return rows.some(({ substituteId }) => substituteId === partyId);
}

/** Values as the form declares them; refused by field as `variables.<name>`, where the call has them. */
export async function valuesOf(ctx: CaseContext, slice: string, schema: Parameters<typeof parseBody>[1], values: unknown): Promise<Readonly<Record<string, unknown>>> {
  return atVariables(async () => (await parseBody(slice, schema, values, ctx.today)) as Readonly<Record<string, unknown>>);
}

/** Names of fields as the call has them. */
export async function atVariables<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.detail.fields === undefined) throw error;
    const fields = Object.fromEntries(Object.entries(error.detail.fields).map(([name, key]) => [`variables.${name}`, key]));
    throw new AppError(error.slice, error.errorName, error.status, { ...error.detail, fields });
  }
}

const outcomeOf = ({ outcomes }: NodeOf<'user'>, id: string, comment: string | null): void => {
  const outcome = outcomes.find((one) => one.id === id);
  if (!outcome) throw taskErrors.error('noSuchOutcome');
  if (outcome.isRefusal && !comment?.trim()) throw taskErrors.error('commentNeeded');
};

const userNode = ({ definition }: Instance, id: string): NodeOf<'user'> => {
  const node = graphOf(definition).node(id);
  if (!isKind(node, 'user')) throw new Error(`${id} is no task`);
  return node;
};

interface Applied {
  readonly variables?: Variables | undefined;
  /** What the case is called from now on. */
  readonly subject: string;
}

/** What the form writes, and what it says of the case. */
async function applied(ctx: CaseContext, instance: Instance, node: NodeOf<'user'>, { partyId, outcome, comment, values }: TaskAnswer): Promise<Applied> {
  let { subject } = instance;
  const form = processKind(instance.processKey)?.forms[node.form];
  if (form === undefined) return { subject };
  const rename = async (next: string): Promise<void> => {
    await renameCase(ctx.tx, instance.instanceId, next);
    subject = next;
  };
  const judged = await valuesOf(ctx, sliceOfProcess(instance.processKey), form.values, values);
  const said = { outcome, values: judged, comment: comment?.trim() || null, step: node.id };
  const { companyId, processKey, recordId, definitionId } = instance;
  const stays = await keepingSteps({ tx: ctx.tx, companyId, processKey, recordId, today: ctx.today, newId: () => ctx.newId() }, definitionId);
  const variables = await atVariables(async () => form.apply?.({ ...writingCase(ctx, instance, partyId), rename }, said));
  await stays();
  return { variables, subject };
}

export interface Answered {
  readonly instanceId: string;
  /** The case is over with it. */
  readonly ended: boolean;
}

/**
 * Answers an open task: what the form writes, what the process does next, and the trace of it are one transaction. Throws 404 for a task that is
 * not theirs, `done` (by, at), `dropped`, `claimed`, `hadAHand`, `voted`, `noSuchOutcome`, `commentNeeded`, and what the form refuses.
 */
export async function answerTask(ctx: CaseContext, answer: TaskAnswer): Promise<Answered> {
  const { taskId, partyId, outcome, comment } = answer;
  const locked = await lockTask(ctx.tx, taskId, partyId);
  if (!locked) throw await denialReasons(ctx.tx, taskId, partyId);
  const { instance, task } = locked;
  if (task.onBehalfOf !== null && !(await standsIn(ctx, instance, partyId, task.onBehalfOf))) throw httpErrors.error('notFound');
  const node = userNode(instance, task.nodeId);
  if (await hadAHand(ctx.tx, instance.instanceId, taskId, partyId)) throw taskErrors.error('hadAHand');
  // four eyes also where both steps were open at the same time
  if ((await leftOutOf(searchIn(ctx, instance), node)).has(partyId)) throw taskErrors.error('notYours');
  if (task.item !== null && (await hasOtherVote(ctx.tx, task, partyId))) throw taskErrors.error('voted');
  outcomeOf(node, outcome, comment);
  const { variables, subject } = await applied(ctx, instance, node, answer);
  const said = { partyId, onBehalfOf: task.onBehalfOf, outcome, comment: comment?.trim() || null, ...(variables === undefined ? {} : { variables }) };
  if (task.item !== null) await standBack(ctx.tx, task, partyId);
  const ended = await complete(engineFor(ctx, partyId), { ...instance, subject }, task, said);
  const changes = { outcome: [null, outcome], onBehalfOf: [null, task.onBehalfOf] } as const;
  ctx.audit({ entity: 'ProcessTask', id: taskId, action: 'update', subjectPartyId: instance.subjectPartyId, companyId: instance.companyId, changes });
  return { instanceId: instance.instanceId, ended };
}

/**
 * Answers whatever waits at a step of a running case, for a call of a module that asks by rules of its own who may and has written what there is
 * to write: whoever it lets need not be one of those the task was for. Goes past an incident there. False when nothing waits. The instance is locked.
 */
export async function answerStep(
  ctx: CaseContext,
  instance: Instance,
  { step, partyId, outcome, comment }: { readonly step: string } & Omit<TaskAnswer, 'taskId' | 'values'>,
): Promise<boolean> {
  const [task] = await tasksAt(ctx.tx, instance.instanceId, step);
  const audited = { entity: 'ProcessTask', action: 'update', subjectPartyId: instance.subjectPartyId, companyId: instance.companyId } as const;
  if (task !== undefined) {
    ctx.audit({ ...audited, id: task.taskId, changes: { outcome: [null, outcome] } });
    await complete(engineFor(ctx, partyId), instance, task, { partyId, onBehalfOf: null, outcome, comment });
    return true;
  }
  const incident = await incidentAt(ctx.tx, instance.instanceId, step);
  if (incident === undefined) return false;
  const note = { kind: 'skip', nodeId: step, actorPartyId: partyId, detail: { comment, code: incident.code } };
  return (await signal(engineFor(ctx, partyId), instance, { type: 'skip', token: incident.token }, note)) !== undefined;
}

export interface Cancelling {
  readonly instanceId: string;
  /** Who calls it off. */
  readonly partyId: string;
  readonly comment: string | null;
  /** `withdrawn` by whoever brought it, `cancelled` by the management. */
  readonly kind: 'withdrawn' | 'cancelled';
}

/** Calls a running case off with all that it called. Throws `notRunning` when it is over. */
export async function cancelCase(ctx: CaseContext, { instanceId, partyId, comment, kind }: Cancelling): Promise<void> {
  const instance = await lockInstance(ctx.tx, instanceId);
  const note = { kind, actorPartyId: partyId, detail: { comment } };
  if (!instance || (await signal(engineFor(ctx, partyId), instance, { type: 'cancel' }, note)) === undefined) throw taskErrors.error('notRunning');
  ctx.audit({
    entity: 'ProcessInstance',
    id: instanceId,
    action: 'update',
    subjectPartyId: instance.subjectPartyId,
    companyId: instance.companyId,
    changes: { status: ['active', 'cancelled'] },
  });
}

export interface SeeingTo {
  readonly instanceId: string;
  /** Node of the incident. */
  readonly step: string;
  readonly act: 'retry' | 'skip';
  readonly partyId: string;
  readonly comment: string;
}

/** Tries again what a case is stuck at, or goes on as if it had been done; answers whether that step is stuck again. Throws `notRunning`, `noIncident`, `cannotSkip` (a gateway without a way). */
export async function retryOrSkip(ctx: CaseContext, { instanceId, step, act, partyId, comment }: SeeingTo): Promise<{ readonly isStuck: boolean }> {
  const instance = await lockInstance(ctx.tx, instanceId);
  if (!instance) throw taskErrors.error('notRunning');
  const incident = await incidentAt(ctx.tx, instanceId, step);
  if (!incident) throw taskErrors.error('noIncident');
  const note = { kind: act, nodeId: step, actorPartyId: partyId, detail: { comment, code: incident.code } };
  const went = await signal(engineFor(ctx, partyId), instance, { type: act, token: incident.token }, note);
  if (went === undefined) throw taskErrors.error(act === 'skip' ? 'cannotSkip' : 'noIncident');
  const isStuck = (await incidentAt(ctx.tx, instanceId, step)) !== undefined;
  ctx.audit({
    entity: 'ProcessInstance',
    id: instanceId,
    action: 'update',
    subjectPartyId: instance.subjectPartyId,
    companyId: instance.companyId,
    changes: { incident: [incident.code, act], step: [null, step] },
  });
  return { isStuck };
}
