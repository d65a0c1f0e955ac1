/** What every process does about whoever is late: remind, and let the manager of whoever is asked do it too (guide engines 1.5, escalation). */

import type { NodeOf } from '#kernel/workflow/definition.ts';
import { graphOf } from '#kernel/workflow/graph.ts';
import { taskOverdue, taskReminder } from '#platform/notifications/kinds/tasks.notice.ts';
import { type CaseContext, monotonicId, type NotifiedTask, notifyOfTask, searchIn } from '../cases/case-context.service.ts';
import { type Candidate, type Instance, insertEvent, type Variables } from '../cases/instances.store.ts';
import { managersOf } from '../people/people.service.ts';
import { addCandidates, type TaskToFill, tasksAt, unassign, votersBeside } from '../people/people.store.ts';

/** The step on whose edge the timer stood that led to this service. */
function lateStep({ definition }: Instance, service: string): NodeOf<'user'> | undefined {
  const graph = graphOf(definition);
  for (const { from } of graph.into(service)) {
    const edge = graph.node(from);
    const step = edge.kind === 'boundaryTimer' ? graph.node(edge.on) : undefined;
    if (step?.kind === 'user') return step;
  }
  return undefined;
}

const toldOf = ({ taskId, title, dueAt }: TaskToFill): NotifiedTask => ({ taskId, title, dueAt: dueAt === null ? null : new Date(dueAt) });
const isOverdue = ({ clock }: CaseContext, { dueAt }: TaskToFill): boolean => dueAt !== null && Date.parse(dueAt) <= clock.now();

const waitsFor = ({ assigneePartyId, candidates }: TaskToFill): string[] => (assigneePartyId === null ? candidates.map(({ partyId }) => partyId) : [assigneePartyId]);

async function noted(ctx: CaseContext, instance: Instance, kind: 'reminded' | 'escalated', nodeId: string, detail: object): Promise<void> {
  await insertEvent(ctx.tx, instance, { eventId: monotonicId(ctx.newId()), kind, nodeId, passed: [], detail, now: new Date(ctx.clock.now()) });
}

/** Tells everybody for whom the late step waits. */
export async function remind(ctx: CaseContext, instance: Instance, { id }: NodeOf<'service'>): Promise<Variables> {
  const step = lateStep(instance, id);
  if (!step) return {};
  for (const task of await tasksAt(ctx.tx, instance.instanceId, step.id)) {
    const recipients = waitsFor(task);
    await notifyOfTask(ctx, instance, toldOf(task), isOverdue(ctx, task) ? taskOverdue : taskReminder, recipients);
    await noted(ctx, instance, 'reminded', step.id, { taskId: task.taskId, partyIds: recipients });
  }
  return {};
}

/** Managers of those for whom a task waits, who are not asked yet, neither in it nor in another one of many. */
async function above(ctx: CaseContext, instance: Instance, step: NodeOf<'user'>, task: TaskToFill): Promise<readonly Candidate[]> {
  const asked = new Set([...task.candidates.map(({ partyId }) => partyId), ...(task.item === null ? [] : await votersBeside(ctx.tx, task.taskId))]);
  const found = new Map<string, Candidate>();
  for (const partyId of waitsFor(task)) for (const one of await managersOf(searchIn(ctx, instance), step, partyId)) if (!asked.has(one.partyId)) found.set(one.partyId, one);
  return [...found.values()];
}

/** The manager of whoever is late may do it too; who had it alone has it no longer. */
export async function escalate(ctx: CaseContext, instance: Instance, { id }: NodeOf<'service'>): Promise<Variables> {
  const step = lateStep(instance, id);
  if (!step) return {};
  for (const task of await tasksAt(ctx.tx, instance.instanceId, step.id)) {
    const managers = await above(ctx, instance, step, task);
    const recipients = managers.map(({ partyId }) => partyId);
    if (recipients.length > 0) {
      await addCandidates(ctx.tx, instance.companyId, task.taskId, managers);
      await unassign(ctx.tx, task.taskId);
      await notifyOfTask(ctx, instance, toldOf(task), taskOverdue, recipients);
    }
    await noted(ctx, instance, 'escalated', step.id, { taskId: task.taskId, partyIds: recipients });
  }
  return {};
}
