/** Lists of events on the real database: as the officer, as those who approve, as a stranger. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { answerTask, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { CUT_OFF, cutOffAfter } from '#testing/cut-off.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { countStatements } from '#testing/statements.ts';
import { eventWord, layWord } from '../draw-words/draw-words.store.ts';
import { givePlaces } from '../service-request/places.service.ts';
import { allocationListErrors } from './service-allocation.errors.ts';
import messages from './service-allocation.messages.fa.ts';
import { serviceAllocationProcess as kind } from './service-allocation.process.ts';
import { routes } from './service-allocation.routes.ts';
import { linesToGive } from './service-allocation.store.ts';

let bed: Mounted;
const company = companyId('holding');
const [group, service] = [newId(), newId()];
const people = ['accountant', 'seller', 'director', 'salesHead'] as const;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/welfare/allocation';

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

/** An event of one slot with two places, whose requests are closed, with an accepted request of everybody. */
async function layEvent(way: 'score' | 'draw', status = 'RqApproved'): Promise<string> {
  const [event, slot] = [newId(), newId()];
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, way, confirm_days)
     values ($1::uuid, $2, $1::uuid::text, 'Journey', $3, '2026-03-01', '2026-04-30', $4, 3)`,
    ...[event, company, service, way],
  );
  await writing(bed.database.pool, systemActor('test', [company]), (tx) => layWord(tx, eventWord, event));
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'First', '2026-09-01', '2026-09-03', 2)`,
    ...[slot, company, event],
  );
  await rows(`insert into welfare_event_cost (welfare_event_cost_id, company_id, welfare_event_id, cost) values ($1, $2, $3, 1000)`, newId(), company, event);
  for (const [minute, name] of people.entries()) {
    const id = newId();
    await rows(
      `insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one) values ($1, $2, $3, '2026-04-01T08:00:00Z'::timestamptz + make_interval(mins => $5), $4)`,
      ...[id, company, partyId(name), slot, minute],
    );
    if (status !== 'RqSent') await rows('update welfare_request set status_id = $2 where welfare_request_id = $1', id, status);
    await rows(
      `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, cost, employee_share, employer_share)
       values ($1, $2, $3, $4, $5, 'WpListed', 1, 1, 0, 0, 0)`,
      ...[id, company, partyId(name), event, group],
    );
  }
  return event;
}

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/service-allocation', routes, messages, errors: [allocationListErrors] });
  await layOrganisation(bed.database.owner);
  await rows(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p returning user_id, company_id, party_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, case when party_id = $1 then 'hrOfficer' else 'administrator' end, company_id, '[2020-01-01,)'
     from made where party_id = any (array[$1, $2]::uuid[])`,
    ...[partyId('hrOfficer'), partyId('administrator')],
  );
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  for (const name of people)
    await rows(
      `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
      ...[newId(), company, employmentId(name), group],
    );
  await rows(
    `insert into welfare_service (welfare_service_id, company_id, service_code, title, kind, audience) values ($1, $2, 'J', 'Journey', 'trip', '["self"]')`,
    service,
    company,
  );
  await rows(
    `insert into welfare_group_share (welfare_group_share_id, company_id, welfare_group_id, welfare_service_id, employee_percent, employer_percent, valid) values ($1, $2, $3, $4, 40, 60, '[2020-01-01,)')`,
    ...[newId(), company, group, service],
  );
  announceProcesses([{ slice: 'modules/welfare/service-allocation', kind }]);
});
afterAll(async () => {
  announceProcesses([]);
  await bed.close();
});

const summary = async (id: string) => (await bed.call(officer, 'GET', `${PATH}/${id}/summary`)).body;
const act = async (id: string, name: string) => bed.call(officer, 'POST', `${PATH}/${id}/${name}`, { rowVersion: (await summary(id)).rowVersion ?? 0 });
const places = (id: string) =>
  rows<{ party: string; status: string; own: string }>(
    `select party_id as party, status_id as status, employee_share::text as own from welfare_place left join welfare_allocation_line l using (welfare_request_id, party_id)
     where welfare_place.welfare_event_id = $1 order by l.place, arrival`,
    id,
  );
const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(bed.database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, newId, audit: () => undefined, companyId: company }),
  );
