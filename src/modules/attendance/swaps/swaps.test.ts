/** Exchanging shifts on the real database: the partner, then the manager, then both rosters at once; what is refused, and to whom. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { layAccounts } from '#testing/cases.ts';
import { type Answer, actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { writeHeld } from '../leave/request/ask.service.ts';
import { swapErrors } from './swaps.errors.ts';
import messages from './swaps.messages.fa.ts';
import { shiftSwapProcess as kind } from './swaps.process.ts';
import { routes } from './swaps.routes.ts';
import { PROCESS } from './swaps.steps.ts';

const WORKFLOW = '/rest/s1/hcm/process';
const PATH = '/rest/s1/functionalManagement/shiftSwap';
const company = companyId('holding');
/** The movable clock stands on 2026-05-10, a Sunday; these are a Monday and the one after. */
const [MONDAY, NEXT] = ['2026-05-18', '2026-05-25'];
const [morning, evening] = [newId(), newId()];

const accountant = actorIn('employee', 'accountant');
const colleague = actorIn('employee', 'colleague');
const bystander = actorIn('employee', 'payrollOfficer');
const director = actorIn('unitManager', 'director', ['head']);

let bed: Mounted;
const rows = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query(text, [...values])).rows as T[];
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const ask = (who: Actor, values: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  bed.call(who, 'POST', `${WORKFLOW}/start`, {
    processDefinitionId: PROCESS,
    variables: Object.fromEntries(
      Object.entries({ partnerPartyId: partyId('colleague'), ownDay: MONDAY, reason: 'my sister marries', ...values }).map(([name, value]) => [name, { value }]),
    ),
  });
const inbox = async (who: Actor) => (await bed.call(who, 'GET', `${WORKFLOW}/task`)).body._embedded.task as readonly { id: string }[];
const answer = async (who: Actor, outcome: string): Promise<Answer> => {
  const [first] = await rows<{ id: string }>(`select task_id as id from process_task where status = 'open'`);
  return bed.call(who, 'POST', `${WORKFLOW}/form`, { taskId: first?.id, variables: { outcome: { value: outcome }, comment: { value: 'so' } } });
};
/** Lays the open task into the hands of somebody alone. */
const handTo = async (whose: PersonName) => {
  await rows(`update process_task_candidate c set party_id = $1 from process_task t where t.task_id = c.task_id and t.status = 'open'`, partyId(whose));
  await rows(`update process_task set assignee_party_id = null where status = 'open'`);
};
const roster = () =>
  rows<{ whose: string; day: string; shift: string | null }>(
    `select case party_id when $1 then 'accountant' else 'colleague' end as whose, day_date::text as day, shift_code as shift
     from person_day_shift left join work_shift using (work_shift_id) where day_date = any ($2) order by 2, 1`,
    ...[partyId('accountant'), [MONDAY, NEXT]],
  );
const lay = (whose: PersonName, day: string, shift: string | null) =>
  rows(
    `insert into person_day_shift (person_day_shift_id, company_id, party_id, day_date, work_shift_id) values ($1, $2, $3, $4, $5)
     on conflict (company_id, party_id, day_date) do update set work_shift_id = excluded.work_shift_id`,
    ...[newId(), company, partyId(whose), day, shift],
  );

beforeAll(async () => {
  announceProcesses([{ slice: 'modules/attendance/swaps', kind }]);
  bed = await mountSlices(
    { slice: 'modules/attendance/swaps', routes, messages, errors: [swapErrors] },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes, ...caseRoutes], messages: taskMessages, errors: [taskErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database, ['stranger']);
  for (const [id, code, from] of [
    [morning, 'M', 360],
    [evening, 'E', 840],
  ]) {
    await rows(`insert into work_shift (work_shift_id, company_id, shift_code, title, shift_class, colour) values ($1, $2, $3, $3, 'morning', 'blue')`, id, company, code);
    await rows(
      `insert into work_shift_line (work_shift_line_id, company_id, work_shift_id, line_kind, from_minute, minutes) values ($1, $2, $3, 'ShlWork', $4, 480)`,
      ...[newId(), company, id, from],
    );
  }
});
afterAll(async () => {
  announceProcesses([]);
  await bed.close();
});
/** Monday of one in the morning, of the other in the evening; the days beside it and the Monday after are of rest. */
beforeEach(async () => {
  await rows('truncate attendance_mark, shift_swap, process_instance, person_day_shift, calendar_rule cascade');
  for (const day of ['2026-05-17', '2026-05-19', '2026-05-24', NEXT, '2026-05-26']) for (const whose of ['accountant', 'colleague'] as const) await lay(whose, day, null);
  await lay('accountant', MONDAY, morning);
  await lay('colleague', MONDAY, evening);
});

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test('the partner agrees, the manager decides, and both rosters are written and marked at once; each is told', async () => {
  const before = await roster();
  expect((await ask(accountant)).status).toBe(201);
  expect(await inbox(director)).toEqual([]);
  const [task] = await inbox(colleague);
  const { data } = (await bed.call(colleague, 'GET', `${WORKFLOW}/task/${task?.id}`)).body;
  expect(data).toMatchObject({ days: [{ date: MONDAY, ownTitle: 'M', partnerTitle: 'E' }], partnerName: expect.any(String) });
  expect(JSON.stringify(data)).not.toContain('my sister marries');
  expect((await answer(colleague, 'agree')).status).toBe(200);
  expect(await roster()).toEqual(before);
  const [decision] = await inbox(director);
  expect((await bed.call(director, 'GET', `${WORKFLOW}/task/${decision?.id}`)).body.data).toMatchObject({ reason: 'my sister marries', away: [] });
  expect((await answer(director, 'accept')).status).toBe(200);
  expect((await roster()).filter(({ day }) => day === MONDAY)).toEqual([
    { whose: 'accountant', day: MONDAY, shift: 'E' },
    { whose: 'colleague', day: MONDAY, shift: 'M' },
  ]);
  expect(await rows('select distinct party_id from attendance_mark where day = $1', MONDAY)).toHaveLength(2);
  for (const whose of ['accountant', 'colleague'] as const) expect(await rows('select from notification_message_user where party_id = $1', partyId(whose))).not.toHaveLength(0);
  expect((await bed.call(colleague, 'GET', `${PATH}/withMe`)).body.rows).toMatchObject([{ partyId: partyId('accountant'), ownDay: MONDAY, status: 'RqApproved' }]);
  expect((await bed.call(bystander, 'GET', `${PATH}/withMe`)).body.rows).toEqual([]);
});

test('a day off is given for a day of work, on two days in one', async () => {
  await lay('colleague', MONDAY, null);
  await lay('colleague', NEXT, evening);
  await ask(accountant, { partnerDay: NEXT });
  await answer(colleague, 'agree');
  expect((await answer(director, 'accept')).status).toBe(200);
  expect(await roster()).toEqual([
    { whose: 'accountant', day: MONDAY, shift: null },
    { whose: 'colleague', day: MONDAY, shift: 'M' },
    { whose: 'accountant', day: NEXT, shift: 'E' },
    { whose: 'colleague', day: NEXT, shift: null },
  ]);
});

test('a partner who declines sends it back; of a roster that changed since it was agreed to nothing is written', async () => {
  await ask(accountant);
  expect((await answer(colleague, 'decline')).status).toBe(200);
  expect(await rows('select status_id as status from shift_swap')).toEqual([{ status: 'RqReturned' }]);
  expect((await answer(accountant, 'resubmit')).status).toBe(200);
  await answer(colleague, 'agree');
  await lay('colleague', MONDAY, null);
  const changed = await roster();
  expect(codeOf(await answer(director, 'accept'))).toBe('rosterChanged');
  expect([await roster(), await rows('select status_id as status from shift_swap')]).toEqual([changed, [{ status: 'RqSent' }]]);
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['notColleague', { partnerPartyId: partyId('seller') }],
  ['notColleague', { partnerPartyId: partyId('accountant') }],
  ['sameDay', { partnerDay: MONDAY }],
  ['tooEarly', { ownDay: '2026-05-10' }],
  ['tooFar', { ownDay: '2026-10-10' }],
  ['nothingToSwap', { ownDay: NEXT }],
  ['noShift', { ownDay: '2026-05-20' }],
])('what is asked for is refused: %s', async (code, values) => {
  expect(codeOf(await ask(accountant, values))).toBe(code);
});

test('rest between shifts and the planned week stay as they must', async () => {
  await lay('accountant', '2026-05-19', morning);
  // from 22:00 to 6:00 eight hours are left: enough in a house that says nothing, too few by a rule of eleven
  expect((await ask(accountant)).status).toBe(201);
  await rows('truncate shift_swap, process_instance cascade');
  const [{ id } = { id: '' }] = await rows<{ id: string }>(`select work_calendar_id as id from work_calendar where company_id = $1 and is_default = 'Y'`, company);
  await rows(
    `insert into calendar_rule (calendar_rule_id, company_id, work_calendar_id, from_date, day_begins, weekly_rest_enum_id, window_before, window_after, open_end, double_press, longest_stay,
       delay_minutes, gap_minutes, hurry_minutes, tolerance_beyond, overtime_normal, overtime_before, overtime_after, overtime_weekly_rest, overtime_holiday, overtime_minimum, overtime_unit,
       ceiling_act, offset_way, rest_between)
     values ($1, $2, $3, '2026-01-01', 480, 'WdFriday', 240, 480, 'exception', 2, 960, 0, 0, 0, 'rest', 'approved', 'approved', 'approved', 'approved', 'approved', 0, 1, 'warn', 'none', 660)`,
    ...[newId(), company, id],
  );
  expect(codeOf(await ask(accountant))).toBe('restBetween');
  // a week of six mornings already, and a seventh by the exchange
  for (const day of ['2026-05-16', '2026-05-17', MONDAY, '2026-05-19', '2026-05-20', '2026-05-21']) await lay('accountant', day, morning);
  await lay('accountant', NEXT, evening);
  await lay('accountant', '2026-05-22', null);
  await lay('colleague', '2026-05-22', morning);
  expect(codeOf(await ask(accountant, { ownDay: '2026-05-22', partnerDay: NEXT }))).toBe('ceiling');
});

test('nobody agrees for the partner, and neither of the two decides, by whatever way the task comes to them', async () => {
  await ask(accountant);
  await handTo('director');
  expect(codeOf(await answer(director, 'agree'))).toBe('notPartner');
  await handTo('colleague');
  expect((await answer(colleague, 'agree')).status).toBe(200);
  await handTo('colleague');
  expect(codeOf(await answer(colleague, 'accept'))).toBe('ownSwap');
});

test('of two exchanges of a day one is asked, and none of a day on which one of them is away', async () => {
  expect((await ask(accountant)).status).toBe(201);
  await lay('payrollOfficer', MONDAY, null);
  expect(codeOf(await ask(colleague, { partnerPartyId: partyId('payrollOfficer') }))).toBe('alreadyAsked');
  await rows('truncate shift_swap, process_instance cascade');
  await writing(bed.database.pool, systemActor('test', [company]), (tx) =>
    writeHeld(
      { tx, today: '2026-05-10', now: new Date('2026-05-10T06:30:00Z'), newId },
      { companyId: company, partyId: partyId('colleague') },
      { leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: MONDAY, thruDate: MONDAY },
    ),
  );
  expect(codeOf(await ask(accountant))).toBe('away');
});

test('partners are colleagues of the own unit, by their names', async () => {
  const { list } = (await bed.call(accountant, 'GET', `${PATH}/partner`)).body;
  expect(list.map(({ partyId: id }: { partyId: string }) => id).toSorted()).toEqual([partyId('colleague'), partyId('payrollOfficer')].toSorted());
  expect((await bed.call(accountant, 'GET', `${PATH}/partner?partyId=${partyId('seller')}`)).body.list).toEqual([]);
});
