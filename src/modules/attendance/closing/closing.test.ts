/** A month from drafted sheets to closed ones on the real database: who checks, who decides, what one person's fault holds up, what comes afterwards. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { layAccounts } from '#testing/cases.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { type Answer, actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { type CountedDay, writeDays } from '../days/days.store.ts';
import { waitForCounting } from '../days/marks.store.ts';
import { addPeriods, periodsOf } from '../periods/periods.store.ts';
import { noteDifferences } from '../sheets/count-sheets.service.ts';
import { sheetsErrors } from '../sheets/sheets.errors.ts';
import sheetMessages from '../sheets/sheets.messages.fa.ts';
import { routes as sheetRoutes } from '../sheets/sheets.routes.ts';
import { attendanceSheets } from './attendance.pay-source.ts';
import { closingErrors } from './closing.errors.ts';
import messages from './closing.messages.fa.ts';
import { closingProcess } from './closing.process.ts';
import { routes } from './closing.routes.ts';
import { confirmSilent } from './silence.job.ts';

const PATH = '/rest/s1/functionalManagement';
const PROCESS = '/rest/s1/hcm/process';
/** 1405/01; the movable clock stands on 2026-05-10. */
const [FROM, THRU] = ['2026-03-21', '2026-04-20'];
const company = companyId('holding');

const seller = actorIn('employee', 'seller');
const salesHead = actorIn('unitManager', 'salesHead', ['sales']);
const colleague = actorIn('employee', 'colleague');
const director = actorIn('unitManager', 'director', ['head']);
const officer = actorIn('hrOfficer', 'hrOfficer');
const second = actorIn('hrOfficer', 'administrator');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');

