import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes as options } from '#platform/reference-data/reference-data.routes.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { placeNames } from '#testing/place-names.ts';
import messages from './base-data.messages.fa.ts';
import { routes } from './base-data.routes.ts';

let testBed: Mounted;
const administrator = actorIn('administrator', 'administrator');
const officer = actorIn('hrOfficer', 'director');
const BASE = '/rest/s1/hcm/baseData';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Row = any;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => testBed.call(administrator, method, `${BASE}/${path}`, body);
const rowsOf = async (path: string): Promise<Row[]> => (await call('GET', path)).body.rows;
const rowOf = async (path: string, key: string, id: string): Promise<Row> => (await rowsOf(`${path}${path.includes('?') ? '&' : '?'}pageSize=200`)).find((row) => row[key] === id);
const bloods = 'enumeration?enumTypeId=BloodType';
const option = (over: object = {}) => ({ description: 'new one', enumTypeId: 'BloodType', enumCode: 'N1', ...over });
const marry = (id: string | null) => testBed.database.owner.query('update person set marital_status_enum_id = $1 where party_id = $2', [id, partyId('seller')]);

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'platform/reference-data/register', routes: [...routes, ...options], messages: { ...registerMessages, places: placeNames }, errors: [registerErrors] },
    { slice: 'modules/administration/base-data', routes: [], messages },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('a row comes, is changed, is no longer offered and goes; each leaves an audit row', async () => {
  const added = await call('POST', 'enumeration', option());
  expect([added.status, added.body]).toEqual([201, { id: 'BloodType_N1', rowVersion: 1 }]);
  const row = await rowOf(bloods, 'enumId', 'BloodType_N1');
  expect(row).toMatchObject({ description: 'new one', enumTypeId: 'BloodType', optionIndicator: 'Y', isSystem: 'N', sequenceNum: 0, rowVersion: 1 });
  const changed = await call('PUT', 'enumeration/BloodType_N1', option({ description: 'other', sequenceNum: 9, rowVersion: 1 }));
  expect(changed.body).toEqual({ id: 'BloodType_N1', rowVersion: 2 });
  expect((await call('PUT', 'enumeration/BloodType_N1/active', { optionIndicator: 'N', rowVersion: 2 })).body).toEqual({ id: 'BloodType_N1', rowVersion: 3 });
  expect(await rowOf(bloods, 'enumId', 'BloodType_N1')).toMatchObject({ description: 'other', sequenceNum: 9, optionIndicator: 'N' });
  expect((await call('DELETE', 'enumeration/BloodType_N1')).body).toEqual({ removed: true });
  expect((await call('DELETE', 'enumeration/BloodType_N1')).status).toBe(404);
  const { rows } = await testBed.database.owner.query(`select action from audit_entry where entity = 'Enumeration' and record_id = 'BloodType_N1' order by audit_id`);
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete']);
});

test('the version somebody has not seen is not written over', async () => {
  await call('POST', 'enumeration', option({ enumCode: 'V1' }));
  await call('PUT', 'enumeration/BloodType_V1', option({ enumCode: 'V1', description: 'first', rowVersion: 1 }));
  const late = await call('PUT', 'enumeration/BloodType_V1', option({ enumCode: 'V1', description: 'second', rowVersion: 1 }));
  expect([late.status, late.body.data.values]).toEqual([409, expect.objectContaining({ description: 'first', rowVersion: 2 })]);
});

describe('a row of the product', () => {
  test('keeps its id and stays, and may be named otherwise or no longer offered', async () => {
    const own = { description: 'own word', enumTypeId: 'MaritalStatus', rowVersion: 1 };
    expect((await call('DELETE', 'enumeration/MarsWidow')).body).toMatchObject({ errorCode: 'platform/reference-data/register.systemRow' });
    const renamed = await call('PUT', 'enumeration/MarsWidow', { ...own, enumId: 'MarsOther' });
    expect([renamed.status, Object.keys(renamed.body.fields)]).toEqual([409, ['enumId']]);
    expect((await call('PUT', 'enumeration/MarsWidow', own)).body).toEqual({ id: 'MarsWidow', rowVersion: 2 });
    expect((await call('PUT', 'enumeration/MarsWidow/active', { optionIndicator: 'N', rowVersion: 2 })).status).toBe(200);
  });
});

