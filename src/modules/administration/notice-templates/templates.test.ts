/** Templates and rules: what is refused, what is kept, and whose they are. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announceOutbox, createOutbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { birthday } from '#platform/notifications/kinds/occasions.notice.ts';
import { taskAssigned } from '#platform/notifications/kinds/tasks.notice.ts';
import { defineNotice } from '#platform/notifications/notice.define.ts';
import { announceNotices } from '#platform/notifications/notices.server.ts';
import { movableClock } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { templateErrors } from './templates.contract.ts';
import { inUnit } from './templates.form.ts';
import messages from './templates.messages.fa.ts';
import { routes } from './templates.routes.ts';

const HCM = '/rest/s1/hcm';
const event = taskAssigned.event;
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const employee = actorIn('employee', 'seller');
const locked = defineNotice({ event: 'test/locked', title: 'Locked', topic: 'account', color: 'warning', placeholders: {}, subject: 'S', body: 'B', isMandatory: true });
const [mail, sms] = [keepingChannel('mail'), keepingChannel('sms')];
let testBed: Mounted;
const clock = movableClock();

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/administration/notice-templates', routes, messages, errors: [templateErrors] });
  await layOrganisation(testBed.database.owner);
  announceNotices([taskAssigned, birthday, locked]);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  announceOutbox(createOutbox({ pool: testBed.database.pool, clock, channels: [mail, sms] }, (error) => expect(error).toBeUndefined()));
  await testBed.database.owner.query('delete from notice_template; delete from notice_rule; delete from message_outbox; delete from notification_message');
});

const code = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const write = (more: object = {}, actor = officer) =>
  testBed.call(actor, 'POST', `${HCM}/notificationTemplate`, {
    event,
    basedOn: 0,
    channel: 'mail',
    subject: 'New: {task}',
    body: '{subject} - {due}',
    isActive: true,
    fromDate: '2026-05-10',
    ...more,
  });
const rule = (more: object = {}, actor = officer) =>
  testBed.call(actor, 'POST', `${HCM}/notificationRule`, { event, title: 'Remind', delay: 2, delayUnit: 'day', repeatTimes: 0, toConcerned: true, isActive: true, ...more });
const read = async (actor = officer) => (await testBed.call(actor, 'GET', `${HCM}/notificationEvent?event=${encodeURIComponent(event)}`)).body;

test('a text is a new version on the one its writer has seen; older ones are kept', async () => {
  expect(await write()).toMatchObject({ status: 201, body: { version: 1 } });
  expect(await write({ basedOn: 1, subject: 'Newer', fromDate: '2026-06-01' })).toMatchObject({ body: { version: 2 } });
  expect([code(await write({ basedOn: 1 })), code(await write({ basedOn: 7 }))]).toEqual(['stale', 'stale']);
  expect((await read()).versions.mail).toMatchObject([
    { version: 2, subject: 'Newer', fromDate: '2026-06-01' },
    { version: 1, subject: 'New: {task}', isActive: true },
  ]);
  const { events } = (await testBed.call(officer, 'GET', `${HCM}/notificationEvents`)).body;
  expect(events.find((one: { event: string }) => one.event === event).channels).toEqual({ inApp: 'none', mail: 'on', sms: 'none' });
});

test.each([
  ['a value the event does not have', { body: 'Dear {salary}' }, 'unknownPlace'],
  ['a value that is none', { subject: '{task.name}' }, 'unknownPlace'],
  ['one of every object', { body: '{constructor} {__proto__}' }, 'unknownPlace'],
  ['no subject of a mail', { subject: null }, 'invalid'],
  ['no text of an SMS', { channel: 'sms', subject: null, body: '' }, 'invalid'],
  ['a day that has passed', { fromDate: '2026-05-09' }, 'invalid'],
  ['a way there is not', { channel: 'fax' }, 'invalid'],
])('refused: %s', async (_what, more, error) => {
  const answer = await write(more);
  expect([answer.status, code(answer)]).toEqual([400, error]);
});

test('what is unknown is named in the refusal, at its field', async () => {
  const { body } = await write({ body: 'Dear {salary}' });
  expect(body.fields.body).toContain('{salary}');
});

test('two write at the same moment: one is told', async () => {
  const answers = await Promise.all([write(), write()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a text may be its subject alone', async () => {
  expect(await write({ channel: 'inApp', body: null })).toMatchObject({ status: 201 });
  expect((await read()).versions.inApp).toMatchObject([{ body: '' }]);
});

test('what nobody may switch off stays on; an event nobody declared is not found; another company sees nothing of it', async () => {
  expect(code(await write({ event: locked.event, channel: 'inApp', subject: 'x', body: 'x', isActive: false }))).toBe('mandatory');
  expect((await write({ event: 'test/nothing' })).status).toBe(404);
  await write();
  expect((await read(elsewhere)).versions.mail).toEqual([]);
  expect([(await write({}, employee)).status, (await testBed.call(employee, 'GET', `${HCM}/notificationEvents`)).status]).toEqual([403, 403]);
});

test('a test send goes to oneself, with sample values, by the one way', async () => {
  const send = (more: object) => testBed.call(officer, 'POST', `${HCM}/notificationTemplate/test`, { event, channel: 'sms', subject: null, body: 'For {from}', ...more });
  expect((await send({})).body).toEqual({ sent: true });
  const { rows } = await testBed.database.owner.query('select channel, recipient, body from message_outbox');
  expect(rows).toEqual([{ channel: 'sms', recipient: factsOf('hrOfficer').mobile, body: `For ${taskAssigned.placeholders.from.sample}` }]);
  expect(code(await send({ channel: 'mail', subject: 'x' }))).toBe('noAddress');
  await send({ channel: 'inApp', subject: 'Hello {task}' });
  const { rows: own } = await testBed.database.owner.query('select party_id from notification_message_user');
  expect(own).toEqual([{ party_id: partyId('hrOfficer') }]);
  announceOutbox(createOutbox({ pool: testBed.database.pool, clock, channels: [] }, () => undefined));
  expect(code(await send({}))).toBe('noWay');
  expect(code(await send({ body: '{salary}' }))).toBe('unknownPlace');
});

test('a rule is kept in minutes, changed on its version, and deleted', async () => {
  const more = {
    condition: 'process == "leave"',
    repeatTimes: 3,
    repeatEvery: 4,
    repeatUnit: 'hour',
    positionIds: JSON.stringify([postId('director')]),
    people: [partyId('accountant')],
  };
  const { status, body } = await rule(more);
  expect(status).toBe(201);
  expect((await read()).rules).toMatchObject([
    { title: 'Remind', delayMinutes: 2880, repeatTimes: 3, repeatMinutes: 240, positionIds: [postId('director')], people: [{ partyId: partyId('accountant') }], rowVersion: 1 },
  ]);
  const edit = (id: string, change: object, actor = officer) =>
    testBed.call(actor, 'PUT', `${HCM}/notificationRule/${id}`, {
      event,
      title: 'Other',
      delay: 0,
      delayUnit: 'minute',
      repeatTimes: 0,
      toManager: true,
      rowVersion: 1,
      ...change,
    });
  expect((await edit(body.noticeRuleId, {}, elsewhere)).status).toBe(404);
  expect((await edit(body.noticeRuleId, { event: birthday.event })).status).toBe(404);
  expect((await edit(body.noticeRuleId, {})).body).toEqual({ rowVersion: 2 });
  expect(code(await edit(body.noticeRuleId, {}))).toBe('stale');
  expect((await testBed.call(elsewhere, 'DELETE', `${HCM}/notificationRule/${body.noticeRuleId}`)).status).toBe(404);
  expect((await testBed.call(officer, 'DELETE', `${HCM}/notificationRule/${body.noticeRuleId}`)).body).toEqual({ removed: true });
  expect((await read()).rules).toEqual([]);
});

test.each([
  ['a condition that cannot be read', { condition: 'process ==' }, 400, 'condition'],
  ['a name the event does not have', { condition: 'wage > 5' }, 400, 'unknownName'],
  ['nobody to tell', { toConcerned: false }, 400, 'invalid'],
  ['a repeat without a span', { repeatTimes: 2 }, 400, 'invalid'],
  ['a repeat every minute', { repeatTimes: 2, repeatEvery: 1, repeatUnit: 'minute' }, 400, 'invalid'],
  ['more than a year', { delay: 400 }, 400, 'invalid'],
  ['a post of another company', { positionIds: JSON.stringify([postId('worker')]) }, 404, 'outOfReach'],
  ['ids that are none', { positionIds: '["x"]' }, 404, 'outOfReach'],
  ['a person out of reach', { people: [partyId('worker')] }, 404, 'outOfReach'],
  ['a group there is not', { userGroupIds: '["nobody"]' }, 404, 'outOfReach'],
])('refused: %s', async (_what, more, status, error) => {
  const answer = await rule(more);
  expect([answer.status, code(answer)]).toEqual([status, error]);
});

test.each([
  [0, 0, 'minute'],
  [90, 90, 'minute'],
  [120, 2, 'hour'],
  [2880, 2, 'day'],
])('%i minutes are %i %s', (minutes, count, unit) => {
  expect(inUnit(minutes)).toEqual({ count, unit });
});
