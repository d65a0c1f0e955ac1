/**
 * Steps of instances, each in one transaction: the instance is locked, the pure engine says what follows, and every effect
 * becomes a row or a call of a handler in the same transaction (guide engines 1.5). A handler that throws rolls the step back.
 */
import { advance } from '#kernel/workflow/advance.ts';
import type { Effect, ProcessEvent, Step } from '#kernel/workflow/effects.ts';
import { graphOf, isKind } from '#kernel/workflow/graph.ts';
import { beforeStart, type ProcessState } from '#kernel/workflow/state.ts';
import { layParts, partNote } from './cases/divide.service.ts';
import {
  type ClosedTask,
  calledBy,
  completeTask,
  definitionBy,
  dropAll,
  type Instance,
  insertEvent,
  insertIncident,
  insertInstance,
  insertJob,
  insertMessage,
  insertTimer,
  isTooDeep,
  keepState,
  lockInstance,
  type OpenTask,
  type Variables,
} from './cases/instances.store.ts';
import { type CaseSubject, insertSubjects } from './cases/subjects.store.ts';
import { type EngineDeps, ServiceError, type StepNote } from './engine-deps.service.ts';
import { openTask } from './open-task.service.ts';
import { freedIn, hooksFor, isAnswered, isKept, nodeOf, type Running, runningOf, whole, write } from './running.server.ts';

export { type EngineDeps, ServiceError, type StepNote } from './engine-deps.service.ts';

/** Steps that one event may make by itself: tasks of many, services and called processes that are done at once. */
const MAX_STEPS = 1_000;

/** What was said of the instance from now on, and what its record says whatever was said. */
async function know(deps: EngineDeps, running: Running, said: Variables = {}): Promise<void> {
  const instance = { ...running.instance, variables: { ...running.instance.variables, ...said } };
  running.instance = { ...instance, variables: await deps.facts(instance) };
}

async function runService(deps: EngineDeps, running: Running, { token, node: id }: { readonly token: number; readonly node: string }): Promise<void> {
  const node = nodeOf(running.instance, id, 'service');
  if (node.runs === 'later') {
    const jobId = deps.newId();
    write(running, insertJob(deps.tx, running.instance, { jobId, token, nodeId: id }));
    return write(running, deps.defer(jobId, running.instance.companyId));
  }
  try {
    const set = await deps.run(running.instance, node);
    await know(deps, running, set);
    running.open.push({ type: 'done', token });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    running.open.push({ type: 'failed', token, code: error.code });
  }
}

async function setTimer(deps: EngineDeps, running: Running, { token, node: id, round }: Extract<Effect, { effect: 'timer' }>): Promise<void> {
  const { instance } = running;
  const node = graphOf(instance.definition).node(id);
  if (!isKind(node, 'timer', 'boundaryTimer')) throw new Error(`${id} is no timer`);
  write(running, insertTimer(deps.tx, instance, { token, nodeId: id, round, dueAt: await deps.dueAt(instance, node.after, deps.now()) }));
}

async function callProcess(deps: EngineDeps, running: Running, { token, node: id }: { readonly token: number; readonly node: string }): Promise<void> {
  const { instance } = running;
  const { companyId, initiatorPartyId, subjectPartyId, subject, recordId, variables, instanceId } = instance;
  if (await isTooDeep(deps.tx, instance)) return void running.open.push({ type: 'failed', token, code: 'tooDeep' });
  const child = { companyId, initiatorPartyId, subjectPartyId, subject, recordId, variables, caller: { instanceId, token } };
  const begun = await begin(deps, nodeOf(instance, id, 'call').process, child);
  if (!begun) return void running.open.push({ type: 'failed', token, code: 'noProcess' });
  // the caller is told when the child is over; it may be at once
  if (begun.ended) running.open.push({ type: 'done', token });
}

async function drop(deps: EngineDeps, running: Running, token: number): Promise<void> {
  const { instance, before } = running;
  // a task of one was closed with all that waited for it
  if (isAnswered(running, token)) return;
  const at = before.get(token);
  // only where a token stood at a call something was called
  const children = at === undefined || graphOf(instance.definition).node(at).kind === 'call' ? await calledBy(deps.tx, instance, token) : [];
  for (const child of children) await signal(deps, child.instanceId, { type: 'cancel' }, { kind: 'cancelled' });
  const tell = async (tasks: readonly ClosedTask[]): Promise<void> => {
    if (tasks.length > 0) await deps.closed(instance, tasks);
  };
  write(running, dropAll(deps.tx, instance, token, deps.now()).then(tell));
}

