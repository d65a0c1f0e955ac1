/** Tasks and cases in the shapes of the wire. */

import { listInWords } from '#kernel/persian-text/persian-text.ts';
import type { ProcessNode } from '#kernel/workflow/definition.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { FormKind } from '#platform/workflow/process.define.ts';
import { processKind } from '#platform/workflow/registry.server.ts';
import type { CaseDetail } from './cases.contract.ts';
import type { CaseEvent, CaseFacts, Comment } from './cases.store.ts';
import { commentsOf, eventsOf, passedIn, tasksOfCases } from './cases.store.ts';
import { definitionsOf, type KnownDefinition } from './definitions.store.ts';
import { type Named, namesOf } from './people.store.ts';
import type { SeenCase } from './reach.service.ts';
import { type CaseTask, nodeStates, outcomeNameAt, progressOf, type Stage, type Standing, stagesOf } from './stages.rules.ts';
import words from './tasks.messages.fa.ts';
import type { TaskFacts } from './tasks.store.ts';
import type { InstanceRow, TaskRow } from './tasks-shapes.rules.ts';
import { endingOf, leadsOf } from './ways.rules.ts';

const PRIORITY = 50;

/** Node of a task; undefined when its version does not have it any more. */
export const nodeOfTask = (known: KnownDefinition | undefined, nodeId: string): Extract<ProcessNode, { readonly kind: 'user' }> | undefined => {
  const node = known?.definition.nodes.find(({ id }) => id === nodeId);
  return node?.kind === 'user' ? node : undefined;
};

/** The form a step is done with; undefined where no installed module knows it. */
export function formOf(processKey: string, formKey: string): FormKind | undefined {
  const forms = processKind(processKey)?.forms ?? {};
  return Object.hasOwn(forms, formKey) ? forms[formKey] : undefined;
}

/** A row of an inbox. `now` is what overdue is told by. */
export function presentTask(task: TaskFacts, known: KnownDefinition | undefined, now: Date): TaskRow {
  const node = nodeOfTask(known, task.nodeId);
  const outcomes = node?.outcomes ?? [];
  return {
    id: task.taskId,
    name: task.title || (node?.name ?? task.processTitle),
    assignee: task.assigneePartyId,
    owner: null,
    created: task.createdAt,
    due: task.dueAt,
    followUp: null,
    delegationState: null,
    description: task.subjectText,
    executionId: `${task.instanceId}:${task.token}`,
    parentTaskId: null,
    priority: PRIORITY,
    processDefinitionId: task.definitionId,
    processInstanceId: task.instanceId,
    taskDefinitionKey: task.nodeId,
    suspended: false,
    formKey: task.formKey,
    tenantId: task.companyId,
    subject: task.subjectText,
    subjectPartyId: task.subjectPartyId,
    subjectName: task.subjectName,
    trackingCode: task.trackingCode,
    reason: task.reason ?? (task.waitsFor.length > 0 ? words.waitsFor(listInWords(task.waitsFor)) : ''),
    onBehalfOf: task.behalfPartyId === null ? null : { partyId: task.behalfPartyId, fullName: task.behalfName ?? '' },
    assigneeName: task.assigneeName,
    isOverdue: task.status === 'open' && task.dueAt !== null && Date.parse(task.dueAt) < now.getTime(),
    isReturned: task.isReturned,
    isBulk: formOf(task.processKey, task.formKey)?.isBulk === true,
    outcomes: known && node ? outcomes.map((one) => ({ id: one.id, name: one.name, isRefusal: one.isRefusal ?? false, leads: leadsOf(known.definition, node, one) })) : [],
    closedAt: task.closedAt,
    outcome: task.outcome === null ? null : (outcomes.find(({ id }) => id === task.outcome)?.name ?? task.outcome),
  };
}

type Ending = ReturnType<typeof endingOf>;

/** In words: the last answer of a case that is over, or what it waits for. */
function standingOf(one: CaseFacts, stages: readonly Stage[], ending: Ending | undefined): string {
  if (one.isWithdrawn) return words.standing.withdrawn;
  if (one.status === 'cancelled') return words.standing.cancelled;
  if (one.status === 'completed') return ending?.outcomeName ?? words.standing.completed;
  const stuck = stages.find(({ state }) => state === 'incident');
  if (stuck) return words.standing.stuck(stuck.name);
  const waiting = stages.filter(({ state }) => state === 'current').map(({ name }) => name);
  return waiting.length === 0 ? words.standing.underWay : words.standing.waits(listInWords(waiting.slice(0, 2)));
}

