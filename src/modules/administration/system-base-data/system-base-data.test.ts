import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { placeNames } from '#testing/place-names.ts';
import { routes } from './system-base-data.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => testBed.call(officer, method, `/rest/s1/hcm/baseData/${path}`, body);

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/reference-data/register', routes, messages: { ...registerMessages, places: placeNames }, errors: [registerErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('an organ with its branches: codes are Latin and their own, an organ with branches is not deleted', async () => {
  const organ = { organCode: 'SSO', organName: 'social security', organTypeEnumId: 'OrtSocialSecurity' };
  const { id: organId } = (await call('POST', 'organ', organ)).body;
  expect((await call('POST', 'organ', { ...organ, organCode: 'sso' })).body.fields).toHaveProperty('organCode');
  expect((await call('POST', 'organ', { ...organ, organCode: '\u06A9\u062F' })).body.fields).toHaveProperty('organCode');
  const branch = { organId, branchCode: 'B1', branchTitle: 'branch', cityGeoId: 'IRN-S1', areaCode: '021' };
  const { id: branchId } = (await call('POST', 'organBranch', branch)).body;
  expect((await call('POST', 'organBranch', branch)).body.fields).toHaveProperty('branchCode');
  expect((await call('POST', 'organBranch', { ...branch, branchCode: 'B2', cityGeoId: 'Nowhere' })).body.fields).toHaveProperty('cityGeoId');
  expect((await call('GET', `organBranch?organId=${organId}`)).body.rows).toMatchObject([
    { branchCode: 'B1', organName: 'social security', areaCode: '021', cityName: expect.any(String) },
  ]);
  expect((await call('DELETE', `organ/${organId}`)).body.messages).toContain(placeNames['organ_branch']);
  expect((await call('DELETE', `organBranch/${branchId}`)).status).toBe(200);
  expect((await call('DELETE', `organ/${organId}`)).status).toBe(200);
});

test('an inactive option is no new choice, and one that was chosen before stays', async () => {
  const organ = { organCode: 'TAX', organName: 'taxes', organTypeEnumId: 'OrtSocialSecurity' };
  const { id } = (await call('POST', 'organ', organ)).body;
  const offer = (isOffered: boolean) => testBed.database.owner.query(`update enumeration set option_indicator = $1 where enum_id = 'OrtSocialSecurity'`, [isOffered ? 'Y' : 'N']);
  const refused = { organTypeEnumId: registerMessages.errors.option };
  await offer(false);
  expect((await call('POST', 'organ', { ...organ, organCode: 'TAX2' })).body.fields).toEqual(refused);
  expect((await call('PUT', `organ/${id}`, { ...organ, organName: 'all taxes', rowVersion: 1 })).body).toEqual({ id, rowVersion: 2 });
  expect((await call('PUT', `organ/${id}`, { ...organ, organTypeEnumId: 'OrtTax', rowVersion: 2 })).body).toEqual({ id, rowVersion: 3 });
  expect((await call('PUT', `organ/${id}`, { ...organ, rowVersion: 3 })).body.fields).toEqual(refused);
  await offer(true);
  expect((await call('PUT', `organ/${id}`, { ...organ, rowVersion: 3 })).body).toEqual({ id, rowVersion: 4 });
  // an option of another list
  expect((await call('PUT', `organ/${id}`, { ...organ, organTypeEnumId: 'MarsSingle', rowVersion: 4 })).body.fields).toEqual(refused);
});

test('a bank keeps its code, takes the day of its merger, and mergers end somewhere', async () => {
  const [ayandeh] = (await call('GET', 'bank?searchValue=062')).body.rows;
  const facts = { bankId: '062', description: ayandeh.description, mergedIntoBankId: '017' };
  expect((await call('PUT', 'bank/062', { ...facts, mergedOn: '2025-10-23', rowVersion: 1 })).status).toBe(200);
  expect((await call('GET', 'bank?searchValue=062')).body.rows).toMatchObject([{ mergedIntoBankId: '017', mergedOn: '2025-10-23' }]);
  expect((await call('PUT', 'bank/017', { bankId: '017', description: 'x', mergedIntoBankId: '062', rowVersion: 1 })).body.errorCode).toContain('cycle');
  expect((await call('PUT', 'bank/017', { bankId: '117', description: 'x', rowVersion: 1 })).body.errorCode).toContain('systemId');
  expect((await call('POST', 'bank', { bankId: '12', description: 'short' })).body.fields).toHaveProperty('bankId');
});
