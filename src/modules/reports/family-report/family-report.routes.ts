import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { familySource } from './family-report.store.ts';

export const routes = listRoutes(familySource);
