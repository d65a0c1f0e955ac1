/** Insurers on the real database: a code and a name stand once, columns fit what they write, and contracts follow the name of their insurer. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { contractStart } from '../insurance-definition/insurance-definition.table.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
const PATH = '/api/rest/s1/welfare/insurance';
const send = async (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, body?: object, actor = administrator) => {
  const answer = await actor.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
});
afterAll(() => server.close());

test('an insurer is a party of its company; a contract names one that is there and follows its name', async () => {
  const { body: insurer } = await send('POST', 'insurer', { insurerCode: 'A1', title: 'Asia' });
  const { rows: parties } = await server.owner.query('select party_type_enum_id as kind from party where party_id = $1', [insurer.id]);
  expect(parties).toEqual([{ kind: 'PtyOrganization' }]);
  expect(Object.keys((await send('POST', 'insurer', { insurerCode: 'a1', title: 'Other' })).body.fields)).toEqual(['insurerCode']);
  expect(Object.keys((await send('POST', 'insurer', { insurerCode: 'A2', title: 'Asia' })).body.fields)).toEqual(['title']);
  const said = { ...contractStart, contractCode: 'K1', title: 'This year', fromDate: '2026-03-21', thruDate: '2027-03-20' };
  expect(Object.keys((await send('POST', 'contract', { ...said, insurerId: newId() })).body.fields)).toEqual(['insurerId']);
  expect((await send('POST', 'contract', { ...said, insurerId: insurer.id })).status).toBe(201);
  expect((await send('PUT', `insurer/${insurer.id}`, { insurerCode: 'A1', title: 'Asia Life', rowVersion: 1 })).status).toBe(200);
  expect((await send('GET', 'contract')).body.rows).toMatchObject([{ insurerId: insurer.id, insurerName: 'Asia Life' }]);
  expect((await send('DELETE', `insurer/${insurer.id}`, { rowVersion: 2 })).status).toBe(409);
  const { body: unused } = await send('POST', 'insurer', { insurerCode: 'A3', title: 'Unused' });
  expect((await send('DELETE', `insurer/${unused.id}`, { rowVersion: 1 })).status).toBe(200);
  expect((await server.owner.query('select from party where party_id = $1', [unused.id])).rows).toEqual([]);
  expect((await send('GET', 'insurer', undefined, self)).status).toBe(403);
});

test('columns that no list could be written by are refused at their fields', async () => {
  const insurerId = (await send('GET', 'insurer')).body.rows[0].insurerId;
  await send('POST', 'insurer/column', { insurerId, sequence: 10, field: 'nationalCode', format: 'plain', title: 'Code' });
  for (const [over, status, field] of [
    [{ field: 'premium', format: 'gregorian' }, 400, 'format'],
    [{ field: 'text', format: 'plain' }, 400, 'fixedText'],
    [{ field: 'salary', format: 'plain' }, 400, 'field'],
    [{ field: 'tier', format: 'plain', title: 'Code' }, 409, 'title'],
  ] as const) {
    const answer = await send('POST', 'insurer/column', { insurerId, sequence: 20, title: 'New', ...over });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
  }
});
