/** Announcements: their states, whom they reach, and that each goes out once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announceOutbox, createOutbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { sendDueNotices } from '#platform/notifications/notices.job.ts';
import { movableClock, TEST_START } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId, postId, unitId } from '#testing/organisation.ts';
import { announcementErrors } from './management.contract.ts';
import messages from './management.messages.fa.ts';
import { routes } from './management.routes.ts';

const DAY = 86_400_000;
const HCM = '/rest/s1/hcm';
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const employee = actorIn('employee', 'seller');
const plain = actorIn('unitManager', 'salesHead', ['sales']);
/** Reaches the unit of sales alone. */
const head = { ...plain, grants: plain.grants.map((grant) => ({ ...grant, permissions: [...grant.permissions, 'notification'] })) };
const sms = keepingChannel('sms');
let testBed: Mounted;

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/administration/announcements', routes, messages, errors: [announcementErrors] });
  await layOrganisation(testBed.database.owner);
  announceOutbox(createOutbox({ pool: testBed.database.pool, clock: movableClock(), channels: [sms] }, (error) => expect(error).toBeUndefined()));
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await testBed.database.owner.query('delete from communication_event; delete from notification_message; delete from message_outbox');
});

const dayIn = (days: number): string => new Date(TEST_START + days * DAY).toISOString().slice(0, 10);
const facts = (more: object = {}) => ({ subject: 'Closed on Thursday', purposes: '["CpNotice"]', body: 'All offices', ...more });
const people = (...names: PersonName[]): string[] => names.map(partyId);
const create = (more: object = {}, actor = officer) => testBed.call(actor, 'POST', `${HCM}/createNotification`, { ...facts(), audience: people('seller', 'accountant'), ...more });
const made = async (more: object = {}) => (await create(more)).body as { communicationEventId: string; statusId: string; rowVersion: number };
const edit = (id: string, more: object, actor = officer) => testBed.call(actor, 'PUT', `${HCM}/editNotification/${id}`, { ...facts(), ...more });
const code = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const keep = (now: number) => sendDueNotices({ pool: testBed.database.pool, now, newId, report: (error) => expect(error).toBeUndefined() });
const got = async (): Promise<string[]> =>
  (await testBed.database.owner.query<{ party_id: string }>('select party_id from notification_message_user order by 1')).rows.map(({ party_id }) => party_id);
const rows = async () => (await testBed.call(officer, 'GET', `${HCM}/listOfAllMessages`)).body.rows;

test('without a day it goes out at once, to each recipient once, and stays as it is', async () => {
  const answer = await create({ audience: people('seller', 'seller', 'accountant') });
  expect(answer).toMatchObject({ status: 201, body: { statusId: 'CeSent', recipients: 2 } });
  expect(await got()).toEqual(people('seller', 'accountant').sort());
  const { communicationEventId: id, rowVersion } = answer.body;
  expect(code(await edit(id, { rowVersion }))).toBe('notReady');
  expect((await testBed.call(officer, 'DELETE', `${HCM}/deleteNotification/${id}?rowVersion=${rowVersion}`)).status).toBe(409);
  expect(code(await testBed.call(officer, 'PUT', `${HCM}/approveNotification/${id}`, { rowVersion }))).toBe('notReady');
});

test('for a later day it waits; three servers at the same moment send it once, its day has come and not before', async () => {
  const { statusId, communicationEventId: id } = await made({ sentDate: dayIn(2) });
  expect(statusId).toBe('CeReady');
  expect((await keep(TEST_START + DAY)).announcements).toBe(0);
  const answers = await Promise.all([1, 2, 3].map(() => keep(TEST_START + 2 * DAY)));
  expect(answers.reduce((sum, { announcements }) => sum + announcements, 0)).toBe(1);
  expect(await got()).toEqual(people('seller', 'accountant').sort());
  expect((await testBed.call(officer, 'GET', `${HCM}/notification/${id}`)).body).toMatchObject({ statusId: 'CeSent', recipients: 2, received: 0, viewed: 0 });
});

test('while it waits it is changed: people are added and taken out, the newer version wins', async () => {
  const { communicationEventId: id, rowVersion } = await made({ sentDate: dayIn(2) });
  const changed = await edit(id, { rowVersion, subject: 'Open', sentDate: dayIn(3), added: people('colleague'), removed: people('seller') });
  expect(changed).toMatchObject({ status: 200, body: { statusId: 'CeReady', recipients: 2 } });
  expect(code(await edit(id, { rowVersion, sentDate: dayIn(3) }))).toBe('stale');
  const audience = await testBed.call(officer, 'POST', `${HCM}/notificationAudience/${id}`, { rowVersion: changed.body.rowVersion, added: people('seller') });
  expect(audience.body).toMatchObject({ recipients: 3 });
  const { body } = await testBed.call(officer, 'GET', `${HCM}/notificationAudience/${id}`);
  expect(body.audience.map((one: { partyId: string }) => one.partyId).sort()).toEqual(people('seller', 'accountant', 'colleague').sort());
  const all = people('seller', 'accountant', 'colleague');
  expect(code(await testBed.call(officer, 'POST', `${HCM}/notificationAudience/${id}`, { rowVersion: audience.body.rowVersion, removed: all }))).toBe('nobody');
});

