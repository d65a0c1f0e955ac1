import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { sampleThingsSource } from './sample-things.store.ts';

export const routes = listRoutes(sampleThingsSource);
