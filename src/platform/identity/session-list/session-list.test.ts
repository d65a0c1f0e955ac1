import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { IDLE_MS, TOUCH_MS } from '#platform/identity/identity.rules.ts';
import { addCompany, addPerson, type Browser, browser, COMPANY, type Person, transact } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { deviceOf } from './device.rules.ts';

const OWN = '/rest/s1/hcm/accountSessions';
const OTHERS = '/rest/s1/hcm/sessionsOfPerson';
const ME = '/rest/s1/hcm/getUser';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0';
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0';

interface Listed {
  readonly sessionId: string;
  readonly isCurrent: boolean;
}

let server: TestApp;
let person: Person;
let tab: Browser;
let phone: Browser;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await addPerson(server);
  tab = browser(server, '10.0.0.1', { 'user-agent': WINDOWS });
  phone = browser(server, '10.0.0.2', { 'user-agent': PHONE });
  await tab.signIn(person.username);
  server.clock.advance(TOUCH_MS);
  await phone.signIn(person.username);
});

const listed = async (who: Browser, path = OWN): Promise<Listed[]> => (await who.call('GET', path)).body['sessions'] as unknown as Listed[];
const isIn = async (who: Browser): Promise<boolean> => (await who.call('GET', ME)).status === 200;

test.each([
  [WINDOWS, 'edge', 'windows'],
  [PHONE, 'firefox', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'safari', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'chrome', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0', 'opera', 'linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36', 'chrome', 'linux'],
  ['curl/8.8.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s is %s on %s', (userAgent, browserName, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser: browserName, system });
});

describe('the own sessions', () => {
  test('are listed with device, network and times, the last seen first; no key and no cookie among them', async () => {
    server.clock.advance(TOUCH_MS);
    const { body } = await tab.call('GET', OWN);
    const ago = (minutes: number) => new Date(server.clock.now() - minutes * TOUCH_MS).toISOString();
    expect(body['sessions']).toEqual([
      expect.objectContaining({ browser: 'edge', system: 'windows', network: '10.0.0.1', isCurrent: true, createdDate: ago(2), lastSeenDate: ago(0) }),
      expect.objectContaining({ browser: 'firefox', system: 'android', network: '10.0.0.2', isCurrent: false, createdDate: ago(1), lastSeenDate: ago(1) }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/hcm_|hash/);
  });

  test('one is ended from another, audited, and gone from the list', async () => {
    const other = (await listed(tab)).find(({ isCurrent }) => !isCurrent);
    expect((await tab.call('POST', `${OWN}/end`, { sessionId: other?.sessionId })).status).toBe(200);
    expect([await isIn(tab), await isIn(phone), (await listed(tab)).length]).toEqual([true, false, 1]);
    const { rows } = await server.owner.query("select action, user_id from audit_entry where entity = 'LoginSession' and record_id = $1 and action = 'sign-out'", [
      other?.sessionId,
    ]);
    expect(rows).toEqual([{ action: 'sign-out', user_id: person.userId }]);
    // again, from a list that is older: nothing is left to end, and no second row
    expect((await tab.call('POST', `${OWN}/end`, { sessionId: other?.sessionId })).status).toBe(200);
    expect((await server.owner.query("select from audit_entry where record_id = $1 and action = 'sign-out'", [other?.sessionId])).rowCount).toBe(1);
  });

  test('all others end at once', async () => {
    const third = browser(server);
    await third.signIn(person.username);
    expect((await tab.call('POST', `${OWN}/end`, { sessionId: null })).status).toBe(200);
    expect([await isIn(tab), await isIn(phone), await isIn(third)]).toEqual([true, false, false]);
  });

  test('those of others are neither seen nor ended', async () => {
    const stranger = browser(server);
    await stranger.signIn((await addPerson(server)).username);
    const [target] = await listed(tab);
    expect((await listed(stranger)).length).toBe(1);
    await stranger.call('POST', `${OWN}/end`, { sessionId: target?.sessionId });
    expect([await isIn(tab), await isIn(phone)]).toEqual([true, true]);
  });

  test('one that has run out is not listed', async () => {
    server.clock.advance(IDLE_MS - TOUCH_MS);
    await tab.signIn(person.username);
    server.clock.advance(TOUCH_MS);
    expect(await listed(tab)).toHaveLength(1);
  });
});

describe('those of other people', () => {
  const withGroup = async (groupId: string): Promise<Browser> => {
    const other = await addPerson(server);
    await transact(server, (tx) => joinGroup(tx, other.userId, groupId, COMPANY, '2026-01-01'));
    const who = browser(server);
    await who.signIn(other.username);
    return who;
  };

  test('an administrator sees and ends them, one or all', async () => {
    const admin = await withGroup('administrator');
    const [first] = await listed(admin, `${OTHERS}?partyId=${person.partyId}`);
    expect(first?.isCurrent).toBe(false);
    expect((await admin.call('POST', `${OTHERS}/${person.partyId}/end`, { sessionId: first?.sessionId })).status).toBe(200);
    expect([await isIn(tab), await isIn(phone)].filter(Boolean)).toHaveLength(1);
    expect((await admin.call('POST', `${OTHERS}/${person.partyId}/end`, { sessionId: null })).status).toBe(200);
    expect([await isIn(tab), await isIn(phone)]).toEqual([false, false]);
    const { rows } = await server.owner.query("select count(*)::int as n from audit_entry where subject_party_id = $1 and action = 'sign-out'", [person.partyId]);
    expect(rows[0].n).toBe(2);
  });

  test('not without the permission, not out of scope, not under another name', async () => {
    const officer = await withGroup('hrOfficer');
    const admin = await withGroup('administrator');
    const other = await addPerson(server);
    const [session] = await listed(tab);
    expect((await officer.call('GET', `${OTHERS}?partyId=${person.partyId}`)).status).toBe(403);
    expect((await admin.call('GET', `${OTHERS}?partyId=00000000-0000-7000-8000-000000000099`)).status).toBe(404);
    await admin.call('POST', `${OTHERS}/${other.partyId}/end`, { sessionId: session?.sessionId });
    expect((await admin.call('POST', `${OTHERS}/00000000-0000-7000-8000-000000000099/end`, { sessionId: null })).status).toBe(404);
    expect([await isIn(tab), await isIn(phone)]).toEqual([true, true]);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
