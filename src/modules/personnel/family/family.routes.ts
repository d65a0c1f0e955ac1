import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { familyRows } from './family.store.ts';

export const routes = partRoutes(familyRows);
