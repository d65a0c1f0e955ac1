import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { factorRows } from './factors.store.ts';

export const routes = recordRoutes(factorRows);
