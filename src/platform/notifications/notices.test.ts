/** Notices: who hears of an event, on which ways, when, and how often. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatJalaliFa, toIso } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { insertRule } from '#modules/administration/notice-templates/templates.store.ts';
import { announcePublicAddress } from '#platform/http/public-address.server.ts';
import { addCompany, addPerson, browser, COMPANY, employ, type Person, transact } from '#platform/identity/test-support.ts';
import type { Channel } from '#platform/messaging/channel.rules.ts';
import { createOutbox, outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { startTestApp, TEST_START, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { birthDatesOf } from './birthdays.service.ts';
import { isWanted } from './delivery.service.ts';
import digestWords from './digest.messages.fa.ts';
import { announceWaitingTasks } from './digest.service.ts';
import { birthday } from './kinds/occasions.notice.ts';
import { taskAssigned } from './kinds/tasks.notice.ts';
import { sendDueNotices } from './notices.job.ts';
import words from './notices.messages.fa.ts';
import { notify, withdraw } from './notify.service.ts';
import { afterQuiet } from './quiet.rules.ts';

let server: TestApp;
const mail = keepingChannel('mail');
const sms = keepingChannel('sms');
let person: Person;
let other: Person;

beforeAll(async () => {
  server = await startTestApp({ channels: [mail, sms] });
  await addCompany(server);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.set(TEST_START);
  mail.messages.length = 0;
  sms.messages.length = 0;
  await server.owner.query('delete from notice_rule; delete from notice_template; delete from notice_habit; delete from notice_told; delete from message_outbox');
  person = await addPerson(server);
  other = await addPerson(server);
});

const values = { task: 'Check', process: 'Leave', subject: 'Leave of Sara', from: 'Sara', due: '2026-05-20' };
const told = (recipients: readonly string[], more: object = {}) =>
  transact(server, (tx) => notify(tx, taskAssigned, { recipients, values, link: '/tasks', now: new Date(server.clock.now()), newId, ...more }));
const inbox = async (who: Person) =>
  (
    await server.owner.query(
      'select m.subject, m.body, m.link, m.color, u.status_id from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1 order by m.sent_at, m.notification_message_id',
      [who.partyId],
    )
  ).rows;

const keep = () => sendDueNotices({ pool: server.pool, now: server.clock.now(), newId, report: (error) => expect(error).toBeUndefined() });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const rule = (more: object = {}) =>
  transact(server, (tx) =>
    insertRule(tx, newId(), COMPANY, {
      event: taskAssigned.event,
      title: 'later',
      condition: '',
      delayMinutes: 60,
      repeatTimes: 0,
      repeatMinutes: 0,
      toConcerned: true,
      toManager: false,
      positionIds: [],
      roleTypeIds: [],
      userGroupIds: [],
      personIds: [],
      isActive: true,
      ...more,
    }),
  );
let versions = 0;
const template = (channel: 'inApp' | 'mail' | 'sms', more: object = {}) => {
  versions += 1;
  const one = {
    id: newId(),
    companyId: COMPANY,
    event: taskAssigned.event,
    channel,
    version: versions,
    subject: 'S {task}',
    body: 'B {from}',
    isActive: true,
    fromDate: '2026-01-01',
  };
  // versions of a channel follow each other
  return server.owner.query(
    `insert into notice_template (notice_template_id, company_id, event, channel, version, subject, body, is_active, from_date, author_party_id, created_at)
     select id, company, event, channel, version, subject, body, active, day, $1, now()
     from jsonb_to_record($2) as t (id uuid, company uuid, event text, channel text, version int, subject text, body text, active boolean, day date)`,
    [
      person.partyId,
      JSON.stringify({
        ...one,
        ...more,
        company: COMPANY,
        active: (more as { isActive?: boolean }).isActive ?? true,
        day: (more as { fromDate?: string }).fromDate ?? '2026-01-01',
      }),
    ],
  );
};
const choose = (who: Person, channel: string, isOn: boolean, topic = 'tasks') =>
  server.owner.query('insert into notice_choice (party_id, company_id, topic, channel, is_on) values ($1, $2, $3, $4, $5)', [who.partyId, COMPANY, topic, channel, isOn]);
const habit = (who: Person, columns: string, values: string) =>
  server.owner.query(`insert into notice_habit (party_id, company_id, ${columns}) values ($1, $2, ${values})`, [who.partyId, COMPANY]);
const subjects = async (who: Person): Promise<string[]> => (await inbox(who)).map((one) => one.subject);

test('an event is told in the product by the text its slice ships', async () => {
  await told([person.partyId]);
  expect(await inbox(person)).toMatchObject([{ link: '/tasks', color: 'info', status_id: 'CeSent' }]);
  expect((await inbox(person))[0].subject).toContain('Check');
  expect(await inbox(other)).toEqual([]);
  await outbox().drain();
  expect(mail.messages).toEqual([]);
});

describe('texts of the company', () => {
  test('the newest version that has begun counts; switched off, nothing goes that way', async () => {
    await template('inApp', { subject: 'old' });
    await template('inApp', { subject: 'new {task}' });
    await template('inApp', { subject: 'future', fromDate: '2027-01-01' });
    await told([person.partyId]);
    expect(await subjects(person)).toEqual(['new Check']);
    await template('inApp', { isActive: false });
    await told([person.partyId]);
    expect(await subjects(person)).toHaveLength(1);
  });

  test('mail goes where there is a text, as plain text on one subject line; a value is not read again', async () => {
    await template('mail', { body: '<b>{from}</b> {due} {what}' });
    await told([person.partyId], { values: { ...values, task: 'x\r\nBcc: thief@example.com\u2028y {from}', from: '<script>{task}</script>' } });
    await outbox().drain();
    expect(mail.messages).toMatchObject([
      {
        to: `${person.username}@example.ir`,
        subject: 'S x Bcc: thief@example.com y {from}',
        text: `<b><script>{task}</script></b> ${formatJalaliFa('2026-05-20')} {what}`,
      },
    ]);
  });

  test('a mail says where the page is, when the settings say where the product is', async () => {
    announcePublicAddress('https://hr.example.ir');
    await template('mail', { body: 'B' });
    await told([person.partyId]);
    announcePublicAddress(undefined);
    await outbox().drain();
    expect(mail.messages[0]?.text).toBe(`B\n\n${words.seeAt('https://hr.example.ir/tasks')}`);
  });

  test('SMS goes to a mobile number, and only with a text of the company', async () => {
    await server.owner.query(
      `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values ($1, $2, $3, 'PhoneMobile', '09121234567', '[2020-01-01,)')`,
      [newId(), person.partyId, COMPANY],
    );
    await choose(person, 'sms', true);
    await told([person.partyId, other.partyId]);
    await template('sms');
    await told([person.partyId, other.partyId]);
    await outbox().drain();
    expect(sms.messages).toMatchObject([{ to: '09121234567', text: 'B Sara' }]);
  });
});

describe('choices', () => {
  test('a topic is switched off on each way apart; without a template mail comes to who asks for it', async () => {
    await choose(person, 'inApp', false);
    await choose(other, 'mail', true);
    await told([person.partyId, other.partyId]);
    await outbox().drain();
    expect([await subjects(person), (await subjects(other)).length, mail.messages.map(({ to }) => to)]).toEqual([[], 1, [`${other.username}@example.ir`]]);
  });

  test.each([
    // mandatory and switched off, no template and wanted, a template and not wanted
    ['inApp', undefined, false, true, true],
    ['inApp', { isActive: false }, undefined, false, false],
    ['mail', undefined, true, false, true],
    ['mail', undefined, undefined, false, false],
    ['mail', { isActive: false }, true, false, false],
    ['sms', undefined, true, false, false],
    ['sms', { isActive: true }, undefined, false, true],
  ] as const)('%s with template %j and choice %s, mandatory %s: %s', (channel, of, choice, isMandatory, wanted) => {
    expect(isWanted(channel, of, choice, isMandatory)).toBe(wanted);
  });

  test('in quiet times mail waits for their end', async () => {
    await template('mail');
    // it is ten in Tehran
    await habit(person, 'quiet_from, quiet_until', '9 * 60, 11 * 60');
    await told([person.partyId]);
    await outbox().drain();
    expect([mail.messages.length, (await subjects(person)).length]).toEqual([0, 1]);
    server.clock.advance(HOUR);
    await outbox().drain();
    expect(mail.messages).toHaveLength(1);
  });

  test.each([
    ['none', null, null, 0],
    ['from nine to eleven', 540, 660, 60],
    ['over midnight, outside', 1320, 480, 0],
    ['over midnight, inside', 1320, 601, 1],
    ['just over', 540, 600, 0],
  ])('quiet %s', (_what, quietFrom, quietUntil, minutes) => {
    expect(afterQuiet(TEST_START, { quietFrom, quietUntil }) - TEST_START).toBe(minutes * MINUTE);
  });
});

describe('rules', () => {
  beforeEach(() => employ(server, other, '[2020-01-01,)'));

  test('a message comes after its delay, is repeated as often as said, and ends', async () => {
    await rule({ repeatTimes: 2, repeatMinutes: 30 });
    await told([person.partyId]);
    const counts: number[] = [];
    for (const minutes of [59, 1, 29, 1, 30, 30]) {
      server.clock.advance(minutes * MINUTE);
      await keep();
      counts.push((await inbox(person)).length - 1);
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
    expect((await server.owner.query('select from notice_due')).rowCount).toBe(0);
  });

  test('three servers at the same moment send it once', async () => {
    await rule();
    await told([person.partyId]);
    server.clock.advance(HOUR);
    const answers = await Promise.all([keep(), keep(), keep()]);
    expect(answers.reduce((sum, { notices }) => sum + notices, 0)).toBe(1);
    expect(await inbox(person)).toHaveLength(2);
  });

  test('it is taken back when its cause is gone, and other causes stay', async () => {
    await rule();
    await told([person.partyId], { causeId: 'one' });
    await told([other.partyId], { causeId: 'two' });
    expect(await transact(server, (tx) => withdraw(tx, 'one'))).toBe(1);
    server.clock.advance(HOUR);
    await keep();
    expect([(await inbox(person)).length, (await inbox(other)).length]).toEqual([1, 2]);
  });

  test('its condition asks the values of the event; without delay it tells others at once and nobody twice', async () => {
    await rule({ delayMinutes: 0, condition: 'process == "Leave" and due >= "2026-05-01"', personIds: [other.partyId] });
    await rule({ delayMinutes: 0, condition: 'process == "Loan"', personIds: [other.partyId] });
    await rule({ delayMinutes: 0, condition: 'no condition at all' });
    await told([person.partyId]);
    expect([(await inbox(person)).length, (await inbox(other)).length]).toEqual([1, 1]);
  });

  test('the members of a group hear of it, the manager of the person too', async () => {
    await server.owner.query(`update user_group_member set user_group_id = 'payrollOfficer' where user_id = $1`, [other.userId]);
    await rule({ delayMinutes: 0, toConcerned: false, userGroupIds: ['payrollOfficer'], toManager: true });
    await told([person.partyId]);
    expect(await inbox(other)).toHaveLength(1);
  });

  test('whoever has left hears nothing of what concerns others', async () => {
    await server.owner.query(`update party_relationship set valid = '[2020-01-01,2026-01-01)' where party_id = $1`, [other.partyId]);
    await rule({ delayMinutes: 0, personIds: [other.partyId] });
    await told([person.partyId]);
    expect(await inbox(other)).toEqual([]);
  });

  test('switched off meanwhile, it says nothing more', async () => {
    await rule();
    await told([person.partyId]);
    await server.owner.query('update notice_rule set is_active = false');
    server.clock.advance(HOUR);
    await keep();
    expect(await inbox(person)).toHaveLength(1);
    expect((await server.owner.query('select from notice_due')).rowCount).toBe(0);
  });
});

describe('digest', () => {
  afterEach(() => announceWaitingTasks(async () => 0));

  test('once a day after its hour, whoever looks: what is unread and what there is to do', async () => {
    announceWaitingTasks(async () => 3);
    await habit(person, 'digest, digest_hour', `'daily', 10`);
    await told([person.partyId]);
    const sent = async () => (await Promise.all([keep(), keep(), keep()])).reduce((sum, { digests }) => sum + digests, 0);
    server.clock.advance(-MINUTE);
    expect(await sent()).toBe(0);
    server.clock.advance(MINUTE);
    expect(await sent()).toBe(1);
    await outbox().drain();
    server.clock.advance(HOUR);
    expect(await sent()).toBe(0);
    server.clock.advance(23 * HOUR);
    expect(await sent()).toBe(1);
    await outbox().drain();
    expect(mail.messages.map(({ subject }) => subject)).toEqual([1, 2].map(() => digestWords.subject(toPersianDigits('1'), toPersianDigits('3'))));
    expect(mail.messages[0]?.text).toContain((await subjects(person))[0]);
  });

  test('weekly on its day; nothing unread, nothing sent', async () => {
    // Sunday is 1
    await habit(person, 'digest, digest_hour, digest_weekday', `'weekly', 8, 2`);
    await told([person.partyId]);
    expect((await keep()).digests).toBe(0);
    server.clock.advance(24 * HOUR);
    expect((await keep()).digests).toBe(1);
    await habit(other, 'digest, digest_hour', `'daily', 8`);
    expect((await keep()).digests).toBe(0);
  });
});

test('a crash between writing and sending repeats the mail with its key, and nothing in the product', async () => {
  await template('mail');
  await told([person.partyId]);
  const died = keepingChannel('mail');
  // the process ends after the gateway took the message and before it is written down
  const deaf: Channel = {
    kind: 'mail',
    send: (message) => {
      died.messages.push(message);
      return new Promise(() => undefined);
    },
  };
  void createOutbox({ pool: server.pool, clock: server.clock, channels: [deaf] }, () => undefined).drain();
  await expect.poll(() => died.messages.length).toBe(1);
  server.clock.advance(MINUTE);
  await outbox().drain();
  expect(mail.messages.map(({ idempotencyKey }) => idempotencyKey)).toEqual(died.messages.map(({ idempotencyKey }) => idempotencyKey));
  expect(await inbox(person)).toHaveLength(1);
});

test('what fails keeps nothing behind it waiting, however much of it there is', async () => {
  const many = 501;
  await rule({ repeatTimes: 1, repeatMinutes: 60 });
  await told([person.partyId]);
  await habit(person, 'digest, digest_hour', `'daily', 8`);
  server.clock.advance(HOUR);
  await server.owner.query(`
    create function break_down() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before update on notice_due for each row when (old.link = 'broken') execute function break_down();
    create trigger broken before update on notice_habit for each row when (old.quiet_from = 7) execute function break_down();
    create trigger broken before update on communication_event for each row when (old.subject = 'broken') execute function break_down();
    insert into notice_due (notice_due_id, company_id, notice_rule_id, party_ids, told_values, link, due_at)
      select gen_random_uuid(), company_id, notice_rule_id, '{}', told_values, 'broken', due_at - interval '1 day' from notice_due, generate_series(1, ${many});
    with p as (insert into party (party_id, party_type_enum_id, company_id)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'PtyPerson', '${COMPANY}' from generate_series(1, ${many}) n returning party_id),
      a as (insert into user_account (user_id, company_id, party_id, username, password_hash) select party_id, '${COMPANY}', party_id, 'broken-' || party_id, '-' from p)
      insert into notice_habit (party_id, company_id, digest, digest_hour, quiet_from, quiet_until) select party_id, '${COMPANY}', 'daily', 8, 7, 9 from p;
    insert into communication_event (communication_event_id, company_id, subject, purpose_enum_ids, channels, status_id, sent_on, author_party_id, created_at)
      select gen_random_uuid(), '${COMPANY}', case n when 0 then 'whole' else 'broken' end, '{}', '{inApp}', 'CeReady', date '2026-05-01' - (n > 0)::int, '${person.partyId}', now() from generate_series(0, 101) n`);
  const broken: unknown[] = [];
  const done = await sendDueNotices({ pool: server.pool, now: server.clock.now(), newId, report: (error) => void broken.push(error) });
  expect([broken.length, done]).toEqual([many + many + 101, { announcements: 1, notices: 1, digests: 1 }]);
  await server.owner.query(`drop function break_down() cascade; delete from notice_due; delete from communication_event; delete from user_account where username like 'broken-%'`);
});

test('broken off anywhere, the message of a rule is sent by the next look, once', async () => {
  await template('mail');
  await rule();
  await told([person.partyId]);
  await outbox().drain();
  server.clock.advance(HOUR);
  const broken: unknown[] = [];
  for (let alive = 0; alive < 3; alive += 1) {
    let left = alive;
    const dying = (): string => {
      left -= 1;
      if (left < 0) throw new Error('died');
      return newId();
    };
    await sendDueNotices({ pool: server.pool, now: server.clock.now(), newId: dying, report: (error) => broken.push(error) });
  }
  expect([broken.length, (await inbox(person)).length]).toEqual([3, 1]);
  await keep();
  await keep();
  await outbox().drain();
  expect([(await inbox(person)).length, mail.messages.length]).toEqual([2, 2]);
});

test('what is rolled back was never said, on no way', async () => {
  await template('mail');
  await rule();
  const failing = transact(server, async (tx) => {
    await notify(tx, taskAssigned, { recipients: [person.partyId], values, now: new Date(server.clock.now()), newId });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await outbox().drain();
  expect([mail.messages.length, (await inbox(person)).length, (await server.owner.query('select from notice_due')).rowCount]).toEqual([0, 0, 0]);
});

test('birthdays are those of the Jalali calendar; who was born on a leap day has one every year', () => {
  expect(birthDatesOf('2026-05-10')).toContain('1981-05-10');
  const [leap, plainYear] = [toIso({ year: 1399, month: 12, day: 30 }), toIso({ year: 1405, month: 1, day: 1 })];
  expect(birthDatesOf(plainYear)).toContain(leap);
  expect(birthDatesOf(toIso({ year: 1403, month: 12, day: 30 }))).toContain(leap);
});

test('birthday wishes come once, where the company has a text for them', async () => {
  await server.owner.query(`update person set birth_date = '1990-05-10' where party_id = $1`, [person.partyId]);
  await employ(server, person, '[2020-01-01,)');
  await keep();
  expect(await inbox(person)).toEqual([]);
  await template('inApp', { event: birthday.event, subject: 'Happy {name}', body: '' });
  await Promise.all([keep(), keep()]);
  expect(await inbox(person)).toMatchObject([{ subject: expect.stringContaining('Happy First') }]);
});

describe('own settings', () => {
  const PATH = '/rest/s1/hcm/myNotificationSettings';
  test('choices and habits are one’s own, kept and answered', async () => {
    const tab = browser(server);
    await tab.signIn(person.username);
    const first = (await tab.call('GET', PATH)).body as unknown as { topics: { topic: string; inApp: boolean; mail: boolean }[]; hasEmail: boolean };
    expect(first).toMatchObject({ hasEmail: true, hasMobile: false, ways: ['mail', 'sms'], digest: 'none', quietFrom: null });
    expect(first.topics.find(({ topic }) => topic === 'tasks')).toMatchObject({ inApp: true, mail: false });
    const habits = { quietFrom: 1320, quietUntil: 420, digest: 'daily', digestHour: 7, digestWeekday: 0 };
    const twice = [
      { topic: 'tasks', channel: 'mail', isOn: false },
      { topic: 'tasks', channel: 'mail', isOn: true },
    ];
    expect((await tab.call('PUT', PATH, { choices: twice, ...habits })).status).toBe(200);
    const now = (await tab.call('GET', PATH)).body as unknown as typeof first;
    expect(now).toMatchObject(habits);
    expect(now.topics.find(({ topic }) => topic === 'tasks')?.mail).toBe(true);
    // its hour has passed today: the first comes tomorrow
    await told([person.partyId]);
    expect((await keep()).digests).toBe(0);
    expect((await tab.call('PUT', PATH, { choices: [], ...habits, quietUntil: null })).status).toBe(400);
    expect((await tab.call('PUT', PATH, { choices: [{ topic: 'nonsense', channel: 'mail', isOn: true }], ...habits })).status).toBe(400);
  });
});
