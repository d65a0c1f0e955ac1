import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { insuranceAgeLimitRows, insuranceContractRows, insuranceCostRows, insurancePremiumRows, insuranceShareRows } from './insurance-definition.store.ts';

const ofContracts = [insurancePremiumRows, insuranceShareRows, insuranceCostRows, insuranceAgeLimitRows];
export const routes = [...ofContracts.flatMap((rows) => recordRoutes(rows)), ...registerRoutes(insuranceContractRows)];
