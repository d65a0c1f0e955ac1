/**
 * Attack: somebody presses from home. They say another address in headers that proxies write, name the press of a colleague as their own, press for somebody else,
 * open a row for themselves, and an officer of another company opens one at a device that is not theirs.
 * Refused: `src/modules/attendance/phone/phone.service.ts` (the address of the connection, the own person, the own name of a press), `phone.store.ts` (rows and
 * devices of the own company).
 */
import { beforeAll, expect, test } from 'vitest';
import { clock, layCard } from '#testing/clocks.ts';
import { partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator, self, colleague, hrOfficerElsewhere } = actors;
const PATH = '/api/rest/s1/functionalManagement';
const PRESS = '01900000-0000-7000-8000-0000000000aa';
let device: string;
const row = (more: object = {}) => ({
  ...{ title: 'gate', clockDeviceId: device, optionIndicator: 'Y', unitId: null, networks: '10.20.0.0/16', latitude: null, longitude: null, radius: null },
  ...more,
});
const press = (actor = self, more: object = {}, headers: Record<string, string> = {}) =>
  actor.request('POST', `${PATH}/ownPhone/press`, { pressId: PRESS, way: 'in', saidAt: server.clock.now(), ...more }, headers);
const pressesOf = async (person: 'accountant' | 'colleague') => (await server.owner.query('select way from phone_press where party_id = $1', [partyId(person)])).rows.length;

beforeAll(async () => {
  device = await clock(administrator);
  await layCard(server, 'accountant', '1001', '2026-01-01');
  await layCard(server, 'colleague', '1002', '2026-01-01');
});

test('an address in a header, a place with a wrong number and a body that names somebody let nobody in', async () => {
  expect((await administrator.request('POST', `${PATH}/phonePlace`, row())).statusCode).toBe(201);
  for (const headers of [{ 'x-forwarded-for': '10.20.1.1' }, { forwarded: 'for=10.20.1.1' }, { 'x-real-ip': '10.20.1.1' }])
    expect((await press(self, {}, headers)).statusCode).toBe(409);
  for (const place of [
    { latitude: 'NaN', longitude: 0 },
    { latitude: 1e9, longitude: 0 },
    { latitude: 35, longitude: 51, radius: 1 },
  ])
    expect((await press(self, { place })).statusCode).toBe(400);
  expect((await press(self, { partyId: partyId('colleague') })).statusCode).toBe(400);
  expect((await self.request('POST', `${PATH}/phonePlace`, row({ networks: null }))).statusCode).toBe(403);
  expect((await hrOfficerElsewhere.request('POST', `${PATH}/phonePlace`, row({ networks: null }))).statusCode).toBeGreaterThanOrEqual(400);
  expect(await pressesOf('accountant')).toBe(0);
});

test('the name of a press of a colleague is no press of ones own, and neither hides the other', async () => {
  expect((await administrator.request('POST', `${PATH}/phonePlace`, row({ title: 'all', networks: '127.0.0.0/8' }))).statusCode).toBe(201);
  expect((await press(colleague)).json()).toMatchObject({ isKnown: false });
  expect((await press(self, { way: 'out' })).json()).toMatchObject({ isKnown: false, way: 'out' });
  expect((await press(self)).json()).toMatchObject({ isKnown: true, way: 'out' });
  expect([await pressesOf('accountant'), await pressesOf('colleague')]).toEqual([1, 1]);
});
