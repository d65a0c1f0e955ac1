import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { ruleChoices } from './order-factors.contract.ts';
import { orderFactorRows, orderFactorsOf, orderRuleRows } from './order-factors.store.ts';

export const routes = [
  ...recordRoutes(orderFactorRows),
  ...recordRoutes(orderRuleRows),
  route(ruleChoices, async ({ db, actor }) => ({ factors: await orderFactorsOf(db, actor.companyId) })),
];
