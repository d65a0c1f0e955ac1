import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { serviceRows, unitRows } from './service-definition.store.ts';

export const routes = [...recordRoutes(unitRows), ...registerRoutes(serviceRows)];
