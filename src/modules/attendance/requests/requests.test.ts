/** Requests of attendance on the real database: what is asked, who decides, and what becomes of the day in the same transaction. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPool, reading, systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { layClosedSheet } from '#testing/attendance-rows.ts';
import { layAccounts } from '#testing/cases.ts';
import { type Answer, actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { countDay, factsOf } from '../day-counting/count-days.service.ts';
import { dayFacts } from '../day-counting/facts.service.ts';
import { countMarked } from '../day-counting/keep-days.service.ts';
import { writeHeld } from '../leave/request/ask.service.ts';
import { attendanceRequestErrors } from './requests.errors.ts';
import messages from './requests.messages.fa.ts';
import { attendanceRequestProcess as kind } from './requests.process.ts';
import { routes } from './requests.routes.ts';
import { PROCESS } from './requests.steps.ts';

const WORKFLOW = '/rest/s1/hcm/process';
const PATH = '/rest/s1/functionalManagement/attendanceRequest';
const company = companyId('holding');
/** The movable clock stands on 2026-05-10, a Sunday, at 10:00 in Tehran. */
const [LATE, PRESSED, WORKED, TODAY] = ['2026-05-04', '2026-05-06', '2026-05-09', '2026-05-10'];

const seller = actorIn('employee', 'seller');
const salesHead = actorIn('unitManager', 'salesHead', ['sales']);
const director = actorIn('unitManager', 'director', ['head']);
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');

let bed: Mounted;
const actor = systemActor('test', [company]);
const rows = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query(text, [...values])).rows as T[];
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);

const ask = (who: Actor, values: Readonly<Record<string, unknown>>): Promise<Answer> =>
  bed.call(who, 'POST', `${WORKFLOW}/start`, {
    processDefinitionId: PROCESS,
    variables: Object.fromEntries(Object.entries({ reason: 'because of work', ...values }).map(([name, value]) => [name, { value }])),
  });
const inbox = async (who: Actor) => (await bed.call(who, 'GET', `${WORKFLOW}/task`)).body._embedded.task as readonly { id: string }[];
const decide = async (who: Actor, outcome: string, task?: string): Promise<Answer> => {
  const [first] = task === undefined ? await inbox(who) : [{ id: task }];
  return bed.call(who, 'POST', `${WORKFLOW}/form`, { taskId: first?.id, variables: { outcome: { value: outcome }, comment: { value: 'so' } } });
};
const countedDay = (date: string) =>
  reading(bed.database.pool, actor, async (db) => countDay((await factsOf(db, dayFacts, company, [partyId('seller')], date, date))(partyId('seller')), partyId('seller'), date));
const marked = async (): Promise<string[]> =>
  (await rows<{ day: string }>('select distinct day::text as day from attendance_mark where party_id = $1 order by 1', partyId('seller'))).map(({ day }) => day);
const said = (at: string, key: string | null = null) =>
  rows(
    `insert into clock_correction (clock_correction_id, company_id, party_id, at, press_key, reason_text, corrected_at) values (gen_random_uuid(), $1, $2, $3, $4, 'said', now())`,
    ...[company, partyId('seller'), at, key],
  );

beforeAll(async () => {
  announceProcesses([{ slice: 'modules/attendance/requests', kind }]);
  bed = await mountSlices(
    { slice: 'modules/attendance/requests', routes, messages, errors: [attendanceRequestErrors] },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes, ...caseRoutes], messages: taskMessages, errors: [taskErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database, ['stranger']);
});
afterAll(async () => {
  announceProcesses([]);
  await bed.close();
});
beforeEach(() => rows('truncate attendance_mark, attendance_sheet, attendance_closing, process_instance cascade'));

test('the shipped steps are sound, and each kind may have a chain of its own', async () => {
  expect(kindFaults(kind)).toEqual([]);
  const kinds = await reading(bed.database.pool, actor, async (db) => kind.kinds?.list(db, company, TODAY));
  expect(kinds?.map(({ id }) => id)).toEqual(['overtime', 'mission', 'telework', 'missedPress', 'delayReason']);
});

