import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { groupLevelRows } from './group-levels.store.ts';

export const routes = recordRoutes(groupLevelRows);
