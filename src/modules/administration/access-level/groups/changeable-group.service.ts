/** A group that somebody may change: in scope, not one's own, within one's own reach. */
import type { Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { accessErrors } from '../access-level.errors.ts';
import { type RuledBy, refusalOf } from '../access-level.rules.ts';
import type { Changer } from '../access-level.store.ts';
import type { GroupFacts } from './groups.rules.ts';
import { groupIn } from './groups.store.ts';

/** Throws why a group may not be as it is, or is to be. */
export function refuseUnchangeable(group: GroupFacts, changer: Changer, facts: RuledBy): void {
  const why = refusalOf(group, changer, facts);
  if (why) throw accessErrors.error(why);
}

/** A group in scope that the actor may change. Throws notFound and the reasons of refusalOf. */
export async function changeableGroup(tx: Tx, changer: Changer, facts: RuledBy, userGroupId: string): Promise<GroupFacts> {
  const group = await groupIn(tx, changer.rows, userGroupId);
  if (!group) throw httpErrors.error('notFound');
  refuseUnchangeable(group, changer, facts);
  return group;
}
