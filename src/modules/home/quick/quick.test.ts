import { beforeAll, expect, test } from 'vitest';
import type { ActorName } from '#testing/actors.ts';
import { employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { deadlinesOf } from './quick.rules.ts';

const { server, actors } = await serverWithActors();
/** ISO day of the test clock in Tehran, and some days later. */
const TODAY = '2026-05-10';
const ends = async (person: PersonName, lastDay: string) =>
  server.owner.query(`update party_relationship set valid = daterange(lower(valid), $2::date + 1) where party_relationship_id = $1`, [employmentId(person), lastDay]);
const born = (person: PersonName, day: string) => server.owner.query('update person set birth_date = $2 where party_id = $1', [partyId(person), day]);

beforeAll(async () => {
  server.clock.set(Date.UTC(2026, 4, 10, 6, 30));
  for (const one of ['accountant', 'colleague', 'worker', 'seller'] as const) await born(one, '1981-05-10');
  await born('salesHead', '1981-05-17');
  await ends('accountant', '2026-06-09');
  await ends('colleague', '2026-06-10');
  await ends('worker', '2026-05-20');
});

type Face = { partyId: string; date: string };
const people = async (actor: ActorName) => (await actors[actor].request('GET', '/api/rest/s1/hcm/quick/people')).json();
const own = async (actor: ActorName) => (await actors[actor].request('GET', '/api/rest/s1/hcm/quick/own')).json();
const ids = (faces: readonly Face[]): string[] => faces.map((face) => face.partyId).sort();
const idsOf = (...names: readonly PersonName[]): string[] => names.map(partyId).sort();

test('birthdays of the week stay inside the company, with a day and no year', async () => {
  const { birthdays } = await people('hrOfficer');
  expect(ids(birthdays)).toEqual(idsOf('accountant', 'colleague', 'seller', 'salesHead'));
  expect(birthdays.at(-1)).toMatchObject({ partyId: partyId('salesHead'), date: '2026-05-17' });
  expect(JSON.stringify(birthdays)).not.toContain('1981');
  expect(ids((await people('administrator')).birthdays)).toEqual(idsOf('accountant', 'colleague', 'seller', 'salesHead', 'worker'));
});

test('who does not see personal fields gets none, who may not see the list may not ask', async () => {
  for (const name of ['managerAbove', 'payrollOfficer'] as const) expect(await people(name)).not.toHaveProperty('birthdays');
  expect((await actors.self.request('GET', '/api/rest/s1/hcm/quick/people')).statusCode).toBe(403);
});

test('employments that end within thirty days, in reach', async () => {
  expect((await people('hrOfficer')).ending).toMatchObject({ count: 1, people: [{ partyId: partyId('accountant'), date: '2026-06-09' }] });
  expect((await people('administrator')).ending).toMatchObject({ count: 2, people: [{ partyId: partyId('worker') }, { partyId: partyId('accountant') }] });
  expect((await people('managerElsewhere')).ending).toEqual({ count: 0, people: [] });
});

test('one learns of the own birthday and the own end, also without a right', async () => {
  expect(await own('self')).toEqual({ isBirthday: true, deadlines: [{ kind: 'employment', date: '2026-06-09' }] });
  expect(await own('managerAbove')).toEqual({ isBirthday: false, deadlines: [] });
});

test('deadlines are those from today to the ninetieth day, the first first', () => {
  const none = { employment: null, account: null, password: null };
  expect(deadlinesOf({ employment: '2026-08-08', account: '2026-08-09', password: TODAY }, TODAY)).toEqual([
    { kind: 'password', date: TODAY },
    { kind: 'employment', date: '2026-08-08' },
  ]);
  expect(deadlinesOf({ ...none, account: '2026-05-09' }, TODAY)).toEqual([]);
});
