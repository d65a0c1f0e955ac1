/** Leave on the real database: from the request over substitute, manager and personnel office to the ledger, and what may never happen. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { addDays, toIso } from '#kernel/jalali/jalali.ts';
import { writeChain } from '#platform/approval/chain.store.ts';
import { openPool, sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { movableClock } from '#testing/app.ts';
import { layAccounts } from '#testing/cases.ts';
import { chainStep } from '#testing/chain-step.ts';
import { type Answer, actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId, postId, unitId } from '#testing/organisation.ts';
import { MANAGE, OWN } from './leave.contract.ts';
import { leaveErrors } from './leave.errors.ts';
import { settleEverybody } from './leave.job.ts';
import messages from './leave.messages.fa.ts';
import { leaveProcess, subjectOf } from './leave.process.ts';
import { routes } from './leave.routes.ts';
import { availableFrom, balanceOn, countedIn, firstOf, lastOf } from './ledger/ledger.rules.ts';
import { bookUsed, ledgerOf, settle } from './ledger/ledger.store.ts';
import { writeHeld } from './request/ask.service.ts';
import type { LeaveRequestInput } from './request/leave-request.form.ts';

const LEAVE = '/rest/s1/hcm/leave';
const PROCESS = '/rest/s1/hcm/process';
/** Of the movable clock of the tests: a Sunday, 1405/02/20. */
const TODAY = '2026-05-10';
/** What two months of a year of 365 days earn. */
const EARNED = Math.round((26 * 440 * 62) / 365);
/** Sunday 1405/02/27. */
const DAY = '2026-05-17';

const seller = actorIn('employee', 'seller');
const salesHead = actorIn('unitManager', 'salesHead', ['sales']);
const colleague = actorIn('employee', 'colleague');
const accountant = actorIn('employee', 'accountant');
const director = actorIn('unitManager', 'director', ['head']);
const officer = actorIn('hrOfficer', 'hrOfficer');
const officerSelf = actorIn('employee', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');

let testBed: Mounted;
const call = (actor: Actor, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => testBed.call(actor, method, path, body);
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await testBed.database.owner.query<T>(text, [...values])).rows;
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);

const asked = (over: Partial<LeaveRequestInput> = {}): LeaveRequestInput => ({ leaveTypeId: 'LvtAnnual', mode: 'daily', fromDate: DAY, thruDate: DAY, ...over });
const variables = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
const start = async (actor: Actor, over: Partial<LeaveRequestInput> = {}): Promise<Answer> => {
  const { body } = await call(actor, 'GET', `${PROCESS}/list`);
  const found = body.outList?.find(({ key }: { key: string }) => key === 'leave');
  return call(actor, 'POST', `${PROCESS}/start`, { processDefinitionId: found?.id ?? 'leave', variables: variables(asked(over)) });
};
const inbox = async (actor: Actor) =>
  (await call(actor, 'GET', `${PROCESS}/task`)).body._embedded.task as readonly { id: string; taskDefinitionKey: string; processInstanceId: string }[];
const taskOf = async (actor: Actor, caseId: string) => (await inbox(actor)).find(({ processInstanceId }) => processInstanceId === caseId);
const answer = async (actor: Actor, caseId: string, outcome: string, values: object = {}) => {
  const task = await taskOf(actor, caseId);
  return call(actor, 'POST', `${PROCESS}/form`, { taskId: task?.id, variables: variables({ outcome, comment: 'because', ...values }) });
};
const own = async (actor: Actor) => (await call(actor, 'GET', `${LEAVE}/own`)).body;
const statusOf = async (actor: Actor, caseId: string) => (await own(actor)).requests.find(({ instanceId }: { instanceId: string }) => instanceId === caseId)?.status;
const requestIdOf = async (caseId: string) => (await rows<{ id: string }>('select record_id as id from process_instance where process_instance_id = $1', caseId))[0]?.id ?? '';
const cancel = (actor: Actor, requestId: string, reason?: string) => call(actor, 'POST', `${LEAVE}/${requestId}/cancel`, reason === undefined ? {} : { reason });

const company = companyId('holding');
const step = <T>(work: (tx: Tx) => Promise<T>, pool = testBed.database.pool) => writing(pool, systemActor('test', [company]), work);
const asking = (tx: Tx) => ({ tx, today: TODAY, now: new Date(`${TODAY}T06:30:00Z`), newId, audit: () => undefined });
const holder = (name: PersonName) => ({ companyId: company, partyId: partyId(name) });

