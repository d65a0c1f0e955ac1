/** After a place is confirmed: its letter, whoever receives people, a stranger with the code, and what pay takes of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { CODE_LENGTH } from '#platform/papers/paper-marks.rules.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { routes as requestRoutes } from '../service-request/service-request.routes.ts';
import { placeDeductions } from './place.pay-source.ts';
import { routes as checkRoutes } from './place-check.routes.ts';
import { placeUseErrors } from './place-use.errors.ts';
import messages from './place-use.messages.fa.ts';
import { routes } from './place-use.routes.ts';

const PATH = '/rest/s1/welfare/placeUse';
const company = companyId('holding');
const [group, service] = [newId(), newId()];
const officer = actorIn('hrOfficer', 'hrOfficer');
const guest = actorIn('employee', 'accountant');
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

/** A place of the accountant that is confirmed, of an event that pay takes in three parts and whose cancelling gives half back. */
async function layPlace(from: string): Promise<string> {
  const [event, slot, request] = [newId(), newId(), newId()];
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, pay_by, parts)
     values ($1::uuid, $2, $1::uuid::text, 'Journey', $3, '2026-03-01', '2026-04-30', 'salary', 3)`,
    ...[event, company, service],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'First', $4, $4::date + 2, 2)`,
    ...[slot, company, event, from],
  );
  await rows(
    'insert into welfare_event_return (welfare_event_return_id, company_id, welfare_event_id, days_before, share_back) values ($1, $2, $3, 5, 50)',
    newId(),
    company,
    event,
  );
  await rows(
    `insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one, guest_one_name, guest_one_code) values ($1, $2, $3, '2026-04-01', $4, 'Guest', '1111111111')`,
    ...[request, company, partyId('accountant'), slot],
  );
  await rows(`update welfare_request set status_id = 'RqApproved' where welfare_request_id = $1`, request);
  await rows(
    `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, welfare_slot_id, cost, employee_share, employer_share)
     values ($1, $2, $3, $4, $5, 'WpHeld', 2, 2, $6, 2500, 1000, 1500)`,
    ...[request, company, partyId('accountant'), event, group, slot],
  );
  await rows(`update welfare_place set status_id = 'WpConfirmed' where welfare_request_id = $1`, request);
  return request;
}

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/place-use', routes: [...routes, ...checkRoutes, ...requestRoutes], messages, errors: [placeUseErrors] });
  await layOrganisation(bed.database.owner);
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  await rows(`insert into welfare_service (welfare_service_id, company_id, service_code, title, kind) values ($1, $2, 'J', 'Journey', 'trip')`, service, company);
});
afterAll(() => bed.close());

const letter = async (id: string, actor = guest) => (await bed.file(actor, `/rest/s1/welfare/serviceRequest/own/${id}/letter`)).status;
const codeOf = async (id: string) => (await rows<{ code: string }>('select code from welfare_place_code where welfare_request_id = $1', id))[0]?.code ?? '';
const markAs = (id: string, as: string, actor = officer) => bed.call(actor, 'POST', `${PATH}/${id}/mark`, { as });

test('a letter is of whoever has the place and bears one code; by it whoever receives people marks the place, from its first day on', async () => {
  const [past, coming] = [await layPlace('2026-04-20'), await layPlace('2099-01-01')];
  expect([await letter(past), await letter(past), await letter(past, actorIn('employee', 'seller')), await letter(coming)]).toEqual([200, 200, 404, 200]);
  const code = await codeOf(past);
  expect(code).toHaveLength(CODE_LENGTH);
  const find = (actor = officer, of = code) => bed.call(actor, 'GET', `${PATH}?code=${of}`);
  const { body } = await find();
  expect(body).toMatchObject({ requestId: past, eventTitle: 'Journey', slotTitle: 'First', persons: 2, status: 'WpConfirmed' });
  expect(JSON.stringify(body)).not.toContain('Guest');
  expect([(await find(actorIn('hrOfficer', 'hrOfficerElsewhere'))).status, (await find(guest)).status, (await find(officer, 'AAAABBBBCCCC')).status]).toEqual([404, 403, 404]);
  expect((await markAs(coming, 'WpUsed')).body.errorCode).toBe('modules/welfare/place-use.tooEarly');
  expect((await markAs(past, 'WpUsed', actorIn('hrOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await markAs(past, 'WpUsed')).body).toEqual({ status: 'WpUsed' });
  expect((await markAs(past, 'WpNoShow')).body.errorCode).toBe('modules/welfare/place-use.wrongState');
  expect((await bed.call(guest, 'POST', `/rest/s1/welfare/serviceRequest/own/${past}/cancel`, {})).status).toBe(409);

  const check = async (of: string) => (await bed.call(guest, 'POST', `${PATH}/check`, { code: of })).body;
  const told = await check(code);
  expect([told.state, Object.keys(told).toSorted()]).toEqual(['used', ['companyName', 'fromDate', 'initials', 'persons', 'state', 'thruDate', 'title', 'unitCode']]);
  expect((await check(await codeOf(coming))).state).toBe('valid');
  expect(await check('2222-2222-2222')).toMatchObject({ state: 'unknown', title: null });
});

test('pay takes a confirmed place in its parts, each once; cancelling owes what the table does not give back, and a run that goes back owes again', async () => {
  const id = await layPlace('2099-02-01');
  const parts = await rows<{ amount: string }>('select amount::text as amount from welfare_place_due where welfare_request_id = $1 order by number', id);
  expect(parts.map(({ amount }) => amount)).toEqual(['334', '333', '333']);
  const ofIt = async () => {
    const look = { rows: systemScope([company], '2026-05-10'), companyId: company, from: '2099-01-01', thru: '2099-01-31' };
    const due = await reading(bed.database.pool, systemActor('pay', [company]), (db) => placeDeductions.due({ db, ...look }));
    return due.find(({ sourceId }) => sourceId === id)?.asked ?? 0n;
  };
  const [run, evidence] = [newId(), { kind: 'welfarePlace', id, number: 'J', day: '2099-01-01' }];
  const item = { employmentId: newId(), factor: 'otherDeduction', amount: 600n, evidence };
  const tell = (act: 'taken' | 'untaken', by = run) => writing(bed.database.pool, systemActor('pay', [company]), async (tx) => placeDeductions[act]?.(tx, [item], by));
  expect(await ofIt()).toBe(1000n);
  await tell('taken');
  await tell('taken');
  expect(await ofIt()).toBe(400n);
  await expect(tell('taken', newId())).rejects.toMatchObject({ code: 'modules/welfare/deductions.takenTwice' });
  expect((await bed.call(guest, 'POST', `/rest/s1/welfare/serviceRequest/own/${id}/cancel`, {})).body).toEqual({ givenBack: '500' });
  expect(await ofIt()).toBe(0n);
  await tell('untaken');
  expect(await ofIt()).toBe(500n);
});
