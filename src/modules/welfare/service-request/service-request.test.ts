/** A request for a service on the real database: judged, raced for the last place, waited for, passed on and given back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { backOf, cancelOwn, confirmOffer } from './places.service.ts';
import { ownPlaces, placeOf } from './places.store.ts';
import { passOnOffers } from './service-offers.job.ts';
import { passOnRemainders } from './service-remainders.job.ts';
import { serviceProcess as kind } from './service-request.process.ts';

let database: TestDatabase;
const company = companyId('holding');
const people = ['accountant', 'hrOfficer', 'seller'] as const;
/** Who ask at once for ten places: three hundred at night. */
const CROWD = 30 * Math.min(10, scale);
const [event, slot, unit, child, group, service] = [newId(), newId(), newId(), newId(), newId(), newId()];
const clock = { now: () => Date.parse('2026-05-10T06:30:00Z') };
const at = { today: '2026-05-10', now: new Date(clock.now()), newId };

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await rows(`insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p`);
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
    `insert into welfare_service (welfare_service_id, company_id, service_code, title, kind, audience) values ($1, $2, 'INN', 'Inn', 'stay', '["self","Son"]')`,
    ...[service, company],
  );
  await rows(`insert into welfare_unit (welfare_unit_id, company_id, welfare_service_id, unit_code, beds) values ($1, $2, $3, '101', 2)`, unit, company, service);
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, confirm_days, most_companions)
     values ($1, $2, 'E', 'Summer', $3, '2026-05-01', '2026-05-31', 2, 1)`,
    ...[event, company, service],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'July', '2026-07-01', '2026-07-03', 1)`,
    ...[slot, company, event],
  );
  await rows(`insert into welfare_event_cost (welfare_event_cost_id, company_id, welfare_event_id, cost) values ($1, $2, $3, 1000001)`, newId(), company, event);
  await rows(
    `insert into welfare_event_return (welfare_event_return_id, company_id, welfare_event_id, days_before, share_back) values ($1, $2, $3, 10, 70)`,
    newId(),
    company,
    event,
  );
  await rows(
    `insert into welfare_group_share (welfare_group_share_id, company_id, welfare_group_id, welfare_service_id, employee_percent, employer_percent, valid) values ($1, $2, $3, $4, 50, 50, '[2020-01-01,)')`,
    ...[newId(), company, group, service],
  );
  await rows(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date) values ($1, $2, $3, 'Son', 'A', 'B', '2015-01-01')`,
    ...[child, partyId('accountant'), company],
  );
  announceProcesses([kind]);
});
afterAll(async () => {
  announceProcesses([]);
  await database.close();
});

const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(database.pool, systemActor('workflow', [company]), (tx) => work({ tx, today: at.today, clock, newId, audit: () => undefined, companyId: company }));
const begin = (who: (typeof people)[number], values: object = {}): Promise<string> =>
  inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: at.now, actorPartyId: partyId(who) }, { slotOne: slot, ...values });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, partyId(who))).instanceId;
  });
const statuses = () => rows<{ status: string }>('select status_id as status from welfare_place order by arrival');
const answer = async (instanceId: string, outcome: string, values: Readonly<Record<string, unknown>> = {}) => {
  const [task] = await rows<{ task: string; who: string }>(
    `select t.task_id as task, c.party_id as who from process_task t join process_task_candidate c using (task_id) where t.process_instance_id = $1 and t.status = 'open' limit 1`,
    instanceId,
  );
  await inCase((ctx) => answerTask(ctx, { taskId: task?.task ?? '', partyId: task?.who ?? '', outcome, comment: 'so', values: { ...values } }));
};
const place = async (who: (typeof people)[number]) =>
  (await rows<{ id: string }>('select welfare_request_id as id from welfare_place where party_id = $1 order by arrival desc limit 1', partyId(who)))[0]?.id ?? '';

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test.each<[string, object]>([
  ['notOpen', { slotOne: newId() }],
  ['slotTwice', { slotTwo: slot }],
  ['companion', { companionOne: newId() }],
  ['companionTwice', { companionOne: child, companionTwo: child }],
  ['guests', { guestOneName: 'G', guestOneCode: '0012345679' }],
])('what is asked for is refused: %s', async (code, over) => {
  await expect(begin('accountant', over)).rejects.toMatchObject({ errorName: code });
});

test('somebody else’s child is nobody of the own family', async () => {
  await expect(begin('seller', { companionOne: child })).rejects.toMatchObject({ errorName: 'companion' });
});

test('of many at once one gets the last place and the rest wait; it is passed on, expires, and comes back by the table', async () => {
  const cases = await Promise.all(people.map((who) => begin(who)));
  expect((await statuses()).map(({ status }) => status).sort()).toEqual(['WpHeld', 'WpWaiting', 'WpWaiting']);
  const [sums] = await rows('select cost::text, employee_share::text as own, employer_share::text as other from welfare_place limit 1');
  expect(sums).toEqual({ cost: '3000003', own: '1500002', other: '1500001' });
  await expect(begin('accountant')).rejects.toThrow();

  const order = await rows<{ party: string; status: string }>('select party_id as party, status_id as status from welfare_place order by arrival');
  const nameOf = (party: string | undefined) => people.find((name) => partyId(name) === party) ?? 'seller';
  const first = nameOf(order.find(({ status }) => status === 'WpHeld')?.party);
  const [second, third] = order.filter(({ status }) => status === 'WpWaiting').map(({ party }) => nameOf(party)) as [(typeof people)[number], (typeof people)[number]];
  const caseOf = (who: (typeof people)[number]) => cases[people.indexOf(who)] ?? '';
  const mayCancel = async (who: (typeof people)[number]) => inCase(async ({ tx }) => (await ownPlaces(tx, partyId(who)))[0]?.isCancellable);
  expect(await mayCancel(third)).toBe(false);
  for (const who of people) await answer(caseOf(who), 'accept');
  expect(await Promise.all([first, third].map(mayCancel))).toEqual([true, true]);
  const statusOf = async (who: (typeof people)[number]) =>
    (await rows<{ s: string }>('select status_id as s from welfare_place where welfare_request_id = $1', await place(who)))[0]?.s;
  expect([await statusOf(first), await statusOf(second)]).toEqual(['WpConfirmed', 'WpWaiting']);

  const acting = async <T>(who: (typeof people)[number], work: (of: NonNullable<Awaited<ReturnType<typeof placeOf>>>, tx: CaseContext['tx']) => Promise<T>) => {
    const id = await place(who);
    return inCase(async ({ tx }) => {
      const of = await placeOf(tx, id);
      if (of === undefined) throw new Error('no place');
      return work(of, tx);
    });
  };
  expect(await acting(first, (of, tx) => cancelOwn({ ...at, tx }, of))).toBe(1_050_001n);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual(['WpCancelled', 'WpOffered', 'WpWaiting']);

  const told = (who: (typeof people)[number]) =>
    rows<{ subject: string }>(
      `select m.subject from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1 and m.subject like '%Summer%' order by m.sent_at desc`,
      partyId(who),
    );
  // the offer says until when
  expect((await told(second))[0]?.subject).toMatch(/\u06f1\u06f4\u06f0\u06f5\/\u06f0\u06f2\/\u06f2\u06f2/);

  const later = Date.parse('2026-05-13T06:30:00Z');
  await expect(acting(second, (of, tx) => confirmOffer({ tx, now: new Date(later) }, of))).rejects.toMatchObject({ errorName: 'notOffered' });
  expect(await passOnOffers(database.pool, { now: () => later }, '2026-05-13')).toBe(1);
  expect([await statusOf(second), await statusOf(third)]).toEqual(['WpExpired', 'WpOffered']);
  // who is late and who is next both want the one place: one has it, whichever is first
  const wants = (who: (typeof people)[number]) => acting(who, (of, tx) => confirmOffer({ tx, now: new Date(later) }, of)).then(() => who);
  expect((await Promise.allSettled([wants(second), wants(third)])).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([third]);
  expect(await statusOf(third)).toBe('WpConfirmed');
  await expect(rows(`update welfare_place set status_id = 'WpWaiting' where welfare_request_id = $1`, await place(third))).rejects.toMatchObject({
    constraint: 'welfare_place_status_id_flow',
  });
});

test.each([
  ['next', 'WpConfirmed'],
  ['kept', 'WpWaiting'],
])('what a quota left is, once requests are closed, %s: whoever waits is then %s', async (remainders, then) => {
  const [quotaEvent, quotaSlot, ofQuota] = [newId(), newId(), newId()];
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, $3, 'Others', $4)`,
    ...[ofQuota, company, remainders, postId('director')],
  );
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, remainders)
     values ($1, $2, $3, 'Autumn', $4, '2026-05-01', '2026-05-31', $3)`,
    ...[quotaEvent, company, remainders, service],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity)
     values ($1, $2, $3, 'A', 'October', $4::date, $4::date + 2, 1)`,
    ...[quotaSlot, company, quotaEvent, remainders === 'next' ? '2026-10-01' : '2026-10-11'],
  );
  await rows(
    `insert into welfare_event_quota (welfare_event_quota_id, company_id, welfare_event_id, welfare_group_id, capacity) values ($1, $2, $3, $4, 1)`,
    ...[newId(), company, quotaEvent, ofQuota],
  );
  await rows(`insert into welfare_event_cost (welfare_event_cost_id, company_id, welfare_event_id, cost) values ($1, $2, $3, 1)`, newId(), company, quotaEvent);
  await answer(await begin('seller', { slotOne: quotaSlot }), 'accept');
  const id = await place('seller');
  const now = async () => (await rows<{ s: string }>('select status_id as s from welfare_place where welfare_request_id = $1', id))[0]?.s;
  const closing = { now: () => Date.parse('2026-05-31T06:30:00Z') };
  await passOnRemainders(database.pool, closing, '2026-05-31');
  expect(await now()).toBe('WpWaiting');
  await passOnRemainders(database.pool, { now: () => Date.parse('2026-06-01T06:30:00Z') }, '2026-06-01');
  expect(await now()).toBe(then);
});

