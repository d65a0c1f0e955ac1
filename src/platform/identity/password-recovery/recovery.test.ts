import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import identity from '#platform/identity/identity.messages.fa.ts';
import { type Answer, addCompany, addPerson, type Browser, browser, COMPANY, PASSWORD, type Person } from '#platform/identity/test-support.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { hashWork } from '../passwords/password-hash.server.ts';
import messages from './password-recovery.messages.fa.ts';
import { CODE_MS, CODE_TRIES, CODE_TRIES_OF_ALL, readCode, wayFor } from './recovery.rules.ts';

const FORGOT = '/rest/s1/hcm/ForgotPassword';
const NEW = 'Brand-New1!';
const mail = keepingChannel('mail');
const sms = keepingChannel('sms');
let server: TestApp;
let person: Person;
let guest: Browser;
let networks = 0;

beforeAll(async () => {
  server = await startTestApp({ channels: [mail, sms] });
  await addCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(3_600_000);
  networks += 1;
  guest = browser(server, guestIp());
  person = await addPerson(server);
  for (const channel of [mail, sms]) channel.messages.length = 0;
});

const guestIp = (): string => `10.1.0.${networks}`;
const ask = (username = person.username, who = guest): Promise<Answer> => who.call('POST', FORGOT, { username });
const set = (code: string, more: object = {}, who = guest): Promise<Answer> =>
  who.call('PUT', FORGOT, { username: person.username, code, newPassword: NEW, newPasswordVerify: NEW, ...more });
const refused = { status: 400, body: { errorCode: 'platform/identity/password-recovery.codeRefused', fields: { code: messages.errors.codeRefused } } };
const codeIn = (text: string | undefined): string => /\d{8}/.exec(text ?? '')?.[0] ?? '';
async function askedCode(username?: string): Promise<string> {
  await ask(username);
  await outbox().drain();
  return codeIn(mail.messages.at(-1)?.text);
}
const addMobile = (number: string) =>
  server.owner.query(
    `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values (gen_random_uuid(), $1, $2, 'PhoneMobile', $3, '[2020-01-01,)')`,
    [person.partyId, COMPANY, number],
  );
const signInStatus = async (password: string): Promise<number> => (await browser(server, guest.key).signIn(person.username, password)).status;

test('a code from asking to the new password: old sessions end, the owner is told, nothing is left to read', async () => {
  const tab = browser(server, '10.2.0.1');
  await tab.signIn(person.username);
  const code = await askedCode();
  expect(mail.messages).toEqual([{ idempotencyKey: expect.any(String), to: `${person.username}@example.ir`, subject: messages.codeSubject, text: messages.codeText({ code }) }]);
  const done = await set(code);
  expect([done.status, done.body]).toEqual([200, { messages: messages.changed }]);
  expect((await tab.call('GET', '/rest/s1/hcm/getUser')).status).toBe(501);
  expect([await signInStatus(PASSWORD), await signInStatus(NEW)]).toEqual([403, 200]);
  await outbox().drain();
  expect(mail.messages.at(-1)).toMatchObject({ text: messages.changedText({ username: person.username }) });
  const { rows } = await server.owner.query("select action, changes from audit_entry where entity = 'UserAccount' and record_id = $1 order by audit_id", [person.userId]);
  expect(rows).toEqual([
    { action: 'update', changes: { recoveryCodeAsked: [null, { ip: guestIp(), userAgent: 'lightMyRequest' }] } },
    { action: 'update', changes: { password: [null, null], recoveredByCode: [null, true] } },
  ]);
  expect((await server.owner.query('select from message_outbox where body is not null')).rowCount).toBe(0);
});

test('the code of an account is stored nowhere but as a hash', async () => {
  const code = await askedCode();
  const { rows } = await server.owner.query<{ all: string }>(
    'select (select jsonb_agg(r)::text from password_recovery r) || (select jsonb_agg(o)::text from message_outbox o) as all',
  );
  expect(rows[0]?.all).not.toContain(code);
});

