import { route } from '#platform/http/context.ts';
import { chartDays, chartPosts, chartUnits } from './chart.contract.ts';
import { daysOf, postsOf, unitsOn } from './chart.store.ts';

export const routes = [
  route(chartUnits, async ({ db, rows, today, query: { asOf = today } }) => ({ asOf, units: await unitsOn(db, rows, asOf) })),
  route(chartPosts, async ({ db, rows, today, query: { asOf = today, unitId } }) => ({ posts: await postsOf(db, rows, typeof unitId === 'string' ? [unitId] : unitId, asOf) })),
  route(chartDays, async ({ db, rows }) => ({ days: await daysOf(db, rows) })),
];