test.each([
  [9, 0n],
  [10, 70n],
  [40, 70n],
])('cancelled %i days before gives back %s', (days, back) => {
  expect(backOf({ employeeShare: 100n, rows: [{ daysBefore: 10, share: 70 }] }, days)).toBe(back);
});

test('of a crowd at once for the last ten places ten get one, and each of the rest knows the own place in the queue', async () => {
  const [crowdEvent, crowdSlot, trip] = [newId(), newId(), newId()];
  await rows(`insert into welfare_service (welfare_service_id, company_id, service_code, title, kind, payment) values ($1, $2, 'TRIP', 'Trip', 'trip', 'free')`, trip, company);
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru) values ($1, $2, 'CROWD', 'Trip', $3, '2026-05-01', '2026-05-31')`,
    ...[crowdEvent, company, trip],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'Bus', '2026-08-01', '2026-08-01', 10)`,
    ...[crowdSlot, company, crowdEvent],
  );
  const crowd = await rows<{ party: string }>(
    `with crowd as materialized (select n, gen_random_uuid() as party, gen_random_uuid() as tie from generate_series(1, $3::int) n),
       parties as (insert into party (party_id, party_type_enum_id, company_id) select party, 'PtyPerson', $1 from crowd),
       persons as (insert into person (party_id, company_id, first_name, last_name, gender, search_text, search_words) select party, $1, 'crowd', n::text, 'Y', '', '{}' from crowd),
       ties as (insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
         select tie, $1, party, 'PrtEmployee', tie::text, '[2021-03-21,)' from crowd),
       members as (insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) select gen_random_uuid(), $1, tie, $2, '[2021-03-21,)' from crowd)
     insert into user_account (user_id, company_id, party_id, username, password_hash) select party, $1, party, party::text, '' from crowd returning party_id as party`,
    ...[company, group, CROWD],
  );
  await Promise.all(
    crowd.map(({ party }) =>
      inCase(async (ctx) => {
        const begun = await kind.start?.begin({ ...ctx, now: at.now, actorPartyId: party }, { slotOne: crowdSlot });
        if (begun === undefined) throw new Error('no start');
        await beginCase(ctx, kind, begun, party);
      }),
    ),
  );
  const told = await inCase(({ tx }) => Promise.all(crowd.map(async ({ party }) => (await ownPlaces(tx, party))[0])));
  expect(told.filter((one) => one?.status === 'WpHeld')).toHaveLength(10);
  const queues = told.filter((one) => one?.status === 'WpWaiting').map((one) => one?.queue ?? 0);
  expect(queues.toSorted((a, b) => a - b)).toEqual(Array.from({ length: CROWD - 10 }, (_, before) => before + 1));
});