const hasIncident = ({ status, state }: CaseFacts): boolean => status === 'active' && state.tokens.some(({ incident }) => incident !== undefined);

/**
 * Whether its initiator may call a case off. The rule: as long as it is active, since an answer only decides for good with the end of the case; not
 * where the process is binding once begun (`isBinding`), and not a case that another one waits for.
 */
export const isWithdrawable = ({ status, initiatorPartyId, isCalled, processKey }: CaseFacts, partyId: string): boolean =>
  status === 'active' && initiatorPartyId === partyId && !isCalled && processKind(processKey)?.isBinding !== true;

function presentCase(one: CaseFacts, standing: Standing, readerPartyId: string): { readonly row: InstanceRow; readonly stages: Stage[] } {
  const stages = stagesOf(standing);
  const last = standing.tasks.findLast(({ status }) => status === 'completed');
  const ending = one.status === 'completed' ? endingOf(standing.definition, standing.passed, last) : undefined;
  const row = {
    id: one.instanceId,
    trackingCode: one.trackingCode,
    processKey: one.processKey,
    processName: one.processTitle,
    subject: one.subjectText,
    subjectPerson: { partyId: one.subjectPartyId, fullName: one.subjectName },
    initiator: { partyId: one.initiatorPartyId, fullName: one.initiatorName },
    status: one.status,
    startedAt: one.startedAt,
    endedAt: one.endedAt,
    result: ending?.result ?? (one.isWithdrawn ? 'withdrawn' : null),
    standing: standingOf(one, stages, ending),
    progress: progressOf(stages, one.status === 'active'),
    hasIncident: hasIncident(one),
    isWithdrawable: isWithdrawable(one, readerPartyId),
  };
  return { row, stages };
}

const standingIn = (one: CaseFacts, known: KnownDefinition, tasks: readonly CaseTask[], passed: ReadonlySet<string>): Standing => ({
  definition: known.definition,
  drawing: known.drawing().plain,
  state: one.state,
  isActive: one.status === 'active',
  tasks,
  passed,
});

/** A page of cases. */
export async function presentCases(db: Db, cases: readonly CaseFacts[], readerPartyId: string): Promise<InstanceRow[]> {
  if (cases.length === 0) return [];
  const ids = cases.map(({ instanceId }) => instanceId);
  const [definitions, tasks, passed] = await Promise.all([
    definitionsOf(
      db,
      cases.map(({ definitionId }) => definitionId),
    ),
    tasksOfCases(db, ids),
    passedIn(db, ids),
  ]);
  const own = Map.groupBy(tasks, ({ instanceId }) => instanceId);
  return cases.flatMap((one) => {
    const known = definitions.get(one.definitionId);
    return known ? [presentCase(one, standingIn(one, known, own.get(one.instanceId) ?? [], passed.get(one.instanceId) ?? new Set()), readerPartyId).row] : [];
  });
}

const personIn = (names: ReadonlyMap<string, Named>, partyId: string | null | undefined) => {
  const known = partyId === null || partyId === undefined ? undefined : names.get(partyId);
  return known === undefined ? null : { partyId: known.partyId, fullName: known.fullName };
};

/** What people name an event by: of a timer on an edge the step it stands on; nothing of nodes that have no name. */
function stepNameOf({ definition }: KnownDefinition, nodeId: string | null, task: CaseTask | undefined): string | null {
  const node = definition.nodes.find(({ id }) => id === nodeId);
  const step = node?.kind === 'boundaryTimer' || node?.kind === 'boundaryError' ? definition.nodes.find(({ id }) => id === node.on) : node;
  return step?.name ?? task?.title ?? null;
}

/**
 * What people read of a case. A service that runs with a step says nothing of itself: it is the last one that was come to. Reminders
 * tell of themselves (late.ts): that their time was over, and that they were sent, is said by them.
 */
