import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyCall } from '#kernel/call.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { joinGroup, setDisabled } from './accounts.store.ts';
import { isKey, makeKey, secretHash } from './api-key.server.ts';
import { createAuthenticator } from './authenticate.service.ts';
import { getUser } from './identity.contract.ts';
import { ABSOLUTE_MS, GRACE_MS, IDLE_MS, ROTATE_MS, TOUCH_MS } from './identity.rules.ts';
import { revokeSessions } from './session.store.ts';
import { addCompany, addPerson, type Browser, basic, browser, COMPANY, employ, PASSWORD, type Person, send, transact } from './test-support.ts';

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
  person = await addPerson(server);
  tab = browser(server);
  expect((await tab.signIn(person.username)).status).toBe(200);
});

const meStatus = async (who = tab): Promise<number> => (await who.call('GET', ME)).status;
const withHalves = (key: string | undefined, cookie: string | undefined, headers: Record<string, string> = {}, url = `/api${ME}`) =>
  send(server, { method: 'GET', url, headers: { ...(key === undefined ? {} : { api_key: key }), ...(cookie === undefined ? {} : { cookie }), ...headers } });
const reasonOf = async (key: string): Promise<string | null> =>
  (await server.owner.query('select s.revoke_reason from login_session s join session_key k using (session_id) where k.key_hash = $1', [secretHash(key)])).rows[0]?.revoke_reason;

