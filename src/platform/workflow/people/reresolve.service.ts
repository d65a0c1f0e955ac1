/**
 * Finds the people of an open task anew: for a substitution that has begun or ended, and for a chart that has changed. Nobody who was asked is let go
 * of but substitutes whose days are over, and whoever had claimed it and has left or had a hand in the case; whoever is found now is asked too.
 */
import type { NodeOf } from '#kernel/workflow/definition.ts';
import { taskAssigned } from '#platform/notifications/kinds/tasks.notice.ts';
import { type CaseContext, notifyOfTask, searchIn } from '../cases/case-context.service.ts';
import { peopleForAll } from '../cases/divide.service.ts';
import { type Candidate, type Instance, lockInstance } from '../cases/instances.store.ts';
import { hadAHand } from './hands.store.ts';
import { peopleFor, substitutesFor } from './people.service.ts';
import { addCandidates, dropCandidates, eligibleCandidates, letGo, type TaskToFill, taskToFill, unassign, votersBeside } from './people.store.ts';

const inOwnName = ({ candidates }: TaskToFill): Candidate[] => candidates.filter(({ onBehalfOf }) => onBehalfOf === null).map(({ partyId }) => ({ partyId, reason: '' }));

/** Those for whom the task would be opened today, of whom the step finds these; of a task that was given to somebody else, only them. */
function principalsNow(task: TaskToFill, found: readonly Candidate[]): readonly Candidate[] {
  if (task.isGiven) return inOwnName(task);
  // of many each has a task of their own, which stays theirs
  const mine = task.item === null ? found : found.filter(({ partyId }) => task.candidates.some((one) => one.partyId === partyId && one.onBehalfOf === null));
  const { assigneePartyId } = task;
  return assigneePartyId === null || mine.some(({ partyId }) => partyId === assigneePartyId) ? mine : [{ partyId: assigneePartyId, reason: '' }];
}

/** Whether somebody does no work here any more, or had a hand in the case and answers nothing of it. */
const isOut = async (ctx: CaseContext, { instanceId, taskId }: TaskToFill, partyId: string): Promise<boolean> =>
  !(await eligibleCandidates(ctx.tx, [partyId], ctx.today)).has(partyId) || (await hadAHand(ctx.tx, instanceId, taskId, partyId));

/** The task without whoever has it alone and does no work here any more, or may not answer it, where there are others for it; it is free again for them. */
async function withoutLeaver(ctx: CaseContext, task: TaskToFill, found: readonly Candidate[]): Promise<TaskToFill> {
  const { assigneePartyId: holder, taskId, item } = task;
  // whoever is found works here, or in a company above, whose people the case does not see
  if (found.some(({ partyId }) => partyId === holder)) return task;
  const others = [...inOwnName(task), ...(item === null ? found : [])].some(({ partyId }) => partyId !== holder);
  if (holder === null || !others || !(await isOut(ctx, task, holder))) return task;
  await letGo(ctx.tx, taskId, holder);
  return { ...task, assigneePartyId: null, isGiven: false, candidates: task.candidates.filter(({ partyId }) => partyId !== holder) };
}

/** Who may stand in for somebody today. Of many who each have a say of their own nobody does so for another one, whether they were asked already or not. */
async function substitutesNow(ctx: CaseContext, instance: Instance, node: NodeOf<'user'>, task: TaskToFill, found: readonly Candidate[]): Promise<readonly Candidate[]> {
  const voters = task.item === null ? [] : [...(await votersBeside(ctx.tx, task.taskId)), ...found.map(({ partyId }) => partyId)];
  // the manager who joined a late task, and whoever got it by hand, may be stood in for too
  const everybody = [...new Map([...inOwnName(task), ...principalsNow(task, found)].map((one) => [one.partyId, one])).values()];
  return (await substitutesFor(searchIn(ctx, instance), node, everybody)).filter(({ partyId }) => !voters.includes(partyId));
}

/** Adds who may do an open task now, and takes substitutes away whose days are over. Nothing of a task that is closed. */
export async function reresolve(ctx: CaseContext, taskId: string): Promise<void> {
  const seen = await taskToFill(ctx.tx, taskId);
  const instance = seen && (await lockInstance(ctx.tx, seen.instanceId));
  // once more under the lock
  const held = instance && (await taskToFill(ctx.tx, taskId));
  const node = held && instance.definition.nodes.find(({ id }) => id === held.nodeId);
  if (!held || node?.kind !== 'user') return;
  const found = await (instance.isOfMany ? peopleForAll : peopleFor)(searchIn(ctx, instance), node);
  const task = await withoutLeaver(ctx, held, found);
  const substitutes = await substitutesNow(ctx, instance, node, task, found);
  const standing = new Set(task.candidates.map(({ partyId }) => partyId));
  const over = task.candidates.filter((one) => one.onBehalfOf !== null && !substitutes.some(({ partyId, onBehalfOf }) => partyId === one.partyId && onBehalfOf === one.onBehalfOf));
  await dropCandidates(
    ctx.tx,
    taskId,
    over.map(({ partyId }) => partyId),
  );
  const more = [...principalsNow(task, found), ...substitutes].filter(({ partyId }) => !standing.has(partyId));
  const freed = task === held ? [] : inOwnName(task);
  if (more.length + freed.length === 0) return;
  await addCandidates(ctx.tx, task.companyId, taskId, more);
  // whom alone it was for shares it now
  const isShared = standing.size === 1 || task.assigneePartyId === null;
  if (standing.size === 1 && more.length > 0) await unassign(ctx.tx, taskId);
  const told = { taskId, title: task.title, dueAt: task.dueAt === null ? null : new Date(task.dueAt) };
  const recipients = [...freed, ...more.filter(({ onBehalfOf }) => isShared || onBehalfOf === task.assigneePartyId)];
  await notifyOfTask(
    ctx,
    instance,
    told,
    taskAssigned,
    recipients.map(({ partyId }) => partyId),
  );
}
