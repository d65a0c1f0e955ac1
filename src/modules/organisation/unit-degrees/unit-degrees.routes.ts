import { NONE_ID } from '#kernel/form/options.ts';
import { claimFile } from '#platform/files/claims.service.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { listRoutes, selectionOf } from '#platform/tables/list-routes.server.ts';
import { changeDegrees, degreeChoices, degreeHistory, EFFECT_LIMIT, type Effect, unitDegreeErrors } from './unit-degrees.contract.ts';
import { choicesOf, decide, degreePaper, degreeRows, differing, givenDegree, historyOf, isUnitIn, lockUnits, titlesOf, unitDegreesSource } from './unit-degrees.store.ts';

/** The chosen units, which all stand on the day, and what the change would do to them. */
async function judged(context: Pick<Context<typeof changeDegrees>, 'tx' | 'rows' | 'actor' | 'today' | 'body'>) {
  const { tx, rows, actor, today, body } = context;
  const { unitDegreeId, from, selection, asOf } = body;
  const degreeId = unitDegreeId === NONE_ID ? null : unitDegreeId;
  const degree = degreeId === null ? null : await givenDegree(tx, actor.companyId, degreeId);
  if (degree === undefined) throw unitDegreeErrors.error('degree', { fields: { unitDegreeId: 'degree' } });
  const unitIds = await selectionOf(unitDegreesSource, { db: tx, actor, rows, today, by: changeDegrees, query: { asOf, order: 'asc' } }, selection);
  if (unitIds.length === 0) throw unitDegreeErrors.error('noUnit');
  const units = await lockUnits(tx, unitIds, from);
  if (units.length < unitIds.length) throw unitDegreeErrors.error('notThere', { values: { count: unitIds.length - units.length }, fields: { from: 'notThere' } });
  return { degreeId, degree, units, changes: await differing(tx, unitIds, from, degreeId) };
}

/** What the change would do, in words. */
async function effectOf({ tx }: Pick<Context<typeof changeDegrees>, 'tx'>, { degree, units, changes }: Awaited<ReturnType<typeof judged>>): Promise<Effect> {
  const shown = changes.slice(0, EFFECT_LIMIT);
  const titles = await titlesOf(tx, [...new Set(shown.flatMap(({ now }) => now ?? []))]);
  const names = new Map(units.map(({ unitId, organizationName }) => [unitId, organizationName]));
  const list = shown.map(({ unitId, now }) => ({
    unitId,
    organizationName: names.get(unitId) ?? '',
    now: now === null ? null : (titles.get(now) ?? null),
    next: degree?.title ?? null,
  }));
  return { changed: changes.length, same: units.length - changes.length, list };
}

async function change(context: Context<typeof changeDegrees>) {
  const { tx, actor, body, newId, audit } = context;
  const { from, reason, attachment } = body;
  const verdict = await judged(context);
  const { degreeId, units, changes } = verdict;
  const counts = { changed: changes.length, same: units.length - changes.length };
  if (changes.length === 0) return counts;
  if (body.isSeen !== true) throw unitDegreeErrors.error('lookFirst', { data: await effectOf(context, verdict) });
  const [decisionId, companyId] = [newId(), actor.companyId];
  const kept = attachment === null ? null : await claimFile(tx, attachment, { kind: degreePaper, companyId, recordId: decisionId });
  await decide(tx, { decisionId, companyId, degreeId, from, reason, attachment: kept, partyId: actor.partyId }, changes);
  for (const { unitId, now } of changes)
    audit({ entity: 'OrgUnitDegree', id: unitId, action: 'update', companyId, changes: { unitDegreeId: [now, degreeId], from: [null, from], reason: [null, reason] } });
  return counts;
}

export const routes = [
  ...registerRoutes(degreeRows),
  ...listRoutes(unitDegreesSource),
  route(degreeChoices, async ({ db, actor }) => ({ list: await choicesOf(db, actor.companyId) })),
  route(changeDegrees, change),
  route(degreeHistory, async ({ db, rows, query: { unitId } }) => {
    if (!(await isUnitIn(db, rows, unitId))) throw httpErrors.error('notFound');
    return { list: await historyOf(db, rows, unitId) };
  }),
];
