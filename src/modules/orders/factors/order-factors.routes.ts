import { toldNames } from '#platform/formula/told-names.service.ts';
import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { ruleChoices, ruleNames, tryRule } from './order-factors.contract.ts';
import { orderFactorRows, orderFactorsOf, orderRuleRows } from './order-factors.store.ts';
import { ruleNamesOf } from './rule-names.store.ts';
import { tried } from './rule-trial.service.ts';

export const routes = [
  ...recordRoutes(orderFactorRows),
  ...recordRoutes(orderRuleRows),
  route(ruleChoices, async ({ db, actor }) => ({ factors: await orderFactorsOf(db, actor.companyId) })),
  route(ruleNames, async ({ db, actor, today }) => toldNames(db, actor.companyId, await ruleNamesOf(db, actor.companyId, today))),
  route(tryRule, tried),
];
