/**
 * Guide 2.7, S1, the other half of session.test.ts: tables of what ends which session, what a pair of halves is worth,
 * which refusals are the forced logout (501) and which are not, and what happens to keys around their rotation.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { joinGroup } from './accounts.store.ts';
import { isKey, makeServiceKeyText } from './api-key.server.ts';
import { FORCED_CHANGE_PLACEHOLDER } from './identity.contract.ts';
import { ABSOLUTE_MS, FORCED_CHANGE_MS, GRACE_MS, IDLE_MS, ONE_TIME_MS, ROTATE_MS } from './identity.rules.ts';
import { factorOf } from './second-factor/second-factor.store.ts';
import { openSeed } from './second-factor/seed-box.server.ts';
import { codeOf, stepAt } from './second-factor/totp.server.ts';
import { type Answer, addCompany, addPerson, type Browser, browser, COMPANY, employ, PASSWORD, type Person, send, transact } from './test-support.ts';

const HCM = '/rest/s1/hcm';
const ME = `${HCM}/getUser`;
const UNATTENDED = `${HCM}/process/task`;
let server: TestApp;
let admin: Browser;
let adminPerson: Person;
let strangerPerson: Person;
let person: Person;
/** Two sessions of the person, and one of somebody else. */
let tab: Browser;
let phone: Browser;
let stranger: Browser;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
  adminPerson = await addPerson(server);
  await transact(server, (tx) => joinGroup(tx, adminPerson.userId, 'administrator', COMPANY, '2026-01-01'));
  strangerPerson = await addPerson(server);
  [admin, stranger] = [browser(server, '10.3.0.1'), browser(server, '10.3.0.2')];
});
afterAll(() => server.close());

let networks = 0;
beforeEach(async () => {
  networks += 1;
  person = await addPerson(server);
  [tab, phone] = [browser(server, `10.1.0.${networks}`), browser(server, `10.2.0.${networks}`)];
  await tab.signIn(person.username);
  await phone.signIn(person.username);
  for (const [who, { username }] of [
    [admin, adminPerson],
    [stranger, strangerPerson],
  ] as const)
    if ((await meStatus(who)) !== 200) await who.signIn(username);
});

