/** Who is in and who is not, over the wire. */
import { expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { layPresses } from '#testing/clocks.ts';
import { companyId, partyId, unitId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { onLeave } from './now.store.ts';

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

test('leave from one company is none at another', async () => {
  const [own, other] = [companyId('holding'), companyId('subsidiary')];
  await server.owner.query('insert into leave_account (company_id, party_id, jalali_year) values ($1, $2, 1405)', [other, partyId('seller')]);
  await server.owner.query(
    `insert into leave_request (leave_request_id, company_id, party_id, leave_type_id, mode, from_date, thru_date, minutes, days, sent_at)
     values (gen_random_uuid(), $1, $2, 'LvtAnnual', 'daily', '2026-04-05', '2026-04-06', 880, 2, now())`,
    [other, partyId('seller')],
  );
  await server.owner.query(`update leave_request set status_id = 'LvApproved', closed_at = now()`);
  const away = (company: string) => reading(server.pool, systemActor('test', [own, other]), (db) => onLeave(db, company, [partyId('seller')], '2026-04-05T10:00:00'));
  expect([[...(await away(own))], [...(await away(other))]]).toEqual([[], [partyId('seller')]]);
});
