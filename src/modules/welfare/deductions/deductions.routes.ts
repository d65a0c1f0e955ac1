import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { deductionRuleRows } from './deductions.store.ts';

export const routes = [...recordRoutes(deductionRuleRows)];
