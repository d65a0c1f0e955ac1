/**
 * A case about many is divided where a step finds other people for some of them than for others: each part is a case of its own from there on, with its
 * subjects alone. Whoever would decide about themselves is found for all others and not for themselves, and so comes into another part.
 */

import type { NodeOf } from '#kernel/workflow/definition.ts';
import type { EngineDeps, Group, StepNote } from '../engine-deps.service.ts';
import { peopleFor, type Search } from '../people/people.service.ts';
import { type Candidate, type Instance, insertInstance } from './instances.store.ts';
import { makePart, subjectIdsOf } from './subjects.store.ts';

/** Each subject is looked at alone: what is found for one is no answer for another. */
export async function groupsFor(search: Search, node: Pick<NodeOf<'user'>, 'who'>): Promise<readonly Group[]> {
  const groups = new Map<string, { readonly people: readonly Candidate[]; readonly subjectIds: string[] }>();
  for (const subjectPartyId of await subjectIdsOf(search.db, search.instance)) {
    const people = await peopleFor({ ...search, instance: { ...search.instance, subjectPartyId, isOfMany: false } }, node);
    const key = people
      .map(({ partyId }) => partyId)
      .toSorted()
      .join(' ');
    const group = groups.get(key) ?? { people, subjectIds: [] };
    group.subjectIds.push(subjectPartyId);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Who may do it for all subjects: while a task is open the structure may change beneath some of them. */
export async function peopleForAll(search: Search, node: Pick<NodeOf<'user'>, 'who'>): Promise<readonly Candidate[]> {
  const [first, ...others] = await groupsFor(search, node);
  return (first?.people ?? []).filter(({ partyId }) => others.every(({ people }) => people.some((one) => one.partyId === partyId)));
}

/** Lays the parts down where the case stands, each stuck there until it is come to anew. */
export async function layParts(deps: EngineDeps, instance: Instance, groups: readonly Group[]): Promise<readonly Instance[]> {
  const parts: Instance[] = [];
  const state = { ...instance.state, tokens: instance.state.tokens.map((token) => ({ ...token, incident: 'divided' })) };
  for (const { subjectIds } of groups) {
    const part: Instance = { ...instance, instanceId: deps.newId(), state };
    await insertInstance(deps.tx, part, deps.now());
    await makePart(deps.tx, instance, part, subjectIds);
    parts.push(part);
  }
  return parts;
}

/** What stands in the history of a part: where it came from. */
export const partNote = ({ instanceId }: Instance, node: string): StepNote => ({ kind: 'divided', nodeId: node, detail: { from: instanceId } });
