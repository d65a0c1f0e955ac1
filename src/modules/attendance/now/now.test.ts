/** Who is in and who is not, over the wire. */
import { expect, test } from 'vitest';
import { layPresses } from '#testing/clocks.ts';
import { partyId, unitId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const NOW = '/api/rest/s1/functionalManagement/now';
type Row = { partyId: string; state: string; firstPress?: string | null };
const rowsFor = async (actor: keyof typeof actors, query = '') => (await actors[actor].request('GET', `${NOW}${query}`)).json<{ rows: Row[] }>().rows;

test('whoever pressed is in, a manager sees the own unit alone, nobody sees another company', async () => {
  await layPresses(server, actors.administrator);
  const rows = await rowsFor('hrOfficer');
  expect(rows.find((row) => row.partyId === partyId('accountant'))?.state).toBe('in');
  expect(rows.find((row) => row.partyId === partyId('seller'))?.state).not.toBe('in');
  expect(rows.map((row) => row.partyId)).not.toContain(partyId('worker'));
  expect((await rowsFor('managerElsewhere')).map((row) => row.partyId).toSorted()).toEqual([partyId('salesHead'), partyId('seller')].toSorted());
  expect((await rowsFor('hrOfficer', `?unitId=${unitId('sales')}`)).map((row) => row.partyId).toSorted()).toEqual([partyId('salesHead'), partyId('seller')].toSorted());
  expect((await actors.hrOfficer.request('GET', `${NOW}?unitId=${unitId('works')}`)).statusCode).toBe(404);
  expect((await actors.self.request('GET', NOW)).statusCode).toBe(403);
});