async function answer(recordId: string, outcome: string, values: object = {}): Promise<void> {
  const [task] = await rows<{ task: string; who: string }>(
    `select t.task_id as task, c.party_id as who from process_task t join process_task_candidate c using (task_id) join process_instance i using (process_instance_id)
     where i.record_id = $1 and t.status = 'open' order by 2`,
    recordId,
  );
  await inCase((ctx) => answerTask(ctx, { taskId: task?.task ?? '', partyId: task?.who ?? '', outcome, comment: 'so', values: { ...values } }));
}

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test('a list from its requests to its places: ranked, sent back, approved; whoever gets none waits in its order', async () => {
  const id = await layEvent('score');
  expect(await summary(id)).toMatchObject({ stateId: 'WaOpen', listed: 4, undecided: 0, capacity: 2, seedHash: null });
  expect((await bed.call(officer, 'GET', `${PATH}/${id}/print`)).status, 'nothing is ranked').toBe(409);
  expect((await act(id, 'rank')).body).toEqual({ places: 4, given: 2 });
  expect(new Set((await places(id)).map(({ status }) => status))).toEqual(new Set(['WpListed']));
  const lines = (await bed.call(officer, 'GET', `${PATH}/line?welfareEventId=${id}`)).body.rows as { partyId: string; place: number; slotTitle?: string; waiting?: string }[];
  expect(lines.map(({ partyId: party, slotTitle, waiting }) => [party, slotTitle ?? waiting])).toEqual([
    ...[
      [partyId('accountant'), 'First'],
      [partyId('seller'), 'First'],
    ],
    ...[
      [partyId('director'), 'slotFull'],
      [partyId('salesHead'), 'slotFull'],
    ],
  ]);
  expect((await bed.call(officer, 'POST', `${PATH}/${id}/send`, { rowVersion: 0 })).status).toBe(409);
  expect((await bed.file(officer, `${PATH}/${id}/print`)).status).toBe(200);
  expect((await bed.call(actorIn('hrOfficer', 'hrOfficerElsewhere'), 'GET', `${PATH}/${id}/print`)).status).toBe(404);
  expect((await act(id, 'send')).body).toHaveProperty('trackingCode');
  expect((await act(id, 'rank')).status).toBe(409);
  await answer(id, 'modify');
  expect(await summary(id)).toMatchObject({ stateId: 'WaReturned' });
  await answer(id, 'resubmit');
  await answer(id, 'accept');
  expect(await summary(id)).toMatchObject({ stateId: 'WaApproved' });
  expect((await places(id)).map(({ party, status, own }) => [party, status, own])).toEqual([
    [partyId('accountant'), 'WpOffered', '400'],
    [partyId('seller'), 'WpOffered', '400'],
    [partyId('director'), 'WpWaiting', '0'],
    [partyId('salesHead'), 'WpWaiting', '0'],
  ]);
});

