import { afterAll, beforeAll, expect, test } from 'vitest';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId, postId } from '#testing/organisation.ts';
import { organisationalErrors } from './organisational.contract.ts';
import messages from './organisational.messages.fa.ts';
import { routes } from './organisational.routes.ts';
import words from './organisational-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person';
const list = async (path: string, person: PersonName, { actor = officer, asOf = '' } = {}) =>
  (await testBed.call(actor, 'GET', `${PATH}/${path}?partyId=${partyId(person)}${asOf && `&asOf=${asOf}`}`)).body.rows;

/** Ids of classifications by their codes. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/organisational', routes, messages, errors: [organisationalErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
  for (const [code, kind, under, company] of [
    ['A1', 'ActivityArea', undefined, 'holding'],
    ['G1', 'EmployeeGroups', undefined, 'holding'],
    ['G2', 'EmployeeGroups', undefined, 'holding'],
    ['S1', 'EmployeeSubGroups', 'G1', 'holding'],
    ['C1', 'CostCenter', undefined, 'holding'],
    ['C9', 'CostCenter', undefined, 'subsidiary'],
  ] as const) {
    ids[code] = newId();
    await testBed.database.owner.query(
      `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, parent_classification_id, standard_code, description) values ($1, $2, $3, $4, $5, $5)`,
      [ids[code], companyId(company), kind, under === undefined ? null : ids[under], code],
    );
  }
});
afterAll(() => testBed.close());

test('a place in the structure follows the one before it; each names a row of its kind', async () => {
  const place = (more: object = {}) => ({ activityAreaId: ids['A1'], employeeGroupId: ids['G1'], employeeSubGroupId: ids['S1'], fromDate: '2024-03-20', ...more });
  const add = (more: object = {}) => testBed.call(officer, 'POST', `${PATH}/structure`, place({ partyId: partyId('seller'), ...more }));
  const refused = async (more: object) => (await add(more)).body.fields;
  expect((await add()).status).toBe(201);
  expect((await add({ fromDate: '2025-03-21', costCenterId: ids['C1'] })).status).toBe(201);
  expect(await list('structure', 'seller')).toMatchObject([
    { fromDate: '2025-03-21', thruDate: null, costCenterName: 'C1', employeeSubGroupName: 'S1' },
    { fromDate: '2024-03-20', thruDate: '2025-03-20', activityAreaName: 'A1', costCenterName: null },
  ]);
  expect(await list('structure', 'seller', { asOf: '2024-06-01' })).toMatchObject([{ fromDate: '2024-03-20' }]);
  expect(await refused({ fromDate: '2023-03-21' })).toEqual({ thruDate: messages.errors.structureTwice });
  expect(await refused({ fromDate: '2010-03-21', thruDate: '2020-03-19' })).toEqual({ fromDate: messages.errors.notHere });
  expect(await refused({ employeeGroupId: ids['G2'] })).toEqual({ employeeSubGroupId: partMessages.errors.option });
  expect(await refused({ costCenterId: ids['C9'] })).toEqual({ costCenterId: partMessages.errors.option });
  expect(await refused({ activityAreaId: ids['C1'] })).toEqual({ activityAreaId: partMessages.errors.option });
  expect(await refused({ activityAreaId: null, employeeGroupId: null })).toEqual({ activityAreaId: words.nothing });
});

test('posts of a person on a day and over time', async () => {
  const { owner } = testBed.database;
  await owner.query(`update empl_position_party set valid = '[2021-03-21,2024-03-20)' where party_id = $1`, [partyId('seller')]);
  await owner.query(
    `insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, occupancy_rate, valid) values ($1, $2, $3, $4, 50, '[2024-03-20,)')`,
    [newId(), companyId('holding'), postId('salesHead'), partyId('seller')],
  );
  const rows = await list('seats', 'seller');
  expect(rows).toMatchObject([
    { positionCode: 'salesHead', occupancyRate: 50, partyFromDate: '2024-03-20', partyThruDate: null, mainPosition: 'Y', unitName: expect.any(String) },
    { positionCode: 'seller', partyThruDate: '2024-03-19', unitName: expect.any(String) },
  ]);
  expect(await list('seats', 'seller', { asOf: '2023-01-01' })).toEqual([rows[1]]);
  // the version is that of the calls which change the link
  const { rows: stored } = await owner.query('select (xmin::text::bigint % 2147483647)::int as version from empl_position_party where empl_position_party_id = $1', [
    rows[0].emplPositionPartyId,
  ]);
  expect(rows[0].rowVersion).toBe(stored[0].version);
});

test('employments with their kinds over time', async () => {
  const { owner } = testBed.database;
  const employment = `(select party_relationship_id from party_relationship where party_id = '${partyId('seller')}')`;
  await owner.query(`update employment_kind set valid = '[2021-03-21,2023-03-21)' where party_relationship_id = ${employment}`);
  await owner.query(
    `insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) values (${employment}, '${companyId('holding')}', 'EmsContract', '[2023-03-21,)')`,
  );
  const [row, ...none] = await list('employments', 'seller');
  expect(none).toEqual([]);
  expect(row).toMatchObject({ pseudoId: factsOf('seller').pseudoId, statusId: 'ActiveRel', partyFromDate: '2021-03-21', relationshipName: expect.any(String) });
  expect(row.kinds.map(({ fromDate, thruDate }: { fromDate: string; thruDate: string }) => [fromDate, thruDate])).toEqual([
    ['2023-03-21', null],
    ['2021-03-21', '2023-03-20'],
  ]);
  const [then] = await list('employments', 'seller', { asOf: '2023-03-20' });
  expect(then.kinds).toMatchObject([{ fromDate: '2021-03-21', thruDate: '2023-03-20' }]);
  expect(await list('employments', 'seller', { asOf: '2020-01-01' })).toEqual([]);
});

test.each(['structure', 'seats', 'employments'])('%s: a colleague, a manager of other units and an officer of another company meet nothing', async (path) => {
  const opened = (actor: typeof officer) => ({
    ...actor,
    grants: actor.grants.map((grant) => ({ ...grant, permissions: [...grant.permissions, 'personnelInformationManagement'] })),
  });
  const of = `${PATH}/${path}?partyId=${partyId('director')}`;
  for (const actor of [actorIn('hrOfficer', 'worker'), opened(actorIn('employee', 'colleague')), opened(actorIn('unitManager', 'accountant', ['finance']))])
    expect((await testBed.call(actor, 'GET', of)).status).toBe(404);
  expect((await testBed.call(actorIn('unitManager', 'salesHead', ['sales']), 'GET', of)).status).toBe(403);
  expect((await testBed.call(actorIn('employee', 'director'), 'GET', of)).status).toBe(200);
});
