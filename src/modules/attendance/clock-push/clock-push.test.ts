/** Clocks that push: heard when registered, from their networks; once each; strangers offered and refused. */
import { beforeAll, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { clock, layCard } from '#testing/clocks.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { eventsOf } from '../events/events.store.ts';

const { server, actors } = await serverWithActors();
const { administrator } = actors;
const PATH = '/api/rest/s1/functionalManagement';
const SERIAL = 'CDQ9191960001';

beforeAll(async () => {
  await clock(administrator, { serial: SERIAL, networks: '10.7.0.0/16' });
  await layCard(server, 'accountant', '1001', '2026-01-01');
});

const ask = (method: 'GET' | 'POST', url: string, text?: string, { ip = '10.7.1.5', type = 'text/plain' } = {}) =>
  server.app.inject({ method, url, remoteAddress: ip, ...(text === undefined ? {} : { payload: text, headers: { 'content-type': type } }) });
const push = (text: string, more: { ip?: string; type?: string } = {}, serial = SERIAL) => ask('POST', `/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=9999`, text, more);
const presses = async (): Promise<string[]> => {
  const found = await reading(server.pool, systemActor('test', [companyId('holding')]), (db) =>
    eventsOf(db, companyId('holding'), [partyId('accountant')], '2026-05-01', '2026-05-31'),
  );
  return (found.get(partyId('accountant')) ?? []).map(({ at }) => at);
};
const device = async () =>
  (await administrator.request('GET', `${PATH}/clockDevice`))
    .json<{ rows: { serial: string; lastContactAt: string | null; driftSeconds: number | null }[] }>()
    .rows.find(({ serial }) => serial === SERIAL);
const offered = async () => (await administrator.request('GET', `${PATH}/offeredClocks`)).json<{ list: { serial: string; address: string; times: number }[] }>().list;

test('a registered clock is told how to push, pushes, and pushes again: each press once, OK after the commit', async () => {
  const options = await ask('GET', `/iclock/cdata?SN=${SERIAL}&options=all&pushver=2.4.1`);
  expect([options.statusCode, options.headers['content-type'], options.body.split('\n')[0]]).toEqual([200, 'text/plain; charset=utf-8', `GET OPTION FROM: ${SERIAL}`]);
  const text = '1001\t2026-05-04 07:58:31\t0\t1\t0\t0\n1001\t2026-05-04 16:00:00\t255\t1\n';
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/push;charset=UTF-8']) {
    const answer = await push(text, { type });
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK: 2']);
  }
  expect(await presses()).toEqual(['2026-05-04T07:58:31', '2026-05-04T16:00:00']);
  expect((await ask('GET', `/iclock/getrequest?SN=${SERIAL}`)).body).toBe('OK');
  expect((await ask('POST', `/iclock/devicecmd?SN=${SERIAL}`, 'ID=1&Return=0&CMD=DATA')).body).toBe('OK');
  expect((await ask('POST', `/iclock/cdata?SN=${SERIAL}&table=OPERLOG`, 'OPLOG 4\t0')).body).toBe('OK: 0');
  expect((await device())?.lastContactAt).not.toBeNull();
});

test('how far its clock is ahead is told by a press as it happens', async () => {
  const now = new Date(server.clock.now() + 3.5 * 3_600_000 + 90_000).toISOString().slice(0, 19).replace('T', ' ');
  expect((await push(`1001\t${now}\t0\t1`)).body).toBe('OK: 1');
  expect((await device())?.driftSeconds).toBe(90);
});

test('a line that cannot be read is kept as an exception and does not come again', async () => {
  expect((await push('1001\tno time\t0\n\tbroken')).body).toBe('OK: 2');
  expect((await push('1001\tno time\t0\n\tbroken')).body).toBe('OK: 2');
  const { rows } = (await administrator.request('GET', `${PATH}/clockException`)).json();
  expect(rows.filter(({ kind }: { kind: string }) => kind === 'unreadable')).toHaveLength(2);
});

test('refused alike: an unknown serial, which is offered once, a forged one from elsewhere, a clock that is off, a serial that is none', async () => {
  const before = await presses();
  const text = '1001\t2026-05-05 07:58:31\t0\t1';
  await clock(administrator, { serial: 'OFF000001', networks: '10.7.0.0/16', optionIndicator: 'N' });
  for (const answer of [
    await push(text, {}, 'STRANGER1'),
    await push(text, { ip: '10.8.1.5' }),
    await push(text, {}, 'OFF000001'),
    await ask('GET', '/iclock/getrequest?SN=STRANGER1'),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await push(text, {}, 'a%00b')).statusCode).toBe(400);
  expect((await ask('GET', '/iclock/other?SN=STRANGER1')).statusCode).toBe(404);
  expect(await presses()).toEqual(before);
  expect(await offered()).toMatchObject([{ serial: 'STRANGER1', address: '10.7.1.5', times: 1 }]);
  expect((await actors.hrOfficerElsewhere.request('GET', `${PATH}/offeredClocks`)).json().list ?? []).toEqual([]);
  await clock(administrator, { serial: 'STRANGER1', networks: '10.7.1.5' });
  expect(await offered()).toEqual([]);
  expect((await push(text, {}, 'STRANGER1')).body).toBe('OK: 1');
});

test('strangers do not grow what is kept, and no body is larger than its bound', async () => {
  for (let at = 0; at < 120; at += 1) await ask('GET', `/iclock/getrequest?SN=FLOOD${String(at).padStart(4, '0')}`);
  expect((await offered()).length).toBe(100);
  // the invented ones keep no clock out that comes after them
  server.clock.advance(60_000);
  await ask('GET', '/iclock/getrequest?SN=GENUINE01');
  const kept = (await offered()).map(({ serial }) => serial);
  expect([kept.length, kept.includes('GENUINE01')]).toEqual([100, true]);
  expect((await push('1'.repeat(600_000))).statusCode).toBe(413);
});

test('what clocks send is taken by their calls alone', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': 'application/x-attendance-clock' }, payload: 'username=a' });
  expect(answer.statusCode).toBe(400);
});