describe('the two halves', () => {
  test('the key has exactly 40 characters, a prefix and a checksum', () => {
    expect(tab.key).toMatch(/^hcm_[0-9A-Za-z]{36}$/);
    expect([tab.key.length, isKey(tab.key)]).toEqual([40, true]);
  });

  test('only hashes are stored', async () => {
    const { rows } = await server.owner.query('select row_to_json(k)::text as k, row_to_json(s)::text as s from session_key k join login_session s using (session_id)');
    const [, cookie = ''] = tab.cookie.split('=');
    expect(JSON.stringify(rows)).not.toContain(tab.key);
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });

  test('the cookies are HttpOnly, strict and for the whole host; on plain HTTP without Secure', async () => {
    const { headers } = await browser(server).signIn(person.username);
    expect(String(headers['set-cookie'])).toMatch(
      /^hcm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200,hcm-device=enc:\d+:[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
  });

  test.each([
    ['no key and no cookie', () => withHalves(undefined, undefined)],
    ['the key alone', () => withHalves(tab.key, undefined)],
    ['the cookie alone', () => withHalves(undefined, tab.cookie)],
    ['the cookie alone, from the same origin, on a call that is no image', () => withHalves(undefined, tab.cookie, { 'sec-fetch-site': 'same-origin' })],
    ['an empty key', () => withHalves('', tab.cookie)],
    ['39 characters', () => withHalves(tab.key.slice(0, 39), tab.cookie)],
    ['41 characters', () => withHalves(`${tab.key}0`, tab.cookie)],
    ['a wrong checksum', () => withHalves(tab.key.slice(0, 39) + (tab.key.endsWith('0') ? '1' : '0'), tab.cookie)],
    ['another case', () => withHalves(tab.key.toUpperCase(), tab.cookie)],
    ['a well formed key nobody was given', () => withHalves(makeKey(), tab.cookie)],
    ['a wrong cookie', () => withHalves(tab.key, 'hcm=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
    ['an empty cookie', () => withHalves(tab.key, 'hcm=')],
    ['a cookie under the name of the secure one', () => withHalves(tab.key, tab.cookie.replace('hcm=', '__Host-hcm='))],
    ['a bearer token', () => withHalves(undefined, tab.cookie, { authorization: `Bearer ${tab.key}` })],
    ['the key in the query', () => withHalves(undefined, tab.cookie, {}, `/api${ME}?api_key=${tab.key}`)],
    ['the key twice', () => withHalves(`${tab.key}, ${tab.key}`, tab.cookie)],
    ['Basic credentials', () => withHalves(undefined, tab.cookie, basic(person.username, PASSWORD))],
    ['a firebase or auth0 origin', () => withHalves(undefined, undefined, { origin: 'firebase', authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.' })],
  ])('501 for %s', async (_, request) => {
    const { status, body } = await request();
    expect([status, body.errorCode]).toEqual([501, 'platform/http.noSession']);
    expect(await meStatus()).toBe(200);
  });

  test('the key of one person does not go with the cookie of another', async () => {
    const other = browser(server);
    await other.signIn((await addPerson(server)).username);
    expect((await withHalves(tab.key, other.cookie)).status).toBe(501);
  });

  test('cookies of other programs beside it do not matter', async () => {
    expect((await withHalves(tab.key, `a=1; hcm=stale; ${tab.cookie}; b=2`)).status).toBe(200);
  });
});

describe('calls for images and files', () => {
  const image: AnyCall = { ...getUser, cookieAlone: true };
  const ask = async (headers: Record<string, string>, call = image) => {
    const given: [string, string][] = [];
    const authenticate = createAuthenticator({ pool: server.pool, clock: server.clock });
    const facts = { id: 'test', ip: '10.0.0.1', userAgent: '', secure: false, headers };
    const actor = await authenticate(facts, call, (name, value) => void given.push([name, value]));
    return { userId: actor?.userId, given };
  };

  test.each([
    ['the cookie from the same origin', () => ({ cookie: tab.cookie, 'sec-fetch-site': 'same-origin' }), true],
    ['both halves', () => ({ cookie: tab.cookie, api_key: tab.key }), true],
    ['the cookie from another site', () => ({ cookie: tab.cookie, 'sec-fetch-site': 'cross-site' }), false],
    ['the cookie from another host of the domain', () => ({ cookie: tab.cookie, 'sec-fetch-site': 'same-site' }), false],
    ['the cookie and a typed address', () => ({ cookie: tab.cookie, 'sec-fetch-site': 'none' }), false],
    ['the cookie and no word of the browser', () => ({ cookie: tab.cookie }), false],
    ['the cookie beside a key that is none', () => ({ cookie: tab.cookie, api_key: 'x', 'sec-fetch-site': 'same-origin' }), false],
    ['a cookie nobody was given', () => ({ cookie: 'hcm=x', 'sec-fetch-site': 'same-origin' }), false],
  ])('%s', async (_, headers, isIn) => {
    expect((await ask(headers())).userId).toBe(isIn ? person.userId : undefined);
  });

  test('a call that changes something never takes the cookie alone', async () => {
    expect((await ask({ cookie: tab.cookie, 'sec-fetch-site': 'same-origin' }, { ...image, method: 'POST' })).userId).toBeUndefined();
  });

  test('they keep the session alive and do not rotate', async () => {
    server.clock.advance(IDLE_MS - 1);
    expect(await ask({ cookie: tab.cookie, 'sec-fetch-site': 'same-origin' })).toEqual({ userId: person.userId, given: [] });
    server.clock.advance(ROTATE_MS);
    expect(await ask({ cookie: tab.cookie, api_key: tab.key })).toEqual({ userId: person.userId, given: [] });
    expect(await meStatus()).toBe(200);
  });
});

test('an account that moved to another company is seen with its new company at the next call', async () => {
  expect(await meStatus()).toBe(200);
  const other = '00000000-0000-7000-8000-0000000000c2';
  await server.owner.query(`with p as (insert into party (party_id, party_type_enum_id, company_id) values ('${other}', 'PtyOrganization', '${other}'))
    insert into company (company_id, pseudo_id, organization_name) values ('${other}', 'C2', 'Other')`);
  const authenticate = createAuthenticator({ pool: server.pool, clock: server.clock });
  const facts = { id: 'test', ip: '10.0.0.1', userAgent: '', secure: false, headers: { cookie: tab.cookie, api_key: tab.key } };
  const companies = async () => (await authenticate(facts, getUser, () => undefined))?.companyIds;
  expect([await companies(), await companies()]).toEqual([[COMPANY], [COMPANY]]);
  await server.owner.query('update user_account set company_id = $2 where user_id = $1', [person.userId, other]);
  expect(await companies()).toEqual([other]);
});

describe('limits', () => {
  test.each([
    [-1, 200],
    [0, 501],
    [1, 501],
  ])('idle for 10,800,000 ms %i: %i', async (offset, status) => {
    server.clock.advance(10_800_000 + offset);
    expect(await meStatus()).toBe(status);
  });

  test('a call moves the idle limit', async () => {
    server.clock.advance(IDLE_MS - 1);
    expect(await meStatus()).toBe(200);
    server.clock.advance(IDLE_MS - 1);
    expect(await meStatus()).toBe(200);
    server.clock.advance(IDLE_MS);
    expect(await meStatus()).toBe(501);
  });

  test.each([
    [-1, 200],
    [0, 501],
    [1, 501],
  ])('12 hours after the sign-in %i ms, however busy: %i', async (offset, status) => {
    for (let hour = 2; hour < 12; hour += 2) {
      server.clock.advance(ABSOLUTE_MS / 6);
      expect(await meStatus()).toBe(200);
    }
    server.clock.advance(ABSOLUTE_MS / 6 + offset);
    expect(await meStatus()).toBe(status);
  });

  test('last seen is written at most once a minute', async () => {
    const seen = async () => (await server.owner.query('select last_seen_at from login_session where user_id = $1', [person.userId])).rows[0].last_seen_at;
    const first = await seen();
    server.clock.advance(TOUCH_MS - 1);
    await meStatus();
    expect(await seen()).toEqual(first);
    server.clock.advance(1);
    await meStatus();
    expect(await seen()).not.toEqual(first);
  });

  test('of sessions begun at one moment the newest is never the one that ends', async () => {
    for (let i = 0; i < 8; i++) {
      const next = browser(server);
      await next.signIn(person.username);
      expect(await meStatus(next)).toBe(200);
    }
  });

  test('a sixth session ends the oldest of five', async () => {
    const tabs = [tab];
    for (let i = 0; i < 5; i++) {
      server.clock.advance(1_000);
      const next = browser(server);
      await next.signIn(person.username);
      tabs.push(next);
    }
    expect(await Promise.all(tabs.map((one) => meStatus(one)))).toEqual([501, 200, 200, 200, 200, 200]);
    expect(await reasonOf(tab.key)).toBe('too many sessions');
  });
});

describe('rotation', () => {
  test('not before 30 minutes', async () => {
    server.clock.advance(ROTATE_MS - 1);
    expect((await tab.call('GET', ME)).headers['api_key']).toBeUndefined();
  });

  test('after 30 minutes a new key of 40 characters comes in the header api_key', async () => {
    const old = tab.key;
    server.clock.advance(ROTATE_MS);
    const { status, headers } = await tab.call('GET', ME);
    expect([status, isKey(String(headers['api_key'])), headers['api_key'] === old]).toEqual([200, true, false]);
    expect(await meStatus()).toBe(200);
  });

  test('calls side by side get one new key; all of them are served', async () => {
    const halves = [tab.key, tab.cookie] as const;
    server.clock.advance(ROTATE_MS);
    const answers = await Promise.all(Array.from({ length: 8 }, () => withHalves(...halves)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const keys = answers.map(({ headers }) => headers['api_key']).filter((key) => key !== undefined);
    expect(keys).toHaveLength(1);
    const { rows } = await server.owner.query('select count(*)::int as n from session_key k join login_session s using (session_id) where s.user_id = $1', [person.userId]);
    expect(rows[0].n).toBe(2);
  });

  test.each([
    [GRACE_MS - 1, 200],
    [GRACE_MS, 501],
  ])('the replaced key %i ms later: %i', async (ms, status) => {
    const old = tab.key;
    server.clock.advance(ROTATE_MS);
    await tab.call('GET', ME);
    server.clock.advance(ms);
    const answer = await withHalves(old, tab.cookie);
    expect([answer.status, answer.headers['api_key']]).toEqual([status, undefined]);
  });

  test.each([
    ['both halves', () => tab.cookie],
    ['the key alone', () => undefined],
  ])('a replaced key used after the grace with %s ends the session and is recorded once', async (_, cookie) => {
    const old = tab.key;
    server.clock.advance(ROTATE_MS);
    await tab.call('GET', ME);
    server.clock.advance(GRACE_MS);
    expect((await withHalves(old, cookie())).status).toBe(501);
    expect((await withHalves(old, cookie())).status).toBe(501);
    expect(await meStatus()).toBe(501);
    expect(await reasonOf(tab.key)).toBe('replaced key used again');
    const { rows } = await server.owner.query("select changes from audit_entry where entity = 'LoginSession' and action = 'refuse' and subject_party_id = $1", [person.partyId]);
    expect(rows).toEqual([{ changes: { replacedKeyUsed: [null, expect.objectContaining({ ip: '127.0.0.1' })] } }]);
  });

  test('an open call does not rotate: its caller would not take the key', async () => {
    server.clock.advance(ROTATE_MS);
    expect((await tab.call('GET', '/health')).headers['api_key']).toBeUndefined();
    expect((await tab.call('GET', ME)).headers['api_key']).toBeDefined();
  });
});

describe('revocation', () => {
  test('signing in again in the same browser ends its former session', async () => {
    const former = { key: tab.key, cookie: tab.cookie };
    await tab.signIn(person.username);
    expect(tab.key).not.toBe(former.key);
    expect((await withHalves(former.key, former.cookie)).status).toBe(501);
    expect(await reasonOf(former.key)).toBe('signed in again');
    expect(await meStatus()).toBe(200);
  });

  test('a refused sign-in leaves the session of the browser alone', async () => {
    expect((await tab.signIn(person.username, 'wrong')).status).toBe(403);
    expect(await meStatus()).toBe(200);
  });

  test('another browser keeps its session', async () => {
    const other = browser(server);
    await other.signIn(person.username);
    expect([await meStatus(), await meStatus(other)]).toEqual([200, 200]);
  });

  test('signing out ends the session, clears the cookie and the storage, and keeps the last four characters only', async () => {
    const other = browser(server);
    await other.signIn(person.username);
    const { key, cookie } = tab;
    const answer = await tab.call('POST', '/rest/s1/hcm/loginHistory', { loginType: 'N', loginApiKey: key });
    expect([answer.status, answer.headers['clear-site-data'], answer.headers['set-cookie']]).toEqual([200, '"storage"', 'hcm=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
    expect([(await withHalves(key, cookie)).status, await meStatus(other)]).toEqual([501, 200]);
    const { rows } = await server.owner.query('select login_type, successful, key_last4 from user_login_history where user_id = $1 order by user_login_history_id', [
      person.userId,
    ]);
    expect(rows).toEqual([
      { login_type: null, successful: true, key_last4: key.slice(-4) },
      { login_type: null, successful: true, key_last4: other.key.slice(-4) },
      { login_type: 'N', successful: true, key_last4: key.slice(-4) },
    ]);
  });

  test('entering the layout is recorded and ends nothing; a key that is none is not kept', async () => {
    const answer = await tab.call('POST', '/rest/s1/hcm/loginHistory', { loginType: 'Y', loginApiKey: 'my password' });
    expect([answer.status, answer.headers['clear-site-data']]).toEqual([200, undefined]);
    expect(await meStatus()).toBe(200);
    const { rows } = await server.owner.query("select key_last4 from user_login_history where user_id = $1 and login_type = 'Y'", [person.userId]);
    expect(rows).toEqual([{ key_last4: null }]);
  });

  test('disabling, a change of roles and revokeSessions end all sessions of the person', async () => {
    const ways: [string, () => Promise<unknown>][] = [
      ['roles changed', () => transact(server, (tx) => joinGroup(tx, person.userId, 'recruiter', COMPANY, '2026-01-01'))],
      ['by the test', () => transact(server, (tx) => revokeSessions(tx, person.userId, 'by the test'))],
      ['deactivated: left', () => transact(server, (tx) => setDisabled(tx, person.userId, true, 'left'))],
    ];
    for (const [reason, end] of ways) {
      const others = [browser(server), browser(server)];
      for (const one of others) expect((await one.signIn(person.username)).status).toBe(200);
      await end();
      expect(await Promise.all(others.map((one) => meStatus(one)))).toEqual([501, 501]);
      expect(await Promise.all(others.map((one) => reasonOf(one.key)))).toEqual([reason, reason]);
    }
  });

  test('a disabling that is rolled back ends nothing', async () => {
    const failing = transact(server, async (tx) => {
      await setDisabled(tx, person.userId, true, 'left');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await meStatus()).toBe(200);
  });

  test('rights that change are seen by the next session', async () => {
    await transact(server, (tx) => joinGroup(tx, person.userId, 'administrator', COMPANY, '2026-01-01'));
    await tab.signIn(person.username);
    const { body } = await tab.call('GET', '/rest/s1/hcm/getRoles');
    expect(body).toEqual({ roles: ['ADMIN', 'Employee'] });
  });
});

describe('deactivation', () => {
  const deactivate: Record<string, () => Promise<unknown>> = {
    'disabled by hand': () => transact(server, (tx) => setDisabled(tx, person.userId, true, 'left')),
    'past the last day': () => server.owner.query("update user_account set terminate_date = '2026-05-09' where user_id = $1", [person.userId]),
    'after the end of the employment': () => employ(server, person, '[2020-01-01,2026-05-10)'),
  };

  test.each(Object.entries(deactivate))('%s: every call is refused, checkUser alone says why', async (_, end) => {
    server.clock.set(Date.UTC(2026, 4, 10, 6, 30));
    await tab.signIn(person.username);
    await end();
    expect(await meStatus()).toBe(501);
    expect(await tab.call('GET', '/rest/s1/hcm/checkUser')).toMatchObject({ status: 200, body: { result: true } });
    expect(await meStatus()).toBe(501);
    expect((await server.owner.query('select count(*)::int as n from login_session where user_id = $1 and revoked_at is null', [person.userId])).rows[0].n).toBe(0);
  });

  test('checkUser itself revokes, and is silent without both halves', async () => {
    await server.owner.query("update user_account set disabled = 'Y' where user_id = $1", [person.userId]);
    expect((await withHalves(tab.key, undefined, {}, '/api/rest/s1/hcm/checkUser')).status).toBe(501);
    expect((await tab.call('GET', '/rest/s1/hcm/checkUser')).body).toEqual({ result: true });
    expect(await reasonOf(tab.key)).toBe('deactivated');
  });

  test('a session that had ended before for another reason stays silent', async () => {
    await transact(server, (tx) => revokeSessions(tx, person.userId, 'by the test'));
    await transact(server, (tx) => setDisabled(tx, person.userId, true, 'left'));
    expect((await tab.call('GET', '/rest/s1/hcm/checkUser')).status).toBe(501);
  });

  test('checkUser answers for as long as the session would have lasted', async () => {
    await transact(server, (tx) => setDisabled(tx, person.userId, true, 'left'));
    server.clock.advance(IDLE_MS - 1);
    expect((await tab.call('GET', '/rest/s1/hcm/checkUser')).status).toBe(200);
    server.clock.advance(1);
    expect((await tab.call('GET', '/rest/s1/hcm/checkUser')).status).toBe(501);
  });

  test('checkUser of an active person is false', async () => {
    expect((await tab.call('GET', '/rest/s1/hcm/checkUser')).body).toEqual({ result: false });
  });

  test('an enabled account does not get its old sessions back', async () => {
    await transact(server, (tx) => setDisabled(tx, person.userId, true, 'left'));
    await transact(server, (tx) => setDisabled(tx, person.userId, false, ''));
    expect((await tab.call('GET', '/rest/s1/hcm/checkUser')).status).toBe(501);
    expect(await meStatus()).toBe(501);
  });

  test('on the last day and in a running employment the session stands', async () => {
    server.clock.set(Date.UTC(2026, 4, 10, 6, 30));
    await tab.signIn(person.username);
    await server.owner.query("update user_account set terminate_date = '2026-05-10' where user_id = $1", [person.userId]);
    await employ(server, person, '[2020-01-01,2026-05-11)');
    expect(await meStatus()).toBe(200);
  });
});

describe('what a session sees', () => {
  test('getUser answers the shape of the wire', async () => {
    const { body } = await tab.call('GET', ME);
    expect(body).toEqual({
      allUserData: {
        data: {
          emailAddress: `${person.username}@example.ir`,
          userId: person.userId,
          partyId: person.partyId,
          partyRelationshipId: null,
          username: person.username,
          userFullName: expect.stringMatching(/^First Last\d+$/),
          roles: ['Employee'],
          origin: 'hcm',
          settings: {},
          shortcuts: [],
          accountDisabled: false,
          isNewUser: false,
        },
      },
    });
    const newcomer = browser(server);
    await newcomer.signIn((await addPerson(server, { oneTime: true })).username);
    expect((await newcomer.call('GET', ME)).body).toMatchObject({ allUserData: { data: { accountDisabled: false, isNewUser: true } } });
  });

  test('with emplPosition=true the own seats come with their situation', async () => {
    const position = person.partyId.replace('-b', '-5');
    await server.owner.query(
      `with unit as (insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, valid) values ($2::uuid, $2::uuid, 'Top', 'Top', 'top', '[2020-01-01,)') returning *),
        place as (insert into org_unit_parent (unit_id, company_id, valid) select unit_id, company_id, valid from unit),
        position as (insert into empl_position (empl_position_id, company_id, pseudo_id, description, valid) values ($1::uuid, $2::uuid, $1::text, 'Position', '[2020-01-01,)') returning *)
       insert into empl_position_unit (empl_position_id, company_id, unit_id, valid) select position.empl_position_id, position.company_id, unit.unit_id, position.valid from position, unit`,
      [position, COMPANY],
    );
    const held = (id: string, valid: string) =>
      server.owner.query('insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid) values ($1, $2, $3, $4, $5)', [
        id,
        COMPANY,
        position,
        person.partyId,
        valid,
      ]);
    await held(person.partyId.replace('-b', '-6'), '[2020-01-01,2021-01-01)');
    await held(person.partyId.replace('-b', '-7'), '[2022-01-01,2100-01-01)');
    await held(person.partyId.replace('-b', '-8'), '[2100-01-01,)');
    const { body } = await tab.call('GET', `${ME}?emplPosition=true`);
    const common = { emplPositionId: position, pseudoId: position, description: 'Position', mainPosition: 'Y' };
    expect(body['emplPosition']).toEqual([
      { ...common, fromDate: '2100-01-01', thruDate: null, situation: 'ESIExpt' },
      { ...common, fromDate: '2022-01-01', thruDate: '2099-12-31', situation: 'ESICurrent' },
      { ...common, fromDate: '2020-01-01', thruDate: '2020-12-31', situation: 'ESIExpt' },
    ]);
  });

  test.each([
    ['own name', () => person.username, true],
    ['own name in capitals', () => person.username.toUpperCase(), true],
    ['name of somebody else', () => 'person-1', false],
    ['name of nobody', () => 'no-such-name', false],
  ])('userMustChangePass with the %s', async (_, name, own) => {
    await server.owner.query('update user_account set require_password_change = true where user_id = $1', [person.userId]);
    const asked = await tab.call('GET', `/rest/s1/hcm/userMustChangePass?username=${name()}`);
    const put = await tab.call('PUT', '/rest/s1/hcm/userMustChangePass', { username: name() });
    expect([asked.status, asked.body, put.status, put.body]).toEqual([200, { finalResult: own }, 200, { finalResult: own }]);
  });

  test('who must change the password may do little else', async () => {
    await server.owner.query('update user_account set require_password_change = true where user_id = $1', [person.userId]);
    expect(await meStatus()).toBe(200);
    const answer = await tab.call('POST', '/auth/user/update', { shortcuts: [] });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'platform/http.mustChangePassword']);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
