import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { placeNames } from '#testing/place-names.ts';
import { routes } from './structure-base.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/orgStructureBaseInfo';
const row = (classificationTypeEnumId: string, standardCode: string, parentClassificationId: string | null = null) => ({
  classificationTypeEnumId,
  standardCode,
  description: standardCode,
  parentClassificationId,
});
const add = async (body: object, actor = officer) => (await testBed.call(actor, 'POST', PATH, body)).body;

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/reference-data/register', routes, messages: { ...registerMessages, places: placeNames }, errors: [registerErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('sub-groups stand under groups, and nothing else does', async () => {
  const { id: group } = await add(row('EmployeeGroups', 'G1'));
  const { id: under } = await add(row('EmployeeSubGroups', 'S1', group));
  expect((await add(row('EmployeeSubGroups', 'S2'))).fields).toHaveProperty('parentClassificationId');
  expect((await add(row('EmployeeSubGroups', 'S3', under))).fields).toHaveProperty('parentClassificationId');
  expect((await add(row('organizationType', 'X1'))).fields).toHaveProperty('classificationTypeEnumId');
  expect((await add(row('EmployeeGroups', 'g1'))).fields).toHaveProperty('standardCode');
  // the same code in another kind is another row
  expect(await add(row('CostCenter', 'G1'))).toMatchObject({ rowVersion: 1 });
  expect((await testBed.call(officer, 'PUT', `${PATH}/${group}`, { ...row('CostCenter', 'G9'), rowVersion: 1 })).body.fields).toHaveProperty('classificationTypeEnumId');
  expect((await testBed.call(officer, 'DELETE', `${PATH}/${group}`)).body.messages).toContain(placeNames['party_classification']);
  const { rows } = (await testBed.call(officer, 'GET', `${PATH}?classificationTypeEnumId=EmployeeSubGroups`)).body;
  expect(rows).toMatchObject([{ standardCode: 'S1', parentName: 'G1', parentClassificationId: group }]);
});

test('each company has its own', async () => {
  const { id } = await add(row('ActivityArea', 'A1'));
  expect((await testBed.call(foreigner, 'GET', PATH)).body.count).toBe(0);
  expect(await add(row('ActivityArea', 'A1'), foreigner)).toMatchObject({ rowVersion: 1 });
  expect((await testBed.call(foreigner, 'PUT', `${PATH}/${id}/active`, { optionIndicator: 'N', rowVersion: 1 })).status).toBe(404);
});