test('a mission covers its day when the manager accepts it, and the day is marked in that transaction', async () => {
  const before = await countedDay(WORKED);
  expect(before?.absence).toBe(before?.planned);
  expect((await ask(seller, { requestKind: 'mission', fromDate: WORKED, isFar: 'Y' })).status).toBe(201);
  expect(await marked()).toEqual([]);
  const [task] = await inbox(salesHead);
  const form = await bed.call(salesHead, 'GET', `${WORKFLOW}/task/${task?.id}`);
  expect(form.body.data.sight.days).toEqual([expect.objectContaining({ date: WORKED, figures: expect.objectContaining({ lacking: before?.planned }) })]);
  expect((await decide(salesHead, 'accept')).status).toBe(200);
  expect(await marked()).toEqual([WORKED]);
  expect(await countedDay(WORKED)).toMatchObject({ absence: 0, covered: before?.planned, coveredBy: { missionFar: before?.planned } });
  const { body } = await bed.call(seller, 'GET', `${PATH}/own`);
  expect(body.rows).toMatchObject([{ requestKind: 'mission', status: 'RqApproved', isFar: 'Y' }]);
});

test('overtime that was approved is known to the day it is of, across midnight too', async () => {
  await ask(seller, { requestKind: 'overtime', fromDate: '2026-05-05', fromTime: 1_380, toTime: 60 });
  expect((await decide(salesHead, 'accept')).status).toBe(200);
  const of = await reading(bed.database.pool, actor, (db) => dayFacts.slips(db, company, [partyId('seller')], '2026-05-05', '2026-05-05'));
  expect(of.get(partyId('seller'))).toEqual([{ factor: 'overtime', fromDate: '2026-05-05', thruDate: '2026-05-05', part: { from: 1_380, until: 1_500 } }]);
});

test('a press that was forgotten stands in its place after the decision, and points to its request', async () => {
  await said(`${PRESSED}T08:00:00`, 'in');
  expect((await countedDay(PRESSED))?.exceptions.map((one) => one.kind)).toContain('missingOut');
  expect(codeOf(await ask(seller, { requestKind: 'missedPress', fromDate: PRESSED, fromTime: 480, pressKey: 'in' }))).toBe('pressThere');
  expect(codeOf(await ask(seller, { requestKind: 'missedPress', fromDate: TODAY, fromTime: 1_200, pressKey: 'out' }))).toBe('pressNotYet');
  expect((await ask(seller, { requestKind: 'missedPress', fromDate: PRESSED, fromTime: 990, pressKey: 'out' })).status).toBe(201);
  await decide(salesHead, 'accept');
  expect((await countedDay(PRESSED))?.exceptions).toEqual([]);
  expect(await rows('select corrected_by as by, attendance_request_id is not null as "isAsked" from clock_correction where press_key = $1', 'out')).toEqual([
    { by: partyId('salesHead'), isAsked: true },
  ]);
});

