import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { groupActionRows } from './group-actions.store.ts';

export const routes = recordRoutes(groupActionRows);
