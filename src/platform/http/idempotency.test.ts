/** Retries of unsafe calls, on the whole server. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { TestActor } from '#testing/actors.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { forgetOldKeys } from './idempotency.server.ts';

const { server, actors } = await serverWithActors();
let number = 0;

function newcomer() {
  number += 1;
  const first9 = String(500_000_000 + number);
  return { firstName: 'Arash', lastName: 'Kamangir', nationalId: `${first9}${nationalCodeCheckDigit(first9)}`, pseudoId: `K-${number}`, fromDate: '2026-05-01' };
}

const register = (actor: TestActor, body: object, key: string) => actor.request('POST', '/api/rest/s1/hcm/party', body, { 'idempotency-key': key });
const people = async (code: string): Promise<number> => (await server.owner.query('select 1 from party_relationship where pseudo_id = $1', [code])).rowCount ?? 0;

test('a repeated request gets the first answer and does nothing', async () => {
  const [body, key] = [newcomer(), randomUUID()];
  const first = await register(actors.hrOfficer, body, key);
  const second = await register(actors.hrOfficer, body, key);
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
  expect(await people(body.pseudoId)).toBe(1);
});

test('eight at once are one', async () => {
  const [body, key] = [newcomer(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(actors.hrOfficer, body, key)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await people(body.pseudoId)).toBe(1);
});

test('a key does not serve another request, nor another person', async () => {
  const key = randomUUID();
  const body = newcomer();
  await register(actors.hrOfficer, body, key);
  expect((await register(actors.hrOfficer, newcomer(), key)).json()).toMatchObject({ errorCode: 'platform/http.keyReused' });
  const other = newcomer();
  expect((await register(actors.administrator, other, key)).statusCode).toBe(201);
  expect(await people(other.pseudoId)).toBe(1);
});

test('a key does not serve the same request made in another company', async () => {
  const [body, key] = [newcomer(), randomUUID()];
  expect((await register(actors.administrator, body, key)).statusCode).toBe(201);
  const switched = await actors.administrator.request('PUT', '/api/rest/s1/hcm/activeCompany', { companyId: companyId('subsidiary') });
  expect(switched.statusCode).toBe(200);
  expect((await register(actors.administrator, body, key)).json()).toMatchObject({ errorCode: 'platform/http.keyReused' });
  await actors.administrator.request('PUT', '/api/rest/s1/hcm/activeCompany', { companyId: companyId('holding') });
});

test('a refused request keeps no key: corrected, it may come again under the same one', async () => {
  const [body, key] = [newcomer(), randomUUID()];
  expect((await register(actors.hrOfficer, { ...body, nationalId: '1' }, key)).statusCode).toBe(400);
  expect((await register(actors.hrOfficer, body, key)).statusCode).toBe(201);
});

test('keys go after two days', async () => {
  const key = randomUUID();
  await register(actors.hrOfficer, newcomer(), key);
  await server.owner.query(`update idempotency_key set created_at = now() - interval '49 hours' where key = $1`, [key]);
  expect(await writing(server.pool, systemActor('test'), forgetOldKeys)).toBeGreaterThanOrEqual(1);
  expect((await server.owner.query('select 1 from idempotency_key where key = $1', [key])).rowCount).toBe(0);
});