describe('a row that is used', () => {
  test('is not deleted, and the refusal says where it is used', async () => {
    await call('POST', 'enumeration', { description: 'used', enumTypeId: 'MaritalStatus', enumId: 'MarsUsed' });
    await marry('MarsUsed');
    const refused = await call('DELETE', 'enumeration/MarsUsed');
    expect(refused.status).toBe(409);
    expect(refused.body.messages).toContain(placeNames['person']);
    const moved = await call('PUT', 'enumeration/MarsUsed', { description: 'used', enumTypeId: 'MaritalStatus', enumId: 'MarsMoved', rowVersion: 1 });
    expect(moved.body.messages).toContain(placeNames['person']);
    await marry(null);
    expect((await call('PUT', 'enumeration/MarsUsed', { description: 'used', enumTypeId: 'MaritalStatus', enumId: 'MarsMoved', rowVersion: 1 })).body.id).toBe('MarsMoved');
    expect((await call('DELETE', 'enumeration/MarsMoved')).status).toBe(200);
  });

  test('also where no foreign key says so, in whatever company', async () => {
    await call('POST', 'enumeration', { description: 'shore', enumTypeId: 'ContactMechPurpose', enumId: 'PhoneShore' });
    await testBed.database.owner.query(
      `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid)
       select gen_random_uuid(), party_id, company_id, 'PhoneShore', '1', '[2020-01-01,)' from person where party_id = $1`,
      [partyId('worker')],
    );
    const refused = await call('DELETE', 'enumeration/PhoneShore');
    expect(refused.body.messages).toContain(placeNames['telecom_number']);
  });
});

