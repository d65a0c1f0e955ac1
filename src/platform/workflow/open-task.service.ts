/** Tasks as a step opens them: for whom, until when, and whether they came back. */
import type { Effect } from '#kernel/workflow/effects.ts';
import { graphOf, isKind } from '#kernel/workflow/graph.ts';
import { type Candidate, insertEvent, insertTask, type NewTask } from './cases/instances.store.ts';
import type { EngineDeps } from './engine-deps.service.ts';
import { resolveCandidates } from './people/task-candidates.service.ts';
import { nodeOf, type Running, write } from './running.server.ts';

/** An answer that did not lead on has led back to whoever brought the case. */
function isReturned({ instance, note }: Running, people: readonly Candidate[]): boolean {
  const outcome = note.kind === 'answered' ? note.detail?.['outcome'] : undefined;
  if (outcome === undefined || note.nodeId === undefined || people.length !== 1 || people[0]?.partyId !== instance.initiatorPartyId) return false;
  return nodeOf(instance, note.nodeId, 'user').outcomes.some(({ id, isRefusal }) => id === outcome && isRefusal === true);
}

/** Opens a task for whoever is found, and tells them; an incident when nobody is. */
export async function openTask(deps: EngineDeps, running: Running, effect: Extract<Effect, { effect: 'task' }>): Promise<void> {
  const { token, node: id, item } = effect;
  const { instance, open } = running;
  const node = nodeOf(instance, id, 'user');
  const { people, voters } = await resolveCandidates(deps, running, node, effect);
  const now = deps.now();
  // a task that nobody sees would wait for ever
  if (people.length === 0) return void open.push({ type: 'halted', token, code: 'nobody' });
  const edge = graphOf(instance.definition)
    .boundaries(id)
    .find((one) => isKind(one, 'boundaryTimer'));
  const due = node.due ?? (edge?.kind === 'boundaryTimer' ? edge.after : undefined);
  const task: NewTask = {
    taskId: deps.newId(),
    token,
    ...(item === undefined ? {} : { item }),
    nodeId: id,
    title: node.name ?? id,
    form: node.form,
    isReturned: isReturned(running, people),
    candidates: [...people, ...(await deps.substitutes(instance, node, people)).filter((one) => !voters.some(({ partyId }) => partyId === one.partyId))],
    now,
    ...(due === undefined ? {} : { dueAt: await deps.dueAt(instance, due, now) }),
  };
  write(running, insertTask(deps.tx, instance, task));
  if (task.isReturned) {
    const { actorPartyId } = running.note;
    write(
      running,
      insertEvent(deps.tx, instance, { eventId: deps.newId(), kind: 'returned', nodeId: id, ...(actorPartyId === undefined ? {} : { actorPartyId }), passed: [], now }),
    );
  }
  write(running, deps.opened(instance, task));
}
