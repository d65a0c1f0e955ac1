import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { ruleChoices } from './order-factors.contract.ts';
import { orderFactorRows, orderFactorsIn, orderRuleRows } from './order-factors.store.ts';

export const routes = [...recordRoutes(orderFactorRows), ...recordRoutes(orderRuleRows), route(ruleChoices, async ({ db, rows }) => ({ factors: await orderFactorsIn(db, rows) }))];