test('an accepted reason forgives what lacks, and not more', async () => {
  const planned = (await countedDay(LATE))?.lines.filter(({ figure }) => figure === 'planned') ?? [];
  const begin = planned[0]?.from ?? 0;
  const clock = (minute: number): string => `${LATE}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  await said(clock(begin + 90), 'in');
  await said(clock(begin + 300), 'out');
  const before = await countedDay(LATE);
  await ask(seller, { requestKind: 'delayReason', fromDate: LATE, fromTime: begin, toTime: begin + 60 });
  await decide(salesHead, 'accept');
  const after = await countedDay(LATE);
  expect((before?.delay ?? 0) + (before?.forgiven ?? 0) - ((after?.delay ?? 0) + (after?.forgiven ?? 0))).toBe(0);
  expect(after?.lines.filter(({ rule }) => rule === 'excused')).toEqual([{ figure: 'forgiven', minutes: 60, rule: 'excused', from: begin }]);
  expect(after?.hurry).toBe(before?.hurry);
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['order', { requestKind: 'mission', fromDate: WORKED, thruDate: '2026-05-08' }],
  ['tooLong', { requestKind: 'telework', fromDate: '2026-05-11', thruDate: '2026-06-11' }],
  ['tooEarly', { requestKind: 'mission', fromDate: '2025-12-01' }],
  ['tooFar', { requestKind: 'mission', fromDate: '2026-12-01' }],
  ['notYet', { requestKind: 'delayReason', fromDate: '2026-05-11' }],
  ['bothTimes', { requestKind: 'mission', fromDate: WORKED, fromTime: 480 }],
])('what is asked for is refused at its field: %s', async (code, values) => {
  expect(codeOf(await ask(seller, values))).toBe(code);
});

test('nobody asks twice for the same time, nor for a day of a month that is closed', async () => {
  expect((await ask(seller, { requestKind: 'mission', fromDate: TODAY, thruDate: '2026-05-11' })).status).toBe(201);
  expect(codeOf(await ask(seller, { requestKind: 'telework', fromDate: '2026-05-11', fromTime: 600, toTime: 700 }))).toBe('overlap');
  await closeMonth();
  const refused = await ask(seller, { requestKind: 'telework', fromDate: '2026-04-25' });
  expect([codeOf(refused), Object.keys(refused.body.fields)]).toEqual(['monthClosed', ['variables.fromDate']]);
});

test('of 16 who ask at once for leave and for a mission of the same day of one person, one is let in', async () => {
  const pool = openPool({ connection: bed.database.connections.app, max: 16 });
  const of = { companyId: company, partyId: partyId('accountant') };
  const leave = (day: string) => ({ leaveTypeId: 'LvtAnnual', mode: 'daily', fromDate: day, thruDate: day }) as const;
  const mission = (day: string) => ({ requestKind: 'mission', fromDate: day, reason: 'the customer calls' });
  const askIn = (day: string, isLeave: boolean) =>
    writing(pool, actor, async (tx) => {
      const asking = { tx, today: TODAY, now: new Date(`${TODAY}T06:30:00Z`), newId, audit: () => undefined };
      await (isLeave ? writeHeld(asking, of, leave(day)) : kind.start?.begin({ ...asking, companyId: company, actorPartyId: of.partyId }, mission(day)));
    });
  try {
    for (const day of ['2026-05-17', '2026-05-18', '2026-05-19']) {
      const tries = await Promise.allSettled(Array.from({ length: 16 }, (_, at) => askIn(day, at % 2 === 0)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  } finally {
    await pool.end();
  }
});

/** The sheet of the seller from 2026-04-21 to 2026-05-21 is closed. */
const closeMonth = () => layClosedSheet(bed.database.owner, 'seller', { month: 2, days: '[2026-04-21,2026-05-22)' });

test('what is approved after its month closed changes no sheet: it is a difference', async () => {
  const day = '2026-05-03';
  await ask(seller, { requestKind: 'telework', fromDate: day });
  await closeMonth();
  const sheet = 'select status_id, figures, days, row_version from attendance_sheet';
  const before = await rows(sheet);
  expect((await decide(salesHead, 'accept')).status).toBe(200);
  await countMarked({ pool: bed.database.pool, clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, today: TODAY, isStopping: () => false }, dayFacts);
  expect(await rows(sheet)).toEqual(before);
  expect(await rows<{ figures: object }>('select figures from attendance_difference where party_id = $1 and day = $2', ...[partyId('seller'), day])).toEqual([
    { figures: expect.objectContaining({ 'coveredBy.telework': expect.any(Number) }) },
  ]);
});

test('somebody who asks for others tells them at once and decides nothing of it; of oneself and of people elsewhere nothing is asked', async () => {
  const body = { requestKind: 'overtime', fromDate: TODAY, fromTime: 1_020, toTime: 1_080, reason: 'stock taking' };
  expect((await bed.call(officer, 'POST', `${PATH}/forOthers`, { ...body, partyIds: [partyId('hrOfficer')] })).status).toBe(403);
  expect((await bed.call(elsewhere, 'POST', `${PATH}/forOthers`, { ...body, partyIds: [partyId('seller')] })).status).toBe(404);
  expect((await bed.call(seller, 'POST', `${PATH}/forOthers`, { ...body, partyIds: [partyId('colleague')] })).status).toBe(403);
  expect((await bed.call(officer, 'POST', `${PATH}/forOthers`, { ...body, partyIds: [partyId('seller'), partyId('colleague')] })).body).toEqual({ asked: 2 });
  expect(await rows('select from notification_message_user where party_id = $1', partyId('seller'))).not.toHaveLength(0);
  expect((await inbox(officer)).length).toBe(0);
  // even where the task is laid into the hands of who asked
  const [task] = await rows<{ id: string }>(
    `select t.task_id as id from process_task t join process_instance i using (process_instance_id) where i.subject_party_id = $1 and t.status = 'open'`,
    partyId('seller'),
  );
  await rows(`update process_task_candidate set party_id = $2 where task_id = $1`, task?.id, partyId('hrOfficer'));
  expect((await decide(officer, 'accept', task?.id)).status).toBe(409);
  expect(await rows(`select from attendance_request where status_id = 'RqApproved' and asked_by is not null`)).toEqual([]);
});

test('the list shows people in reach alone', async () => {
  await ask(seller, { requestKind: 'telework', fromDate: '2026-05-17' });
  const names = async (who: Actor) => [...new Set((await bed.call(who, 'GET', PATH)).body.rows.map(({ partyId: id }: { partyId: string }) => id))];
  expect(await names(officer)).toEqual(expect.arrayContaining([partyId('seller'), partyId('colleague')]));
  expect(await names(salesHead)).toEqual([partyId('seller')]);
  expect(await names(elsewhere)).toEqual([]);
  expect((await bed.call(director, 'GET', PATH)).status).toBe(200);
});
