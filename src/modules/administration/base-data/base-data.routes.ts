import { route } from '#platform/http/context.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { listTypes } from './base-data.contract.ts';
import { baseRegisters, readTypes } from './base-data.store.ts';

export const routes = [route(listTypes, async ({ db }) => readTypes(db)), ...baseRegisters.flatMap(registerRoutes)];