let bed: Mounted;
let periodId: string;
const call = (actor: Actor, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => bed.call(actor, method, `${PATH}${path}`, body);
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const actor = systemActor('test', [company, companyId('subsidiary')]);
const write = <T>(work: Parameters<typeof writing<T>>[2]) => writing(bed.database.pool, actor, work);

const figures = {
  planned: 480,
  present: 540,
  inside: 480,
  outside: 60,
  covered: 0,
  delay: 0,
  gap: 0,
  hurry: 0,
  forgiven: 0,
  absence: 0,
  counted: 60,
  notCounted: 0,
  night: 0,
  offset: 0,
};
const none = { normal: 0, before: 0, after: 0, weeklyRest: 0, holiday: 0 };
const day = (name: PersonName, date: string, over: Partial<CountedDay> = {}): CountedDay => ({
  ...figures,
  partyId: partyId(name),
  date,
  kind: 'ordinary',
  shiftClass: 'morning',
  coveredBy: {},
  overtime: { ...none, after: 60 },
  weeklyRest: 0,
  holiday: 0,
  exceptions: [],
  lines: [{ figure: 'planned', minutes: 480, rule: 'plan', from: 480 }],
  ...over,
});
const missing = { exceptions: [{ kind: 'missingOut', at: 480, stops: true }] } as const;
const month = (name: PersonName, over: (date: string) => Partial<CountedDay> = () => ({})): CountedDay[] => {
  const days: CountedDay[] = [];
  for (let date = FROM; date <= THRU; date = addDays(date, 1)) days.push(day(name, date, over(date)));
  return days;
};
const lay = (days: readonly CountedDay[]) => write((tx) => writeDays(tx, company, days, []));

const drafted = async (names: readonly PersonName[], deadline = '2026-05-13'): Promise<string> => {
  const { body, status } = await call(officer, 'POST', '/closing', { periodId, deadline, partyIds: names.map((name) => partyId(name)) });
  expect(status).toBe(201);
  return body.closingId;
};
const rowsOf = async (closingId: string) => (await call(officer, 'GET', `/closingSheets?closingId=${closingId}`)).body.rows;
const sheets = async (closingId: string): Promise<Record<string, { sheetId: string; status: string; stops: number }>> =>
  Object.fromEntries((await rowsOf(closingId)).map((one: { partyId: string }) => [one.partyId, one]));
const statusOf = async (closingId: string, name: PersonName) => (await sheets(closingId))[partyId(name)]?.status;
const act = (closingId: string, what: string, body?: object, by = officer) => call(by, 'POST', `/closing/${closingId}/${what}`, body);
const ownSheet = async (who: Actor) => (await call(who, 'GET', `/sheet?periodId=${periodId}`)).body;
const inbox = async (who: Actor) => (await bed.call(who, 'GET', `${PROCESS}/task`)).body._embedded.task as readonly { id: string; taskDefinitionKey: string }[];
const decide = async (who: Actor, outcome: string) => {
  const [task] = await inbox(who);
  return bed.call(who, 'POST', `${PROCESS}/form`, { taskId: task?.id, variables: { outcome: { value: outcome }, comment: { value: 'because' } } });
};
const pay = async (name: PersonName, payMonth = 1) => {
  const look = { rows: systemScope([company], '2026-05-10'), companyId: company, employmentIds: [employmentId(name)], year: 1405, month: payMonth, from: FROM, thru: THRU };
  const work = await reading(bed.database.pool, actor, (db) => attendanceSheets.read({ db, ...look }));
  return Object.fromEntries(work.map(({ workFactor, minutes, days }) => [workFactor, minutes ?? days]));
};
const toldOf = async (name: PersonName) => (await bed.database.owner.query('select from notification_message_user where party_id = $1', [partyId(name)])).rowCount ?? 0;
const closed = async (name: PersonName, over?: (date: string) => Partial<CountedDay>): Promise<string> => {
  await lay(month(name, over));
  const closingId = await drafted([name]);
  await act(closingId, 'calculate');
  await act(closingId, 'send', { toStaff: false });
  await act(closingId, 'submit');
  await decide(name === 'seller' ? salesHead : director, 'accept');
  expect(await statusOf(closingId, name)).toBe('AsClosed');
  return closingId;
};

beforeAll(async () => {
  announceProcesses([{ slice: 'modules/attendance/closing', kind: closingProcess }]);
  bed = await mountSlices(
    { slice: 'modules/attendance/closing', routes, messages, errors: [closingErrors] },
    { slice: 'modules/attendance/sheets', routes: sheetRoutes, messages: sheetMessages, errors: [sheetsErrors] },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes], messages: taskMessages, errors: [taskErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database, ['stranger']);
  await write((tx) => addPeriods(tx, company, [{ year: 1405, month: 1, from: FROM, thru: THRU }], newId));
  periodId = (await reading(bed.database.pool, actor, (db) => periodsOf(db, company)))[0]?.periodId ?? '';
});
afterAll(() => bed.close());
beforeEach(() =>
  bed.database.owner.query('truncate attendance_day, attendance_factor, calendar_rule, attendance_difference, attendance_sheet, attendance_closing, process_instance cascade'),
);

test('a month goes from its draft over whose it is and the manager to its closing, and pay takes it', async () => {
  await lay(month('seller'));
  const closingId = await drafted(['seller']);
  expect((await act(closingId, 'calculate')).body).toEqual({ done: 1, left: 0 });
  expect((await act(closingId, 'send', { toStaff: true })).body).toEqual({ done: 1, left: 0 });
  const own = await ownSheet(seller);
  expect(own).toMatchObject({ status: 'AsChecking', isOwnToCheck: true, employedDays: 31 });
  expect(own.figures.counted).toBe(31 * 60);
  expect((await call(seller, 'POST', `/sheet/${own.sheetId}/confirm`)).body).toEqual({ status: 'AsConfirmed' });
  expect((await act(closingId, 'submit')).body).toEqual({ done: 1, left: 0 });
  expect((await decide(salesHead, 'accept')).status).toBe(200);
  expect(await statusOf(closingId, 'seller')).toBe('AsClosed');
  expect(await pay('seller')).toEqual({ overtime: 31 * 60 });
});

test('a disputed day is answered and checked again, and silence until the deadline confirms', async () => {
  await lay(month('seller'));
  const closingId = await drafted(['seller']);
  await act(closingId, 'calculate');
  await act(closingId, 'send', { toStaff: true });
  const { sheetId } = await ownSheet(seller);
  expect(codeOf(await call(seller, 'POST', `/sheet/${sheetId}/dispute`, { day: addDays(THRU, 1), reason: 'no' }))).toBe('dayOutside');
  const before = await toldOf('hrOfficer');
  await call(seller, 'POST', `/sheet/${sheetId}/dispute`, { day: FROM, reason: 'I was there' });
  expect(await toldOf('hrOfficer'), 'whoever drafted the sheet is told').toBe(before + 1);
  expect((await rowsOf(closingId))[0]).toMatchObject({ disputeDay: FROM });
  expect((await call(officer, 'GET', `/sheet?periodId=${periodId}&partyId=${partyId('seller')}`)).body.disputeText).toBe('I was there');
  expect(codeOf(await act(closingId, 'submit'))).toBe('nothingToDo');
  expect((await call(officer, 'POST', `/closing/sheet/${sheetId}/answer`, { answer: 'it is right' })).body).toEqual({ status: 'AsChecking' });
  expect(await confirmSilent(bed.database.pool, '2026-05-13')).toBe(0);
  expect(await confirmSilent(bed.database.pool, '2026-05-14')).toBe(1);
  expect(await ownSheet(seller)).toMatchObject({ status: 'AsConfirmed', confirmedBy: 'silence', disputeAnswer: 'it is right' });
});

test('whoever is sent a sheet after the deadline, or once more, is told of it and has three days', async () => {
  await lay(month('seller'));
  const closingId = await drafted(['seller'], '2026-05-10');
  await act(closingId, 'calculate');
  await bed.database.owner.query(`update attendance_closing set deadline = '2026-05-01'`);
  await act(closingId, 'send', { toStaff: true });
  const { sheetId, deadline } = await ownSheet(seller);
  expect(deadline).toBe('2026-05-13');
  await bed.database.owner.query(`update attendance_sheet set check_until = '2026-05-02'`);
  await call(seller, 'POST', `/sheet/${sheetId}/dispute`, { day: FROM, reason: 'I was there' });
  await call(officer, 'POST', `/closing/sheet/${sheetId}/answer`, { answer: 'it is right' });
  expect((await ownSheet(seller)).deadline).toBe('2026-05-13');
  await call(seller, 'POST', `/sheet/${sheetId}/confirm`);
  await bed.database.owner.query(`update attendance_sheet set check_until = '2026-05-02'`);
  await lay([day('seller', FROM, { present: 480, outside: 0, counted: 0, overtime: none })]);
  const before = await toldOf('seller');
  expect((await act(closingId, 'submit')).body).toEqual({ done: 0, left: 1 });
  expect(await ownSheet(seller)).toMatchObject({ status: 'AsChecking', deadline: '2026-05-13' });
  expect(await toldOf('seller')).toBe(before + 1);
  expect(await confirmSilent(bed.database.pool, '2026-05-13')).toBe(0);
});

test('a day that stops holds up its own sheet and nobody else', async () => {
  await lay([...month('seller', (date) => (date === FROM ? missing : {})), ...month('accountant')]);
  const closingId = await drafted(['seller', 'accountant']);
  expect((await act(closingId, 'calculate')).body).toEqual({ done: 2, left: 1 });
  expect((await act(closingId, 'send', { toStaff: false })).body).toEqual({ done: 1, left: 1 });
  expect((await act(closingId, 'submit')).body).toEqual({ done: 1, left: 0 });
  expect((await sheets(closingId))[partyId('seller')]).toMatchObject({ status: 'AsCalculated', stops: 1 });
  const stopped = bed.database.owner.query(`update attendance_sheet set status_id = 'AsInApproval' where stops > 0`);
  await expect(stopped).rejects.toMatchObject({ code: '23514' });
  await lay([day('seller', FROM)]);
  expect((await act(closingId, 'calculate')).body).toEqual({ done: 1, left: 0 });
});

test('days that nobody has counted are marked by the calculation', async () => {
  await lay(month('seller').filter(({ date }) => date !== FROM));
  await bed.database.owner.query('delete from attendance_mark');
  const closingId = await drafted(['seller']);
  expect((await act(closingId, 'calculate')).body).toEqual({ done: 1, left: 1 });
  const { rows } = await bed.database.owner.query('select party_id as party, day::text as day from attendance_mark');
  expect(rows).toEqual([{ party: partyId('seller'), day: FROM }]);
});

test('what changes after it was confirmed is checked again before it goes on', async () => {
  await lay(month('seller'));
  const closingId = await drafted(['seller']);
  await act(closingId, 'calculate');
  await act(closingId, 'send', { toStaff: true });
  await call(seller, 'POST', `/sheet/${(await ownSheet(seller)).sheetId}/confirm`);
  await lay([day('seller', FROM, { present: 480, outside: 0, counted: 0, overtime: none })]);
  expect((await act(closingId, 'submit')).body).toEqual({ done: 0, left: 1 });
  expect(await ownSheet(seller)).toMatchObject({ status: 'AsChecking', confirmedBy: null });
});

test('pay takes what the factors of the company say, each up to its ceiling', async () => {
  await bed.database.owner.query(
    `insert into attendance_factor (attendance_factor_id, company_id, factor_code, title, unit_enum_id, type_enum_id, figure, work_factor, ceiling_minutes)
     values (gen_random_uuid(), $1, 'after', 'After', 'WFTHours', 'WFTMain', 'overtime.after', 'night', 600)`,
    [company],
  );
  await closed('seller');
  expect(await pay('seller')).toEqual({ night: 600 });
});

test('what lacks is made good by overtime in the month where the calendar says so, as the person has been shown', async () => {
  const { id } = await reading(bed.database.pool, actor, (db) =>
    db.one<{ id: string }>(sql`select work_calendar_id as id from work_calendar where company_id = ${company}::uuid and is_default = 'Y'`),
  );
  await bed.database.owner.query(
    `insert into calendar_rule select gen_random_uuid(), $1, $2, $3, null, 480, 'WdFriday', 60, 90, 'shiftEnd', 3, 900, 0, 0, 0, 'all',
       'automatic', 'automatic', 'automatic', 'automatic', 'automatic', 0, 1, null, 'warn', 'month', 1`,
    [company, id, FROM],
  );
  const late = { inside: 360, delay: 120, present: 420 };
  await lay(month('seller', (date) => (date === FROM ? late : {})));
  expect((await ownSheet(seller)).figures.offset).toBe(120);
  await closed('seller', (date) => (date === FROM ? late : {}));
  expect((await ownSheet(seller)).figures.offset).toBe(120);
  expect(await pay('seller')).toEqual({ overtime: 31 * 60 - 120 });
});

test('what comes after the closing changes no sheet: it is a difference that the next one takes', async () => {
  const closingId = await closed('seller');
  const late = day('seller', FROM, { present: 600, outside: 120, counted: 120, overtime: { ...none, after: 120 } });
  const note = () => write((tx) => noteDifferences(tx, company, [{ partyId: partyId('seller'), day: FROM }], { now: new Date(), newId }));
  await lay([late]);
  expect(await note()).toBe(1);
  expect(await note()).toBe(0);
  expect(await pay('seller')).toEqual({ overtime: 31 * 60 });
  expect((await ownSheet(seller)).differences).toEqual([{ day: FROM, figures: { present: 60, outside: 60, counted: 60, 'overtime.after': 60 } }]);
  await expect(bed.database.owner.query(`update attendance_sheet set pay = '{}'`)).rejects.toMatchObject({ constraint: 'attendance_sheet_kept' });
  expect(await statusOf(closingId, 'seller')).toBe('AsClosed');
});

test('the next month takes the differences of the one before, and its reopening is refused from then on', async () => {
  const closingId = await closed('seller');
  const id = (await sheets(closingId))[partyId('seller')]?.sheetId;
  await lay([day('seller', FROM, { present: 600, outside: 120, counted: 120, overtime: { ...none, after: 120 } })]);
  await write((tx) => noteDifferences(tx, company, [{ partyId: partyId('seller'), day: FROM }], { now: new Date(), newId }));
  await call(officer, 'POST', `/closing/sheet/${id}/reopen`, { reason: 'wrong device' });
  const next = addDays(THRU, 1);
  const [nextId = ''] = await write((tx) => addPeriods(tx, company, [{ year: 1405, month: 2, from: next, thru: next }], newId));
  await lay([day('seller', next)]);
  const { body } = await call(officer, 'POST', '/closing', { periodId: nextId, deadline: '2026-05-13', partyIds: [partyId('seller')] });
  await act(body.closingId, 'calculate');
  await act(body.closingId, 'send', { toStaff: false });
  await act(body.closingId, 'submit');
  await decide(salesHead, 'accept');
  expect(await statusOf(body.closingId, 'seller')).toBe('AsClosed');
  expect(await pay('seller', 2)).toEqual({ overtime: 60 + 60 });
  expect((await call(seller, 'GET', `/sheet?periodId=${nextId}`)).body.taken).toEqual([{ day: FROM, figures: { present: 60, outside: 60, counted: 60, 'overtime.after': 60 } }]);
  expect(codeOf(await call(second, 'POST', `/closing/sheet/${id}/reopen/decide`, { opens: true }))).toBe('differenceTaken');
});

test('the manager sends back, and the office brings it again or gives it up', async () => {
  await lay(month('seller'));
  const closingId = await drafted(['seller']);
  await act(closingId, 'calculate');
  await act(closingId, 'send', { toStaff: false });
  await act(closingId, 'submit');
  await decide(salesHead, 'modify');
  expect(await statusOf(closingId, 'seller')).toBe('AsReturned');
  await decide(officer, 'resubmit');
  expect(await statusOf(closingId, 'seller')).toBe('AsInApproval');
  await decide(salesHead, 'reject');
  expect(await statusOf(closingId, 'seller')).toBe('AsRejected');
});

test('what was sent back goes on neither with a day that stops nor with other figures than the person has confirmed', async () => {
  const returned = async (toStaff: boolean): Promise<string> => {
    await lay(month('seller'));
    const closingId = await drafted(['seller']);
    await act(closingId, 'calculate');
    await act(closingId, 'send', { toStaff });
    if (toStaff) await call(seller, 'POST', `/sheet/${(await ownSheet(seller)).sheetId}/confirm`);
    await act(closingId, 'submit');
    await decide(salesHead, 'modify');
    return closingId;
  };
  const confirmed = await returned(true);
  await lay([day('seller', FROM, missing)]);
  const hindered = await decide(officer, 'resubmit');
  expect([hindered.status, codeOf(hindered)]).toEqual([409, 'hindered']);
  await lay([day('seller', FROM, { present: 480, outside: 0, counted: 0, overtime: none })]);
  const other = await decide(officer, 'resubmit');
  expect([other.status, codeOf(other)]).toEqual([409, 'otherThanConfirmed']);
  expect(await statusOf(confirmed, 'seller')).toBe('AsReturned');
  await lay([day('seller', FROM)]);
  expect((await decide(officer, 'resubmit')).status).toBe(200);
  await decide(salesHead, 'reject');
  const ofOffice = await returned(false);
  await lay([day('seller', FROM, { present: 480, outside: 0, counted: 0, overtime: none })]);
  expect((await decide(officer, 'resubmit')).status).toBe(200);
  expect(await statusOf(ofOffice, 'seller')).toBe('AsInApproval');
});

test('a closed sheet is opened again with a reason, by a second person, and not while pay has taken it', async () => {
  const closingId = await closed('seller');
  const id = (await sheets(closingId))[partyId('seller')]?.sheetId;
  const decideOn = (by: Actor, opens = true) => call(by, 'POST', `/closing/sheet/${id}/reopen/decide`, { opens });
  expect(codeOf(await decideOn(second))).toBe('notAsked');
  expect((await call(officer, 'POST', `/closing/sheet/${id}/reopen`, { reason: 'wrong device' })).status).toBe(200);
  expect(codeOf(await decideOn(officer))).toBe('samePerson');
  expect((await decideOn(second)).body).toEqual({ status: 'AsReopened' });
  expect(await rowsOf(closingId)).toHaveLength(2);
  expect(await pay('seller')).toEqual({});
});

test('a reopening waits for whoever closes another month, before it holds the sheet', async () => {
  const closingId = await closed('seller');
  const id = (await sheets(closingId))[partyId('seller')]?.sheetId;
  await call(officer, 'POST', `/closing/sheet/${id}/reopen`, { reason: 'wrong device' });
  const opening = await write(async (tx) => {
    await waitForCounting(tx, company);
    const decided = call(second, 'POST', `/closing/sheet/${id}/reopen/decide`, { opens: true });
    await untilWaiting(bed.database.owner, 1);
    await tx.run(sql`select from attendance_sheet where attendance_sheet_id = ${id}::uuid for update nowait`);
    return { decided };
  });
  expect((await opening.decided).body).toEqual({ status: 'AsReopened' });
});

test('nobody sees or moves what is out of reach, confirms for others or decides on themselves', async () => {
  await lay([...month('seller'), ...month('hrOfficer')]);
  const closingId = await drafted(['seller', 'hrOfficer']);
  await act(closingId, 'calculate');
  await act(closingId, 'send', { toStaff: true });
  const { sheetId } = await ownSheet(seller);
  const of = (who: Actor, name: PersonName) => call(who, 'GET', `/sheet?periodId=${periodId}&partyId=${partyId(name)}`);
  expect([(await of(colleague, 'seller')).status, (await of(director, 'seller')).status, (await of(elsewhere, 'seller')).status]).toEqual([404, 404, 404]);
  expect([(await of(salesHead, 'seller')).status, (await of(officer, 'seller')).status]).toEqual([200, 200]);
  expect((await call(colleague, 'POST', `/sheet/${sheetId}/confirm`)).status).toBe(404);
  expect((await call(officer, 'POST', `/sheet/${sheetId}/confirm`)).status).toBe(403);
  expect((await call(elsewhere, 'GET', `/closing/${closingId}`)).status).toBe(404);
  expect((await act(closingId, 'submit', undefined, elsewhere)).status).toBe(404);
  expect((await act(closingId, 'submit', undefined, salesHead)).status).toBe(403);
  const own = (await sheets(closingId))[partyId('hrOfficer')]?.sheetId;
  expect(codeOf(await call(officer, 'POST', `/closing/sheet/${own}/answer`, { answer: 'mine' }))).toBe('ownSheet');
  const { count } = await reading(bed.database.pool, actor, (db) =>
    db.one<{ count: number }>(sql`select count(*)::int as count from attendance_sheet where status_id = 'AsChecking'`),
  );
  expect(count).toBe(2);
});
