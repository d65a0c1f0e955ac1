import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import messages from './identity.messages.fa.ts';
import { addCompany, browser, PASSWORD, send } from './test-support.ts';

const form = { username: 'new-comer', email: 'new.comer@example.ir', password: PASSWORD };
let server: TestApp;
const register = (more: object = {}) => send(server, { method: 'POST', url: '/api/auth/register', payload: { ...form, ...more } });

beforeAll(async () => {
  server = await startTestApp({ config: { registration: true } });
});
afterAll(() => server.close());

test('without a company nobody registers', async () => {
  expect(await register()).toMatchObject({ status: 403, body: { errorCode: 'platform/identity.registrationClosed' } });
});

test('where the setting opens it: an account without personnel file, roles and rights', async () => {
  await addCompany(server);
  const made = await register();
  const user = { uid: expect.any(String), role: [], origin: 'hcm', data: { displayName: 'new-comer', email: form.email, settings: {}, shortcuts: [] } };
  expect([made.status, made.body]).toEqual([200, { access_token: expect.stringMatching(/^hcm_.{36}$/), exp: expect.any(Number), user }]);
  const visitor = browser(server);
  await visitor.signIn('new-comer');
  expect((await visitor.call('GET', '/rest/s1/security/permisionList')).body).toMatchObject({ dicit: {} });
});

test('an account without groups reaches what is its own and nothing of the house', async () => {
  const visitor = browser(server);
  await visitor.signIn('new-comer');
  const partyId = (await visitor.call('GET', '/rest/s1/hcm/getUser')).body['allUserData']?.['data']['partyId'];
  const status = async (path: string) => (await visitor.call('GET', path)).status;
  const house = ['party/subOrganization', 'emplPosition', 'companyInfo', 'entity/Enumeration?enumTypeId=x', 'getpersonnelfile1?name=x'];
  expect(await Promise.all(house.map((path) => status(`/rest/s1/hcm/${path}`)))).toEqual(house.map(() => 403));
  const own = ['hcm/checkUser', 'hcm/getRoles', 'hcm/userMustChangePass', 'hcm/userHedaerInfo', 'security/permisionList'];
  expect(await Promise.all(own.map((path) => status(`/rest/s1/${path}`)))).toEqual(own.map(() => 200));
  const changed = { newPassword: 'Brand-New1!', newPasswordVerify: 'Brand-New1!', oldPassword: PASSWORD, partyId };
  expect((await visitor.call('PUT', '/rest/s1/hcm/ChangePassword', changed)).status).toBe(200);
  expect((await visitor.call('POST', '/auth/user/update', { shortcuts: [] })).status).toBe(200);
  expect((await visitor.call('POST', '/rest/s1/hcm/loginHistory', { loginType: 'N' })).status).toBe(200);
  expect(await status('/rest/s1/hcm/getUser')).toBe(501);
});

test.each([
  ['a taken name', { email: 'x@example.ir' }, 409, { username: messages.errors.usernameTaken }],
  ['a taken address', { username: 'other-comer' }, 409, { email: messages.errors.emailTaken }],
  ['a name with a space', { username: 'other comer' }, 400, { username: expect.any(String) }],
  ['a weak password', { username: 'other-comer', password: 'weak' }, 400, { password: messages.validation.passwordRule }],
  ['the name in the password', { username: 'other-comer', password: 'A1!other-comer' }, 400, { password: messages.errors.passwordHoldsUsername }],
  ['a role', { role: ['ADMIN'] }, 400, { role: expect.any(String) }],
])('%s is refused', async (_, more, status, fields) => {
  expect(await register(more)).toMatchObject({ status, body: { fields } });
});

test('one network registers fifty times at most before it waits', async () => {
  await server.owner.query("update throttle set failures = 50, blocked_until = $1 where bucket like 'network:%'", [new Date(server.clock.now() + 30_000)]);
  expect(await register({ username: 'other-comer', email: 'x@example.ir' })).toMatchObject({ status: 429 });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
