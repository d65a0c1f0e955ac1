import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, extendSession, keepKey, type SignedInUser, session, useSession } from '#ui/client/session.ts';
import { enterLayout, signOut } from './session.ui.ts';

const key = 'k'.repeat(40);
const user: SignedInUser = {
  userId: 'u1',
  username: 'admin',
  fullName: 'Admin',
  email: '',
  partyId: 'p1',
  partyRelationshipId: null,
  roles: ['ADMIN'],
  origin: 'hcm',
  jobTitle: '',
  mustChangePassword: false,
};
const requests: { url: string; body: unknown }[] = [];
let statuses: Record<string, number>;

beforeEach(() => {
  requests.length = 0;
  statuses = {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return Response.json({ result: false }, { status: statuses[url] ?? 200 });
  });
  keepKey(key);
  extendSession();
  useSession.setState({ user, isSilent: false, hasEntered: false });
});
afterEach(() => {
  dropSession();
  vi.unstubAllGlobals();
});

test('signing out of hcm records it, which ends the session, and clears the browser', async () => {
  await signOut();
  expect(requests).toEqual([{ url: '/api/rest/s1/hcm/loginHistory', body: { loginType: 'N', loginApiKey: key } }]);
  expect([localStorage.getItem('api_key'), localStorage.getItem('sessionExpiry')]).toEqual([null, null]);
});

test('signing out keeps the alert sound and the browser\u2019s notices, although the answer clears the storage', async () => {
  localStorage.setItem('userAlertSound', 'true');
  localStorage.setItem('userBrowserNotices', 'true');
  vi.stubGlobal('fetch', async () => {
    // as Clear-Site-Data does before the answer is read
    localStorage.clear();
    return Response.json({ loginType: 'N' });
  });
  await signOut();
  expect(Object.fromEntries(Object.entries({ ...localStorage }))).toEqual({ userAlertSound: 'true', userBrowserNotices: 'true' });
});

test.each(['firebase', 'auth0'] as const)('signing out of %s only clears the browser', async (origin) => {
  useSession.setState({ user: { ...user, origin } });
  await signOut();
  expect(requests).toEqual([]);
  expect([localStorage.getItem('api_key'), localStorage.getItem('sessionExpiry')]).toEqual([null, null]);
});

test('with an empty role list signing out does nothing', async () => {
  useSession.setState({ user: { ...user, roles: [] } });
  await signOut();
  expect([requests, localStorage.getItem('api_key')]).toEqual([[], key]);
});

test.each([
  ['checkUser', true],
  ['loginHistory', false],
])('on entering, 502 from %s leads to /waiting: %s; the next entry tries again', async (call, isSilent) => {
  statuses[`/api/rest/s1/hcm/${call}`] = 502;
  await enterLayout();
  expect(session()).toMatchObject({ isSilent, hasEntered: false });
  statuses = {};
  requests.length = 0;
  await enterLayout();
  expect(requests.map(({ url }) => url)).toEqual(['/api/rest/s1/hcm/checkUser', '/api/rest/s1/hcm/loginHistory']);
});
