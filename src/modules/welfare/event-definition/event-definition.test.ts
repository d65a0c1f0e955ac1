/** Events on the real database: what cannot be stands refused at its field, and quotas never hold more than slots, whichever is written first. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { serviceStart } from '../service-definition/service-definition.table.ts';
import { eventStart } from './event-definition.table.ts';

let server: TestApp;
let administrator: TestActor;
let welfareEventId: string;
let welfareGroupId: string;
let welfareServiceId: string;
let group: object;
const PATH = '/api/rest/s1/welfare';
const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await administrator.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const below = (kind: string, row: object) => send('POST', `service/event/${kind}`, { welfareEventId, ...row });
const event = { ...eventStart, eventCode: 'E', title: 'Summer', requestFrom: '2026-03-21', requestThru: '2026-06-20' };
const slot = { slotCode: 'A', title: 'First', fromDate: '2026-07-01', thruDate: '2026-07-03', capacity: 2 };

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator } = await signInActors(server));
  welfareServiceId = (await send('POST', 'service/definition', { ...serviceStart, serviceCode: 'INN', title: 'Inn' })).body.id;
  for (const unitCode of ['1', '2', '3']) await send('POST', 'service/definition/unit', { welfareServiceId, unitCode, beds: 4 });
  const options = await administrator.request('GET', '/api/rest/s1/hcm/positionOptions');
  group = { standardCode: 'W', description: 'Staff', responsibleEmplPositionId: options.json().list[0].emplPositionId };
  welfareGroupId = (await send('POST', 'welfareGroup', group)).body.id;
  welfareEventId = (await send('POST', 'service/event', { ...event, welfareServiceId })).body.id;
  expect((await below('slot', slot)).status).toBe(201);
});
afterAll(() => server.close());

test('quotas hold no more than slots, and a stay has no more places than units', async () => {
  expect((await below('quota', { welfareGroupId, capacity: 3 })).body).toMatchObject({
    errorCode: 'modules/welfare/event-definition.quotasBeyond',
    fields: { capacity: expect.any(String) },
  });
  const { id } = (await below('quota', { welfareGroupId, capacity: 2 })).body;
  expect((await below('quota', { welfareGroupId, capacity: 0 })).body.fields).toHaveProperty('welfareGroupId');
  expect((await below('slot', { ...slot, slotCode: 'B', capacity: 4 })).body.errorCode).toBe('modules/welfare/event-definition.unitsBeyond');
  const list = await administrator.request('GET', `${PATH}/service/event/slot?welfareEventId=${welfareEventId}`);
  const [{ welfareSlotId, rowVersion }] = list.json().rows;
  expect((await send('PUT', `service/event/slot/${welfareSlotId}`, { ...slot, capacity: 1, rowVersion })).body.errorCode).toBe('modules/welfare/event-definition.belowQuotas');
  expect(id).toBeDefined();
});

test('a quota in percent follows the places of the slots, whole ones alone, and a slot whose places quotas hold does not go', async () => {
  const { id: other } = (await send('POST', 'service/event', { ...event, eventCode: 'P', welfareServiceId })).body;
  const of = (kind: string, row: object) => send('POST', `service/event/${kind}`, { welfareEventId: other, ...row });
  const { id: first } = (await of('slot', { ...slot, capacity: 3 })).body;
  expect((await of('quota', { welfareGroupId, capacity: 1, percent: 50 })).body.fields).toHaveProperty('capacity');
  expect((await of('quota', { welfareGroupId })).body.fields).toHaveProperty('capacity');
  expect((await of('quota', { welfareGroupId, percent: 50 })).status).toBe(201);
  const places = async () =>
    (await administrator.request('GET', `${PATH}/service/event/quota?welfareEventId=${other}`)).json().rows.find((row: { percent: number | null }) => row.percent !== null).places;
  expect(await places()).toBe(1);
  await of('slot', { ...slot, slotCode: 'B', capacity: 3 });
  expect(await places()).toBe(3);
  const { id: second } = (await send('POST', 'welfareGroup', { ...group, standardCode: 'W2', description: 'Others' })).body;
  expect((await of('quota', { welfareGroupId: second, percent: 67 })).body).toMatchObject({ fields: { percent: expect.stringContaining('\u06f3') } });
  expect((await of('quota', { welfareGroupId: second, capacity: 2 })).status).toBe(201);
  const removed = await administrator.request('DELETE', `${PATH}/service/event/slot/${first}`, { rowVersion: 1 });
  expect([removed.statusCode, removed.json().errorCode]).toEqual([200, undefined]);
  expect(await places()).toBe(1);
  const [{ welfareSlotId, rowVersion }] = (await administrator.request('GET', `${PATH}/service/event/slot?welfareEventId=${other}`)).json().rows;
  expect((await administrator.request('DELETE', `${PATH}/service/event/slot/${welfareSlotId}`, { rowVersion })).json().errorCode).toBe(
    'modules/welfare/event-definition.belowQuotas',
  );
});

test.each([
  ['slot', slot, 409, 'slotCode'],
  ['slot', { ...slot, slotCode: 'C', thruDate: '2026-06-30' }, 400, 'thruDate'],
  ['cost', { relation: 'Cousin', cost: '1' }, 400, 'relation'],
  ['cost', { relation: 'Son', ageFrom: 9, ageThru: 8, cost: '1' }, 400, 'ageThru'],
  ['return', { daysBefore: 3, shareBack: 101 }, 400, 'shareBack'],
  ['quota', { welfareGroupId: '00000000-0000-4000-8000-000000000000', capacity: 0 }, 400, 'welfareGroupId'],
])('a %s of %j is refused at its field', async (kind, row, status, field) => {
  const answer = await below(kind, row);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
});

test('for somebody of an age one cost stands', async () => {
  expect((await below('cost', { relation: 'Son', ageThru: 5, cost: '0' })).status).toBe(201);
  expect((await below('cost', { relation: 'Son', ageFrom: 6, cost: '2000000' })).status).toBe(201);
  expect((await below('cost', { relation: 'Son', ageFrom: 3, ageThru: 4, cost: '1' })).body.fields).toHaveProperty('ageFrom');
});

test('what a list is made of is told to be closed, and its title may still change', async () => {
  const path = `service/event/${welfareEventId}`;
  const list = await administrator.request('GET', `${PATH}/service/event`);
  const { rowVersion } = list.json().rows.find((row: { welfareEventId: string }) => row.welfareEventId === welfareEventId);
  const body = { ...event, welfareServiceId, way: 'draw', rowVersion };
  expect((await send('PUT', path, body)).status).toBe(200);
  await server.database.owner.query(`update welfare_allocation set state_id = 'WaRanked' where welfare_event_id = $1`, [welfareEventId]);
  expect((await send('PUT', path, { ...body, title: 'Late summer', rowVersion: rowVersion + 1 })).status).toBe(200);
  const refused = { status: 409, body: { errorCode: 'modules/welfare/event-definition.frozen' } };
  expect(await send('PUT', path, { ...body, remainders: 'kept', rowVersion: rowVersion + 2 })).toMatchObject(refused);
  expect(await below('slot', { ...slot, slotCode: 'Z', capacity: 1 })).toMatchObject(refused);
});
