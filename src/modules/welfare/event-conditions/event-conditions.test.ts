/** Conditions of an event on the real database: a text that is no condition stands refused, and who fails one is told so before asking and whenever it is asked again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId, postId } from '#testing/organisation.ts';
import { judge } from '../service-request/check-service.service.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
const company = companyId('holding');
const [service, event, slot, group] = [newId(), newId(), newId(), newId()];
const PATH = '/api/rest/s1/welfare/service/event/condition';
const condition = { welfareEventId: event, title: 'Service', sequence: 10, conditionText: 'employment.serviceYears >= 90', refusalText: 'Ninety years of service are needed.' };
const rows = (text: string, ...values: readonly unknown[]) => server.owner.query(text, [...values]);
const add = async (row: object) => {
  const answer = await administrator.request('POST', PATH, row);
  return { status: answer.statusCode, body: answer.json() };
};
const cost = async () => {
  const answer = await self.request('GET', `/api/rest/s1/welfare/serviceRequest/cost?slotOne=${slot}`);
  return { status: answer.statusCode, body: answer.json() };
};

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  await rows(
    `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
    ...[newId(), company, employmentId('accountant'), group],
  );
  await rows(`insert into welfare_service (welfare_service_id, company_id, service_code, title, kind, payment) values ($1, $2, 'T', 'Trip', 'trip', 'free')`, service, company);
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru) values ($1, $2, 'E', 'Trip', $3, '2020-01-01', '2090-01-01')`,
    ...[event, company, service],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'Bus', '2090-02-01', '2090-02-01', 10)`,
    ...[slot, company, event],
  );
});
afterAll(() => server.close());

test('a text that is no condition, or names what welfare may not know, is refused at its field; a title stands once', async () => {
  for (const conditionText of ['employment.serviceYears +', 'employment.serviceYears + 1', 'unknown.thing > 1']) {
    const { status, body } = await add({ ...condition, conditionText });
    expect([status, body.errorCode, Object.keys(body.fields)]).toEqual([400, 'modules/welfare/event-definition.formula', ['conditionText']]);
  }
  expect((await add({ ...condition, welfareEventId: newId() })).status).toBe(404);
  expect((await cost()).status).toBe(200);
  expect((await add(condition)).status).toBe(201);
  expect((await add(condition)).body.fields).toHaveProperty('title');
});

test('who fails a condition is told what it says, and whoever decides later asks it again; once it holds nothing stands in the way', async () => {
  const refused = await cost();
  expect([refused.status, refused.body.errorCode, refused.body.fields.slotOne]).toEqual([409, 'modules/welfare/service-request.condition', condition.refusalText]);
  const again = () =>
    writing(server.pool, systemActor('welfare', [company]), (tx) =>
      judge(tx, { companyId: company, partyId: partyId('accountant'), day: '2026-06-01' }, { slotOne: slot }, { mustBeOpen: false }),
    );
  await expect(again()).rejects.toMatchObject({ errorName: 'condition' });
  await rows(`update welfare_event_condition set condition_text = 'employment.serviceYears >= 0' where welfare_event_id = $1`, event);
  expect((await again()).places).toBe(1);
  // what a text no longer means anything is no way in
  await rows(`update welfare_event_condition set condition_text = 'gone.name >= 0' where welfare_event_id = $1`, event);
  await expect(again()).rejects.toMatchObject({ errorName: 'condition' });
});

test('what a list is made of is told to be closed', async () => {
  await rows(`update welfare_event set way = 'draw' where welfare_event_id = $1`, event);
  await rows(`update welfare_allocation set state_id = 'WaRanked' where welfare_event_id = $1`, event);
  expect(await add({ ...condition, title: 'Late' })).toMatchObject({ status: 409, body: { errorCode: 'modules/welfare/event-definition.frozen' } });
});