/** Whether the case was divided by whom its step finds, or cannot be. Where something else of it is under way nobody says which part that belongs to. */
async function divide(deps: EngineDeps, running: Running, { token, node }: { readonly token: number; readonly node: string }): Promise<boolean> {
  const { instance, open } = running;
  if (!instance.isOfMany) return false;
  const groups = await deps.groups(instance, nodeOf(instance, node, 'user'));
  if (groups.length < 2) return false;
  if (instance.state.tokens.length > 1) {
    open.push({ type: 'halted', token, code: 'divided' });
    return true;
  }
  for (const part of await layParts(deps, instance, groups)) await signal(deps, part, { type: 'retry', token }, partNote(instance, node));
  running.isDivided = true;
  open.push({ type: 'cancel' });
  return true;
}

/** Makes an effect true. */
async function realise(deps: EngineDeps, running: Running, effect: Effect): Promise<void> {
  switch (effect.effect) {
    case 'task':
      return (await divide(deps, running, effect)) ? undefined : openTask(deps, running, effect);
    case 'find': {
      if (await divide(deps, running, effect)) return undefined;
      const people = await deps.findPeople(running.instance, nodeOf(running.instance, effect.node, 'user'));
      running.found.set(effect.token, people);
      return void running.open.push({ type: 'found', token: effect.token, total: people.length });
    }
    case 'timer':
      return setTimer(deps, running, effect);
    case 'run':
      return runService(deps, running, effect);
    case 'call':
      return callProcess(deps, running, effect);
    case 'listen':
      return write(running, insertMessage(deps.tx, running.instance, effect.token, nodeOf(running.instance, effect.node, 'message').message));
    case 'drop':
      return drop(deps, running, effect.token);
    case 'incident':
      write(running, insertIncident(deps.tx, running.instance, { token: effect.token, nodeId: effect.node, code: effect.code, now: deps.now() }));
      return deps.halted(running.instance, effect, running.note);
    case 'end':
  }
}

const endOf = (step: Step): 'completed' | 'cancelled' | undefined => {
  const end = step.effects.find((effect) => effect.effect === 'end');
  return end?.effect === 'end' ? (end.how === 'reached' ? 'completed' : 'cancelled') : undefined;
};

/** Tells a waiting caller that what it called is over. */
async function notifyCaller(deps: EngineDeps, { callerId, callerToken }: Instance, how: 'completed' | 'cancelled', isNested: boolean): Promise<void> {
  if (callerId === null || callerToken === null || isNested) return;
  await signal(deps, callerId, how === 'completed' ? { type: 'done', token: callerToken } : { type: 'failed', token: callerToken, code: 'cancelled' }, { kind: 'returned' });
}

/** Sends the line of the history that is not sent yet. */
function sendNotified(deps: EngineDeps, running: Running): void {
  if (running.told) write(running, insertEvent(deps.tx, running.instance, running.told));
  running.told = undefined;
}

/** What is noted of an event that followed by itself: of a step that cannot be seen to, which. */
function followed({ tokens }: ProcessState, event: ProcessEvent): StepNote {
  const at = event.type === 'halted' ? tokens.find(({ id }) => id === event.token)?.at : undefined;
  return { kind: event.type, ...(at === undefined ? {} : { nodeId: at }) };
}

/** Goes on until everything waits; how the instance has ended, or that the event came too late. */
async function toRest(deps: EngineDeps, running: Running, note: StepNote): Promise<'completed' | 'cancelled' | 'late' | undefined> {
  await know(deps, running);
  let said: StepNote | undefined = note;
  let ended: 'completed' | 'cancelled' | undefined;
  for (let steps = 0; running.open.length > 0; steps += 1) {
    if (steps > MAX_STEPS) throw new Error(`instance ${running.instance.instanceId} does not come to rest`);
    const next = running.open.shift() as ProcessEvent;
    const before = running.instance.state;
    const step = advance(running.instance.definition, before, next, hooksFor(running.instance.variables));
    if (!step) {
      if (steps === 0) return 'late';
      continue;
    }
    running.instance = { ...running.instance, state: step.state };
    if (running.lay) {
      write(running, running.lay(running.instance));
      running.kept = running.instance;
      running.lay = undefined;
    }
    sendNotified(deps, running);
    running.told = { eventId: deps.newId(), ...(said ?? followed(before, next)), passed: step.passed, now: deps.now() };
    said = undefined;
    for (const effect of step.effects) await realise(deps, running, effect);
    ended = endOf(step) ?? ended;
  }
  return ended;
}

/**
 * Takes an event, with all that follows from it at once. Answers whether the instance is over; undefined when the event
 * comes too late: the instance has ended, or nothing waits for it any more. An instance that is handed over is locked, and as it stands;
 * `sent` is waited for with the step.
 */
