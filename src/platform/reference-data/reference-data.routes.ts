import { route } from '#platform/http/context.ts';
import { enumeration, geo, statusItem } from './reference-data.contract.ts';
import { enumerationsOf, placesOf, statusesOf } from './reference-data.store.ts';

export const routes = [
  route(enumeration, async ({ db, query }) => ({ result: await enumerationsOf(db, query.enumTypeId) })),
  route(statusItem, async ({ db, query }) => ({ status: await statusesOf(db, query.statusTypeId) })),
  route(geo, async ({ db, query }) => ({ result: await placesOf(db, query.geoTypeEnumId, query.parentGeoId) })),
];
