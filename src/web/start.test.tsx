/** The whole browser part, with a server that the test answers for. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import forbidden from '#modules/home/forbidden/forbidden.messages.fa.ts';
import sessionMessages from '#platform/identity/session/session.messages.fa.ts';
import waiting from '#platform/identity/waiting/waiting.messages.fa.ts';
import { passTime } from '#testing/pass-time.ts';
import { loadAnew } from '#ui/page-memory/page-memory.ts';
import notices from './shell/notices/notices.messages.fa.ts';
import shell from './shell/shell.messages.fa.ts';
import { startApp } from './start.tsx';

const CHECK = '/api/rest/s1/hcm/checkUser';
const LIST = '/api/rest/s1/security/permisionList';
const person = { emailAddress: null, userId: 'u1', partyId: 'p1', partyRelationshipId: 'r1', username: 'admin', userFullName: 'Admin', roles: ['ADMIN'], origin: 'hcm' };
const asked: string[] = [];
let answers: Record<string, () => Response | Promise<Response>>;
let stop: (() => void) | undefined;
const count = (path: string): number => asked.filter((one) => one === path).length;
const gone = () => Response.json({}, { status: 502 });
const over = () => Response.json({ errorCode: 'platform/http.noSession' }, { status: 501 });

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  asked.length = 0;
  answers = {
    '/config.json': () => Response.json({}),
    '/api/health': () => Response.json({}),
    '/api/setup': () => Response.json({ needed: false }),
    '/api/rest/s1/hcm/getUser': () => Response.json({ allUserData: { data: person } }),
    [LIST]: () => Response.json({ dicit: { 'dashboard/observe': 1 }, navigationConfig: [], urlPermissions: ['/dashboard'] }),
    '/api/rest/s1/hcm/loginHistory': () => Response.json({ loginType: 'Y' }),
    [CHECK]: () => Response.json({ result: false }),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] as string;
    asked.push(path);
    return answers[path]?.() ?? Response.json({ errorCode: 'platform/http.forbidden', messages: 'no' }, { status: 403 });
  });
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollTo ??= () => undefined;
});
afterEach(async () => {
  await act(() => stop?.());
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

/** A reload at an address, signed in. */
async function start(path: string, expiresIn = 10_000): Promise<void> {
  history.replaceState(null, '', path);
  localStorage.setItem('api_key', 'k'.repeat(40));
  localStorage.setItem('sessionExpiry', String(Date.now() + expiresIn));
  loadAnew();
  await act(async () => {
    stop = startApp(document.body.appendChild(document.createElement('div')));
  });
}
const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path), { timeout: 10_000 });
const onWaiting = async () => expect(await screen.findByText(waiting.text, {}, { timeout: 10_000 })).toBeTruthy();

test('what one may do is asked for again at navigation, at most once in half a minute and not on the way back; menu and page follow', async () => {
  const go = (path: string) => act(async () => history.pushState(null, '', path));
  await start('/dashboard', 10_000_000);
  await waitFor(() => expect(count(CHECK)).toBe(1), { timeout: 10_000 });
  await go('/help');
  await at('/help');
  expect(count(LIST)).toBe(1);
  await passTime(30_000);
  expect(count(LIST)).toBe(1);
  await act(async () => history.back());
  await at('/dashboard');
  expect(count(LIST)).toBe(1);
  answers[LIST] = () =>
    Response.json({
      dicit: {},
      navigationConfig: [{ id: 'g', title: 'G', type: 'group', children: [{ id: 'n', title: 'A new page', type: 'item', url: '/help' }] }],
      urlPermissions: [],
    });
  await go('/dashboard?again=1');
  expect((await screen.findAllByText('A new page', {}, { timeout: 10_000 })).length).toBeGreaterThan(0);
  expect(await screen.findByText(forbidden.text, {}, { timeout: 10_000 })).toBeTruthy();
  await go('/dashboard?again=2');
  expect(count(LIST)).toBe(2);
});

test('checkUser that stays silent under a healthy server: /waiting asks it, ever more seldom, and returns', async () => {
  answers[CHECK] = gone;
  await start('/dashboard');
  await onWaiting();
  await passTime(60_000);
  // the layout once, then at 0, 3, 9, 21, 45 seconds
  expect(count(CHECK)).toBeLessThanOrEqual(6);
  expect(count(CHECK)).toBeGreaterThanOrEqual(5);
  expect(count('/api/health')).toBe(0);
  expect(location.pathname).toBe('/waiting');
  answers[CHECK] = () => Response.json({ result: false });
  await passTime(30_000);
  await at('/dashboard');
});

test('silence that comes and goes makes no storm either', async () => {
  let n = 0;
  answers[CHECK] = () => (n++ % 2 === 0 ? gone() : Response.json({ result: false }));
  await start('/dashboard');
  await onWaiting();
  const begun = Date.now();
  // four times there and back: the page asks at once, then after 3, 6 and 12 seconds
  while (count(CHECK) < 8) await passTime(500);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(20_000);
});

test('an answer to checkUser while the person cannot be read: the page waits on and goes on asking', async () => {
  answers['/api/rest/s1/hcm/getUser'] = gone;
  await start('/dashboard');
  await onWaiting();
  await passTime(20_000);
  expect(location.pathname).toBe('/waiting');
  expect(count('/api/rest/s1/hcm/getUser')).toBeLessThanOrEqual(6);
  answers['/api/rest/s1/hcm/getUser'] = () => Response.json({ allUserData: { data: person } });
  await passTime(30_000);
  await at('/dashboard');
});

