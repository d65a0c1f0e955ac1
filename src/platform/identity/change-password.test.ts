import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { isKey } from './api-key.server.ts';
import { FORCED_CHANGE_PLACEHOLDER } from './identity.contract.ts';
import messages from './identity.messages.fa.ts';
import { FORCED_CHANGE_MS, satisfiesPasswordRule } from './identity.rules.ts';
import { type Answer, addCompany, addPerson, type Browser, browser, employ, PASSWORD, type Person, send } from './test-support.ts';

const ME = '/rest/s1/hcm/getUser';
let server: TestApp;
let person: Person;
let tab: Browser;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(3_600_000);
  person = await addPerson(server);
  tab = browser(server);
  await tab.signIn(person.username);
});

const change = (newPassword: string, more: object = {}, who = tab): Promise<Answer> =>
  who.call('PUT', '/rest/s1/hcm/ChangePassword', { newPassword, newPasswordVerify: newPassword, oldPassword: PASSWORD, partyId: person.partyId, ...more });
const meStatus = async (who: Browser): Promise<number> => (await who.call('GET', ME)).status;
const withHalves = async (key: string, cookie: string): Promise<number> => (await send(server, { url: `/api${ME}`, headers: { api_key: key, cookie } })).status;

test('success: the message, a new key and cookie, all other sessions ended, the old password gone', async () => {
  const other = browser(server);
  await other.signIn(person.username);
  const old = { key: tab.key, cookie: tab.cookie };
  const answer = await change('Brand-New1!');
  expect([answer.status, answer.body]).toEqual([200, { messages: messages.passwordChanged, errors: null }]);
  expect([isKey(tab.key), tab.key === old.key, tab.cookie === old.cookie]).toEqual([true, false, false]);
  expect([await meStatus(tab), await meStatus(other), await withHalves(old.key, old.cookie), await withHalves(tab.key, old.cookie)]).toEqual([200, 501, 501, 501]);
  expect((await browser(server).signIn(person.username)).status).toBe(403);
  expect((await browser(server).signIn(person.username, 'Brand-New1!')).status).toBe(200);
});

test('is audited without the password', async () => {
  await change('Brand-New1!');
  const { rows } = await server.owner.query("select action, changes::text from audit_entry where entity = 'UserAccount' and record_id = $1", [person.userId]);
  expect(rows).toEqual([{ action: 'update', changes: '{"password": [null, null]}' }]);
});

describe('the rule', () => {
  test.each([
    ['a weak password', { newPassword: 'weak', newPasswordVerify: 'weak' }, { newPassword: messages.validation.passwordRule }],
    ['another repeat', { newPasswordVerify: 'Brand-New2!' }, { newPasswordVerify: messages.validation.passwordRepeat }],
    [
      '129 characters',
      { newPassword: `Aa1!${'x'.repeat(125)}`, newPasswordVerify: `Aa1!${'x'.repeat(125)}` },
      { newPassword: expect.any(String), newPasswordVerify: expect.any(String) },
    ],
    ['nothing', { newPassword: '', newPasswordVerify: '' }, { newPassword: expect.any(String), newPasswordVerify: expect.any(String) }],
    ['no old password', { oldPassword: '' }, { oldPassword: expect.any(String) }],
    ['an unknown field', { username: 'x' }, { username: expect.any(String) }],
  ])('%s: 400 at the field', async (_, more, fields) => {
    const { status, body } = await change('Brand-New1!', more);
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await meStatus(tab)).toBe(200);
  });

  test('128 characters are taken', async () => {
    expect((await change(`Aa1!${'x'.repeat(124)}`)).status).toBe(200);
  });

  test('the username may not be in it, in any case of letters', async () => {
    const { status, body } = await change(`Aa1!${person.username.toUpperCase()}`);
    expect([status, body.fields]).toEqual([400, { newPassword: messages.errors.passwordHoldsUsername }]);
  });
});

test('a password that everybody tries first is refused at its field, and leaves the old one', async () => {
  const { status, body } = await change('P@ssw0rd1!');
  expect([status, body.errorCode, body.fields]).toEqual([400, 'platform/identity.passwordCommon', { newPassword: messages.errors.passwordCommon }]);
  expect((await browser(server).signIn(person.username)).status).toBe(200);
});

describe('the old password', () => {
  test('wrong: the English text of the wire is the message, the Persian one stands at the field', async () => {
    const { status, body } = await change('Brand-New1!', { oldPassword: 'wrong' });
    expect([status, body.errors, body.messages, body.fields]).toEqual([
      400,
      'Password incorrect for user',
      'Password incorrect for user',
      { oldPassword: messages.errors.wrongPassword },
    ]);
  });

  test('is counted: after five wrong ones the right one waits too, but signing in does not', async () => {
    for (let i = 0; i < 5; i++) expect((await change('Brand-New1!', { oldPassword: 'wrong' })).status).toBe(400);
    const refused = await change('Brand-New1!');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await browser(server).signIn(person.username)).status).toBe(200);
    server.clock.advance(30_000);
    expect((await change('Brand-New1!')).status).toBe(200);
  });

  test.each([['the partyId of a colleague'], ['an unknown partyRelationshipId']])('%s is not found', async (what) => {
    const colleague = await addPerson(server);
    const more = what.startsWith('the') ? { partyId: colleague.partyId } : { partyRelationshipId: colleague.partyId };
    expect((await change('Brand-New1!', more)).status).toBe(404);
    expect((await browser(server).signIn(person.username)).status).toBe(200);
  });

  test('the own partyRelationshipId, or none, is taken', async () => {
    const partyRelationshipId = await employ(server, person, '[2020-01-01,)');
    expect((await change('Brand-New1!', { partyRelationshipId })).status).toBe(200);
    expect((await change('Brand-New2!', { partyRelationshipId: null, oldPassword: 'Brand-New1!' })).status).toBe(200);
  });

  test('without a session: 501', async () => {
    expect((await change('Brand-New1!', {}, browser(server))).status).toBe(501);
  });
});