const meStatus = async (who: Browser): Promise<number> => (await who.call('GET', ME)).status;
const withHalves = (key: string, cookie: string, url = `/api${ME}`): Promise<Answer> => send(server, { url, headers: { api_key: key, cookie } });
const newPassword = { newPassword: 'Brand-New1!', newPasswordVerify: 'Brand-New1!' };
const codeNow = async (): Promise<string> => codeOf(openSeed(person.userId, (await transact(server, (tx) => factorOf(tx, person.userId)))?.seed ?? ''), stepAt(server.clock.now()));
async function turnFactorOn(): Promise<void> {
  await tab.call('POST', `${HCM}/secondFactor/begin`, { password: PASSWORD });
  expect((await tab.call('POST', `${HCM}/secondFactor/confirm`, { code: await codeNow() })).status).toBe(200);
}
const otherSession = async (): Promise<unknown> =>
  ((await tab.call('GET', `${HCM}/accountSessions`)).body['sessions'] as unknown as { sessionId: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)?.sessionId;
const switches = (more: object) => admin.call('POST', `${HCM}/editAceessLevelPeronnel`, { userId: person.userId, ...more });
const members = '/rest/s1/security/userGroupAndUserGroupMember';

describe('what ends which session', () => {
  type Row = readonly [what: string, work: () => Promise<Answer>, status: number, tab: number, phone: number];
  const rows: Row[] = [
    ['a call like any other', () => tab.call('GET', ME), 200, 200, 200],
    ['entering the layout', () => tab.call('POST', `${HCM}/loginHistory`, { loginType: 'Y' }), 200, 200, 200],
    ['signing out', () => tab.call('POST', `${HCM}/loginHistory`, { loginType: 'N' }), 200, 501, 200],
    ['ending another session of the list', async () => tab.call('POST', `${HCM}/accountSessions/end`, { sessionId: await otherSession() }), 200, 200, 501],
    ['ending all others', () => tab.call('POST', `${HCM}/accountSessions/end`, { sessionId: null }), 200, 200, 501],
    ['an end that names the session of somebody else', async () => stranger.call('POST', `${HCM}/accountSessions/end`, { sessionId: await otherSession() }), 200, 200, 200],
    ['an administrator ends them all', () => admin.call('POST', `${HCM}/sessionsOfPerson/${person.partyId}/end`, { sessionId: null }), 200, 501, 501],
    ['somebody without the right ends them', () => stranger.call('POST', `${HCM}/sessionsOfPerson/${person.partyId}/end`, { sessionId: null }), 403, 200, 200],
    ['a new password, typed with the old one', () => tab.call('PUT', `${HCM}/ChangePassword`, { ...newPassword, oldPassword: PASSWORD, partyId: person.partyId }), 200, 200, 501],
    ['a wrong old password', () => tab.call('PUT', `${HCM}/ChangePassword`, { ...newPassword, oldPassword: 'wrong', partyId: person.partyId }), 400, 200, 200],
    ['a one-time password by an administrator', () => admin.call('POST', `${HCM}/oneTimePassword`, { userId: person.userId }), 200, 501, 501],
    ['asking for a recovery code', () => stranger.call('POST', `${HCM}/ForgotPassword`, { username: person.username }), 200, 200, 200],
    ['a wrong recovery code', () => stranger.call('PUT', `${HCM}/ForgotPassword`, { username: person.username, code: '00000000', ...newPassword }), 400, 200, 200],
    ['turning the second factor on', () => turnFactorOn().then(() => tab.call('GET', ME)), 200, 200, 501],
    ['its reset by an administrator', () => turnFactorOn().then(() => admin.call('POST', `${HCM}/secondFactor/reset`, { userId: person.userId })), 200, 501, 501],
    ['disabling the account', () => switches({ disabled: 'Y' }), 200, 501, 501],
    ['an employment made inactive', () => employ(server, person, '[2026-01-01,)').then(() => switches({ statusId: 'NotActiveRel' })), 200, 501, 501],
    ['unlocking', () => switches({ unlock: true }), 200, 200, 200],
    [
      'joining a group',
      () => admin.call('POST', members, { userGroupId: 'recruiter', selection: { keys: [person.userId] }, status: 'all', fromDate: '2026-05-10', thruDate: null }),
      200,
      501,
      501,
    ],
    [
      'leaving a group',
      () => admin.call('PUT', members, { userGroupId: 'employee', userId: person.userId, companyId: COMPANY, fromDate: '2026-01-01', thruDate: '2026-05-09' }),
      200,
      501,
      501,
    ],
    [
      'a membership that will end in a month',
      () => admin.call('PUT', members, { userGroupId: 'employee', userId: person.userId, companyId: COMPANY, fromDate: '2026-01-01', thruDate: '2026-06-10' }),
      200,
      200,
      200,
    ],
    ['a sign-in in the same browser', () => tab.signIn(person.username), 200, 200, 200],
    ['a refused sign-in in the same browser', () => tab.signIn(person.username, 'wrong'), 403, 200, 200],
    ['the own settings', () => tab.call('POST', '/auth/user/update', { shortcuts: [] }), 200, 200, 200],
  ];

  test.each(rows)('%s', async (_, work, status, ofTab, ofPhone) => {
    expect((await work()).status).toBe(status);
    expect([await meStatus(tab), await meStatus(phone), await meStatus(stranger)]).toEqual([ofTab, ofPhone, 200]);
  });

  test('who must change the password keeps the session, for that alone', async () => {
    expect((await switches({ requirePasswordChange: true })).status).toBe(200);
    expect([(await tab.call('GET', `${HCM}/accountSessions`)).body.errorCode, await meStatus(tab)]).toEqual(['platform/http.mustChangePassword', 200]);
  });
});

describe('halves that do not belong together', () => {
  const pairs: [string, () => [string, string]][] = [
    ['key and cookie of two sessions of one person', () => [tab.key, phone.cookie]],
    ['the same the other way round', () => [phone.key, tab.cookie]],
    ['key and cookie of two people', () => [tab.key, stranger.cookie]],
    ['a key of a program that is none, and a cookie', () => [makeServiceKeyText(), tab.cookie]],
  ];
  test.each(pairs)('%s: 501, and both sessions stand', async (_, halves) => {
    expect((await withHalves(...halves())).status).toBe(501);
    expect([await meStatus(tab), await meStatus(phone), await meStatus(stranger)]).toEqual([200, 200, 200]);
  });

  test('among several cookies of the name the right one counts', async () => {
    expect((await withHalves(tab.key, `${stranger.cookie}; ${tab.cookie}`)).status).toBe(200);
  });
});

describe('501 and nothing else ends a session in the browser', () => {
  const get = (path: string, who: () => Browser) => () => who().call('GET', path);
  const own = () => tab;
  const nobody = () => browser(server);
  const rows: [string, () => Promise<Answer>, number][] = [
    ['no session', get(ME, nobody), 501],
    ['no session, a screen of administrators', get(`${HCM}/sessionsOfPerson?partyId=${COMPANY}`, nobody), 501],
    ['no session, input that is wrong besides', get(`${HCM}/sessionsOfPerson?partyId=x`, nobody), 501],
    ['no session, an open call', get('/health', nobody), 200],
    ['no session, a path that is none', get('/rest/s1/hcm/noSuchCall', nobody), 404],
    ['a session, a path that is none', get('/rest/s1/hcm/noSuchCall', own), 404],
    ['a session, no permission', get(`${HCM}/sessionsOfPerson?partyId=${COMPANY}`, own), 403],
    ['a session, another method', () => tab.call('PUT', '/login', {}), 404],
    ['a session, wrong input', () => tab.call('POST', `${HCM}/loginHistory`, { loginType: 'X' }), 400],
    ['a session, a person who is not there', () => admin.call('GET', `${HCM}/sessionsOfPerson?partyId=00000000-0000-7000-8000-000000000099`), 404],
    ['a key that is none, an open call', () => send(server, { url: '/api/health', headers: { api_key: 'x' } }), 200],
  ];
  test.each(rows)('%s', async (_, ask, status) => {
    const { status: told, headers } = await ask();
    expect(told).toBe(status);
    // a refusal neither gives nor takes halves
    expect([headers['api_key'], headers['set-cookie'], headers['www-authenticate']]).toEqual([undefined, undefined, undefined]);
  });
});

describe('keys around their rotation', () => {
  const rotate = async (): Promise<string> => {
    const { key } = tab;
    server.clock.advance(ROTATE_MS);
    expect(isKey(String((await tab.call('GET', ME)).headers['api_key']))).toBe(true);
    return key;
  };
  const refusals = async (): Promise<number> =>
    (await server.owner.query("select count(*)::int as n from audit_entry where entity = 'LoginSession' and action = 'refuse' and subject_party_id = $1", [person.partyId])).rows[0]
      .n;

  test('a refused call brings the new key too, or its browser would lose the session', async () => {
    server.clock.advance(ROTATE_MS);
    const { status, headers } = await tab.call('GET', `${HCM}/sessionsOfPerson?partyId=${COMPANY}`);
    expect([status, isKey(String(headers['api_key']))]).toEqual([403, true]);
    server.clock.advance(GRACE_MS);
    expect(await meStatus(tab)).toBe(200);
  });

  test('the new key does not lengthen the twelve hours', async () => {
    const end = server.clock.now() + ABSOLUTE_MS;
    while (server.clock.now() + 2 * ROTATE_MS < end) {
      server.clock.advance(2 * ROTATE_MS);
      expect(await meStatus(tab)).toBe(200);
    }
    server.clock.set(end - 1);
    expect(await meStatus(tab)).toBe(200);
    server.clock.set(end);
    expect(await meStatus(tab)).toBe(501);
    // of the phone, which was not used, nothing is left since its third hour
    expect(await meStatus(phone)).toBe(501);
  });

  test('within its grace the old key serves, keeps the session alive and gets no new one', async () => {
    const old = await rotate();
    server.clock.advance(GRACE_MS - 1);
    const answer = await withHalves(old, tab.cookie);
    expect([answer.status, answer.headers['api_key']]).toEqual([200, undefined]);
  });

  test('within its grace the old key without its cookie is nothing, and ends nothing', async () => {
    const old = await rotate();
    expect((await withHalves(old, '')).status).toBe(501);
    expect(await meStatus(tab)).toBe(200);
  });

  test('a key two rotations old ends the session, whichever half comes along', async () => {
    const first = await rotate();
    await rotate();
    expect((await withHalves(first, phone.cookie)).status).toBe(501);
    expect([await meStatus(tab), await meStatus(phone), await refusals()]).toEqual([501, 200, 1]);
  });

  test('a replaced key after the sign-out is nothing, and no alarm', async () => {
    const old = await rotate();
    await tab.call('POST', `${HCM}/loginHistory`, { loginType: 'N' });
    server.clock.advance(GRACE_MS);
    expect([(await withHalves(old, tab.cookie)).status, await refusals()]).toEqual([501, 0]);
  });

  test('a replaced key after the idle limit is nothing, and no alarm', async () => {
    const old = await rotate();
    server.clock.advance(IDLE_MS);
    expect([(await withHalves(old, tab.cookie)).status, await refusals()]).toEqual([501, 0]);
  });

  test('what a window asks unattended neither moves the idle limit nor rotates', async () => {
    server.clock.advance(IDLE_MS - 1);
    const asked = await tab.call('GET', UNATTENDED);
    expect([asked.status, asked.headers['api_key']]).toEqual([200, undefined]);
    server.clock.advance(1);
    expect([(await tab.call('GET', UNATTENDED)).status, await meStatus(tab)]).toEqual([501, 501]);
  });

  test('two calls side by side, one of them unattended: one new key, both are served', async () => {
    server.clock.advance(ROTATE_MS);
    const { key, cookie } = tab;
    const answers = await Promise.all([withHalves(key, cookie), withHalves(key, cookie, `/api${UNATTENDED}`)]);
    expect(answers.map(({ status, headers }) => [status, headers['api_key'] !== undefined])).toEqual([
      [200, true],
      [200, false],
    ]);
  });

  test('signing out with the old key within its grace ends the session of the new one', async () => {
    const old = await rotate();
    const { cookie } = tab;
    const headers = { api_key: old, cookie };
    expect((await send(server, { method: 'POST', url: `/api${HCM}/loginHistory`, headers, payload: { loginType: 'N' } })).status).toBe(200);
    expect((await withHalves(tab.key, cookie)).status).toBe(501);
  });

  test('the three hours run on from the last call of either key', async () => {
    const old = await rotate();
    server.clock.advance(GRACE_MS - 1);
    await withHalves(old, tab.cookie);
    server.clock.advance(IDLE_MS - GRACE_MS);
    expect(await meStatus(tab)).toBe(200);
  });
});

describe('the windows of a one-time password', () => {
  test.each([
    ['at once', 0, 200, 200],
    ['at the last moment of its change without the old one', FORCED_CHANGE_MS - 1, 200, 200],
    ['after that moment', FORCED_CHANGE_MS, 400, 200],
  ])('the session it opened, %s', async (_, ms, changed, me) => {
    const guest = await addPerson(server, { oneTime: true });
    const first = browser(server, `10.4.0.${networks}`);
    await first.signIn(guest.username);
    server.clock.advance(ms);
    const form = { ...newPassword, oldPassword: FORCED_CHANGE_PLACEHOLDER, partyId: guest.partyId };
    expect([(await first.call('PUT', `${HCM}/ChangePassword`, form)).status, await meStatus(first)]).toEqual([changed, me]);
  });

  test.each([
    [-1, 200],
    [0, 403],
    [1, 403],
  ])('seven days %i ms: the sign-in answers %i; a session it opened before goes on until its own limits', async (offset, status) => {
    const guest = await addPerson(server, { oneTime: true });
    server.clock.advance(ONE_TIME_MS - 60_000);
    const before = browser(server, `10.4.1.${networks}`);
    expect((await before.signIn(guest.username)).status).toBe(200);
    server.clock.advance(60_000 + offset);
    expect((await browser(server, `10.4.2.${networks}`).signIn(guest.username)).status).toBe(status);
    expect(await meStatus(before)).toBe(200);
  });

  test('the placeholder is no password of an ordinary session', async () => {
    expect((await tab.call('PUT', `${HCM}/ChangePassword`, { ...newPassword, oldPassword: FORCED_CHANGE_PLACEHOLDER, partyId: person.partyId })).status).toBe(400);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
