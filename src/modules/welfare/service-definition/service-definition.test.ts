/** Services of welfare on the real database: templates are there, a unit stands once in a stay alone, and who may not see them does not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { serviceStart } from './service-definition.table.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
const PATH = '/api/rest/s1/welfare/service/definition';
const send = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object, actor = administrator) => {
  const answer = await actor.request(method, `${PATH}${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
});
afterAll(() => server.close());

test('a company begins with templates, which it edits', async () => {
  const { body } = await send('GET', '?pageSize=200');
  expect(body.rows.map(({ serviceCode }: { serviceCode: string }) => serviceCode)).toEqual(expect.arrayContaining(['COAST', 'CONCERT', 'NOWRUZ', 'PILGRIMAGE', 'POOL', 'SCHOOL']));
});

test('a unit stands once in its service, no other kind than a stay has any, and a stay with units stays one', async () => {
  const stay = (await send('POST', '', { ...serviceStart, serviceCode: 'INN', title: 'Inn' })).body.id;
  const trip = (await send('POST', '', { ...serviceStart, serviceCode: 'BUS', title: 'Bus', kind: 'trip' })).body.id;
  const unit = { unitCode: '101', beds: 4 };
  expect((await send('POST', '/unit', { welfareServiceId: stay, ...unit })).status).toBe(201);
  const twice = await send('POST', '/unit', { welfareServiceId: stay, ...unit });
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['unitCode']]);
  expect((await send('POST', '/unit', { welfareServiceId: trip, ...unit })).body.errorCode).toBe('modules/welfare/service-definition.noStay');
  const turned = await send('PUT', `/${stay}`, { ...serviceStart, serviceCode: 'INN', title: 'Inn', kind: 'goods', rowVersion: 1 });
  expect(turned.body.errorCode).toBe('modules/welfare/service-definition.hasUnits');
});

test('a kind or relation that is none is refused at its field; who may not see services does not', async () => {
  for (const [field, value] of Object.entries({ kind: 'castle', audience: '["Cousin"]', gender: 'none' })) {
    const answer = await send('POST', '', { ...serviceStart, serviceCode: 'X', title: 'X', [field]: value });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  }
  expect((await send('GET', '', undefined, self)).status).toBe(403);
});
