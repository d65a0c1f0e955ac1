import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactErrors } from '#platform/party/contact/contact.errors.ts';
import partyContactMessages from '#platform/party/contact/contact.messages.fa.ts';
import { addressLine } from '#platform/party/contact/contact.rules.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, unitId } from '#testing/organisation.ts';
import messages from './contact.messages.fa.ts';
import { routes } from './contact.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/orgStructure';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `${PATH}/${path}`, body);
const rowsOf = async (path: string, id: string, actor = officer) => (await call('GET', `${path}?partyId=${id}`, undefined, actor)).body.rows;

/** A real city with all that lies above it. */
let place: { cityGeoId: string; postalCodeGeoId: string; countyGeoId: string; stateProvinceGeoId: string };
const address = (more: object = {}) => ({
  contactMechPurposeId: 'OrgPostalMain',
  countryGeoId: 'IRN',
  ...place,
  street: 'Main street',
  plate: '12',
  postalCode: '1234567890',
  fromDate: '2024-03-20',
  ...more,
});

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation/contact', routes, messages },
    { slice: 'platform/party/contact', routes: [], messages: partyContactMessages, errors: [contactErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
  const { rows } = await testBed.database.owner.query(
    `select c.geo_id as "cityGeoId", r.geo_id as "postalCodeGeoId", s.geo_id as "countyGeoId", s.parent_geo_id as "stateProvinceGeoId"
     from geo c join geo r on r.geo_id = c.parent_geo_id join geo s on s.geo_id = r.parent_geo_id where c.geo_type_enum_id = 'GEOT_CITY' order by c.geo_id limit 1`,
  );
  place = rows[0];
});
afterAll(() => testBed.close());

test.each([
  ['unit', unitId('finance')],
  ['organization', companyId('holding')],
])('an address of a %s is added, seen, changed on its version and removed', async (owner, party) => {
  const path = `${owner}/address`;
  const { status, body } = await call('POST', path, address({ partyId: party, thruDate: '2025-03-20' }));
  expect([status, body.rowVersion]).toEqual([201, 1]);
  expect(await rowsOf(path, party)).toMatchObject([
    { id: body.id, street: 'Main street', fromDate: '2024-03-20', thruDate: '2025-03-20', ...place, purposeName: expect.any(String) },
  ]);

  const corrected = await call('PUT', `${path}/${body.id}/correction`, address({ street: 'Other', rowVersion: 1, correctionReason: 'misread' }));
  expect(corrected.body).toMatchObject({ id: body.id, rowVersion: 2 });
  const stale = await call('PUT', `${path}/${body.id}`, address({ rowVersion: 1 }));
  expect([stale.status, stale.body.data.values.street]).toEqual([409, 'Other']);
  expect(await rowsOf(path, party)).toMatchObject([{ street: 'Other', thruDate: null }]);

  expect((await call('DELETE', `${path}/${body.id}`)).body).toEqual({ removed: true });
  expect(await rowsOf(path, party)).toEqual([]);
  const { rows } = await testBed.database.owner.query('select action, company_id, changes->$2 as street from audit_entry where record_id = $1 order by audit_id', [
    body.id,
    'street',
  ]);
  expect(rows.map(({ action, street }) => [action, street])).toEqual([
    ['create', [null, 'Main street']],
    ['update', ['Main street', 'Other']],
    ['delete', ['Other', null]],
  ]);
  expect(new Set(rows.map(({ company_id }) => company_id))).toEqual(new Set([companyId('holding')]));
});

test('places lie in one another, and purposes are those of organisations', async () => {
  const party = { partyId: unitId('finance') };
  const { rows } = await testBed.database.owner.query(`select geo_id from geo where geo_type_enum_id = 'GEOT_PROVINCE' and geo_id <> $1 limit 1`, [place.stateProvinceGeoId]);
  const fieldsOf = async (more: object) => (await call('POST', 'unit/address', address({ ...party, ...more }))).body.fields;
  expect(await fieldsOf({ stateProvinceGeoId: rows[0].geo_id })).toEqual({ countyGeoId: partMessages.errors.elsewhere });
  expect(await fieldsOf({ countyGeoId: null, postalCodeGeoId: null, stateProvinceGeoId: rows[0].geo_id })).toEqual({ cityGeoId: partMessages.errors.elsewhere });
  expect(await fieldsOf({ stateProvinceGeoId: place.cityGeoId })).toEqual({ stateProvinceGeoId: partMessages.errors.option });
  expect(await fieldsOf({ contactMechPurposeId: 'PostalHome' })).toEqual({ contactMechPurposeId: partMessages.errors.option });
  expect(await fieldsOf({ thruDate: '2024-03-19' })).toHaveProperty('thruDate');
  expect(await fieldsOf({ stateProvinceGeoId: null, countyGeoId: null, postalCodeGeoId: null, cityGeoId: null })).toHaveProperty('stateProvinceGeoId');
  // a city right below its county, and a country whose provinces nobody lists
  expect(await fieldsOf({ postalCodeGeoId: null })).toBeUndefined();
  expect(await fieldsOf({ countryGeoId: 'DEU' })).toBeUndefined();
});

