import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCompany, addPerson, type Browser, browser, COMPANY, type Person, transact } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { type NewMessage, sendMessage } from './notifications.store.ts';

const LIST = '/rest/s1/hcm/listOfMyMessages';
let server: TestApp;
let person: Person;
let stranger: Person;
let tab: Browser;
let other: Browser;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  person = await addPerson(server);
  stranger = await addPerson(server);
  tab = browser(server);
  other = browser(server);
  await tab.signIn(person.username);
  await other.signIn(stranger.username);
});

const tell = (recipients: readonly string[], more: Partial<NewMessage> = {}): Promise<string> =>
  transact(server, (tx) => sendMessage(tx, { subject: 'subject', color: 'info', recipients, newId, ...more }));
const list = async (who: Browser, show: string, more: object = {}) => {
  const { status, body } = await who.call('POST', LIST, { show, ...more });
  expect(status).toBe(200);
  return body as unknown as { numberNotif: number; total: number; notifs: Record<string, string>[] };
};
const patch = async (who: Browser, path: string, body: object) => {
  const answer = await server.app.inject({ method: 'PATCH', url: `/api/rest/s1/hcm/${path}`, headers: { api_key: who.key, cookie: who.cookie }, payload: body });
  return { status: answer.statusCode, body: answer.json() as { numberNotif: number } };
};
const rows = async () =>
  (await server.owner.query('select status_id, received_at, viewed_at, xmin::text from notification_message_user where party_id = $1', [person.partyId])).rows;

test('a message is counted, comes as not received, and goes CeSent, CeReceived, CeViewed with its times', async () => {
  const eventId = await tell([person.partyId], { body: 'body', color: 'danger', link: '/import?run=1' });
  expect(await list(tab, 'notViewed')).toEqual({ numberNotif: 1, total: 1, notifs: [] });
  const { notifs } = await list(tab, 'notReceived');
  const [notif] = notifs;
  expect(notif).toMatchObject({
    communicationEventId: eventId,
    subject: 'subject',
    body: 'body',
    color: 'danger',
    link: '/import?run=1',
    statusId: 'CeSent',
    receivedDate: null,
    viewedDate: null,
  });
  const notifId = [notif?.['notificationMessageId']];
  // a client reports what it showed, which may be nothing; no list at all means all only where something is read
  expect(await patch(tab, 'receivedMessage', { notifId: [] })).toEqual({ status: 200, body: { numberNotif: 1 } });
  expect((await tab.call('PUT', '/rest/s1/hcm/notViewdNotif', { notifId: [] })).status).toBe(400);
  expect(await patch(tab, 'receivedMessage', { notifId })).toEqual({ status: 200, body: { numberNotif: 1 } });
  expect(await list(tab, 'notReceived')).toEqual({ numberNotif: 1, total: 0, notifs: [] });
  expect(await patch(tab, 'viewdNotif', { notifId })).toEqual({ status: 200, body: { numberNotif: 0 } });
  expect(await rows()).toEqual([{ status_id: 'CeViewed', received_at: expect.any(String), viewed_at: expect.any(String), xmin: expect.any(String) }]);
  expect((await list(tab, 'viewed')).notifs).toHaveLength(1);
  expect((await tab.call('PUT', '/rest/s1/hcm/notViewdNotif', { notifId })).body).toEqual({ numberNotif: 1 });
  const { rows: audit } = await server.owner.query(`select changes from audit_entry where entity = 'NotificationMessageUser' and subject_party_id = $1 order by audit_id`, [
    person.partyId,
  ]);
  expect(audit.map(({ changes }) => changes)).toEqual([{ statusId: ['CeSent', 'CeReceived'] }, { statusId: ['CeReceived', 'CeViewed'] }, { statusId: ['CeViewed', 'CeReceived'] }]);
});

test('received and viewed once more write nothing', async () => {
  await tell([person.partyId]);
  const notifId = (await list(tab, 'all')).notifs.map((one) => one['notificationMessageId']);
  for (const path of ['viewdNotif', 'receivedMessage']) {
    await patch(tab, path, { notifId });
    const before = await rows();
    expect(await patch(tab, path, { notifId })).toEqual({ status: 200, body: { numberNotif: 0 } });
    expect(await rows()).toEqual(before);
  }
});

test('nobody reads or marks the messages of another, the administrator included', async () => {
  await server.owner.query(`update user_group_member set user_group_id = 'administrator' where user_id = $1`, [stranger.userId]);
  await tell([person.partyId]);
  const notifId = (await list(tab, 'all')).notifs.map((one) => one['notificationMessageId']);
  expect(await list(other, 'all')).toEqual({ numberNotif: 0, total: 0, notifs: [] });
  for (const path of ['receivedMessage', 'viewdNotif']) expect(await patch(other, path, { notifId })).toEqual({ status: 200, body: { numberNotif: 0 } });
  expect((await list(tab, 'notReceived')).total).toBe(1);
  expect(await patch(other, 'viewdNotif', {})).toEqual({ status: 200, body: { numberNotif: 0 } });
  expect((await list(tab, 'notViewed')).numberNotif).toBe(1);
});

test('the database itself shows a person no row of another', async () => {
  await tell([person.partyId, stranger.partyId]);
  const client = await server.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.party', $1, true), set_config('app.companies', $2, true)`, [stranger.partyId, `{${COMPANY}}`]);
    const { rows: seen } = await client.query('select distinct party_id from notification_message_user');
    expect(seen).toEqual([{ party_id: stranger.partyId }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('all at once are read, pages come newest first', async () => {
  for (const subject of ['a', 'b', 'c']) await tell([person.partyId], { subject });
  const page = async (firstResult: number) => (await list(tab, 'all', { firstResult, maxResults: 2 })).notifs.map((one) => one['subject']);
  expect([await page(0), await page(2)]).toEqual([['c', 'b'], ['a']]);
  expect(await patch(tab, 'viewdNotif', {})).toEqual({ status: 200, body: { numberNotif: 0 } });
  expect((await list(tab, 'viewed')).total).toBe(3);
});

test('what the page asks by itself keeps no session alive', async () => {
  const seen = async () => (await server.owner.query('select last_seen_at from login_session where user_id = $1', [person.userId])).rows;
  const before = await seen();
  server.clock.advance(600_000);
  await list(tab, 'notViewed');
  expect((await server.app.inject({ url: '/api/rest/s1/hcm/live', headers: { api_key: tab.key, cookie: tab.cookie } })).payload).toBe('event: open\ndata:\n\n');
  expect((await tab.call('GET', '/rest/s1/hcm/process/task?firstResult=0&maxResults=15')).body).toMatchObject({ _embedded: { task: [] }, count: 0, notifCount: 0 });
  expect(await seen()).toEqual(before);
  await patch(tab, 'viewdNotif', {});
  expect(await seen()).not.toEqual(before);
});

test('toasts stand 60 px apart: height and gap together are the offset of the specification', async () => {
  const read = (path: string) => readFile(new URL(`../../ui/${path}`, import.meta.url), 'utf8');
  const [styles, tokens] = await Promise.all([read('toast/toast.module.css'), read('theme/tokens.css')]);
  const height = /\.toast \{[^}]*block-size: (\d+)px/.exec(styles)?.[1];
  const less = /gap: calc\(var\(--toast-offset\) - (\d+)px\)/.exec(styles)?.[1];
  expect([/--toast-offset: 60px/.test(tokens), less]).toEqual([true, height ?? '']);
});