function readable(events: readonly CaseEvent[], { definition }: KnownDefinition): CaseEvent[] {
  const byId = new Map(definition.nodes.map((node) => [node.id, node]));
  let service: string | null = null;
  return events.flatMap((event) => {
    const nodeId = event.nodeId ?? (event.kind === 'done' || event.kind === 'failed' ? service : null);
    service = event.passed.findLast((id) => byId.get(id)?.kind === 'service') ?? service;
    const node = nodeId === null ? undefined : byId.get(nodeId);
    const isReminding = (node?.kind === 'service' && node.name === undefined) || (node?.kind === 'boundaryTimer' && !node.interrupts);
    return isReminding ? [] : [{ ...event, nodeId }];
  });
}

/** An event in words; answers carry what was said and the signature of whoever said it. */
function presentEvent(event: CaseEvent, known: KnownDefinition, tasks: ReadonlyMap<string, CaseTask>, names: ReadonlyMap<string, Named>): CaseDetail['history'][number] {
  const { detail, nodeId } = event;
  const task = detail.taskId === undefined ? undefined : tasks.get(detail.taskId);
  const outcome = detail.outcome ?? null;
  return {
    eventId: event.eventId,
    at: event.at,
    kind: event.kind,
    step: nodeId,
    stepName: stepNameOf(known, nodeId, task),
    actor: personIn(names, event.actorPartyId),
    onBehalfOf: personIn(names, detail.onBehalfOf ?? (outcome === null ? null : task?.onBehalfOf)),
    to: personIn(names, detail.to),
    outcome,
    outcomeName: outcome === null ? null : outcomeNameAt(known.definition, nodeId, outcome),
    comment: detail.comment ?? (outcome === null ? null : (task?.comment ?? null)),
    signature: outcome === null || event.actorPartyId === null ? null : (names.get(event.actorPartyId)?.signature ?? null),
  };
}

const presentComment = ({ authorPartyId, authorName, ...rest }: Comment) => ({ ...rest, author: { partyId: authorPartyId, fullName: authorName } });

/** Who reads a case, and of whom it is their own step that they see, which. */
export interface CaseReader {
  readonly partyId: string;
  readonly taskId?: string;
  readonly nodeId?: string;
}

type CaseParts = Pick<CaseDetail, 'sight' | 'instance' | 'stages' | 'history' | 'discussion' | 'drawing'>;

/** What is left of a case for somebody who does not see all that is said: of the own step everything, of the others where they stand. */
function redactParts(parts: CaseParts, events: readonly CaseEvent[], { taskId, nodeId }: CaseReader): CaseParts {
  if (parts.sight === 'whole') return parts;
  const own = new Set(events.filter(({ detail }) => taskId !== undefined && detail.taskId === taskId).map(({ eventId }) => eventId));
  const stages = parts.stages.map((stage) => (parts.sight === 'own' && stage.step === nodeId ? stage : { ...stage, comment: null }));
  if (parts.sight === 'standing') return { ...parts, stages, history: parts.history.map((event) => ({ ...event, comment: null })), discussion: [] };
  const silent = stages.map((stage) => (stage.step === nodeId ? stage : { ...stage, outcomeName: null, leads: null }));
  return { ...parts, stages: silent, history: parts.history.filter(({ eventId }) => own.has(eventId)), discussion: [] };
}

/** Where a case stands, what happened, what was said, and its diagram from right to left, as far as the reader sees it. */
export async function casePartsOf(db: Db, one: SeenCase, reader: CaseReader): Promise<CaseParts> {
  const [definitions, tasks, events, comments] = await Promise.all([
    definitionsOf(db, [one.definitionId]),
    tasksOfCases(db, [one.instanceId]),
    eventsOf(db, one.instanceId),
    commentsOf(db, one.instanceId),
  ]);
  const known = definitions.get(one.definitionId);
  if (!known) throw new Error(`case ${one.instanceId} has no version`);
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const names = await namesOf(db, [
    ...events.flatMap(({ actorPartyId, detail }) => [actorPartyId, detail.to ?? null, detail.onBehalfOf ?? null]),
    ...tasks.map(({ onBehalfOf }) => onBehalfOf),
  ]);
  const standing = standingIn(one, known, tasks, new Set(events.flatMap(({ passed }) => passed)));
  const { row, stages } = presentCase(one, standing, reader.partyId);
  const parts: CaseParts = {
    sight: one.sight,
    instance: row,
    stages,
    history: readable(events, known).map((event) => presentEvent(event, known, byId, names)),
    discussion: comments.map(presentComment),
    drawing: { layout: known.drawing().mirrored, definition: known.definition, states: nodeStates(standing) },
  };
  return redactParts(parts, events, reader);
}
