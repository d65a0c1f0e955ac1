import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCompany, addPerson, type Browser, browser, type Person } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import messages from './shortcuts.messages.fa.ts';
import { knownShortcuts, MAX_SHORTCUTS, mergeShown, shortcutPath } from './shortcuts.rules.ts';

const CALL = '/rest/s1/hcm/shortcuts';
let server: TestApp;
let person: Person;
let tab: Browser;
const put = (shortcuts: unknown, who = tab) => who.call('PUT', CALL, { shortcuts });
const own = async (who = tab): Promise<string[]> => (await who.call('GET', CALL)).body['shortcuts'] as unknown as string[];

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

test('they are kept in their order for the person, come back in another browser and are nobody else\u2019s', async () => {
  expect(await put(['/userProfile', '/dashboard'])).toMatchObject({ status: 200, body: { shortcuts: ['/userProfile', '/dashboard'] } });
  const other = browser(server);
  await other.signIn(person.username);
  expect(await own(other)).toEqual(['/userProfile', '/dashboard']);
  const stranger = browser(server);
  await stranger.signIn((await addPerson(server)).username);
  expect(await own(stranger)).toEqual([]);
  expect(await put([])).toMatchObject({ status: 200 });
  expect(await own()).toEqual([]);
});

test('what the browser has is not sent again, until it has changed', async () => {
  await put(['/dashboard']);
  const tag = String((await tab.call('GET', CALL)).headers['etag']);
  const ask = async () => (await tab.call('GET', CALL, undefined, { 'if-none-match': tag })).status;
  expect(await ask()).toBe(304);
  await put(['/userProfile']);
  expect(await ask()).toBe(200);
});

test('pages are those the person may open; a starred one that may not be opened is kept', async () => {
  // an employee has no list of personnel
  await put(['/personnel/search', '/userProfile']);
  const { body } = await tab.call('GET', CALL);
  const pages = (body['pages'] as unknown as { path: string; title: string; icon?: string }[]).map(({ path }) => path);
  expect(pages).toContain('/userProfile');
  expect(pages).not.toContain('/personnel/search');
  expect(pages.filter((path) => path.includes(':') || ['/login', '/403', '/waiting'].includes(path))).toEqual([]);
  expect(body['shortcuts']).toEqual(['/personnel/search', '/userProfile']);
});

test('a change is in the audit with what was before', async () => {
  await put(['/dashboard']);
  await put(['/userProfile']);
  const { rows } = await server.owner.query(`select changes from audit_entry where entity = 'UserAccount' and record_id = $1`, [person.userId]);
  expect(rows.map(({ changes }) => changes)).toContainEqual({ shortcuts: [['/dashboard'], ['/userProfile']] });
});

describe('refused with a message at the field', () => {
  test.each([
    ['another host', ['https://evil.example/'], messages.errors.unknownPage],
    ['a script', ['javascript:alert(1)'], messages.errors.unknownPage],
    ['a page that does not exist', ['/dashboard', '/nowhere'], messages.errors.unknownPage],
    ['a page of guests', ['/login'], messages.errors.unknownPage],
    ['a page twice', ['/dashboard', '/dashboard'], messages.validation.doubled],
    ['too many', Array.from({ length: MAX_SHORTCUTS + 1 }, (_, n) => `/p${n}`), messages.validation.tooBig],
  ])('%s', async (_, shortcuts, message) => {
    await put(['/userProfile']);
    expect(await put(shortcuts)).toMatchObject({ status: 400, body: { fields: { shortcuts: message } } });
    expect(await own()).toEqual(['/userProfile']);
  });

  test('without a session', async () => {
    expect((await put(['/dashboard'], browser(server))).status).toBe(501);
  });
});

test('what an older client stored is cleaned when it is read', async () => {
  await server.owner.query('update user_account set shortcuts = $1 where user_id = $2', [JSON.stringify(['/gone', '/dashboard', '/dashboard']), person.userId]);
  expect(await own()).toEqual(['/dashboard']);
});

test('rules: hidden ones keep their place, new ones come last', () => {
  const isShown = (path: string): boolean => path !== '/hidden';
  expect(mergeShown(['/a', '/hidden', '/b'], isShown, ['/b', '/a', '/c'])).toEqual(['/b', '/hidden', '/a', '/c']);
  expect(mergeShown(['/a', '/hidden', '/b'], isShown, ['/b'])).toEqual(['/b', '/hidden']);
  expect(knownShortcuts(['/x', '/a', '/a'], new Set(['/a']))).toEqual(['/a']);
  expect(shortcutPath({ path: '/viewRecipient/:accompanyId?', access: 'session', chrome: 'full' })).toBe('/viewRecipient');
  expect(shortcutPath({ path: '/viewRecipient/:accompanyId', access: 'session', chrome: 'full' })).toBeUndefined();
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
