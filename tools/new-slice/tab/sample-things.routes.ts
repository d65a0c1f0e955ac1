import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { sampleThingRows } from './sample-things.store.ts';

export const routes = partRoutes(sampleThingRows);
