import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { shareRows, useRows } from './group-services.store.ts';

export const routes = [...recordRoutes(shareRows), ...recordRoutes(useRows)];
