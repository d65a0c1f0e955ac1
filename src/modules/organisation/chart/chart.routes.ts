import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { chartDays, chartPosts, chartUnits } from './chart.contract.ts';
import { daysOf, ownUnitOn, postsOf, reachesOneOf, unitsOn } from './chart.store.ts';

export const routes = [
  route(chartUnits, async ({ db, rows, actor, today, query: { asOf = today } }) => ({
    asOf,
    ownUnitId: await ownUnitOn(db, actor.partyId, asOf),
    units: await unitsOn(db, rows, asOf),
  })),
  route(chartPosts, async ({ db, rows, today, query: { asOf = today, unitId } }) => {
    const unitIds = typeof unitId === 'string' ? [unitId] : unitId;
    if (!(await reachesOneOf(db, rows, unitIds))) throw httpErrors.error('notFound');
    return { posts: await postsOf(db, rows, unitIds, asOf) };
  }),
  route(chartDays, async ({ db, rows }) => ({ days: await daysOf(db, rows) })),
];
