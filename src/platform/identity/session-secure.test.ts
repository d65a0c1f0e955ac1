import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCompany, addPerson, browser } from './test-support.ts';

const ME = '/rest/s1/hcm/getUser';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ behindProxy: true, strictTransport: true });
  await addCompany(server);
});
afterAll(() => server.close());

test('over TLS the cookie is __Host- and Secure, and only it counts', async () => {
  const visitor = browser(server, '10.0.0.1', { 'x-forwarded-proto': 'https' });
  const { headers } = await visitor.signIn((await addPerson(server)).username);
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-hcm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=43200,__Host-hcm-device=enc:\d+:[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=15552000$/,
  );
  expect(headers['strict-transport-security']).toContain('max-age');
  expect((await visitor.call('GET', ME)).status).toBe(200);
  visitor.cookie = visitor.cookie.replace('__Host-hcm', 'hcm');
  expect((await visitor.call('GET', ME)).status).toBe(501);
});

test('what the proxy took in over plain HTTP gets a cookie that a browser keeps there, and no promise of TLS', async () => {
  const { username } = await addPerson(server);
  for (const said of [{}, { 'x-forwarded-proto': 'http' }]) {
    const visitor = browser(server, '10.0.0.1', said);
    const { headers } = await visitor.signIn(username);
    expect(String(headers['set-cookie'])).toMatch(
      /^hcm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200,hcm-device=enc:\d+:[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
    expect(headers['strict-transport-security']).toBeUndefined();
    expect((await visitor.call('GET', ME)).status).toBe(200);
  }
});

test('what cannot be a key is refused without asking the database', async () => {
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  server.pool.on('acquire', count);
  for (const key of ['x'.repeat(40), `hcm_${'0'.repeat(36)}`, 'hcm_'])
    expect((await server.app.inject({ url: `/api${ME}`, headers: { api_key: key, cookie: 'hcm=a' } })).statusCode).toBe(501);
  expect(queries).toBe(0);
  await server.app.inject({ url: '/api/health' });
  expect(queries).toBe(1);
});