test.each([
  ['missing', () => localStorage.removeItem('sessionExpiry')],
  ['past', () => localStorage.setItem('sessionExpiry', String(Date.now() - 1))],
  ['without its key', () => localStorage.removeItem('api_key')],
])('a stored session that is %s ends at the next change of address', async (_, spoil) => {
  await start('/dashboard');
  await waitFor(() => expect(count('/api/rest/s1/hcm/loginHistory')).toBe(1), { timeout: 10_000 });
  spoil();
  await act(async () => history.pushState(null, '', '/dashboard?again=1'));
  await at('/login');
  expect(localStorage.getItem('api_key')).toBeNull();
});

test('/login with a past expiry forgets the stored key instead of reviving it', async () => {
  await start('/login', -5 * 3_600_000);
  await waitFor(() => expect(localStorage.getItem('api_key')).toBeNull(), { timeout: 10_000 });
  expect(localStorage.getItem('sessionExpiry')).toBeNull();
  await act(async () => history.pushState(null, '', '/dashboard'));
  await at('/login');
  expect(count('/api/rest/s1/hcm/getUser')).toBe(0);
});

/** The account is disabled: of all calls checkUser alone is still answered. */
function deactivate(): void {
  for (const path of Object.keys(answers)) if (path.startsWith('/api/rest/')) answers[path] = over;
  answers['/api/rest/s1/hcm/live'] = over;
  answers[CHECK] = () => Response.json({ result: true });
}

test('a person who is deactivated while the page is open is told so', async () => {
  await start('/dashboard');
  await waitFor(() => expect(count('/api/rest/s1/hcm/live')).toBeGreaterThan(0), { timeout: 10_000 });
  deactivate();
  await passTime(3_000);
  await at('/login');
  expect(await screen.findByText(sessionMessages.deactivated)).toBeTruthy();
  expect(localStorage.getItem('api_key')).toBeNull();
});

test('a person who was deactivated before a reload is told so, once', async () => {
  deactivate();
  await start('/dashboard');
  await at('/login');
  expect(await screen.findByText(sessionMessages.deactivated)).toBeTruthy();
  expect(count(CHECK)).toBe(1);
});

test('of a session that is merely over nothing is said', async () => {
  deactivate();
  answers[CHECK] = over;
  await start('/dashboard');
  await at('/login');
  await waitFor(() => expect(count(CHECK)).toBe(1));
  await passTime(500);
  expect(screen.queryByText(sessionMessages.deactivated)).toBeNull();
});

test('the maintenance page stays while the configuration cannot be read, and goes when it says so', async () => {
  answers['/config.json'] = () => Response.json({ maintenance: true });
  await start('/dashboard');
  expect(await screen.findByText(shell.maintenanceText)).toBeTruthy();
  for (const broken of [gone, () => new Response('<html>'), () => Response.json(null)]) {
    answers['/config.json'] = broken;
    const before = count('/config.json');
    await passTime(11_000);
    expect(count('/config.json')).toBeGreaterThan(before);
    expect(screen.getByText(shell.maintenanceText)).toBeTruthy();
  }
  answers['/config.json'] = () => Response.json({});
  await passTime(11_000);
  await waitFor(() => expect(screen.queryByText(shell.maintenanceText)).toBeNull());
});

const storedByAnotherTab = (name: string, value: string) =>
  act(async () => {
    localStorage.setItem(name, value);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
  });

test('five minutes before its end the session says so, and one click keeps it', async () => {
  await start('/dashboard');
  await waitFor(() => expect(count(CHECK)).toBe(1), { timeout: 10_000 });
  expect(screen.queryByText(notices.stay)).toBeNull();
  await storedByAnotherTab('sessionExpiry', String(Date.now() + 290_000));
  const stay = await screen.findByRole('button', { name: notices.stay });
  await act(async () => stay.click());
  await waitFor(() => expect(screen.queryByText(notices.stay)).toBeNull());
  expect(count(CHECK)).toBe(2);
  expect(Number(localStorage.getItem('sessionExpiry'))).toBeGreaterThan(Date.now() + 10_000_000);
});

test('a session that runs out leaves the page by itself', async () => {
  await start('/dashboard');
  await waitFor(() => expect(count(CHECK)).toBe(1), { timeout: 10_000 });
  await storedByAnotherTab('sessionExpiry', String(Date.now() + 3_000));
  await passTime(4_000);
  await at('/login');
  expect(localStorage.getItem('api_key')).toBeNull();
});

test('a lost network and a new version of the bundle are told while they last', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-a.js');
  document.head.append(entry);
  answers['/config.json'] = () => Response.json({ build: '/assets/index-b.js' });
  await start('/dashboard');
  expect(await screen.findByText(notices.offline)).toBeTruthy();
  expect(await screen.findByRole('button', { name: notices.reload })).toBeTruthy();
  online.mockRestore();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(notices.offline)).toBeNull();
  entry.remove();
});

test('the person is asked for while the configuration has not answered', async () => {
  const config = Promise.withResolvers<Response>();
  answers['/config.json'] = () => config.promise;
  await start('/dashboard');
  await waitFor(() => expect(count('/api/rest/s1/hcm/getUser')).toBe(1));
  config.resolve(Response.json({}));
  await at('/dashboard');
  expect(count('/api/rest/s1/hcm/getUser')).toBe(1);
});