test('numbers and electronic addresses', async () => {
  const since = { partyId: companyId('holding'), fromDate: '2024-03-20' };
  await call('POST', 'organization/tel', { ...since, contactMechPurposeId: 'OrgPhoneMain', areaCode: '021', contactNumber: '88001122' });
  await call('POST', 'organization/electronic', { ...since, contactMechPurposeId: 'WebSite', infoString: 'https://example.ir' });
  expect(await rowsOf('organization/tel', companyId('holding'))).toMatchObject([{ areaCode: '021', contactNumber: '88001122' }]);
  expect(await rowsOf('organization/electronic', companyId('holding'))).toMatchObject([{ infoString: 'https://example.ir' }]);
  expect((await call('POST', 'organization/tel', { ...since, contactMechPurposeId: 'PhoneMobile', contactNumber: '09123456789' })).body.fields).toHaveProperty(
    'contactMechPurposeId',
  );
});

test('other information has a value of a kind on a day, of the kinds below OtherOrgInfo', async () => {
  await testBed.database.owner.query(
    `insert into enumeration (enum_id, enum_type_id, parent_enum_id, description, search_text) values ('OoiTest', 'settingType', 'OtherOrgInfo', 'Licence', 'licence')`,
  );
  const info = (more: object = {}) => ({ partyId: unitId('finance'), settingTypeEnumId: 'OoiTest', infoValue: 'L-1', fromDate: '2024-03-20', ...more });
  const { status, body } = await call('POST', 'unit/otherInfo', info({ thruDate: '2025-03-19', noteText: 'yearly' }));
  expect([status, body.rowVersion]).toEqual([201, 1]);
  expect(await rowsOf('unit/otherInfo', unitId('finance'))).toMatchObject([{ kindName: 'Licence', infoValue: 'L-1', noteText: 'yearly', thruDate: '2025-03-19' }]);
  expect((await call('POST', 'unit/otherInfo', info({ infoValue: 'L-2', fromDate: '2025-03-19' }))).body.fields).toEqual({
    settingTypeEnumId: partyContactMessages.errors.infoTwice,
  });
  expect((await call('POST', 'unit/otherInfo', info({ infoValue: 'L-2', fromDate: '2025-03-20' }))).status).toBe(201);
  expect((await call('POST', 'unit/otherInfo', info({ settingTypeEnumId: 'OtherPersonalInf' }))).body.fields).toEqual({ settingTypeEnumId: partMessages.errors.option });
  expect((await call('POST', 'organization/otherInfo', info({ partyId: companyId('holding') }))).status).toBe(201);
  expect((await call('GET', `unit/otherInfo?partyId=${unitId('finance')}`, undefined, foreigner)).status).toBe(404);
});

test('what is not offered any more is not chosen anew; where it stands it stays', async () => {
  const { owner } = testBed.database;
  const party = { partyId: unitId('finance') };
  const { id } = (await call('POST', 'unit/address', address(party))).body;
  const offered = async (flag: 'Y' | 'N', enumId: string) => {
    await owner.query('update enumeration set option_indicator = $1 where enum_id = $2', [flag, enumId]);
    await owner.query('update geo set option_indicator = $1 where geo_id = $2', [flag, place.cityGeoId]);
  };
  const { contactMechPurposeId } = address({});
  await offered('N', contactMechPurposeId);
  const refused = (await call('POST', 'unit/address', address(party))).body.fields;
  expect(refused).toEqual({ contactMechPurposeId: partMessages.errors.option });
  expect((await call('PUT', `unit/address/${id}`, address({ street: 'Still', rowVersion: 1, fromDate: '2024-04-20' }))).status).toBe(200);
  await owner.query(`update enumeration set option_indicator = 'Y' where enum_id = $1`, [contactMechPurposeId]);
  expect((await call('POST', 'unit/address', address(party))).body.fields).toEqual({ cityGeoId: partMessages.errors.option });
  await offered('Y', contactMechPurposeId);
});

test('nobody reaches what belongs to another company, to a person, or to the other kind of owner', async () => {
  const { id } = (await call('POST', 'unit/address', address({ partyId: unitId('sales') }))).body;
  expect((await call('GET', `unit/address?partyId=${unitId('sales')}`, undefined, foreigner)).status).toBe(404);
  expect((await call('POST', 'unit/address', address({ partyId: unitId('sales') }), foreigner)).status).toBe(404);
  expect((await call('PUT', `unit/address/${id}`, address({ rowVersion: 1 }), foreigner)).status).toBe(404);
  expect((await call('DELETE', `unit/address/${id}`, undefined, foreigner)).status).toBe(404);
  expect((await call('GET', `organization/address?partyId=${companyId('holding')}`, undefined, foreigner)).status).toBe(404);
  // a position in one unit does not open its neighbour
  const head = { ...officer, unitIds: [unitId('finance')], grants: officer.grants.map((grant) => ({ ...grant, rowScope: 'units' as const })) };
  expect((await call('DELETE', `unit/address/${id}`, undefined, head)).status).toBe(404);
  expect((await call('GET', `unit/address?partyId=${unitId('finance')}`, undefined, head)).status).toBe(200);
  // people's addresses lie in the same table
  const { rows } = await testBed.database.owner.query('select postal_address_id as id from postal_address where party_id = $1', [partyId('accountant')]);
  expect((await call('DELETE', `unit/address/${rows[0].id}`)).status).toBe(404);
  expect((await call('DELETE', `organization/address/${id}`)).status).toBe(404);
  expect((await call('GET', `unit/address?partyId=${partyId('accountant')}`)).status).toBe(404);
});

test('one line leaves out what is empty', () => {
  const line = addressLine({ street: 'Main', alley: null, plate: '12', floor: '', postalCode: '1234567890' });
  expect(line.split(/[\u060c]/)).toHaveLength(3);
  expect(line.startsWith('Main')).toBe(true);
});