test('a draft goes nowhere until it is approved; deleted, it is gone', async () => {
  const { communicationEventId: id, statusId, rowVersion } = await made({ isDraft: true });
  expect(statusId).toBe('CeInProgress');
  expect((await keep(TEST_START + DAY)).announcements).toBe(0);
  expect((await testBed.call(officer, 'PUT', `${HCM}/approveNotification/${id}`, { rowVersion })).body).toMatchObject({ statusId: 'CeSent', recipients: 2 });
  const other = await made({ isDraft: true });
  expect((await testBed.call(officer, 'DELETE', `${HCM}/deleteNotification/${other.communicationEventId}?rowVersion=${other.rowVersion}`)).body).toEqual({ removed: true });
  expect((await testBed.call(officer, 'GET', `${HCM}/notification/${other.communicationEventId}`)).status).toBe(404);
});

test('nobody sends beyond their reach, and what others sent is not theirs', async () => {
  expect(await create({ audience: people('accountant') }, head)).toMatchObject({ status: 404 });
  expect((await create({ audience: people('worker') }, officer)).status).toBe(404);
  const own = await create({ audience: people('seller') }, head);
  expect(own.status).toBe(201);
  const { communicationEventId: id } = await made({ sentDate: dayIn(2) });
  for (const stranger of [elsewhere, head]) {
    expect((await testBed.call(stranger, 'GET', `${HCM}/notification/${id}`)).status).toBe(404);
    expect((await edit(id, { rowVersion: 1 }, stranger)).status).toBe(404);
  }
  expect((await create({}, employee)).status).toBe(403);
  expect((await testBed.call(head, 'GET', `${HCM}/listOfAllMessages`)).body.rows).toHaveLength(1);
});

test.each([
  ['nobody to tell', { audience: [] }, 'nobody'],
  ['a purpose that is none', { purposes: '["Nonsense"]' }, 'option'],
  ['a day that has passed', { sentDate: dayIn(-1) }, 'invalid'],
  ['no subject', { subject: ' ' }, 'invalid'],
])('refused: %s', async (_what, more, error) => {
  const answer = await create(more);
  expect([answer.status, code(answer)]).toEqual([400, error]);
  expect(await got()).toEqual([]);
});

test('what becomes of it is counted, for its company alone', async () => {
  const { communicationEventId: id } = await made();
  await testBed.database.owner.query(`update notification_message_user set status_id = 'CeViewed', received_at = now(), viewed_at = now() where party_id = $1`, [
    partyId('seller'),
  ]);
  await testBed.database.owner.query(`update notification_message_user set status_id = 'CeReceived', received_at = now() where party_id = $1`, [partyId('accountant')]);
  expect(await rows()).toMatchObject([{ communicationEventId: id, recipients: 2, received: 2, viewed: 1 }]);
  const { audience } = (await testBed.call(officer, 'GET', `${HCM}/notificationAudience/${id}`)).body;
  expect(audience.map((one: { statusId: string }) => one.statusId).sort()).toEqual(['CeReceived', 'CeViewed']);
  const client = await testBed.database.pool.connect();
  await client.query('begin');
  await client.query(`select set_config('app.companies', $1, true)`, [`{${companyId('subsidiary')}}`]);
  expect((await client.query('select * from communication_event_receipts($1)', [id])).rows).toEqual([]);
  await client.query('rollback');
  client.release();
});

test('by SMS too: to those with a number who have not switched it off; the open text stays text', async () => {
  await testBed.database.owner.query(`insert into notice_choice (party_id, company_id, topic, channel, is_on) values ($1, $2, 'announcements', 'sms', false)`, [
    partyId('accountant'),
    companyId('holding'),
  ]);
  await create({ bySms: true, byMail: true, body: '<b>bold</b> {name}' });
  const { rows: laid } = await testBed.database.owner.query('select channel, recipient, body from message_outbox');
  expect(laid).toEqual([{ channel: 'sms', recipient: factsOf('seller').mobile, body: '<b>bold</b> {name}' }]);
  await testBed.database.owner.query('delete from notice_choice');
});

test('who has left before the day gets nothing', async () => {
  await made({ sentDate: dayIn(2) });
  await testBed.database.owner.query(`update party_relationship set valid = daterange(lower(valid), $2::date) where party_id = $1`, [partyId('seller'), dayIn(1)]);
  await keep(TEST_START + 2 * DAY);
  expect(await got()).toEqual(people('accountant'));
  await testBed.database.owner.query(`update party_relationship set valid = daterange(lower(valid), null) where party_id = $1`, [partyId('seller')]);
});

const ask = (column: string, values: readonly string[], operator = 'in') =>
  testBed.call(officer, 'POST', `${HCM}/searchUsers`, { selection: { all: { filters: [{ column, operator, values }] } } });
const found = async (answer: ReturnType<typeof ask>): Promise<string[]> => (await answer).body.users.map((one: { partyId: string }) => one.partyId).sort();

test('people are chosen by unit with everything below it, by post, by words; a foreign or broken id is nobody', async () => {
  expect(await found(ask('unitId', [unitId('head')]))).toEqual(people('director', 'accountant', 'colleague', 'hrOfficer', 'payrollOfficer', 'administrator').sort());
  expect(await found(ask('emplPositionId', [postId('seller')]))).toEqual(people('seller'));
  expect(await found(ask('unitId', [unitId('works'), "x'"]))).toEqual([]);
  expect(await found(ask('unitId', [unitId('head')], 'notIn'))).toEqual(people('salesHead', 'seller', 'stranger').sort());
  const { body } = await testBed.call(head, 'GET', `${HCM}/searchUsers`);
  expect(body.rows.map((one: { partyId: string }) => one.partyId).sort()).toEqual(people('salesHead', 'seller').sort());
});
