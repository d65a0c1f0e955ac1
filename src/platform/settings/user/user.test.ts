import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings, readSettings } from '#kernel/settings/user-settings.ts';
import http from '#platform/http/http.messages.fa.ts';
import { addCompany, addPerson, type Browser, browser, type Person } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import messages from './user.messages.fa.ts';

const PATH = '/rest/s1/hcm/UserBasicInfo';
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

const save = (value: unknown, type = 'main_theme') => tab.call('POST', PATH, { type, value: typeof value === 'string' ? value : JSON.stringify(value) });
const dark = readSettings({ theme: { main: 'slate', navbar: 'deepOcean' }, digits: 'latin' });

test('nothing chosen yet: the product defaults, and no own ones', async () => {
  expect(await tab.call('GET', PATH)).toMatchObject({ status: 200, body: { settings: defaultSettings, defaults: null } });
});

test('what is saved comes back on another browser with the person, and nobody else gets it', async () => {
  expect(await save(dark)).toEqual(expect.objectContaining({ status: 200, body: { messages: messages.saved, message: messages.saved } }));
  const elsewhere = browser(server);
  await elsewhere.signIn(person.username);
  expect((await elsewhere.call('GET', '/rest/s1/hcm/getUser')).body).toMatchObject({ allUserData: { data: { settings: dark } } });
  const other = browser(server);
  await other.signIn((await addPerson(server)).username);
  expect((await other.call('GET', PATH)).body).toEqual({ settings: defaultSettings, defaults: null });
});

test('own defaults stand beside the look in use', async () => {
  await save(dark, 'main_theme_default');
  expect((await tab.call('GET', PATH)).body).toEqual({ settings: defaultSettings, defaults: dark });
});

test('a part is completed; what an older version stored is read as far as it is known', async () => {
  await save({ theme: { main: 'beach' } });
  expect((await tab.call('GET', PATH)).body).toMatchObject({ settings: readSettings({ theme: { main: 'beach' } }) });
  await server.owner.query('update user_account set settings = $1 where user_id = $2', [JSON.stringify({ theme: { main: 'tech', navbar: 'neon' }, older: 1 }), person.userId]);
  expect((await tab.call('GET', PATH)).body).toMatchObject({ settings: readSettings({ theme: { main: 'tech' } }) });
});

test('the audit says who changed what', async () => {
  await save(dark);
  const { rows } = await server.owner.query(`select action, changes from audit_entry where entity = 'UserAccount' and record_id = $1 and changes ? 'settings'`, [person.userId]);
  expect(rows).toEqual([{ action: 'update', changes: { settings: [{}, dark] } }]);
});

test.each([
  ['text that is no JSON', '{"theme":', { value: messages.errors.notJson }],
  ['a foreign name', { colour: 'red' }, { colour: http.validation.unknownField }],
  ['a foreign value', { theme: { main: 'neon' } }, { 'theme.main': http.validation.option }],
  ['a list', [], { body: http.validation.type }],
  ['nothing', 'null', { body: http.validation.required }],
  ['too long a text', JSON.stringify({ colour: 'x'.repeat(8_192) }), { value: http.validation.tooLong }],
])('refuses %s by field and stores nothing', async (_, value, fields) => {
  expect(await save(value)).toMatchObject({ status: 400, body: { fields } });
  expect((await tab.call('GET', PATH)).body).toMatchObject({ settings: defaultSettings });
});

test('refuses other types, other people and people who are not signed in', async () => {
  expect((await save(dark, 'photo')).body.fields).toEqual({ type: http.validation.option });
  expect((await tab.call('POST', PATH, { type: 'main_theme', value: '{}', userId: 'x' })).body.fields).toEqual({ userId: http.validation.unknownField });
  expect((await browser(server).call('POST', PATH, { type: 'main_theme', value: '{}' })).status).toBe(501);
  expect(server.faults).toEqual([]);
});