describe('nothing tells a name that exists from one that does not', () => {
  /** Hashes and written rows of a call. */
  async function costOf(call: () => Promise<Answer>) {
    const counted = async () =>
      (
        await server.owner.query(`select (select count(*)::int from message_outbox) as messages, (select count(*)::int from password_recovery) as codes,
          (select count(*)::int from audit_entry) as audited, (select count(*)::int from user_login_history where not successful) as failures`)
      ).rows[0];
    const [hashes, rows] = [hashWork(), await counted()];
    const { status, body } = await call();
    const [after, rowsAfter] = [hashWork(), await counted()];
    return {
      status,
      body,
      verified: after.verified - hashes.verified,
      made: after.made - hashes.made,
      messages: rowsAfter.messages - rows.messages,
      codes: rowsAfter.codes - rows.codes,
      audited: rowsAfter.audited - rows.audited,
      failures: rowsAfter.failures - rows.failures,
    };
  }

  test('asking: the same answer, hashes and rows, also without a channel or for a deactivated account', async () => {
    const unreachable = await addPerson(server, { email: undefined });
    const gone = await addPerson(server);
    await server.owner.query("update user_account set disabled = 'Y' where user_id = $1", [gone.userId]);
    const costs = [];
    for (const name of [person.username, `${person.username}@example.ir`.toUpperCase(), unreachable.username, gone.username, 'nobody-here', 'nobody@example.ir'])
      costs.push(await costOf(() => ask(name)));
    const one = { status: 200, body: { messages: messages.codeOnItsWay }, verified: 0, made: 1, messages: 1, audited: 1, failures: 0 };
    // the address belongs to the account asked for before: its row is written again
    expect(costs).toEqual([{ ...one, codes: 1 }, { ...one, codes: 0 }, ...Array.from({ length: 4 }, () => ({ ...one, codes: 1 }))]);
    await outbox().drain();
    expect(mail.messages).toHaveLength(2);
  });

  test('a wrong code: the same answer and one hash, whether asked for or not', async () => {
    await ask();
    await ask('nobody-else');
    const body = { code: '00000000', newPassword: NEW, newPasswordVerify: NEW };
    const never = await addPerson(server);
    const costs = [];
    for (const username of [person.username, 'nobody-else', never.username, 'never-asked'])
      costs.push(
        await costOf(async () => {
          const {
            status,
            body: { requestId, ...said },
          } = await guest.call('PUT', FORGOT, { username, ...body });
          return { status, body: said } as unknown as Answer;
        }),
      );
    expect(costs[0]).toMatchObject({ ...refused, verified: 1, made: 0, audited: 0, failures: 1 });
    expect(costs).toEqual([costs[0], costs[0], costs[0], costs[0]]);
  });

  test('asking often: known and unknown names wait alike, and two names of one account are two', async () => {
    const statuses = async (name: string) => {
      const all = [];
      for (let n = 0; n < 4; n++) all.push((await ask(name)).status);
      return all;
    };
    expect([await statuses(person.username), await statuses('not-a-name')]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ]);
    expect((await ask(`${person.username}@example.ir`)).status).toBe(200);
  });

  test('a telephone number tells nothing', async () => {
    await addMobile('09121234567');
    const answers = await Promise.all(['09121234567', '09350000000', ''].map((number) => guest.call('GET', `/rest/s1/hcm/GetInfoByPhoneNum?phoneNum=${number}`)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { info: null, messages: messages.numberTellsNothing }]);
  });
});

