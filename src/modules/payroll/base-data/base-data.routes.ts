import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { isParentPeriodType, periodChoices } from './base-data.contract.ts';
import { isParentType, periodNames, periodRows, periodTypeChoices, periodTypeRows } from './base-data.store.ts';

export const routes = [
  ...recordRoutes(periodTypeRows),
  ...recordRoutes(periodRows),
  route(periodChoices, async ({ db, rows }) => ({ types: await periodTypeChoices(db, rows), periods: await periodNames(db, rows) })),
  route(isParentPeriodType, async ({ db, rows, query: { timePeriodTypeId } }) => {
    const isParent = await isParentType(db, rows, timePeriodTypeId);
    if (isParent === undefined) throw httpErrors.error('notFound');
    return { isParent };
  }),
];
