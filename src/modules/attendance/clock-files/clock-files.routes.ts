import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { formatRows } from './clock-formats.store.ts';

export const routes = recordRoutes(formatRows);
