import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { enumerationCatalogue } from './reference-data.catalogue.ts';
import messages from './reference-data.messages.fa.ts';
import { routes } from './reference-data.routes.ts';

let bench: Mounted;
const employee = actorIn('employee', 'seller');
const get = (path: string) => bench.call(employee, 'GET', `/rest/s1/hcm/entity/${path}`);

beforeAll(async () => {
  bench = await mountSlices({ slice: 'platform/reference-data', routes, messages });
});
afterAll(() => bench.close());

test('options stand in the order of the catalogue', async () => {
  const { body } = await get('Enumeration?enumTypeId=MilitaryState');
  expect(body.result.map(({ enumId }: { enumId: string }) => enumId)).toEqual(enumerationCatalogue.MilitaryState);
});

test('an unknown list is empty, a missing name is refused', async () => {
  expect((await get('Enumeration?enumTypeId=Nothing')).body).toEqual({ result: [] });
  const { status, body } = await get('StatusItem');
  expect([status, Object.keys(body.fields)]).toEqual([400, ['statusTypeId']]);
});

test('statuses by type', async () => {
  expect((await get('StatusItem?statusTypeId=PartyRelationship')).body.status).toMatchObject([{ statusId: 'ActiveRel' }, { statusId: 'NotActiveRel' }]);
});

test('places of a kind, and below one place', async () => {
  const provinces = (await get('Geo?geoTypeEnumId=GEOT_PROVINCE')).body.result;
  expect(provinces).toHaveLength(31);
  const counties = (await get(`Geo?geoTypeEnumId=GEOT_COUNTY&parentGeoId=${provinces[0].geoId}`)).body.result;
  expect(counties.length).toBeGreaterThan(3);
  for (const county of counties) expect(county.parentGeoId).toBe(provinces[0].geoId);
  const cities = (await get('Geo?geoTypeEnumId=GEOT_CITY')).body.result;
  expect(cities.length).toBeGreaterThan(1_000);
});
