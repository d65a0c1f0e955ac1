import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { contractFactorChoices } from './contract-types.contract.ts';
import { contractFactorRows, contractTermRows, contractTypeRows, factorChoicesOf } from './contract-types.store.ts';

export const routes = [
  route(contractFactorChoices, async ({ db, actor, rows }) => ({ list: rows.companyIds.includes(actor.companyId) ? await factorChoicesOf(db, actor.companyId) : [] })),
  ...recordRoutes(contractTermRows),
  ...recordRoutes(contractFactorRows),
  ...registerRoutes(contractTypeRows),
];
