/**
 * Substitutes (spec "delegation with dates"): somebody does one's tasks beside oneself on some days, those that wait now and those to come; in all
 * processes or in some. Never a task about themselves, nor one that is to be done in person (workflow/people.ts); what they do says for whom.
 */

import { isUuid } from '#kernel/ids/ids.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import { reresolve } from '#platform/workflow/people/reresolve.service.ts';
import { processKind } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { definitionsInForce } from '../definitions.store.ts';
import { optionOf } from '../found-person.rules.ts';
import { isSuitable, peopleLike } from '../people.store.ts';
import { addSubstitution, endSubstitution, MAX_SUBSTITUTION_DAYS, substituteConcerns, substituteOptions, substitutions } from './substitutions.contract.ts';
import { countConcerning, cutSubstitution, freeTasks, insertSubstitution, lockGiven, overlaps, type Substitution, substitutionsOf, waitingTasksOf } from './substitutions.store.ts';

const told = ({ substitutionId, partyId, fullName, substitutePartyId, substituteName, fromDate, thruDate, processKeys, note }: Substitution) => ({
  substitutionId,
  person: { partyId, fullName },
  substitute: { partyId: substitutePartyId, fullName: substituteName },
  fromDate,
  thruDate,
  processKeys: [...processKeys],
  note,
});

/** Those who may do the tasks that wait for the giver are found anew. */
async function spread(context: Context<typeof addSubstitution> | Context<typeof endSubstitution>, companyId: string, substitutePartyId: string): Promise<void> {
  const { tx, actor } = context;
  const ctx = { ...context, newId: () => context.newId(), companyId };
  for (const { taskId } of await waitingTasksOf(tx, actor.partyId)) await reresolve(ctx, taskId);
  await notifyPeople(tx, 'task', [actor.partyId, substitutePartyId]);
}

/** From today on, in order, begun within a year and no longer than one. */
const areDays = (from: string, thru: string, today: string): boolean =>
  from >= today && thru >= from && from <= addDays(today, MAX_SUBSTITUTION_DAYS) && thru <= addDays(from, MAX_SUBSTITUTION_DAYS);

export const routes = [
  route(substitutions, async ({ db, actor, today }) => {
    const all = await substitutionsOf(db, actor.partyId, today);
    return { given: all.filter(({ partyId }) => partyId === actor.partyId).map(told), received: all.filter(({ partyId }) => partyId !== actor.partyId).map(told) };
  }),
  route(addSubstitution, async (context) => {
    const { tx, actor, today, body, newId, audit } = context;
    const { partyId, companyId } = actor;
    const { substitutePartyId, fromDate, thruDate } = body;
    if (substitutePartyId === partyId) throw taskErrors.error('substituteSelf');
    if (!areDays(fromDate, thruDate, today)) throw taskErrors.error('substitutionDays');
    const processKeys = [...new Set(body.processKeys)].sort();
    const own = new Set((await definitionsInForce(tx, companyId)).map(({ processKey }) => processKey));
    if (processKeys.some((key) => processKind(key) === undefined && !own.has(key))) throw taskErrors.error('noSuchProcess');
    if (!(await isSuitable(tx, companyId, substitutePartyId, today))) throw taskErrors.error('notSuitable', { fields: { substitutePartyId: 'notSuitable' } });
    const one = { substitutionId: newId(), companyId, partyId, substitutePartyId, fromDate, thruDate, processKeys, note: body.note || null };
    if (await overlaps(tx, one)) throw taskErrors.error('substitutionOverlaps');
    await insertSubstitution(tx, one);
    const changes = { substitutePartyId: [null, substitutePartyId], fromDate: [null, fromDate], thruDate: [null, thruDate], processKeys: [null, processKeys] } as const;
    audit({ entity: 'TaskSubstitution', id: one.substitutionId, action: 'create', subjectPartyId: partyId, companyId, changes });
    if (fromDate === today) await spread(context, companyId, substitutePartyId);
    return { substitutionId: one.substitutionId };
  }),
  route(endSubstitution, async (context) => {
    const { tx, actor, today, params, audit } = context;
    const one = isUuid(params.substitutionId) ? await lockGiven(tx, actor.partyId, params.substitutionId) : undefined;
    if (one === undefined) throw httpErrors.error('notFound');
    // what is over stays as it was
    if (one.thruDate >= today) {
      const thruDate = addDays(today, -1);
      await cutSubstitution(tx, one, today);
      audit({
        entity: 'TaskSubstitution',
        id: one.substitutionId,
        action: one.fromDate >= today ? 'delete' : 'update',
        subjectPartyId: actor.partyId,
        companyId: one.companyId,
        changes: { thruDate: [one.thruDate, one.fromDate >= today ? null : thruDate] },
      });
      await freeTasks(tx, one, today);
      await spread(context, one.companyId, one.substitutePartyId);
    }
    return { ok: true as const };
  }),
  route(substituteConcerns, async ({ db, actor, query }) => ({ count: await countConcerning(db, actor.partyId, query.substitutePartyId) })),
  route(substituteOptions, async ({ db, actor, today, query }) => ({
    list: (await peopleLike(db, { companyId: actor.companyId, search: query.searchValue, today, without: [actor.partyId], tellsWhy: true })).map(optionOf),
  })),
];