test('a condition that the responsible may overrule is overruled with a reason alone, which is kept; one that nobody may overrule bars the way', async () => {
  const [ofCondition, conditionSlot] = [newId(), newId()];
  await rows(
    `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru) select $1, company_id, 'COND', 'Conditional', welfare_service_id,
       '2020-01-01', '2090-01-01' from welfare_event e join welfare_slot s using (welfare_event_id, company_id) where s.welfare_slot_id = $2`,
    ...[ofCondition, slot],
  );
  await rows(
    `insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity) values ($1, $2, $3, 'A', 'One', '2089-02-01', '2089-02-01', 9)`,
    ...[conditionSlot, company, ofCondition],
  );
  await rows(`insert into welfare_event_cost (welfare_event_cost_id, company_id, welfare_event_id, cost) values ($1, $2, $3, 1)`, newId(), company, ofCondition);
  await rows(
    `insert into welfare_event_condition (welfare_event_condition_id, company_id, welfare_event_id, title, condition_text, refusal_text, overruled_by)
     values ($1, $2, $3, 'Ninety years', 'employment.serviceYears >= 90', 'Too short.', 'nobody')`,
    ...[newId(), company, ofCondition],
  );
  await expect(begin('seller', { slotOne: conditionSlot })).rejects.toMatchObject({ errorName: 'condition' });
  await rows(`update welfare_event_condition set overruled_by = 'responsible' where welfare_event_id = $1`, ofCondition);
  const asked = await begin('seller', { slotOne: conditionSlot });
  await expect(answer(asked, 'accept')).rejects.toMatchObject({ errorName: 'overruleReason' });
  await answer(asked, 'accept', { overruleReason: 'Was away for the company' });
  const kept = await rows<{ title: string; reason: string; place: string }>(
    `select v.title, v.reason, p.status_id as place from welfare_overrule v join welfare_place p using (welfare_request_id) where p.welfare_event_id = $1`,
    ofCondition,
  );
  expect(kept).toEqual([{ title: 'Ninety years', reason: 'Was away for the company', place: 'WpConfirmed' }]);
});
