import { readRoute, recordRoutes } from '#platform/records/record-routes.server.ts';
import { readSampleThing } from './sample-things.contract.ts';
import { sampleThingRows } from './sample-things.store.ts';

export const routes = [...recordRoutes(sampleThingRows), readRoute(readSampleThing, sampleThingRows, 'sampleThingId')];
