import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { insuranceContractRows, insuranceCostRows, insurancePremiumRows, insuranceShareRows } from './insurance-definition.store.ts';

export const routes = [...recordRoutes(insurancePremiumRows), ...recordRoutes(insuranceShareRows), ...recordRoutes(insuranceCostRows), ...registerRoutes(insuranceContractRows)];
