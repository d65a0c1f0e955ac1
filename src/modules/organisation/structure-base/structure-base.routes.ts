import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { structureRows } from './structure-base.store.ts';

export const routes = registerRoutes(structureRows);