export async function signal(
  deps: EngineDeps,
  of: string | Instance,
  event: ProcessEvent,
  note: StepNote,
  variables: Variables = {},
  sent: readonly Promise<unknown>[] = [],
): Promise<boolean | undefined> {
  const found = typeof of === 'string' ? await lockInstance(deps.tx, of) : of;
  if (!found) return undefined;
  const running = runningOf({ ...found, variables: { ...found.variables, ...variables } }, event, note, found);
  for (const one of sent) write(running, one);
  return takeStep(deps, running, event, note);
}

const takeStep = (deps: EngineDeps, running: Running, event: ProcessEvent, note: StepNote): Promise<boolean | undefined> =>
  whole(running, async () => {
    const ended = await toRest(deps, running, note);
    if (ended === 'late') return undefined;
    const { instance, told, isDivided } = running;
    if (isDivided) {
      write(running, keepState(deps.tx, instance, told, { status: 'completed', now: deps.now() }));
      return true;
    }
    if (ended || !isKept(running)) write(running, keepState(deps.tx, instance, told, ended && { status: ended, now: deps.now() }));
    else sendNotified(deps, running);
    const freed = freedIn(running);
    if (freed.length > 0) await deps.freed(instance, freed);
    if (ended) await deps.ended(instance, ended, note);
    if (ended) await notifyCaller(deps, instance, ended, event.type === 'start' || event.type === 'cancel');
    return ended !== undefined;
  });

export interface NewInstance extends Pick<Instance, 'companyId' | 'initiatorPartyId' | 'subjectPartyId' | 'variables'> {
  /** Of a case about many. */
  readonly subjects?: readonly CaseSubject[];
  readonly entity?: string;
  readonly recordId?: string | null;
  readonly subject?: string;
  readonly caller?: { readonly instanceId: string; readonly token: number };
}

export interface Begun {
  readonly instanceId: string;
  readonly trackingCode: string;
  /** It was over at once. */
  readonly ended: boolean;
}

/** Begins a process; undefined when the company has no version of it in force. */
export async function begin(deps: EngineDeps, processKey: string, one: NewInstance): Promise<Begun | undefined> {
  const inForce = await deps.definition(one.companyId, processKey, one.recordId ?? null);
  if (!inForce) return undefined;
  const { entity = null, recordId = null, subject = '', caller, subjects, ...rest } = one;
  const called = { callerId: caller?.instanceId ?? null, callerToken: caller?.token ?? null };
  const definition = await definitionBy(deps.tx, inForce.definitionId);
  const before = {
    ...rest,
    ...called,
    instanceId: deps.newId(),
    definitionId: inForce.definitionId,
    processKey,
    definition,
    entity,
    recordId,
    subject,
    isOfMany: subjects !== undefined,
    state: beforeStart,
  };
  const note: StepNote = { kind: 'start', actorPartyId: one.initiatorPartyId };
  let trackingCode = '';
  const running = runningOf(before, { type: 'start' }, note, before);
  running.lay = async (instance) => {
    // both are sent before anything asks for them
    const laid = [insertInstance(deps.tx, instance, deps.now()), subjects && insertSubjects(deps.tx, instance, subjects, deps.newId)] as const;
    [trackingCode] = await Promise.all(laid);
  };
  const ended = (await takeStep(deps, running, { type: 'start' }, note)) === true;
  return { instanceId: before.instanceId, trackingCode, ended };
}

export interface Answer {
  readonly partyId: string;
  readonly onBehalfOf: string | null;
  readonly outcome: string;
  readonly comment: string | null;
  readonly variables?: Variables;
}

/** Answers a task that was read under the lock of its instance, which goes on with it: whether it is over. */
export async function complete(deps: EngineDeps, instance: Instance, task: OpenTask, answer: Answer): Promise<boolean> {
  const closing = completeTask(deps.tx, task, { ...answer, now: deps.now() }).then((closed) => deps.closed(instance, [closed]));
  const event: ProcessEvent = { type: 'answered', token: task.token, outcome: answer.outcome, ...(task.item === null ? {} : { item: task.item }) };
  const detail = { outcome: answer.outcome, taskId: task.taskId, ...(answer.onBehalfOf === null ? {} : { onBehalfOf: answer.onBehalfOf }) };
  const note: StepNote = { kind: 'answered', nodeId: task.nodeId, actorPartyId: answer.partyId, detail };
  const ended = await signal(deps, instance, event, note, answer.variables, [closing]);
  if (ended === undefined) throw new Error(`task ${task.taskId} was open, and nothing waited for it`);
  return ended;
}
