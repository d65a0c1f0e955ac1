import { afterAll, beforeAll, expect, test } from 'vitest';
import { raw, systemActor, writing } from '#platform/db/db.server.ts';
import { startTestApp, type TestApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('health answers on a migrated database', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/api/health' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', version: expect.any(String) }]);
  expect(server.faults).toEqual([]);
});

test('the pool is the application role: it may not rewrite the books', async () => {
  const change = (text: string) => writing(server.pool, systemActor('test'), (tx) => tx.run(raw(text)));
  await expect(change('delete from schema_migration')).rejects.toThrow('permission denied');
  await expect(change("update audit_entry set entity = ''")).rejects.toThrow('permission denied');
});

test('what is not a writing transaction cannot write', async () => {
  await expect(server.pool.query('delete from throttle')).rejects.toThrow('read-only');
});
