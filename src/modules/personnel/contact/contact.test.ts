import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import texts from '#kernel/form/form.messages.fa.ts';
import { contactErrors } from '#platform/party/contact/contact.errors.ts';
import partyContactMessages from '#platform/party/contact/contact.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { lacksPurpose } from './complete.rules.ts';
import messages from './contact.messages.fa.ts';
import { routes } from './contact.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `${PATH}/${path}`, body);
const correct = (path: string, body: object) => call('PUT', `${path}/correction`, { ...body, correctionReason: 'was never so' });
const rowsOf = async (path: string, person: PersonName, actor = officer) => (await call('GET', `${path}?partyId=${partyId(person)}`, undefined, actor)).body.rows;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/contact', routes, messages },
    { slice: 'platform/party/contact', routes: [], messages: partyContactMessages, errors: [contactErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('a mobile number is stored in one form and needs eleven digits; another number needs not', async () => {
  const phone = (more: object) => call('POST', 'tel', { partyId: partyId('seller'), contactMechPurposeId: 'PhoneMobile', fromDate: '2024-03-20', ...more });
  const { status, body } = await phone({ contactNumber: '+98 912 345 6789', areaCode: '021' });
  expect(status).toBe(201);
  expect((await rowsOf('tel', 'seller')).find(({ id }: { id: string }) => id === body.id)).toMatchObject({ contactNumber: '09123456789', areaCode: null });
  expect((await phone({ contactNumber: '88001122' })).body.fields).toEqual({ contactNumber: texts.codes.mobile });
  expect((await phone({ contactNumber: '88001122', contactMechPurposeId: 'PhoneHome', areaCode: '021' })).status).toBe(201);
  expect((await phone({ contactNumber: '88001122', contactMechPurposeId: 'OrgPhoneMain' })).body.fields).toEqual({ contactMechPurposeId: partMessages.errors.option });
});

test('an e-mail address is one, another electronic address may be anything Latin', async () => {
  const address = (more: object) => call('POST', 'electronic', { partyId: partyId('seller'), contactMechPurposeId: 'EmailWork', fromDate: '2024-03-20', ...more });
  expect((await address({ infoString: 'seller@' })).body.fields).toEqual({ infoString: texts.codes.email });
  expect((await address({ infoString: 'seller@example.ir' })).status).toBe(201);
  expect((await address({ infoString: '@seller', contactMechPurposeId: 'Messenger' })).status).toBe(201);
});

test('an imported row is shown with the city of its sheet and can be edited', async () => {
  const [imported] = await rowsOf('address', 'accountant');
  expect(imported).toMatchObject({ cityText: expect.any(String), cityGeoId: null, fromDate: '2021-03-21' });
  const { rows } = await testBed.database.owner.query(
    `select c.geo_id as city, p.geo_id as province from geo c join geo r on r.geo_id = c.parent_geo_id join geo s on s.geo_id = r.parent_geo_id join geo p on p.geo_id = s.parent_geo_id
     where c.geo_type_enum_id = 'GEOT_CITY' order by c.geo_id limit 1`,
  );
  const { id, partyId: _party, purposeName: _purpose, provinceName: _province, cityName: _city, ...stored } = imported;
  const chosen = { ...stored, countryGeoId: 'IRN', stateProvinceGeoId: rows[0].province, plate: '5' };
  expect((await correct(`address/${id}`, chosen)).body).toMatchObject({ rowVersion: 2 });
  expect(await rowsOf('address', 'accountant')).toMatchObject([{ cityText: imported.cityText, plate: '5', street: imported.street }]);
  // a chosen city takes the place of the words of the sheet
  expect((await correct(`address/${id}`, { ...chosen, cityGeoId: rows[0].city, rowVersion: 2 })).status).toBe(200);
  expect(await rowsOf('address', 'accountant')).toMatchObject([{ cityText: null, cityGeoId: rows[0].city, cityName: expect.any(String) }]);
});

test('an imported city lies where it lies, so that its row can be edited as it is', async () => {
  const { rows } = await testBed.database.owner.query(
    `select c.geo_id as "cityGeoId", r.geo_id as "postalCodeGeoId", s.geo_id as "countyGeoId", s.parent_geo_id as "stateProvinceGeoId"
     from geo c join geo r on r.geo_id = c.parent_geo_id join geo s on s.geo_id = r.parent_geo_id where c.geo_type_enum_id = 'GEOT_CITY' order by c.geo_id limit 1`,
  );
  await testBed.database.owner.query('update postal_address set city_geo_id = $2, city_text = null where party_id = $1', [partyId('colleague'), rows[0].cityGeoId]);
  const [{ id, partyId: _party, purposeName: _purpose, provinceName: _province, cityName: _city, ...stored }] = await rowsOf('address', 'colleague');
  expect(stored).toMatchObject({ ...rows[0], countryGeoId: 'IRN' });
  expect((await correct(`address/${id}`, { ...stored, plate: '7' })).status).toBe(200);
  expect(await rowsOf('address', 'colleague')).toMatchObject([{ ...rows[0], plate: '7' }]);
});

test('what was stays in the list, a day shows what held on it', async () => {
  const other = (infoString: string, fromDate: string, thruDate: string | null) =>
    call('POST', 'electronic', { partyId: partyId('director'), contactMechPurposeId: 'EmailPersonal', infoString, fromDate, thruDate });
  await other('old@example.ir', '2022-03-21', '2023-03-20');
  await other('new@example.ir', '2023-03-21', null);
  expect((await rowsOf('electronic', 'director')).map(({ infoString }: { infoString: string }) => infoString)).toEqual(['new@example.ir', 'old@example.ir']);
  expect((await call('GET', `electronic?partyId=${partyId('director')}&asOf=2022-06-01`)).body.rows).toMatchObject([{ infoString: 'old@example.ir' }]);
});

describe('other information', () => {
  const kinds = [
    ['ZSize', 'OtherPersonalInf', 'BloodType', null],
    ['ZPlate', 'OtherPersonalInf', null, '\\d{2}[A-Z]'],
    ['ZEvil', 'OtherPersonalInf', null, '(a|a|aa)*b'],
    ['ZOld', 'OtherPersonalInf', null, null],
    ['ZUnit', 'OtherOrgInfo', null, null],
  ];
  const send = (over: object, actor = officer) =>
    call('POST', 'otherInfo', { partyId: partyId('seller'), settingTypeEnumId: 'ZSize', infoValue: 'ZBloodA', fromDate: '2024-03-20', ...over }, actor);
  const hint = 'two digits and a letter';

  beforeAll(async () => {
    const { owner } = testBed.database;
    await owner.query(
      `insert into enumeration (enum_id, enum_type_id, description, search_text, option_indicator)
       values ('ZBloodA', 'BloodType', 'A plus', 'a', 'Y'), ('ZBloodB', 'BloodType', 'B plus', 'b', 'Y'), ('ZBloodX', 'BloodType', 'X', 'x', 'N')`,
    );
    for (const [id, parent, list, pattern] of kinds)
      await owner.query(
        `insert into enumeration (enum_id, enum_type_id, parent_enum_id, description, search_text, value_enum_type_id, valid_regexp, valid_hint)
         values ($1, 'settingType', $2, $1, 'z', $3, $4, case when $4::text is not null then $5 end)`,
        [id, parent, list, pattern, hint],
      );
  });

  test('a value of a list is an option of it, told by its name; one value on a day', async () => {
    const { status, body } = await send({ thruDate: '2025-03-19' });
    expect(status).toBe(201);
    expect(await rowsOf('otherInfo', 'seller')).toMatchObject([{ id: body.id, kindName: 'ZSize', infoValue: 'ZBloodA', valueName: 'A plus' }]);
    for (const infoValue of ['A plus', 'ZBloodX', 'ZPlate', 'MarsSingle'])
      expect((await send({ infoValue, fromDate: '2025-03-20' })).body.fields).toEqual({ infoValue: partMessages.errors.option });
    expect((await send({ infoValue: 'ZBloodB', fromDate: '2025-03-19' })).body).toMatchObject({ fields: { settingTypeEnumId: partyContactMessages.errors.infoTwice } });
    expect((await send({ infoValue: 'ZBloodB', fromDate: '2025-03-20' })).status).toBe(201);
    expect((await send({ infoValue: null, fromDate: null, settingTypeEnumId: 'ZOld' })).body.fields).toEqual({ infoValue: expect.any(String), fromDate: expect.any(String) });
  });

  test('a text matches the pattern of its kind as a whole, and whoever breaks it is told how to write it', async () => {
    const plate = (infoValue: string) => send({ settingTypeEnumId: 'ZPlate', infoValue });
    for (const infoValue of ['12', '12AB', 'x12A']) expect((await plate(infoValue)).body.fields).toEqual({ infoValue: partyContactMessages.errors.infoPattern({ hint }) });
    expect((await plate('\u06f1\u06f2A')).status).toBe(201);
  });

  test('a pattern that would take the engine years is answered at once', async () => {
    expect((await send({ settingTypeEnumId: 'ZEvil', infoValue: 'a'.repeat(199) })).status).toBe(400);
    expect((await send({ settingTypeEnumId: 'ZEvil', infoValue: 'a'.repeat(400) })).status).toBe(400);
  });

  test('kinds of organisations and those that are no longer offered are none', async () => {
    await testBed.database.owner.query(`update enumeration set option_indicator = 'N' where enum_id = 'ZOld'`);
    for (const settingTypeEnumId of ['ZUnit', 'ZOld', 'OtherPersonalInf', 'ZBloodA'])
      expect((await send({ settingTypeEnumId })).body.fields).toEqual({ settingTypeEnumId: partMessages.errors.option });
  });

  test('what stood before a kind got its rule is shown and can be edited around', async () => {
    await testBed.database.owner.query(`update enumeration set option_indicator = 'Y', value_enum_type_id = null where enum_id = 'ZOld'`);
    const { body } = await send({ settingTypeEnumId: 'ZOld', infoValue: 'ABplus' });
    await testBed.database.owner.query(`update enumeration set option_indicator = 'N', value_enum_type_id = 'BloodType' where enum_id = 'ZOld'`);
    const row = (await rowsOf('otherInfo', 'seller')).find(({ id }: { id: string }) => id === body.id);
    expect(row).toMatchObject({ infoValue: 'ABplus', valueName: 'ABplus' });
    const change = (over: object) => correct(`otherInfo/${body.id}`, { settingTypeEnumId: 'ZOld', infoValue: 'ABplus', noteText: 'told', fromDate: '2024-03-20', ...over });
    expect((await change({ rowVersion: 1 })).body.rowVersion).toBe(2);
    expect((await change({ rowVersion: 2, infoValue: 'other' })).body.fields).toEqual({ infoValue: partMessages.errors.option });
    expect((await change({ rowVersion: 2, infoValue: 'ZBloodB' })).body.rowVersion).toBe(3);
  });

  test('a colleague and an officer of another company give nobody a value', async () => {
    const valid = { settingTypeEnumId: 'ZPlate', infoValue: '12A', fromDate: '2030-01-01' };
    const colleague = actorIn('employee', 'colleague');
    const mayAdd = { ...colleague, grants: colleague.grants.map((grant) => ({ ...grant, permissions: ['personnelInformationManagement'] })) };
    // facts of the class personal are not a colleague's to say of anybody
    expect((await send(valid, mayAdd)).status).toBe(403);
    expect((await send(valid, actorIn('hrOfficer', 'worker'))).status).toBe(404);
    expect(await rowsOf('otherInfo', 'seller')).not.toContainEqual(expect.objectContaining({ fromDate: valid.fromDate }));
    expect((await send({}, actorIn('employee', 'seller'))).status).toBe(403);
  });
});

test('a complete file has a residence and a mobile that hold today', () => {
  const row = { contactMechPurposeId: 'PhoneMobile', fromDate: '2024-03-20', thruDate: '2025-03-20' };
  expect(lacksPurpose([row], 'PhoneMobile', '2025-03-20')).toBe(false);
  expect(lacksPurpose([row], 'PhoneMobile', '2025-03-21')).toBe(true);
  expect(lacksPurpose([{ ...row, fromDate: null }], 'PhoneMobile', '2020-01-01')).toBe(false);
  expect(lacksPurpose([row], 'PostalHome', '2025-03-20')).toBe(true);
});

describe('who sees it', () => {
  const manager = actorIn('unitManager', 'salesHead', ['sales']);
  const withTabs = (actor: typeof officer) => ({
    ...actor,
    grants: actor.grants.map((grant) => ({ ...grant, permissions: [...grant.permissions, 'personnelInformationManagement'] })),
  });

  test.each(['address', 'tel', 'electronic', 'otherInfo'])('%s: a colleague, a manager of other units and an officer of another company meet nothing', async (path) => {
    const of = `${path}?partyId=${partyId('seller')}`;
    expect((await call('GET', of, undefined, withTabs(actorIn('employee', 'colleague')))).status).toBe(404);
    expect((await call('GET', of, undefined, withTabs(actorIn('unitManager', 'accountant', ['finance'])))).status).toBe(404);
    expect((await call('GET', of, undefined, actorIn('hrOfficer', 'worker'))).status).toBe(404);
    expect((await call('GET', of, undefined, manager)).status).toBe(403);
    expect((await call('GET', of, undefined, actorIn('employee', 'seller'))).status).toBe(200);
  });

  test('a row of somebody out of scope is none', async () => {
    const [{ id, rowVersion }] = await rowsOf('tel', 'seller');
    const body = { contactMechPurposeId: 'PhoneMobile', contactNumber: factsOf('seller').mobile, fromDate: '2024-03-20', rowVersion };
    for (const actor of [actorIn('hrOfficer', 'worker'), withTabs(actorIn('unitManager', 'accountant', ['finance']))]) {
      expect((await call('PUT', `tel/${id}`, body, actor)).status).toBe(404);
      expect((await call('DELETE', `tel/${id}`, undefined, actor)).status).toBe(404);
    }
    // their own file people read only
    expect((await call('DELETE', `tel/${id}`, undefined, actorIn('employee', 'seller'))).status).toBe(403);
    expect(await rowsOf('tel', 'seller', withTabs(manager))).toContainEqual(expect.objectContaining({ id }));
  });
});
