/** Judges those who ask for events by the conditions of these, with what their files say on the day: all of them by the same number of statements. */
import { namesInText } from '#kernel/formula/names.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { conditionNames } from '../loan-figures/condition-names.service.ts';
import { type UnmetCondition, unmetBy } from './event-conditions.rules.ts';
import { conditionsOfEvents } from './event-conditions.store.ts';

export interface Member {
  readonly partyId: string;
  readonly employmentId: string;
}

/** Answers which conditions of an event do not hold of somebody, by the ids of person and event. */
export async function readUnmet(
  db: Db,
  { companyId, day }: { readonly companyId: string; readonly day: string },
  eventIds: readonly string[],
  members: readonly Member[],
): Promise<(partyId: string, eventId: string) => readonly UnmetCondition[]> {
  const conditions = await conditionsOfEvents(db, eventIds);
  if (conditions.length === 0) return () => [];
  const names = await conditionNames(db, companyId, day);
  const asked = new Set(conditions.flatMap(({ text }) => namesInText(text)).filter((name) => names.has(name)));
  const subjects = members.map(({ partyId, employmentId }) => ({ partyRelationshipId: employmentId, partyId, companyId }));
  const known = await readKnown({ db, rows: systemScope([companyId], day), actor: { companyId }, day }, asked, subjects);
  const [unmet, employments] = [unmetBy(conditions, names), new Map(members.map(({ partyId, employmentId }) => [partyId, employmentId]))];
  return (partyId, eventId) => unmet(eventId, known(employments.get(partyId)));
}
