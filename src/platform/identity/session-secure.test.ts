import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCompany, addPerson, browser } from './test-support.ts';

const ME = '/rest/s1/hcm/getUser';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ secure: true });
  await addCompany(server);
});
afterAll(() => server.close());

test('behind TLS the cookie is __Host- and Secure, and only it counts', async () => {
  const visitor = browser(server);
  const { headers } = await visitor.signIn((await addPerson(server)).username);
  expect(headers['set-cookie']).toMatch(/^__Host-hcm=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=43200$/);
  expect((await visitor.call('GET', ME)).status).toBe(200);
  visitor.cookie = visitor.cookie.replace('__Host-hcm', 'hcm');
  expect((await visitor.call('GET', ME)).status).toBe(501);
});

test('what cannot be a key is refused without asking the database', async () => {
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  server.pool.on('acquire', count);
  for (const key of ['x'.repeat(40), `hcm_${'0'.repeat(36)}`, 'hcm_'])
    expect((await server.app.inject({ url: `/api${ME}`, headers: { api_key: key, cookie: '__Host-hcm=a' } })).statusCode).toBe(501);
  expect(queries).toBe(0);
  await server.app.inject({ url: '/api/health' });
  expect(queries).toBe(1);
});
