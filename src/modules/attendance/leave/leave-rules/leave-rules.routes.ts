import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { leaveRuleReach } from './leave-rules.contract.ts';
import { reachOf } from './leave-rules.service.ts';
import { leaveRuleRows } from './leave-rules.store.ts';

export const routes = [...recordRoutes(leaveRuleRows), route(leaveRuleReach, reachOf)];