describe('what is refused', () => {
  test.each([
    ['a code taken in its list', 'enumeration', option({ enumCode: 'n2' }), 409, 'enumCode'],
    ['an id taken in any list', 'enumeration', option({ enumCode: 'N3', enumId: 'MarsSingle' }), 409, 'enumId'],
    ['an id that is no word', 'enumeration', option({ enumCode: 'N5', enumId: '1-a' }), 400, 'enumId'],
    ['a list that is none', 'enumeration', option({ enumTypeId: 'Nothing' }), 400, 'enumTypeId'],
    ['no list', 'enumeration', option({ enumTypeId: null }), 400, 'enumTypeId'],
    ['a parent that is none', 'enumeration', option({ enumCode: 'N4', parentEnumId: 'Nothing' }), 400, 'parentEnumId'],
    ['a unit of no kind', 'uom', { uomTypeEnumId: 'MarsSingle', description: 'odd' }, 400, 'uomTypeEnumId'],
    ['a province in a province', 'geo', { geoTypeEnumId: 'GEOT_PROVINCE', geoName: 'odd', geoCodeNumeric: '99', parentGeoId: 'IRN-P1' }, 400, 'parentGeoId'],
    ['a code of another province', 'geo', { geoTypeEnumId: 'GEOT_PROVINCE', geoName: 'odd', geoCodeNumeric: '3', parentGeoId: 'IRN' }, 409, 'geoCodeNumeric'],
    ['a place that lies nowhere', 'geo', { geoTypeEnumId: 'GEOT_PROVINCE', geoName: 'odd', geoCodeNumeric: '98' }, 400, 'parentGeoId'],
    ['a move to a status of another type', 'transition', { statusTypeId: 'Agreement', statusId: 'ActiveAgr', toStatusId: 'ActiveRel', transitionName: 'odd' }, 400, 'toStatusId'],
    ['a move that stands', 'transition', { statusTypeId: 'Agreement', statusId: 'ActiveAgr', toStatusId: 'NotActiveAgr', transitionName: 'again' }, 409, 'toStatusId'],
    ['an id of a status that stands', 'status', { statusTypeId: 'Agreement', statusId: 'ActiveAgr', description: 'again' }, 409, 'statusId'],
  ])('%s', async (_what, path, body, status, field) => {
    await call('POST', 'enumeration', option({ enumCode: 'N2' }));
    const answer = await call('POST', path, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
  });

  test('a circle of parents, directly and further round', async () => {
    for (const [code, parent] of [
      ['C1', null],
      ['C2', 'BloodType_C1'],
      ['C3', 'BloodType_C2'],
    ] as const)
      await call('POST', 'enumeration', option({ enumCode: code, parentEnumId: parent }));
    for (const parent of ['BloodType_C1', 'BloodType_C3']) {
      const answer = await call('PUT', 'enumeration/BloodType_C1', option({ enumCode: 'C1', parentEnumId: parent, rowVersion: 1 }));
      expect([answer.status, answer.body.fields]).toEqual([409, { parentEnumId: registerMessages.errors.cycle }]);
    }
  });

  test('whoever lacks the key of the page', async () => {
    expect((await testBed.call(officer, 'GET', `${BASE}/uom`)).status).toBe(403);
    expect((await testBed.call(officer, 'DELETE', `${BASE}/uom/IRR`)).status).toBe(403);
  });
});

test('a list has one default, the newest', async () => {
  const defaults = async () => (await rowsOf(`${bloods}&pageSize=200`)).filter(({ isDefault }) => isDefault === 'Y').map(({ enumCode }) => enumCode);
  await call('POST', 'enumeration', option({ enumCode: 'D1', isDefault: 'Y' }));
  expect(await defaults()).toEqual(['D1']);
  await call('POST', 'enumeration', option({ enumCode: 'D2', isDefault: 'Y' }));
  expect(await defaults()).toEqual(['D2']);
});

test('statuses of one type with their moves; a status with moves is not deleted', async () => {
  await call('POST', 'status', { statusTypeId: 'Agreement', statusId: 'HeldAgr', description: 'held' });
  const move = await call('POST', 'transition', { statusTypeId: 'Agreement', statusId: 'ActiveAgr', toStatusId: 'HeldAgr', transitionName: 'hold' });
  expect((await rowsOf('transition?statusTypeId=Agreement')).map(({ transitionName }) => transitionName)).toContain('hold');
  expect((await call('DELETE', 'status/Agreement.HeldAgr')).body.messages).toContain(placeNames['status_flow_transition']);
  expect((await call('DELETE', `transition/${move.body.id}`)).status).toBe(200);
  expect((await call('DELETE', 'status/Agreement.HeldAgr')).status).toBe(200);
});

test('places are found by name and narrowed by kind', async () => {
  const added = await call('POST', 'geo', { geoTypeEnumId: 'GEOT_PROVINCE', geoName: 'Shore', geoCodeNumeric: '97', parentGeoId: 'IRN' });
  expect((await rowsOf('geo?searchValue=shore')).map(({ geoId }) => geoId)).toEqual([added.body.id]);
  expect((await call('GET', 'geo?geoTypeEnumId=GEOT_PROVINCE')).body.count).toBe(32);
});

test('the lists that may be edited', async () => {
  const { types, statusTypes, roles } = (await call('GET', 'types')).body;
  expect(types).toContainEqual({ enumTypeId: 'MaritalStatus', description: expect.any(String), typeGroup: 'personal' });
  expect(statusTypes.map(({ statusTypeId }: { statusTypeId: string }) => statusTypeId)).toContain('WorkEffort');
  expect(roles.length).toBeGreaterThan(5);
});

describe('kinds of other information', () => {
  const kind = (over: object = {}) => ({ description: 'size', parentEnumId: 'OtherPersonalInf', ...over });
  const given = async (id: string, value: string, person: PersonName = 'seller') =>
    testBed.database.owner.query(
      `insert into other_information (other_information_id, party_id, company_id, setting_type_enum_id, info_value, valid)
       select gen_random_uuid(), party_id, company_id, $2, $3, daterange('2024-03-20', null) from person where party_id = $1`,
      [partyId(person), id, value],
    );
  const typesOf = async (settingTypeEnumId: string): Promise<Row[]> =>
    (await testBed.call(officer, 'GET', `/rest/s1/hcm/getTypeOfPartySetting?settingTypeEnumId=${settingTypeEnumId}`)).body.partySettingTypes;
  const typeOf = async (id: string, of = 'OtherPersonalInf') => (await typesOf(of)).find(({ partySettingTypeId }) => partySettingTypeId === id);

  test('are those of people or of organisations, a list or a text with pattern and default', async () => {
    const { body: listed } = await call('POST', 'settingType', kind({ valueEnumTypeId: 'BloodType', validRegexp: 'dropped', validHint: 'x', defaultValue: 'dropped' }));
    expect(await rowOf('settingType', 'enumId', listed.id)).toMatchObject({
      parentEnumId: 'OtherPersonalInf',
      valueEnumTypeId: 'BloodType',
      validRegexp: null,
      defaultValue: null,
    });
    await testBed.database.owner.query(`update enumeration set is_default = 'N' where enum_type_id = 'BloodType'`);
    const [first] = (await typeOf(listed.id)).values;
    expect(await typeOf(listed.id)).toMatchObject({ description: 'size', enumTypeId: 'BloodType', defaultValue: null, optionIndicator: 'Y' });
    await testBed.database.owner.query(`update enumeration set is_default = 'Y' where enum_id = $1`, [first.enumId]);
    expect((await typeOf(listed.id)).defaultValue).toBe(first.enumId);
    const { body: written } = await call('POST', 'settingType', kind({ parentEnumId: 'OtherOrgInfo', validRegexp: '\\d{2}', validHint: 'two digits', defaultValue: '12' }));
    expect(await typeOf(written.id, 'OtherOrgInfo')).toMatchObject({ enumTypeId: null, validRegexp: '\\d{2}', defaultValue: '12', values: [] });
    expect(await typeOf(written.id)).toBeUndefined();
    // the rows at the top are no kinds
    expect((await rowsOf('settingType?pageSize=200')).map(({ enumId }) => enumId)).not.toContain('OtherOrgInfo');
    expect((await call('PUT', 'settingType/OtherOrgInfo', kind({ rowVersion: 1 }))).status).toBe(404);
    expect((await call('PUT', 'settingType/MarsSingle', kind({ rowVersion: 1 }))).status).toBe(404);
  });

  test.each([
    ['a pattern that does not compile', { validRegexp: '(', validHint: 'x' }, { validRegexp: messages.badPattern }],
    ['a repetition of what repeats', { validRegexp: '(a+)+b', validHint: 'x' }, { validRegexp: messages.badPattern }],
    ['a pattern without words', { validRegexp: 'a' }, { validHint: expect.any(String) }],
    ['a default that breaks the pattern', { validRegexp: '\\d', validHint: 'x', defaultValue: 'a' }, { defaultValue: messages.defaultBreaks }],
    ['a list that is none', { valueEnumTypeId: 'NoSuch' }, { valueEnumTypeId: registerMessages.errors.option }],
    ['an owner that is none', { parentEnumId: 'OpiShoeSize' }, { parentEnumId: expect.any(String) }],
  ])('refuse %s', async (_, over, fields) => {
    const { status, body } = await call('POST', 'settingType', kind(over));
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('keep their owner and their list while values of any company stand, and get a list where there was none', async () => {
    const { body } = await call('POST', 'settingType', kind());
    await given(body.id, 'typed', 'worker');
    const change = (over: object) => call('PUT', `settingType/${body.id}`, kind(over));
    expect((await change({ parentEnumId: 'OtherOrgInfo', rowVersion: 1 })).body.errorCode).toBe('platform/reference-data/register.inUse');
    expect((await change({ valueEnumTypeId: 'BloodType', rowVersion: 1 })).body).toEqual({ id: body.id, rowVersion: 2 });
    for (const valueEnumTypeId of [null, 'MaritalStatus']) expect((await change({ valueEnumTypeId, rowVersion: 2 })).body.errorCode).toBe('platform/reference-data/register.inUse');
    const moved = await call('PUT', `enumeration/${body.id}`, { description: 'size', enumTypeId: 'settingType', parentEnumId: 'OtherOrgInfo', rowVersion: 2 });
    expect(moved.body.errorCode).toBe('platform/reference-data/register.inUse');
    expect((await change({ description: 'width', valueEnumTypeId: 'BloodType', rowVersion: 2 })).body.rowVersion).toBe(3);
  });

  test('an option that is somebody\u2019s value is not deleted', async () => {
    const { body } = await call('POST', 'settingType', kind({ valueEnumTypeId: 'BloodType' }));
    const { body: added } = await call('POST', 'enumeration', option({ enumCode: 'W1' }));
    await given(body.id, added.id);
    expect((await call('DELETE', `enumeration/${added.id}`)).body.messages).toContain(placeNames['other_information']);
  });

  test('are edited by whoever edits lists', async () => {
    for (const [method, path] of [
      ['GET', 'settingType'],
      ['POST', 'settingType'],
    ] as const)
      expect((await testBed.call(officer, method, `${BASE}/${path}`, method === 'POST' ? kind() : undefined)).status).toBe(403);
  });
});
