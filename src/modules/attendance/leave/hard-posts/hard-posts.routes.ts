import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { hardPostRows } from './hard-posts.store.ts';

export const routes = recordRoutes(hardPostRows);
