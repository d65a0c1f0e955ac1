import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { sampleThingRows } from './sample-things.store.ts';

export const routes = recordRoutes(sampleThingRows);
