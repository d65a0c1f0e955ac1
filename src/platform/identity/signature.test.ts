import { afterAll, beforeAll, expect, test } from 'vitest';
import { signaturePayload } from '#kernel/signature/signature.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type SignatureCounts, sign, signatureCounts } from './signature.server.ts';
import { addCompany, addPerson, type Browser, browser } from './test-support.ts';

let server: TestApp;
let tab: Browser;
beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
  tab = browser(server);
  await tab.signIn((await addPerson(server)).username);
});
afterAll(() => server.close());

const path = '/rest/s1/hcm/userMustChangePass?username=somebody';
const right = sign(signaturePayload('GET', `/api${path}`, undefined) ?? '');

test.each([
  ['right', right, 'matched'],
  ['of something else', sign('x'), 'mismatched'],
  ['of another form', 'x', 'malformed'],
  ['empty', '', 'missing'],
] satisfies [string, string, keyof SignatureCounts][])('a signature that is %s is counted and changes nothing', async (_, signature, count) => {
  const before = signatureCounts();
  const { status } = await tab.call('GET', path, undefined, signature ? { signature } : {});
  expect([status, signatureCounts()]).toEqual([200, { ...before, [count]: before[count] + 1 }]);
});

test('of a body', async () => {
  const body = { loginType: 'Y', loginApiKey: '\u0639\u0644\u06CC' };
  const before = signatureCounts().matched;
  await tab.call('POST', '/rest/s1/hcm/loginHistory', body, { signature: sign(JSON.stringify(body)) });
  expect(signatureCounts().matched).toBe(before + 1);
});

test('exempt calls are not counted', async () => {
  const before = signatureCounts();
  await tab.call('POST', '/auth/register', { username: 'a' });
  expect(signatureCounts()).toEqual(before);
});

test('a right signature opens nothing', async () => {
  expect((await browser(server).call('GET', path, undefined, { signature: right })).status).toBe(501);
});

test('a body nested without end is refused, not a fault', async () => {
  const deep = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/rest/s1/hcm/loginHistory',
    headers: { 'content-type': 'application/json', api_key: tab.key, cookie: tab.cookie },
    payload: deep,
  });
  expect([answer.statusCode, server.faults]).toEqual([400, []]);
});
