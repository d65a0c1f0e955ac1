import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { setDisabled } from './accounts.store.ts';
import messages from './identity.messages.fa.ts';
import { IDLE_MS, ROTATE_MS } from './identity.rules.ts';
import { addCompany, addPerson, type Browser, basic, browser, PASSWORD, type Person, send, transact } from './test-support.ts';

const TOKEN = '/auth/access-token';
let server: TestApp;
let person: Person;
let tab: Browser;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await addPerson(server);
  tab = browser(server);
  await tab.signIn(person.username);
});

describe('tokens', () => {
  test('GET /auth signs in with Basic; the key is the token, exp stands beside it', async () => {
    const { status, body } = await send(server, { url: '/api/auth', headers: basic(person.username, PASSWORD) });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^hcm_.{36}$/),
      exp: server.clock.now() / 1_000 + 10_800,
      user: {
        uid: person.userId,
        role: ['Employee'],
        origin: 'hcm',
        data: { displayName: expect.stringMatching(/^First Last/), email: `${person.username}@example.ir`, settings: {}, shortcuts: [] },
      },
    });
  });

  test('GET /auth with a wrong password is refused like the other ways in', async () => {
    expect(await send(server, { url: '/api/auth', headers: basic(person.username, 'wrong') })).toMatchObject({
      status: 403,
      body: { errorCode: 'platform/identity.wrongCredentials' },
    });
  });

  test('access-token answers the same key with its moved end, and does not rotate', async () => {
    server.clock.advance(ROTATE_MS);
    const { status, body, headers } = await tab.call('GET', TOKEN);
    expect([status, body['access_token'], body['exp'], headers['api_key']]).toEqual([200, tab.key, (server.clock.now() + IDLE_MS) / 1_000, undefined]);
  });

  const refusals: [string, () => Promise<unknown> | unknown, 'tokenExpired' | 'tokenInvalid', string][] = [
    ['expired', () => server.clock.advance(IDLE_MS), 'tokenExpired', 'access_token expired'],
    ['missing', () => Object.assign(tab, { key: '' }), 'tokenInvalid', 'Invalid access_token'],
    ['malformed', () => Object.assign(tab, { key: 'x'.repeat(40) }), 'tokenInvalid', 'Invalid access_token'],
    ['without its cookie', () => Object.assign(tab, { cookie: '' }), 'tokenInvalid', 'Invalid access_token'],
    ['revoked', () => tab.call('POST', '/rest/s1/hcm/loginHistory', { loginType: 'N' }), 'tokenInvalid', 'Invalid access_token'],
    ['disabled', () => transact(server, (tx) => setDisabled(tx, person.userId, true, 'left')), 'tokenInvalid', 'Invalid access_token'],
  ];
  test.each(refusals)('%s: 501 in the words of the legacy path', async (_, spoil, name, text) => {
    await spoil();
    const { status, body } = await tab.call('GET', TOKEN);
    expect([status, body.errors, body.messages]).toEqual([501, text, messages.errors[name]]);
  });
});

describe('update', () => {
  test('stores the own settings and shortcuts and nothing else', async () => {
    const settings = { layout: { style: 'layout2' }, theme: { main: 'slate' }, customScrollbars: false };
    expect(await tab.call('POST', '/auth/user/update', { settings, shortcuts: ['/tasks'] })).toMatchObject({ status: 200, body: { messages: messages.settingsSaved } });
    expect((await tab.call('POST', '/auth/user/update', { shortcuts: [] })).status).toBe(200);
    const { body } = await tab.call('GET', '/rest/s1/hcm/getUser');
    expect(body).toMatchObject({ allUserData: { data: { settings, shortcuts: [] } } });
  });

  test.each([
    ['roles', { role: ['ADMIN'] }],
    ['another user', { userId: 'x' }],
    ['the origin', { origin: 'firebase' }],
    ['the e-mail address', { email: 'a@b.ir' }],
    ['settings that are a list', { settings: [] }],
    ['21 shortcuts', { shortcuts: Array.from({ length: 21 }, (_, n) => `/tasks?${n}`) }],
    ['a page twice', { shortcuts: ['/tasks', '/tasks'] }],
    ['an address that is no page', { shortcuts: ['/tasks', 'javascript:alert(1)'] }],
    ['a page that is not there', { shortcuts: ['/nope'] }],
    ['a setting of another program', { settings: { foo: 'bar' } }],
    ['a value that no setting has', { settings: { theme: { main: 'nope' } } }],
    ['settings beyond 8,192 characters', { settings: { theme: 'x'.repeat(8_192) } }],
  ])('refuses %s', async (_, body) => {
    expect((await tab.call('POST', '/auth/user/update', body)).status).toBe(400);
    expect((await tab.call('GET', '/rest/s1/hcm/getUser')).body).toMatchObject({ allUserData: { data: { settings: {}, shortcuts: [], roles: ['Employee'] } } });
  });

  test('without a session: 501 in the words of the legacy path', async () => {
    expect(await browser(server).call('POST', '/auth/user/update', {})).toMatchObject({ status: 501, body: { errors: 'Invalid access_token' } });
  });
});

describe('register', () => {
  test('is closed', async () => {
    const payload = { username: 'new-comer', email: 'new.comer@example.ir', password: PASSWORD };
    expect(await send(server, { method: 'POST', url: '/api/auth/register', payload })).toMatchObject({
      status: 403,
      body: { errorCode: 'platform/identity.registrationClosed', messages: messages.errors.registrationClosed },
    });
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
