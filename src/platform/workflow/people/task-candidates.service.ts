/** Whom a task is opened for: everybody who is found, or of many who are asked one by one or together, the one whose turn it is. */
import type { NodeOf } from '#kernel/workflow/definition.ts';
import type { Effect } from '#kernel/workflow/effects.ts';
import { askedBefore, type Candidate } from '../cases/instances.store.ts';
import type { EngineDeps } from '../engine-deps.service.ts';
import type { Running } from '../running.server.ts';

/** Whom a task is for, and who has a vote of their own beside it: they stand in for nobody in it. */
interface ResolvedCandidates {
  readonly people: readonly Candidate[];
  readonly voters: readonly Pick<Candidate, 'partyId'>[];
}

/**
 * One of many: of those who are asked one by one, somebody who was not, although others may be found by now. Whoever was answered for by somebody
 * else, their manager or who was given it, comes before those whose turn it is.
 */
async function oneOf(deps: EngineDeps, { instance, found }: Running, node: NodeOf<'user'>, token: number, item: number): Promise<ResolvedCandidates> {
  const known = found.get(token);
  if (known) return { people: known.slice(item, item + 1), voters: known };
  const asked = await askedBefore(deps.tx, instance, token);
  const all = await deps.findPeople(instance, node);
  const rest = all.filter(({ partyId }) => !asked.has(partyId));
  const turn = Math.max(0, Math.min(item - (all.length - rest.length), rest.length - 1));
  return { people: rest.slice(turn, turn + 1), voters: [...all, ...[...asked].map((partyId) => ({ partyId }))] };
}

export async function resolveCandidates(
  deps: EngineDeps,
  running: Running,
  node: NodeOf<'user'>,
  { token, item }: Extract<Effect, { effect: 'task' }>,
): Promise<ResolvedCandidates> {
  return item === undefined ? { people: await deps.findPeople(running.instance, node), voters: [] } : oneOf(deps, running, node, token, item);
}