test('who decides marks lines; the officer moves one by hand with a reason, a second person confirms, and slots follow the new order', async () => {
  const id = await layEvent('score');
  await act(id, 'rank');
  const line = async (name: (typeof people)[number]) =>
    (
      (await bed.call(officer, 'GET', `${PATH}/line?welfareEventId=${id}`)).body.rows as { partyId: string; welfareRequestId: string; place: number; slotTitle: string | null }[]
    ).find((one) => one.partyId === partyId(name));
  await act(id, 'send');
  const { welfareRequestId: request = '' } = (await line('director')) ?? {};
  const other = (await line('seller'))?.welfareRequestId ?? '';
  await expect(answer(id, 'modify', { marks: [{ requestId: newId(), note: 'none of it' }] })).rejects.toMatchObject({ code: 'modules/welfare/service-allocation.noLine' });
  await answer(id, 'modify', { marks: [{ requestId: request, note: 'was ill' }] });
  expect(await rows('select note from welfare_allocation_mark where welfare_request_id = $1', request)).toEqual([{ note: 'was ill' }]);

  const ask = (of: string, toPlace: number, by = officer) => bed.call(by, 'POST', `${PATH}/line/${of}/move`, { toPlace, reason: 'was ill' });
  expect((await ask(request, 9)).body.errorCode).toBe('modules/welfare/service-allocation.noSuchPlace');
  expect((await ask(request, 1, actorIn('hrOfficer', 'director'))).body.errorCode).toBe('modules/welfare/service-allocation.ownPlace');
  const { welfareAllocationMoveId: moveId } = (await ask(request, 1)).body;
  expect((await ask(request, 2)).body.errorCode).toBe('modules/welfare/service-allocation.moveOpen');
  await expect(answer(id, 'resubmit')).rejects.toMatchObject({ code: 'modules/welfare/service-allocation.openMoves' });
  const decide = (by: typeof officer) => bed.call(by, 'POST', `${PATH}/move/${moveId}/decide`, { decision: 'confirmed' });
  expect((await decide(officer)).body.errorCode).toBe('modules/welfare/service-allocation.second');
  expect((await decide(actorIn('hrOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await decide(actorIn('hrOfficer', 'administrator'))).body).toEqual({ decided: true });
  expect([await line('director'), await line('seller')].map((one) => [one?.place, one?.slotTitle])).toEqual([
    [1, 'First'],
    [3, null],
  ]);
  expect(await rows('select decider from welfare_allocation_line where welfare_request_id = any ($1) order by place', [request, other])).toEqual([
    { decider: 'hand' },
    { decider: 'date' },
  ]);
});

test('a refused list gives nothing; a draw is announced by its hash, and anybody repeats it', async () => {
  const id = await layEvent('draw');
  const { seedHash, seed } = await summary(id);
  expect([seed, seedHash]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await rows(`update welfare_allocation set draw_word = 'chosen' where welfare_event_id = $1`, id);
  expect((await act(id, 'rank')).status).toBe(200);
  const told = (await summary(id)).seed;
  expect(hash('sha256', told)).toBe(seedHash);
  expect((await bed.file(officer, `${PATH}/${id}/print`)).status, 'with its seed').toBe(200);
  const drawn = await rows<{ request: string; hash: string }>(
    `select welfare_request_id as request, hash from welfare_allocation_line where welfare_event_id = $1 order by place`,
    id,
  );
  expect(drawn.map((one) => one.hash)).toEqual(drawn.map(({ request }) => hash('sha256', told + request)).toSorted());
  await act(id, 'send');
  await answer(id, 'reject');
  expect(await summary(id)).toMatchObject({ stateId: 'WaRejected' });
  expect(new Set((await places(id)).map(({ status }) => status))).toEqual(new Set(['WpListed']));
});

test('no list before all is decided, and none of another company or without the right', async () => {
  const id = await layEvent('score', 'RqSent');
  expect((await act(id, 'rank')).body.errorCode).toBe('modules/welfare/service-allocation.undecided');
  const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
  expect((await bed.call(elsewhere, 'GET', `${PATH}/${id}/summary`)).status).toBe(404);
  expect((await bed.call(elsewhere, 'POST', `${PATH}/${id}/rank`, { rowVersion: 1 })).status).toBe(404);
  expect((await bed.call(elsewhere, 'GET', `${PATH}/line?welfareEventId=${id}`)).body.rows).toEqual([]);
  expect((await bed.call(actorIn('employee', 'seller'), 'POST', `${PATH}/${id}/rank`, { rowVersion: 1 })).status).toBe(403);
});

test('what a list is made of stays what it was: of a ranked one until it is refused, of a draw for good', async () => {
  const acts = [
    `update welfare_event set remainders = 'kept' where welfare_event_id = $1`,
    `update welfare_slot set capacity = 3 where welfare_event_id = $1`,
    `delete from welfare_slot where welfare_event_id = $1`,
    `insert into welfare_event_quota (welfare_event_quota_id, company_id, welfare_event_id, welfare_group_id, capacity) select $1, company_id, $1, '${group}', 1 from welfare_event where welfare_event_id = $1`,
  ];
  const refused = async (id: string) => {
    for (const text of acts) await expect(rows(text, id)).rejects.toMatchObject({ constraint: 'welfare_event_frozen' });
  };
  const [ranked, drawn] = [await layEvent('score'), await layEvent('draw')];
  for (const id of [ranked, drawn]) {
    expect((await act(id, 'rank')).status).toBe(200);
    await refused(id);
    await rows(`update welfare_event set title = 'Still told' where welfare_event_id = $1`, id);
    expect((await act(id, 'send')).status).toBe(200);
    await answer(id, 'reject');
    expect((await summary(id)).stateId).toBe('WaRejected');
  }
  await refused(drawn);
  await rows(acts[1] ?? '', ranked);
});

/** An event of one slot with room for three in five, and an accepted request of so many new people of the group, in a list that gives each a place of it. */
async function layCrowd(count: number): Promise<string> {
  const event = await layEvent('score');
  await rows('delete from welfare_request where welfare_request_id in (select welfare_request_id from welfare_place where welfare_event_id = $1)', event);
  await rows('update welfare_slot set capacity = $2 where welfare_event_id = $1', event, (count * 3) / 5);
  await rows(
    `with crowd as materialized (select n, gen_random_uuid() as party, gen_random_uuid() as tie, gen_random_uuid() as request from generate_series(1, $5::int) n),
       parties as (insert into party (party_id, party_type_enum_id, company_id) select party, 'PtyPerson', $1 from crowd),
       persons as (insert into person (party_id, company_id, first_name, last_name, gender, search_text, search_words) select party, $1, 'crowd', n::text, 'Y', '', '{}' from crowd),
       ties as (insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
         select tie, $1, party, 'PrtEmployee', tie::text, '[2021-03-21,)' from crowd),
       members as (insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) select gen_random_uuid(), $1, tie, $2, '[2021-03-21,)' from crowd),
       slot as (select welfare_slot_id as id from welfare_slot where welfare_event_id = $3),
       requests as (insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one, status_id) select request, $1, party, '2026-04-01', id, 'RqSent' from crowd, slot),
       places as (insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, cost, employee_share, employer_share)
         select request, $1, party, $3, $2, 'WpListed', 1, 1, 0, 0, 0 from crowd order by n desc)
     insert into welfare_allocation_line (welfare_request_id, company_id, party_id, welfare_event_id, place, decider, uses, welfare_slot_id, source)
     select request, $1, party, $3, n, $4, 0, id, 'open' from crowd, slot`,
    ...[company, group, event, 'code', count],
  );
  await rows(`update welfare_request set status_id = 'RqApproved' where welfare_request_id in (select welfare_request_id from welfare_place where welfare_event_id = $1)`, event);
  return event;
}

test('the places of sixty are given by as many statements as those of five, and who gets none waits in the order of the list', async () => {
  const cost = async (count: number): Promise<number> => {
    const event = await layCrowd(count);
    const pool = openPool({ connection: bed.database.connections.app });
    const sent = countStatements(pool);
    await writing(pool, systemActor('test', [company]), async (tx) => {
      await givePlaces({ tx, today: '2026-05-10', now: new Date('2026-05-10T06:30:00Z'), newId }, event, await linesToGive(tx, event));
    });
    await pool.end();
    const given = await rows<{ place: number; status: string }>(
      `select l.place, p.status_id as status from welfare_place p join welfare_allocation_line l using (welfare_request_id) where p.welfare_event_id = $1
       order by case when p.status_id = 'WpWaiting' then p.arrival else 0 end, l.place`,
      event,
    );
    expect(given).toEqual(Array.from({ length: count }, (_, at) => ({ place: at + 1, status: at < (count * 3) / 5 ? 'WpOffered' : 'WpWaiting' })));
    return sent();
  };
  const few = await cost(5);
  expect(await cost(60)).toBe(few);
});

test('an allocation that is cut off gives nothing, and done again gives each place once', async () => {
  const count = 50 * Math.min(10, scale);
  const event = await layCrowd(count);
  const give = (wrap: (tx: Tx) => Tx = (tx) => tx) =>
    writing(bed.database.pool, systemActor('test', [company]), async (tx) =>
      givePlaces({ tx: wrap(tx), today: '2026-05-10', now: new Date('2026-05-10T06:30:00Z'), newId }, event, await linesToGive(tx, event)),
    );
  const standing = async () =>
    Object.fromEntries(
      (await rows<{ status: string; count: number }>('select status_id as status, count(*)::int from welfare_place where welfare_event_id = $1 group by 1', event)).map(
        ({ status, count: of }) => [status, of],
      ),
    );
  for (const words of ["set status_id = 'WpWaiting'", 'update welfare_place p set welfare_slot_id'])
    await expect(give(cutOffAfter(words))).rejects.toMatchObject({ message: expect.stringMatching(CUT_OFF) });
  expect(await standing()).toEqual({ WpListed: count });
  await give();
  const given = { WpOffered: (count * 3) / 5, WpWaiting: (count * 2) / 5 };
  expect(await standing()).toEqual(given);
});
