/** Live events over real connections: two server processes' worth of apps on one database, streams that end with their session. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPool } from '#platform/db/db.server.ts';
import { setDisabled } from '#platform/identity/accounts.store.ts';
import { revokeSessions } from '#platform/identity/session.store.ts';
import { addCompany, addPerson, type Browser, browser, type Person, transact } from '#platform/identity/test-support.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { buildApp } from './app.ts';
import { createLive, MAX_PER_SESSION } from './live.ts';
import { defaults } from './runtime-config.ts';

let server: TestApp;
let first: string;
let second: string;
let stopSecond: () => Promise<void>;
let person: Person;
let tab: Browser;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
  first = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const pool = openPool({ connection: server.database.connections.app, max: 2 });
  const app = await buildApp({
    pool,
    connection: server.database.connections.app,
    registry: server.registry,
    clock: server.clock,
    runtime: { config: () => defaults, dataDir: '' },
    files: server.files,
  });
  second = await app.listen({ host: '127.0.0.1', port: 0 });
  stopSecond = async () => {
    await app.close();
    await pool.end();
  };
});
afterAll(async () => {
  await stopSecond();
  expect(server.faults).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  person = await addPerson(server);
  tab = browser(server);
  await tab.signIn(person.username);
});

const connect = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${address}/api/rest/s1/hcm/live`, { headers: { accept: 'text/event-stream', api_key: tab.key, cookie: tab.cookie, ...headers } });

/** A stream that has said it is open. `next` is the next event, or null at the end. */
async function open(address: string) {
  const response = await connect(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | null> => {
    for (;;) {
      const found = /event: (\w+)\ndata: ?(.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return `${found[1]} ${found[2]}`.trim();
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  expect(await next()).toBe('open');
  return { next, cancel: () => reader.cancel() };
}

const tell = (recipients: readonly string[]): Promise<string> => transact(server, (tx) => sendMessage(tx, { subject: 's', color: 'info', recipients, newId }));

test('a group that permits something else is told to everybody in every process, and is obeyed at once there', async () => {
  const [here, there] = [await open(first), await open(second)];
  const rights = async (address: string) =>
    ((await (await fetch(`${address}/api/rest/s1/security/permisionList`, { headers: { api_key: tab.key, cookie: tab.cookie } })).json()) as { dicit: Record<string, 1> }).dicit;
  const before = [await rights(first), await rights(second)];
  await server.owner.query(
    `insert into user_group_permission (user_group_id, permission, valid) values ('employee', 'organizationChartManagement/organizationalUnit', daterange('2026-01-01', null))`,
  );
  expect([await here.next(), await there.next()]).toEqual(['change access', 'change access']);
  const after = [await rights(first), await rights(second)];
  expect([before[0], before[1]].map((one) => Object.keys(one ?? {}).some((key) => key.startsWith('organizationChartManagement/organizationalUnit')))).toEqual([false, false]);
  expect(after.map((one) => Object.keys(one).some((key) => key.startsWith('organizationChartManagement/organizationalUnit')))).toEqual([true, true]);
  await server.owner.query(`delete from user_group_permission where user_group_id = 'employee' and permission = 'organizationChartManagement/organizationalUnit'`);
  expect([await here.next(), await there.next()]).toEqual(['change access', 'change access']);
  await Promise.all([here.cancel(), there.cancel()]);
});

test('what one process commits, the streams of every process hear, and only those of its people', async () => {
  const [here, there] = [await open(first), await open(second)];
  const stranger = await addPerson(server);
  await tell([stranger.partyId]);
  await tell([person.partyId]);
  expect([await here.next(), await there.next()]).toEqual(['change notification', 'change notification']);
  await server.app.inject({ method: 'PATCH', url: '/api/rest/s1/hcm/viewdNotif', headers: { api_key: tab.key, cookie: tab.cookie }, payload: {} });
  // had the message of the stranger been told here, it would come before this
  await transact(server, (tx) => revokeSessions(tx, person.userId, 'end'));
  expect([await here.next(), await there.next()]).toEqual(['change notification', 'change notification']);
  expect([await here.next(), await there.next()]).toEqual(['over', 'over']);
  expect([await here.next(), await there.next()]).toEqual([null, null]);
});

test('a rolled back message is not told, and a sign-out ends the streams of all processes', async () => {
  const there = await open(second);
  await transact(server, async (tx) => {
    await sendMessage(tx, { subject: 's', color: 'info', recipients: [person.partyId], newId });
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await tab.call('POST', '/rest/s1/hcm/loginHistory', { loginType: 'N', loginApiKey: tab.key });
  expect([await there.next(), await there.next()]).toEqual(['over', null]);
});

test('without the cookie half, or with another key, there is no stream', async () => {
  expect((await connect(first, { cookie: '' })).status).toBe(501);
  expect((await connect(first, { api_key: '' })).status).toBe(501);
  expect((await connect(first, { cookie: 'hcm=other' })).status).toBe(501);
});

test('a session has a bounded number of streams; one that is closed makes room', async () => {
  const streams = [];
  for (let count = 0; count < MAX_PER_SESSION; count++) streams.push(await open(first));
  expect((await connect(first)).status).toBe(429);
  expect((await connect(second)).status).toBe(200);
  await transact(server, (tx) => revokeSessions(tx, person.userId, 'end'));
  for (const stream of streams) expect(await stream.next()).toBe('over');
});

test('a session that runs out ends its streams at the next beat, a living one goes on; none holds a connection of the pool', async () => {
  const live = createLive({ pool: server.pool, clock: server.clock, report: (error) => expect(error).toBeUndefined() });
  const { rows } = await server.owner.query('select session_id from login_session where user_id = $1', [person.userId]);
  const stream = live.open({ sessionId: rows[0].session_id, partyId: person.partyId });
  if (stream === undefined || stream === 'tooMany') throw new Error('no stream');
  let text = '';
  stream.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  const ended = new Promise((done) => stream.once('end', done));
  await live.beat();
  expect([text.includes('over'), server.pool.totalCount - server.pool.idleCount]).toEqual([false, 0]);
  server.clock.advance(180 * 60_000);
  await live.beat();
  await ended;
  expect(text).toContain('event: over');
  await live.close();
  expect(live.open({ sessionId: 'x', partyId: 'y' })).toBeUndefined();
});

/** Sends lines of the channel, in one transaction. */
const shout = (lines: number, whom = '*') =>
  server.owner.query(`select pg_notify('kargozin_live', 'notification ' || $2::text || ' ' || n) from generate_series(1, $1::int) n`, [lines, whom]);

test('a browser that does not read is let go before it costs memory; the others hear all', async () => {
  const live = createLive({ pool: server.pool, clock: server.clock, report: (error) => expect(error).toBeUndefined() });
  const [deaf, awake] = ['deaf', 'awake'].map((sessionId) => live.open({ sessionId, partyId: person.partyId }));
  if (typeof deaf !== 'object' || typeof awake !== 'object') throw new Error('no stream');
  let heard = 0;
  const all = new Promise<void>((done) => {
    awake.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('event: open')) void shout(3_000);
      heard += text.split('event: change').length - 1;
      if (heard === 3_000) done();
    });
  });
  const gone = new Promise((done) => deaf.once('close', done));
  await Promise.all([all, gone]);
  expect([deaf.destroyed, awake.destroyed, deaf.readableLength < 70_000]).toEqual([true, false, true]);
  await live.close();
});

test('strange words on the channel reach nobody and break nothing', async () => {
  const here = await open(first);
  await server.owner.query(
    `select pg_notify('kargozin_live', line) from unnest(array['', ' ', 'session', 'session *', 'notification', 'notification ' || repeat('x', 7000)]) line`,
  );
  await tell([person.partyId]);
  expect(await here.next()).toBe('change notification');
  await here.cancel();
});

test('a stream extends no session and replaces no key; a disabled account loses it', async () => {
  const session = async () => (await server.owner.query('select idle_until, last_seen_at from login_session where user_id = $1', [person.userId])).rows;
  const before = await session();
  server.clock.advance(31 * 60_000);
  const response = await connect(first);
  expect(response.headers.get('api_key')).toBeNull();
  await response.body?.cancel();
  const here = await open(first);
  expect(await session()).toEqual(before);
  await transact(server, (tx) => setDisabled(tx, person.userId, true, 'left'));
  expect([await here.next(), await here.next()]).toEqual(['over', null]);
  expect((await connect(first)).status).toBe(501);
});

test('a listening connection that is cut comes back and says so', async () => {
  const here = await open(second);
  await server.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kargozin live' and datname = current_database()`);
  expect(await here.next()).toBe('open');
  await tell([person.partyId]);
  expect(await here.next()).toBe('change notification');
  await here.cancel();
});

test('a server that stops does not wait for its streams', async () => {
  const own = await open(second);
  const begun = performance.now();
  await stopSecond();
  stopSecond = async () => undefined;
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect([await own.next(), await own.next()]).toEqual(['away', null]);
});