describe('the code', () => {
  test(`waits for a network after ${CODE_TRIES} wrong tries of it, for known and unknown names alike; from elsewhere its owner uses it meanwhile`, async () => {
    const code = await askedCode();
    const stranger = browser(server, `10.9.0.${networks}`);
    for (const username of [person.username, 'nobody-here']) {
      for (let n = 0; n < CODE_TRIES; n++) expect(await set('00000000', { username }, stranger)).toMatchObject(refused);
      const waits = await set(username === person.username ? code : '00000000', { username }, stranger);
      expect([waits.status, waits.headers['retry-after'], waits.body.errorCode]).toEqual([429, '30', 'platform/identity.throttled']);
    }
    expect((await set(code)).status).toBe(200);
  });

  test('a wait in one network for one name leaves other names alone', async () => {
    for (let n = 0; n <= CODE_TRIES; n++) await set('00000000', { username: 'nobody-here' });
    expect((await set(await askedCode())).status).toBe(200);
  });

  test(`is void after ${CODE_TRIES_OF_ALL} wrong tries of all networks together, and that is audited once`, async () => {
    const code = await askedCode();
    await server.owner.query('update password_recovery set tries = $2 where user_id = $1', [person.userId, CODE_TRIES_OF_ALL - 2]);
    for (let n = 0; n < 4; n++) expect((await set('00000000', {}, browser(server, `10.8.${networks}.${n}`))).status).toBe(400);
    expect(await set(code)).toMatchObject(refused);
    const { rows } = await server.owner.query("select changes from audit_entry where record_id = $1 and action = 'refuse'", [person.userId]);
    expect(rows).toEqual([{ changes: { recoveryCodeVoid: [null, CODE_TRIES_OF_ALL] } }]);
  });

  test('tries side by side cannot outrun the counts', async () => {
    await ask();
    const answers = await Promise.all(Array.from({ length: 3 * CODE_TRIES }, () => set('00000000')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(CODE_TRIES).fill(400), ...Array(2 * CODE_TRIES).fill(429)]);
    expect((await server.owner.query('select max(tries)::int as tries from password_recovery where user_id = $1', [person.userId])).rows).toEqual([{ tries: CODE_TRIES }]);
  });

  test('is right on the last try', async () => {
    const code = await askedCode();
    for (let n = 1; n < CODE_TRIES; n++) await set('00000000');
    expect((await set(code)).status).toBe(200);
  });

  test.each([
    [CODE_MS - 1, 200],
    [CODE_MS, 400],
  ])('%i ms later: %i', async (ms, status) => {
    const code = await askedCode();
    server.clock.advance(ms);
    expect((await set(code)).status).toBe(status);
  });

  test('works once, also side by side', async () => {
    const code = await askedCode();
    const both = await Promise.all([set(code), set(code, { newPassword: 'Brand-New2!', newPasswordVerify: 'Brand-New2!' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await set(code)).toMatchObject(refused);
  });

  test('of one account only the newest is live, whichever name was typed', async () => {
    const first = await askedCode();
    const second = await askedCode(`${person.username}@example.ir`);
    expect(await set(first)).toMatchObject(refused);
    expect((await set(second)).status).toBe(200);
  });

  test('ends when the password is changed in another way', async () => {
    const code = await askedCode();
    const tab = browser(server, '10.2.0.2');
    await tab.signIn(person.username);
    const body = { newPassword: 'Other-New1!', newPasswordVerify: 'Other-New1!', oldPassword: PASSWORD, partyId: person.partyId };
    expect((await tab.call('PUT', '/rest/s1/hcm/ChangePassword', body)).status).toBe(200);
    expect(await set(code)).toMatchObject(refused);
  });

  test('of another account opens nothing', async () => {
    const code = await askedCode();
    const other = await addPerson(server);
    await ask(other.username);
    expect(await set(code, { username: other.username })).toMatchObject(refused);
  });

  test('may be typed in Persian or Arabic digits and in groups', () => {
    expect(['12345678', '\u06f1\u06f2\u06f3\u06f4 \u06f5\u06f6\u06f7\u06f8', '\u0661\u0662\u0663\u0664-\u0665\u0666\u0667\u0668', '1234567', 'abcdefgh'].map(readCode)).toEqual([
      '12345678',
      '12345678',
      '12345678',
      '',
      '',
    ]);
  });
});

describe('the new password', () => {
  test.each([
    ['used before', PASSWORD, identity.errors.passwordReused],
    ['with the name in it', 'set below', identity.errors.passwordHoldsUsername],
    ['too weak', 'weak', identity.validation.passwordRule],
    ['tried first by everybody', 'Welcome1!', identity.errors.passwordCommon],
  ])('%s is refused and costs no try', async (what, password, sentence) => {
    const newPassword = what.startsWith('with') ? `Aa1!${person.username}` : password;
    const code = await askedCode();
    for (let n = 0; n <= CODE_TRIES; n++)
      expect(await set(code, { newPassword, newPasswordVerify: newPassword })).toMatchObject({ status: 400, body: { fields: { newPassword: sentence } } });
    expect((await set(code)).status).toBe(200);
  });

  test('another repeat is refused', async () => {
    expect(await set('00000000', { newPasswordVerify: 'x' })).toMatchObject({ status: 400, body: { fields: { newPasswordVerify: identity.validation.passwordRepeat } } });
  });

  test('is an ordinary one, and opens a sign-in that was waiting after wrong tries', async () => {
    await server.owner.query('update user_account set require_password_change = true, one_time_until = now() where user_id = $1', [person.userId]);
    for (let n = 0; n < 6; n++) await signInStatus('wrong');
    await set(await askedCode());
    expect((await browser(server).signIn(person.username, NEW)).body).toMatchObject({ mustChangePassword: false });
  });
});

test('the way: SMS to the number in the file, mail to whoever typed an address', async () => {
  await addMobile('0912 123 4567');
  await ask();
  await ask(`${person.username}@example.ir`);
  await outbox().drain();
  expect([sms.messages.map(({ to }) => to), mail.messages.map(({ to }) => to)]).toEqual([['09121234567'], [`${person.username}@example.ir`]]);
  expect(wayFor('a', { email: 'a@b.ir', mobile: '021' }, ['sms'])).toBeUndefined();
});

test('one network asks fifty times before it waits, and signing in does not wait with it', async () => {
  await ask('one-name');
  await server.owner.query("update throttle set failures = 50, blocked_until = $1 where bucket like 'recovery:network:%'", [new Date(server.clock.now() + 30_000)]);
  expect((await ask('one-more')).status).toBe(429);
  expect((await guest.signIn(person.username)).status).toBe(200);
});

test('another site may not ask in somebody else\u2019s browser', async () => {
  expect((await guest.call('POST', FORGOT, { username: person.username }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