beforeAll(async () => {
  announceProcesses([{ slice: 'modules/attendance/leave', kind: leaveProcess }]);
  testBed = await mountSlices(
    { slice: 'modules/attendance/leave', routes, messages, errors: [leaveErrors] },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes, ...caseRoutes], messages: taskMessages, errors: [taskErrors] },
  );
  await layOrganisation(testBed.database.owner);
  await layAccounts(testBed.database, ['stranger']);
  for (const name of ['hrOfficer', 'administrator'] as const)
    await rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'hrOfficer', $2, '[2021-03-21,)')`, partyId(name), company);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await rows('delete from process_instance');
  // past the guard of the ledger, as whoever owns the tables can
  await rows('alter table leave_movement disable trigger kept; delete from leave_account; delete from leave_request; alter table leave_movement enable trigger kept');
});

test('the process is sound, with and without approvers in its chain', () => {
  expect(kindFaults(leaveProcess)).toEqual([]);
});

test('leave of a type with approvers of its own goes to them, any other to those of all types', async () => {
  const chain = (name: 'director' | 'salesHead', kindId: string | null) =>
    step((tx) =>
      writeChain(tx, { companyId: company, processType: 'Leave', kindId, fromDate: TODAY, steps: [{ ...chainStep, sequence: 1, emplPositionId: postId(name) }] }, undefined, newId),
    );
  await chain('salesHead', null);
  await chain('director', 'LvtUnpaid');
  const unpaid = await start(seller, { leaveTypeId: 'LvtUnpaid' });
  const annual = await start(seller, { fromDate: addDays(DAY, 1), thruDate: addDays(DAY, 1) });
  expect([await taskOf(director, unpaid.body.id), await taskOf(salesHead, annual.body.id)].map((task) => task?.taskDefinitionKey)).toEqual(['approval1', 'approval1']);
  expect([await taskOf(salesHead, unpaid.body.id), await taskOf(director, annual.body.id)]).toEqual([undefined, undefined]);
  await rows('delete from process_instance; delete from approval_chain');
});

describe('a request', () => {
  test('waits for the manager, holds its minutes meanwhile, and is taken when the manager agrees', async () => {
    const before = await own(seller);
    expect(before.balance).toMatchObject({ earned: EARNED, available: EARNED, used: 0, held: 0, yearEntitlement: 26 * 440, dayMinutes: 440 });
    const seen = (await call(seller, 'GET', `${LEAVE}/preview?${new URLSearchParams(asked({ thruDate: addDays(DAY, 1) }) as unknown as Record<string, string>)}`)).body;
    expect(seen).toMatchObject({ minutes: 880, days: 2, balance: { before: EARNED, after: EARNED - 880 }, needsOffice: false, conflicts: [] });
    expect((await rows('select from leave_movement')).length).toBe(0);

    const { status, body } = await start(seller, { thruDate: addDays(DAY, 1) });
    expect(status).toBe(201);
    expect((await own(seller)).balance).toMatchObject({ held: 880, available: EARNED - 880 });
    expect(await taskOf(seller, body.id)).toBeUndefined();
    const task = await taskOf(salesHead, body.id);
    const { data } = (await call(salesHead, 'GET', `${PROCESS}/task/${task?.id}`)).body;
    expect(data).toMatchObject({ days: 2, minutes: 880, balance: { before: EARNED, after: EARNED - 880 } });
    expect((await answer(salesHead, body.id, 'accept')).status).toBe(200);

    const after = await own(seller);
    expect(after.balance).toMatchObject({ held: 0, used: 880, available: EARNED - 880 });
    expect(after.balance.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['LmAccrual', 'LmAccrual', 'LmUsed']);
    expect(after.balance.lines.at(-1)).toMatchObject({ minutes: -880, balance: EARNED - 880, day: DAY });
    expect(await statusOf(seller, body.id)).toBe('LvApproved');
  });

  test('asks the substitute first, who may decline; corrected it goes on, and the hold is that of the correction', async () => {
    const { body } = await start(accountant, { substitutePartyId: partyId('colleague') });
    expect(await taskOf(director, body.id)).toBeUndefined();
    const task = await taskOf(colleague, body.id);
    const { data } = (await call(colleague, 'GET', `${PROCESS}/task/${task?.id}`)).body;
    expect(data.typeTitle).toBeUndefined();
    expect((await answer(colleague, body.id, 'decline')).status).toBe(200);
    expect(await statusOf(accountant, body.id)).toBe('LvReturned');
    expect((await own(accountant)).balance.held).toBe(440);
    const corrected = asked({ mode: 'hourly', fromMinute: 480, toMinute: 600, substitutePartyId: partyId('payrollOfficer') });
    expect(codeOf(await answer(accountant, body.id, 'resubmit', { ...corrected, toMinute: 400 }))).toBe('hoursOrder');
    expect((await answer(accountant, body.id, 'resubmit', corrected)).status).toBe(200);
    expect((await own(accountant)).balance.held).toBe(120);
    expect((await answer(actorIn('employee', 'payrollOfficer'), body.id, 'agree')).status).toBe(200);
    expect((await answer(director, body.id, 'accept')).status).toBe(200);
    expect((await own(accountant)).balance).toMatchObject({ held: 0, used: 120 });
  });

  test('comes back from the manager for correction, and whoever gives it up has everything back', async () => {
    const { body } = await start(seller, { thruDate: addDays(DAY, 1), note: 'wedding' });
    expect((await answer(salesHead, body.id, 'modify')).status).toBe(200);
    expect(await statusOf(seller, body.id)).toBe('LvReturned');
    const task = await taskOf(seller, body.id);
    const { data } = (await call(seller, 'GET', `${PROCESS}/task/${task?.id}`)).body;
    expect(data).toMatchObject({ leaveTypeId: 'LvtAnnual', fromDate: DAY, note: 'wedding' });
    // what is not said anew stays
    expect((await answer(seller, body.id, 'resubmit', { thruDate: DAY })).status).toBe(200);
    expect((await own(seller)).balance.held).toBe(440);
    const [request] = (await own(seller)).requests;
    expect(request).toMatchObject({ status: 'LvSent', note: 'wedding', days: 1 });
    // the inbox calls it what it asks for now
    expect(await taskOf(salesHead, body.id)).toMatchObject({ subject: subjectOf(request) });
    expect((await answer(salesHead, body.id, 'modify')).status).toBe(200);
    expect((await answer(seller, body.id, 'withdraw')).status).toBe(200);
    expect(await statusOf(seller, body.id)).toBe('LvCancelled');
    expect((await own(seller)).balance).toMatchObject({ held: 0, available: EARNED });
  });

  test('above the limit of its kind the personnel office decides too, and never about itself', async () => {
    const { body } = await start(officerSelf, { leaveTypeId: 'LvtUnpaid', thruDate: addDays(DAY, 3) });
    expect((await answer(director, body.id, 'accept')).status).toBe(200);
    expect(await statusOf(officerSelf, body.id)).toBe('LvSent');
    expect(await taskOf(officer, body.id)).toBeUndefined();
    expect((await taskOf(actorIn('hrOfficer', 'administrator'), body.id))?.taskDefinitionKey).toBe('office');
    expect((await answer(actorIn('hrOfficer', 'administrator'), body.id, 'accept')).status).toBe(200);
    expect(await statusOf(officerSelf, body.id)).toBe('LvApproved');
    // a kind without a balance takes nothing of it
    expect((await own(officerSelf)).balance).toMatchObject({ used: 0, available: EARNED });
    const short = await start(officerSelf, { leaveTypeId: 'LvtUnpaid', fromDate: addDays(DAY, 7), thruDate: addDays(DAY, 8) });
    await answer(director, short.body.id, 'accept');
    expect(await statusOf(officerSelf, short.body.id)).toBe('LvApproved');
  });

  test('a refusal, a withdrawal and a cancellation give everything back, once', async () => {
    const refused = (await start(seller)).body.id;
    await answer(salesHead, refused, 'reject');
    expect([await statusOf(seller, refused), (await own(seller)).balance.available]).toEqual(['LvRejected', EARNED]);

    const withdrawn = (await start(seller)).body.id;
    expect((await cancel(seller, await requestIdOf(withdrawn))).body).toEqual({ status: 'LvCancelled' });
    expect(await taskOf(salesHead, withdrawn)).toBeUndefined();
    expect((await own(seller)).balance.available).toBe(EARNED);

    const approved = (await start(seller)).body.id;
    await answer(salesHead, approved, 'accept');
    const id = await requestIdOf(approved);
    expect((await cancel(seller, id)).status).toBe(200);
    expect(codeOf(await cancel(seller, id))).toBe('closed');
    const { balance } = await own(seller);
    expect(balance).toMatchObject({ used: 0, available: EARNED });
    expect(balance.lines.map(({ kind }: { kind: string }) => kind).slice(2)).toEqual(['LmUsed', 'LmReturned']);
  });

  test('leave that has begun is cancelled by the personnel office alone, with the reason', async () => {
    const begun = (await start(seller, { fromDate: addDays(TODAY, -1), thruDate: TODAY })).body.id;
    await answer(salesHead, begun, 'accept');
    const id = await requestIdOf(begun);
    expect(codeOf(await cancel(seller, id))).toBe('begun');
    expect((await cancel(colleague, id)).status).toBe(404);
    expect((await cancel(salesHead, id)).status).toBe(403);
    expect((await cancel(elsewhere, id, 'x')).status).toBe(404);
    expect(codeOf(await cancel(officer, id))).toBe('reasonNeeded');
    expect((await cancel(officer, id, 'ill')).status).toBe(200);
    expect((await own(seller)).balance.available).toBe(EARNED);
  });

  test('whoever may cancel for some reaches nobody by what they may ask for themselves', async () => {
    const { id } = (await start(accountant)).body;
    const [grant] = officer.grants;
    const both = {
      ...actorIn('unitManager', 'salesHead', ['sales']),
      grants: [
        { ...(grant as NonNullable<typeof grant>), permissions: [`${OWN}/request`, `${OWN}/observe`] },
        { ...(grant as NonNullable<typeof grant>), rowScope: 'units' as const, permissions: [`${MANAGE}/cancel`, `${MANAGE}/observe`] },
      ],
    };
    expect((await cancel(both, await requestIdOf(id), 'no reach')).status).toBe(404);
    expect((await call(both, 'GET', `${LEAVE}/team?fromDate=${DAY}&thruDate=${DAY}&unitId=${unitId('finance')}`)).status).toBe(404);
    expect((await call(both, 'GET', `${LEAVE}/team?fromDate=${DAY}&thruDate=${DAY}&unitId=${unitId('sales')}`)).status).toBe(200);
    const { body } = await start(seller);
    expect((await cancel(both, await requestIdOf(body.id), 'theirs')).status).toBe(200);
  });

  test('what may not be asked for is said at its field', async () => {
    const refusal = async (over: Partial<LeaveRequestInput>) => {
      const { status, body } = await start(seller, over);
      return [status, body.errorCode?.split('.').at(-1), Object.keys(body.fields ?? {})[0]];
    };
    expect(await refusal({ thruDate: addDays(DAY, 12) })).toEqual([409, 'balance', expect.stringContaining('thruDate')]);
    expect(await refusal({ leaveTypeId: 'LvtSick' })).toEqual([400, 'documentNeeded', expect.stringContaining('document')]);
    expect(await refusal({ leaveTypeId: 'Lvt' })).toEqual([400, 'unknownKind', expect.stringContaining('leaveTypeId')]);
    expect(await refusal({ substitutePartyId: partyId('seller') })).toEqual([400, 'notSuitable', expect.stringContaining('substitutePartyId')]);
    expect(await refusal({ substitutePartyId: partyId('worker') })).toEqual([400, 'notSuitable', expect.stringContaining('substitutePartyId')]);
    expect(await refusal({ fromDate: '2026-05-15', thruDate: '2026-05-15' })).toEqual([400, 'noWork', expect.stringContaining('fromDate')]);
    expect(await refusal({ leaveTypeId: 'LvtBereavement', thruDate: addDays(DAY, 4) })).toEqual([400, 'mostDays', expect.stringContaining('thruDate')]);
    const first = await start(seller);
    expect(first.status).toBe(201);
    const { conflicts } = (await call(seller, 'GET', `${LEAVE}/preview?${new URLSearchParams(asked() as unknown as Record<string, string>)}`)).body;
    expect(conflicts, 'said before it is sent, with the way to it').toEqual([{ fromDate: DAY, thruDate: DAY, instanceId: first.body.id }]);
    expect((await refusal({ mode: 'hourly', fromMinute: 480, toMinute: 540 })).slice(0, 2)).toEqual([409, 'overlap']);
    expect((await start(seller, { fromDate: addDays(DAY, 1), thruDate: addDays(DAY, 1), mode: 'half', half: 'first' })).status).toBe(201);
    expect((await start(seller, { fromDate: addDays(DAY, 1), thruDate: addDays(DAY, 1), mode: 'half', half: 'second' })).status).toBe(201);
  });
});

test('leave is not asked for where a mission of the same time stands, whether approved or waiting; beside its hours it is', async () => {
  const away = (from: number | null, to: number | null) =>
    rows(
      `insert into attendance_request (attendance_request_id, company_id, party_id, created_at, request_kind, from_date, from_time, to_time, reason)
       values (gen_random_uuid(), $1, $2, now(), 'mission', $3, $4, $5, 'the customer calls')`,
      ...[company, partyId('seller'), DAY, from, to],
    );
  const ofDay = { fromDate: addDays(DAY, -1), thruDate: addDays(DAY, 1) };
  await away(840, 960);
  for (const status of ['RqSent', 'RqApproved']) {
    await rows('update attendance_request set status_id = $1 where status_id <> $1', status);
    const refused = await start(seller, ofDay);
    expect([refused.status, codeOf(refused), Object.keys(refused.body.fields)]).toEqual([409, 'awayThen', ['variables.fromDate']]);
    expect(codeOf(await start(seller, { mode: 'half', half: 'second' }))).toBe('awayThen');
    expect(codeOf(await start(seller, { mode: 'hourly', fromMinute: 900, toMinute: 930 }))).toBe('awayThen');
  }
  expect((await start(seller, { mode: 'half', half: 'first' })).status).toBe(201);
  await rows('delete from attendance_request');
  expect((await start(seller, { mode: 'half', half: 'second' })).status).toBe(201);
});

describe('the balance', () => {
  test('of 16 requests at the same time exactly as many win as it allows', async () => {
    const pool = openPool({ connection: testBed.database.connections.app, max: 16 });
    try {
      const each = Array.from({ length: 16 }, (_, at) =>
        asked({
          mode: 'hourly',
          fromDate: addDays('2026-05-16', at % 6),
          thruDate: addDays('2026-05-16', at % 6),
          fromMinute: 480 + 250 * Math.floor(at / 6),
          toMinute: 720 + 250 * Math.floor(at / 6),
        }),
      );
      const tries = await Promise.allSettled(each.map((values) => step((tx) => writeHeld(asking(tx), holder('seller'), values), pool)));
      expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(Math.floor(EARNED / 240));
      for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ constraint: 'leave_balance' });
      expect((await own(seller)).balance.available).toBe(EARNED % 240);
    } finally {
      await pool.end();
    }
  });

  test('is kept by the database, whatever is written past the product, and its movements stay as they are', async () => {
    await step((tx) => settle(tx, holder('seller'), { today: TODAY, now: new Date(), newId }));
    const used = (minutes: number) =>
      rows(
        `insert into leave_movement (leave_movement_id, company_id, party_id, jalali_year, kind, day_date, minutes, cause, reason_text, booked_at)
         values ($1, $2, $3, 1405, 'LmCorrection', $4, $5, $6, 'x', now())`,
        randomUUID(),
        company,
        partyId('seller'),
        firstOf(1405, 1),
        minutes,
        randomUUID(),
      );
    // on the first day of the year there is one month, though there are two today
    await expect(used(-Math.round((26 * 440 * 31) / 365) - 1)).rejects.toMatchObject({ constraint: 'leave_balance' });
    await used(-900);
    await expect(rows('update leave_movement set minutes = 1')).rejects.toMatchObject({ constraint: 'leave_movement_kept' });
    // its reason may be sealed anew, and nothing else of it changes even then
    const upkeep = (set: string) => rows(`do $$ begin perform set_config('app.past', 'open', true); update leave_movement set ${set}; end $$`);
    for (const set of ['minutes = 1', `reason_text = 'in the clear'`, `reason_text = 'enc:1:x' where reason_text is null`, `reason_text = 'enc:1:x', minutes = 1`])
      await expect(upkeep(set)).rejects.toMatchObject({ constraint: 'leave_movement_kept' });
    await upkeep(`reason_text = 'enc:1:x' where reason_text = 'x'`);
    await upkeep(`reason_text = 'enc:2:y' where reason_text = 'enc:1:x'`);
    await expect(rows('delete from leave_movement')).rejects.toMatchObject({ constraint: 'leave_movement_kept' });
    await expect(rows('delete from leave_account')).rejects.toMatchObject({ constraint: 'leave_movement_kept' });
    const [one] = await rows<{ id: string }>(`select leave_movement_id as id from leave_movement where cause = 'm01'`);
    await expect(
      rows(
        `insert into leave_movement select gen_random_uuid(), company_id, party_id, jalali_year, kind, day_date, minutes, cause, null, null, null, now() from leave_movement where leave_movement_id = $1`,
        one?.id,
      ),
    ).rejects.toMatchObject({ constraint: 'leave_movement_once' });
  });

  test('goes over the turn of the year by nine days, however often it is looked at, and what is cancelled later follows', async () => {
    const turn = firstOf(1406, 1);
    const at = (today: string) => ({ today, now: new Date(`${today}T06:00:00Z`), newId });
    const last = toIso({ year: 1405, month: 12, day: 5 });
    const taken = await step(async (tx) => {
      const values = asked({ fromDate: addDays(last, -20), thruDate: last });
      const { requestId, cost } = await writeHeld({ ...asking(tx), ...at(addDays(last, -60)) }, holder('seller'), values);
      await tx.run(sql`update leave_request set status_id = 'LvApproved', closed_at = now() where leave_request_id = ${requestId}`);
      await bookUsed(tx, holder('seller'), requestId, cost.parts, at(last));
      return cost.minutes;
    });
    const rest = 26 * 440 - taken;
    for (const today of [turn, turn, addDays(turn, 3)]) await step((tx) => settle(tx, holder('seller'), at(today)));
    const { movements, ...facts } = await step((tx) => ledgerOf(tx, holder('seller'), { today: turn }));
    expect(movements.filter(({ kind }) => kind === 'LmCarryIn').map(({ minutes }) => minutes)).toEqual([Math.min(rest, 9 * 440)]);
    expect(balanceOn(countedIn(1405, { ...facts, movements }), lastOf(1405, 12))).toBe(0);
    expect(availableFrom(countedIn(1406, { ...facts, movements }), turn)).toBe(Math.min(rest, 9 * 440) + Math.round((26 * 440 * 31) / 365));
  });

  test('is corrected by the personnel office with a reason, never its own, and never below nothing', async () => {
    const correct = (actor: Actor, over: object = {}) =>
      call(actor, 'POST', `${LEAVE}/correction`, { partyId: partyId('seller'), day: firstOf(1405, 1), minutes: 880, reason: 'from before', ...over });
    expect((await correct(officer)).status).toBe(201);
    expect((await own(seller)).balance).toMatchObject({ corrected: 880, available: EARNED + 880 });
    expect(codeOf(await correct(officer, { minutes: -10_000 }))).toBe('correctionTooMuch');
    expect(codeOf(await correct(officer, { partyId: partyId('hrOfficer') }))).toBe('ownAccount');
    expect(codeOf(await correct(officer, { day: firstOf(1404, 1) }))).toBe('otherYear');
    expect((await correct(elsewhere)).status).toBe(404);
    expect((await correct(salesHead)).status).toBe(403);
  });
});

test('whoever works by another calendar has days of its length, from the day it is said', async () => {
  const [half] = await rows<{ id: string }>(
    `insert into work_calendar (company_id, calendar_code, title) values ($1, 'HALF', 'half time') returning work_calendar_id as id`,
    company,
  );
  const week = 'saturday, sunday, monday, tuesday, wednesday, thursday, friday';
  await rows(`insert into work_week (company_id, work_calendar_id, from_date, ${week}) values ($1, $2, '2021-03-21', 240, 240, 240, 240, 120, 0, 0)`, company, half?.id);
  const assign = (actor: Actor, workCalendarId: string | null | undefined, name: PersonName = 'seller') =>
    call(actor, 'POST', `${LEAVE}/workCalendar`, { partyId: partyId(name), workCalendarId, fromDate: firstOf(1405, 1) });
  expect(codeOf(await assign(officer, randomUUID()))).toBe('unknownCalendar');
  expect(codeOf(await assign(officer, half?.id, 'hrOfficer'))).toBe('ownAccount');
  expect((await assign(elsewhere, half?.id)).status).toBe(404);
  expect((await assign(officer, half?.id)).status).toBe(200);
  // 1080 minutes a week on five days: 216 a day; entitlements count in sixths of the week
  expect((await own(seller)).balance).toMatchObject({ dayMinutes: 216, yearEntitlement: 26 * 180 });
  expect((await call(officer, 'GET', `${LEAVE}/person?partyId=${partyId('seller')}`)).body).toMatchObject({ workCalendarId: half?.id, workCalendars: [{ title: 'half time' }] });
  expect((await assign(officer, null)).status).toBe(200);
  expect((await own(seller)).balance).toMatchObject({ dayMinutes: 440, yearEntitlement: 26 * 440 });
});

describe('who sees what', () => {
  test('colleagues learn who is away and not why; the personnel office learns both; units out of reach are not there', async () => {
    const { body } = await start(accountant, { leaveTypeId: 'LvtUnpaid', thruDate: addDays(DAY, 1), note: 'private' });
    await answer(director, body.id, 'accept');
    const days = `fromDate=${DAY}&thruDate=${addDays(DAY, 6)}`;
    const seen = (await call(colleague, 'GET', `${LEAVE}/team?${days}`)).body;
    expect(seen.members.map(({ partyId: id }: { partyId: string }) => id).toSorted()).toEqual([partyId('accountant'), partyId('colleague'), partyId('payrollOfficer')].toSorted());
    expect(seen.absences).toEqual([expect.not.objectContaining({ typeTitle: expect.anything() })]);
    expect(seen.days.map(({ isWorking }: { isWorking: boolean }) => isWorking)).toContain(false);
    expect(seen.units).toEqual([]);
    const office = (await call(officer, 'GET', `${LEAVE}/team?${days}&unitId=${unitId('finance')}`)).body;
    expect(office.absences).toEqual([expect.objectContaining({ typeTitle: expect.any(String) })]);
    expect((await call(salesHead, 'GET', `${LEAVE}/team?${days}&unitId=${unitId('finance')}`)).status).toBe(404);
    expect((await call(colleague, 'GET', `${LEAVE}/team?${days}&unitId=${unitId('finance')}`)).status).toBe(404);
    expect((await call(elsewhere, 'GET', `${LEAVE}/person?partyId=${partyId('accountant')}`)).status).toBe(404);
    const [told] = (await call(director, 'GET', `${LEAVE}/person?partyId=${partyId('accountant')}`)).body.requests;
    expect([told.days, told.note, told.typeTitle]).toEqual([2, undefined, undefined]);
    expect((await call(officer, 'GET', `${LEAVE}/person?partyId=${partyId('accountant')}`)).body.requests[0]).toMatchObject({ note: 'private' });
    // at rest nobody reads the reason without the keys
    expect((await rows<{ note: string }>('select note as note from leave_request'))[0]?.note).not.toContain('private');
  });

  test('an illness is named to nobody who may not read of health, neither as a kind of leave', async () => {
    const { body } = await start(seller, { leaveTypeId: 'LvtUnpaid' });
    await rows(`update leave_request set leave_type_id = 'LvtSick' where leave_request_id = $1`, await requestIdOf(body.id));
    const with_ = (...classes: FieldClass[]) => ({ ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes })) });
    const told = async (actor: Actor) => {
      const [request] = (await call(actor, 'GET', `${LEAVE}/person?partyId=${partyId('seller')}`)).body.requests;
      const [absence] = (await call(actor, 'GET', `${LEAVE}/team?fromDate=${DAY}&thruDate=${DAY}&unitId=${unitId('sales')}`)).body.absences;
      return [request.leaveTypeId, request.typeTitle, absence.typeTitle];
    };
    expect(await told(with_('public', 'personal'))).toEqual([undefined, undefined, undefined]);
    expect(await told(with_('public', 'personal', 'health'))).toEqual(['LvtSick', expect.any(String), expect.any(String)]);
    expect((await own(seller)).requests[0]).toMatchObject({ leaveTypeId: 'LvtSick' });
  });

  test('a keeper books what everybody earned, once a month, and the list of balances reads it', async () => {
    const clock = movableClock();
    expect(await settleEverybody(testBed.database.pool, clock, TODAY)).toBeGreaterThan(5);
    expect(await settleEverybody(testBed.database.pool, clock, TODAY)).toBe(0);
    await start(seller);
    const { body } = await call(officer, 'GET', `${LEAVE}/balances`);
    const row = body.rows.find(({ partyId: id }: { partyId: string }) => id === partyId('seller'));
    expect(row).toMatchObject({ earned: EARNED, held: 440, balance: EARNED - 440 });
    expect((await call(salesHead, 'GET', `${LEAVE}/balances`)).body.rows.length).toBe(2);
    const file = await testBed.file(officer, `${LEAVE}/balances/export?format=xlsx`);
    expect([file.status, file.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });
});
