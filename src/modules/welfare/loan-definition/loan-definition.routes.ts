import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { conditionRows, loanRows } from './loan-definition.store.ts';

export const routes = [...recordRoutes(conditionRows), ...registerRoutes(loanRows)];