describe('history', () => {
  const passwords = [PASSWORD, ...[1, 2, 3, 4, 5].map((n) => `Brand-New${n}!`)];

  test('the last five passwords are refused with the texts of the wire, the sixth may come back', async () => {
    for (let i = 1; i < passwords.length; i++) {
      server.clock.advance(1_000);
      expect((await change(passwords[i] as string, { oldPassword: passwords[i - 1] })).status).toBe(200);
    }
    for (const used of passwords.slice(1)) {
      const { status, body } = await change(used, { oldPassword: 'Brand-New5!' });
      expect([status, body.errors, body.messages]).toEqual([400, 'Found issues with password so not updating', messages.errors.passwordReused]);
    }
    expect((await change(PASSWORD, { oldPassword: 'Brand-New5!' })).status).toBe(200);
  });

  test('the present password is among them', async () => {
    expect((await change(PASSWORD)).body.errors).toBe('Found issues with password so not updating');
  });

  test('two changes side by side: one wins, the other meets the new password', async () => {
    const second = browser(server);
    await second.signIn(person.username);
    const answers = await Promise.all([change('Brand-New1!'), change('Brand-New2!', {}, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([400, 501])]);
    const { rows } = await server.owner.query('select count(*)::int as n from user_password_history where user_id = $1', [person.userId]);
    expect(rows[0].n).toBe(2);
  });
});

describe('the forced change', () => {
  const forced = (more: object = {}, who = tab) => change('Brand-New1!', { oldPassword: FORCED_CHANGE_PLACEHOLDER, ...more }, who);

  beforeEach(async () => {
    person = await addPerson(server, { oneTime: true });
    tab = browser(server);
    await tab.signIn(person.username);
  });

  test("the placeholder is nobody's password", () => {
    expect(satisfiesPasswordRule(FORCED_CHANGE_PLACEHOLDER)).toBe(false);
  });

  test('is honoured in a fresh session of a one-time password, once', async () => {
    expect((await tab.call('GET', `/rest/s1/hcm/userMustChangePass?username=${person.username}`)).body).toEqual({ finalResult: true });
    expect((await tab.call('POST', '/auth/user/update', {})).status).toBe(403);
    expect((await forced()).status).toBe(200);
    expect((await tab.call('GET', `/rest/s1/hcm/userMustChangePass?username=${person.username}`)).body).toEqual({ finalResult: false });
    expect((await tab.call('POST', '/auth/user/update', {})).status).toBe(200);
    expect((await forced({ newPassword: 'Brand-New2!', newPasswordVerify: 'Brand-New2!' })).body.errors).toBe('Password incorrect for user');
    expect((await browser(server).signIn(person.username)).status).toBe(403);
  });

  test('the new password is an ordinary one that does not end', async () => {
    await forced();
    server.clock.advance(30 * 86_400_000);
    expect((await browser(server).signIn(person.username, 'Brand-New1!')).body).toMatchObject({ mustChangePassword: false });
  });

  test.each([
    [FORCED_CHANGE_MS - 1, 200],
    [FORCED_CHANGE_MS, 400],
  ])('%i ms after the sign-in: %i', async (ms, status) => {
    server.clock.advance(ms);
    expect((await forced()).status).toBe(status);
  });

  test('later the one-time password itself is asked for', async () => {
    server.clock.advance(FORCED_CHANGE_MS);
    expect((await change('Brand-New1!')).status).toBe(200);
  });

  test('not when the password is no one-time password', async () => {
    person = await addPerson(server, { requireChange: true });
    const ordinary = browser(server);
    await ordinary.signIn(person.username);
    expect((await forced({}, ordinary)).body.errors).toBe('Password incorrect for user');
    expect((await change('Brand-New1!', {}, ordinary)).status).toBe(200);
  });

  test('not when no change is due', async () => {
    await server.owner.query('update user_account set require_password_change = false where user_id = $1', [person.userId]);
    expect((await forced()).status).toBe(400);
  });

  test('PUT userMustChangePass does not end the duty', async () => {
    await tab.call('PUT', '/rest/s1/hcm/userMustChangePass', { username: person.username });
    expect((await tab.call('GET', '/rest/s1/hcm/userMustChangePass')).body).toEqual({ finalResult: true });
  });

  test('the one-time password may not be kept', async () => {
    const { body } = await forced({ newPassword: PASSWORD, newPasswordVerify: PASSWORD });
    expect(body.errors).toBe('Found issues with password so not updating');
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
