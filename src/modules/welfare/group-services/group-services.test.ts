/** What groups have of services on the real database: shares are whole and stand once, and what somebody costs is counted by them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { serviceStart } from '../service-definition/service-definition.table.ts';

let server: TestApp;
let administrator: TestActor;
let ids: { welfareGroupId: string; welfareServiceId: string };
const send = async (path: string, body: object) => {
  const answer = await administrator.request('POST', `/api/rest/s1/welfare/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const share = { employeePercent: 33.5, employerPercent: 66.5, fromDate: '2026-03-21' };

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator } = await signInActors(server));
  const welfareServiceId = (await send('service/definition', { ...serviceStart, serviceCode: 'INN', title: 'Inn' })).body.id;
  const options = await administrator.request('GET', '/api/rest/s1/hcm/positionOptions');
  const [{ emplPositionId }] = options.json().list;
  const welfareGroupId = (await send('welfareGroup', { standardCode: 'W', description: 'Staff', responsibleEmplPositionId: emplPositionId })).body.id;
  ids = { welfareGroupId, welfareServiceId };
  expect((await send('welfareGroupShare', { ...ids, ...share })).status).toBe(201);
});
afterAll(() => server.close());

test.each([
  ['welfareGroupShare', share, 409, 'fromDate'],
  ['welfareGroupShare', { ...share, relation: 'Son', employerPercent: 66 }, 400, 'employerPercent'],
  ['welfareGroupShare', { ...share, relation: 'guest' }, 400, 'relation'],
  ['welfareGroupUse', { gapCount: 0, gapUnit: 'days', mostUses: 2, fromDate: '2026-03-21' }, 400, 'withinMonths'],
  ['welfareGroupShare', { ...share, welfareServiceId: '00000000-0000-4000-8000-000000000000' }, 400, 'welfareServiceId'],
])('a %s of %j is refused at its field', async (path, row, status, field) => {
  const answer = await send(path, { ...ids, ...row });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
});

test('the database itself refuses shares that are not whole', async () => {
  await expect(server.owner.query('update welfare_group_share set employer_percent = 1')).rejects.toMatchObject({ constraint: 'welfare_group_share_sum' });
});

test('a group is counted by its stored shares of the day, and a guest at full cost', async () => {
  const { welfareGroupId: groupId, welfareServiceId: serviceId } = ids;
  const asked = { audience: [{ cost: '1001' }], companions: [{ relation: 'self' }, { relation: 'guest' }] };
  const counted = await send('service/cost', { ...asked, groupId, serviceId, date: '2026-04-01' });
  expect(counted.body).toMatchObject({ companions: [{ employeeShare: '335', employerShare: '666' }, { employeeShare: '1001' }] });
  const before = await send('service/cost', { ...asked, groupId, serviceId, date: '2026-03-20' });
  expect(before.body.companions[0].fault).toBe('noShare');
  expect((await send('service/cost', { ...asked, groupId })).body.fields).toHaveProperty('groupId');
  expect((await send('service/cost', { ...asked, groupId: serviceId, serviceId })).status).toBe(404);
});
