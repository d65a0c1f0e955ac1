import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { conditionRows, costRows, eventRows, quotaRows, returnRows, slotRows } from './event-definition.store.ts';

export const routes = [
  ...recordRoutes(slotRows),
  ...recordRoutes(quotaRows),
  ...recordRoutes(costRows),
  ...recordRoutes(returnRows),
  ...recordRoutes(conditionRows),
  ...registerRoutes(eventRows),
];
