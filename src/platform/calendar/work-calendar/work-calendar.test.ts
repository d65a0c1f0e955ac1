import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import calendarMessages from '../calendar.messages.fa.ts';
import { routes as calendarRoutes } from '../calendar.routes.ts';
import { workCalendarErrors } from './work-calendar.errors.ts';
import messages from './work-calendar.messages.fa.ts';
import { routes } from './work-calendar.routes.ts';
import { weekdays } from './work-calendar.table.ts';
import { LAW_WEEK } from './work-week.rules.ts';

let testBed: Mounted;
const admin = actorIn('administrator', 'administrator');
const officer = actorIn('hrOfficer', 'director');
const other = actorIn('hrOfficer', 'worker');
const employee = actorIn('employee', 'seller');
const call = (actor: typeof officer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => testBed.call(actor, method, `/rest/s1/hcm/calendar${path}`, body);
const run = (text: string, values: unknown[] = []) => testBed.database.owner.query(text, values);
const day = async (date: string, actor = employee) => (await call(actor, 'GET', `?from=${date}&to=${date}`)).body.days[0];
/** What the audit says of the last write. */
const lastEntry = async () => (await run('select entity, action, record_id as id, company_id as company from audit_entry order by audit_id desc limit 1')).rows[0];

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'platform/calendar', routes: calendarRoutes, messages: calendarMessages },
    { slice: 'platform/calendar/work-calendar', routes, messages, errors: [workCalendarErrors] },
    { slice: 'platform/reference-data/register', routes: [], messages: registerMessages, errors: [registerErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await run('delete from lunar_month');
  await run('delete from special_day');
});

const ownCalendar = async (actor = officer) => (await call(actor, 'GET', '/workCalendar')).body.rows[0];
const week = (workCalendarId: string, over: object = {}) => ({
  workCalendarId,
  fromDate: '2026-09-23',
  thruDate: null,
  ...Object.fromEntries(weekdays.map((weekday, at) => [weekday, at < 5 ? 528 : 0])),
  ...over,
});

describe('work calendars', () => {
  test('a company begins with the week of the labour law; the migration and the rules say the same', async () => {
    expect(await ownCalendar()).toMatchObject({ calendarCode: 'MAIN', isDefault: 'Y', optionIndicator: 'Y' });
    const { rows } = (await call(officer, 'GET', `/workWeek?workCalendarId=${(await ownCalendar()).workCalendarId}`)).body;
    expect(rows).toHaveLength(1);
    expect([weekdays.map((weekday) => rows[0][weekday]), rows[0].weekMinutes]).toEqual([LAW_WEEK, 2_640]);
    // a Wednesday, a Thursday, a Friday, and 22 Bahman
    expect(await Promise.all(['2026-11-25', '2026-11-26', '2026-11-27', '2027-02-11'].map(async (date) => (await day(date)).workMinutes))).toEqual([480, 240, 0, 0]);
  });

  test('weeks follow one another, one that overlaps is refused at its field', async () => {
    const { workCalendarId } = await ownCalendar();
    const [first] = (await call(officer, 'GET', `/workWeek?workCalendarId=${workCalendarId}`)).body.rows;
    const refused = (await call(officer, 'POST', '/workWeek', week(workCalendarId))).body;
    expect([refused.errorCode, refused.fields.fromDate]).toEqual(['platform/calendar/work-calendar.overlap', messages.errors.overlap]);
    const { workWeekId, isSystem, optionIndicator, weekMinutes, rowVersion, ...stored } = first;
    expect((await call(officer, 'PUT', `/workWeek/${workWeekId}`, { ...stored, thruDate: '2020-01-01', rowVersion })).body.fields).toEqual({ thruDate: messages.thruBefore });
    expect((await call(officer, 'PUT', `/workWeek/${workWeekId}`, { ...stored, thruDate: '2026-09-22', rowVersion })).status).toBe(200);
    expect((await call(officer, 'POST', '/workWeek', week(workCalendarId, Object.fromEntries(weekdays.map((one) => [one, 0]))))).body.fields).toEqual({
      saturday: messages.noWork,
    });
    const { id } = (await call(officer, 'POST', '/workWeek', week(workCalendarId))).body;
    expect(await lastEntry()).toEqual({ entity: 'WorkWeek', action: 'create', id, company: companyId('holding') });
    // Thursdays before and after the day it begins
    expect([(await day('2026-09-17')).workMinutes, (await day('2026-11-26')).workMinutes, (await day('2026-11-25')).workMinutes]).toEqual([240, 0, 528]);
    expect((await day('2026-11-26', actorIn('employee', 'worker'))).workMinutes).toBe(240);
    expect((await call(officer, 'DELETE', `/workWeek/${id}`)).status).toBe(200);
    expect((await day('2026-11-26')).workMinutes).toBe(240);
  });

  test('one default calendar: another takes its place, it is neither given up nor removed nor made inactive', async () => {
    const first = await ownCalendar();
    const { id } = (await call(officer, 'POST', '/workCalendar', { calendarCode: 'SHIFT', title: 'shift', isDefault: null })).body;
    expect((await call(officer, 'POST', '/workCalendar', { calendarCode: 'shift', title: 'again' })).body.fields).toHaveProperty('calendarCode');
    await call(officer, 'POST', '/workWeek', week(id, { fromDate: '2021-03-21', friday: 600 }));
    expect((await day('2026-11-27')).workMinutes).toBe(0);
    expect((await call(officer, 'PUT', `/workCalendar/${id}`, { calendarCode: 'SHIFT', title: 'shift', isDefault: 'Y', rowVersion: 1 })).status).toBe(200);
    expect((await day('2026-11-27')).workMinutes).toBe(600);
    expect((await call(officer, 'GET', '/workCalendar')).body.rows.map(({ isDefault }: { isDefault: string }) => isDefault)).toEqual(['Y', 'N']);
    const body = { calendarCode: 'SHIFT', title: 'shift', isDefault: 'N', rowVersion: 2 };
    expect((await call(officer, 'PUT', `/workCalendar/${id}`, body)).body.fields).toEqual({ isDefault: messages.errors.defaultKept });
    expect((await call(officer, 'PUT', `/workCalendar/${id}/active`, { optionIndicator: 'N', rowVersion: 2 })).body.messages).toBe(messages.errors.defaultInactive);
    expect((await call(officer, 'DELETE', `/workCalendar/${id}`)).body.messages).toBe(messages.errors.defaultRemoved);
    const back = { calendarCode: 'MAIN', title: first.title, isDefault: 'Y', rowVersion: (await call(officer, 'GET', '/workCalendar?searchValue=MAIN')).body.rows[0].rowVersion };
    expect((await call(officer, 'PUT', `/workCalendar/${first.workCalendarId}`, back)).status).toBe(200);
    // with its weeks
    expect((await call(officer, 'DELETE', `/workCalendar/${id}`)).status).toBe(200);
    expect((await run('select from work_week where work_calendar_id = $1', [id])).rowCount).toBe(0);
  });

  test('another company is neither read nor changed', async () => {
    const [own, foreign] = [await ownCalendar(), await ownCalendar(other)];
    expect(foreign.workCalendarId).not.toBe(own.workCalendarId);
    expect((await call(other, 'GET', '/workCalendar')).body.count).toBe(1);
    expect((await call(other, 'GET', `/workWeek?workCalendarId=${own.workCalendarId}`)).body.rows).toEqual([]);
    expect((await call(other, 'PUT', `/workCalendar/${own.workCalendarId}`, { calendarCode: 'MINE', title: 'mine', isDefault: 'Y', rowVersion: own.rowVersion })).status).toBe(404);
    expect((await call(other, 'DELETE', `/workCalendar/${own.workCalendarId}`)).status).toBe(404);
    expect((await call(other, 'POST', '/workWeek', week(own.workCalendarId, { fromDate: '2020-01-01', thruDate: '2020-02-01' }))).body.fields).toHaveProperty('workCalendarId');
  });
});

describe('added and lifted holidays', () => {
  const closure = { date: '2026-11-25', kind: 'SdOff', title: 'cold', reason: 'decree 12', forAll: null };

  test('count in the own company at once, and no more when they are made inactive or removed', async () => {
    expect(await day('2026-11-25')).toMatchObject({ isHoliday: false, workMinutes: 480 });
    const { id } = (await call(officer, 'POST', '/specialDay', closure)).body;
    expect(await day('2026-11-25')).toMatchObject({ isHoliday: true, workMinutes: 0 });
    expect((await call(employee, 'GET', '/holidays?from=2026-11-22&limit=1')).body.holidays).toEqual([{ date: '2026-11-25', titles: ['cold'], isForetold: false }]);
    expect((await day('2026-11-25', actorIn('employee', 'worker'))).isHoliday).toBe(false);
    expect((await call(officer, 'POST', '/specialDay', { ...closure, title: 'again' })).body.fields).toHaveProperty('date');
    expect((await call(officer, 'PUT', `/specialDay/${id}`, { ...closure, kind: 'SdHalf', rowVersion: 1 })).status).toBe(200);
    expect(await day('2026-11-25')).toMatchObject({ isHoliday: false, workMinutes: 240 });
    await call(officer, 'PUT', `/specialDay/${id}/active`, { optionIndicator: 'N', rowVersion: 2 });
    expect((await day('2026-11-25')).workMinutes).toBe(480);
    await call(officer, 'PUT', `/specialDay/${id}/active`, { optionIndicator: 'Y', rowVersion: 3 });
    expect((await call(officer, 'DELETE', `/specialDay/${id}`)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ entity: 'SpecialDay', action: 'delete', id });
    expect((await day('2026-11-25')).workMinutes).toBe(480);
  });

  test('for all companies only by who reaches all; a company may say otherwise for itself', async () => {
    expect((await call(officer, 'POST', '/specialDay', { ...closure, forAll: 'Y' })).body.fields).toEqual({ forAll: messages.errors.nationalDay });
    const { id } = (await call(admin, 'POST', '/specialDay', { ...closure, forAll: 'Y' })).body;
    expect((await call(officer, 'PUT', `/specialDay/${id}`, { ...closure, forAll: 'N', rowVersion: 1 })).status).toBe(403);
    expect((await call(officer, 'DELETE', `/specialDay/${id}`)).status).toBe(403);
    const worker = actorIn('employee', 'worker');
    expect((await day('2026-11-25', worker)).workMinutes).toBe(0);
    expect((await call(other, 'POST', '/specialDay', { ...closure, kind: 'SdWork', title: 'works on' })).status).toBe(201);
    expect(await day('2026-11-25', worker)).toMatchObject({ isHoliday: false, workMinutes: 480 });
    expect((await day('2026-11-25')).workMinutes).toBe(0);
  });

  test('the list of a year holds them among the official ones, and leaves as a file', async () => {
    await call(officer, 'POST', '/specialDay', closure);
    await call(officer, 'POST', '/specialDay', { ...closure, date: '2027-02-11', kind: 'SdWork', title: 'works on' });
    const { rows, count } = (await call(officer, 'GET', '/holidayList?year=1405')).body;
    const of = (date: string) => rows.find((row: { date: string }) => row.date === date);
    expect([count, of('2026-11-25').kind, of('2027-02-11').kind, of('2026-03-21').kind, of('2026-12-23').kind]).toEqual([27, 'SdOff', 'SdWork', 'SdOfficial', 'SdForetold']);
    expect(of('2026-11-25')).toMatchObject({ title: 'cold', reason: 'decree 12' });
    expect((await call(officer, 'GET', '/holidayList?year=1405&searchValue=decree')).body.count).toBe(2);
    const file = await testBed.file(officer, '/rest/s1/hcm/calendar/holidayList/export?year=1405&format=csv');
    expect(file.bytes.toString('utf8').trim().split('\n')).toHaveLength(count + 1);
    const { workMinutes, holidays } = (await call(employee, 'GET', '/year?year=1405')).body;
    expect([workMinutes.length, holidays.length]).toEqual([365, 26]);
  });
});

describe('lunar months', () => {
  const months = async (actor = admin) => (await call(actor, 'GET', '/lunarMonths')).body;
  const enter = (month: string, startDate: string, rowVersion = 0, actor = admin) => call(actor, 'PUT', `/lunarMonths/${month}`, { startDate, source: 'sighting', rowVersion });
  const row = async (year: number, month: number) => (await months()).months.find((one: { year: number; month: number }) => one.year === year && one.month === month);

  test('three years of them, published up to the end of the data set, foretold after it', async () => {
    const { months: all, reachesAll } = await months();
    expect([all.length, reachesAll, (await months(officer)).reachesAll]).toEqual([37, true, false]);
    expect([await row(1447, 10), await row(1448, 1)]).toMatchObject([
      { state: 'published', startDate: '2026-03-21', rowVersion: 0 },
      { state: 'foretold', startDate: '2026-06-16' },
    ]);
  });

  test('an entered start is kept, moves the holidays of its month, and can be taken back', async () => {
    // Fatima's day, 3 Jumada II 1448
    const before = await row(1448, 6);
    const later = addDays(before.startDate, 1);
    const holiday = async () => (await call(employee, 'GET', `/holidays?from=${before.startDate}&limit=1`)).body.holidays[0].date;
    const first = await holiday();
    // no further than a day from where it is foretold
    expect((await enter('1448-6', addDays(later, 1))).body.fields).toEqual({
      startDate: messages.errors.monthLength({ from: formatJalaliFa(addDays(before.startDate, -1)), to: formatJalaliFa(later) }),
    });
    expect((await enter('1448-6', later)).body).toEqual({ rowVersion: 1 });
    expect(await lastEntry()).toMatchObject({ entity: 'LunarMonth', action: 'create', id: '1448-6' });
    expect(await row(1448, 6)).toMatchObject({ state: 'entered', startDate: later, source: 'sighting', rowVersion: 1 });
    expect(Date.parse(await holiday()) - Date.parse(first)).toBe(86_400_000);
    // the same again with the version one has not seen
    expect((await enter('1448-6', later)).body).toMatchObject({ errorCode: 'platform/calendar/work-calendar.stale', data: { startDate: later, rowVersion: 1 } });
    expect((await enter('1448-6', later, 1)).body).toEqual({ rowVersion: 2 });
    expect((await call(admin, 'DELETE', '/lunarMonths/1448-6?rowVersion=1')).body).toMatchObject({ errorCode: 'platform/calendar/work-calendar.stale', data: { rowVersion: 2 } });
    expect((await call(admin, 'DELETE', '/lunarMonths/1448-6?rowVersion=2')).status).toBe(200);
    expect([(await row(1448, 6)).startDate, await holiday()]).toEqual([before.startDate, first]);
    expect((await call(admin, 'DELETE', '/lunarMonths/1448-6')).status).toBe(404);
  });

  test('a start that no month of 29 or 30 days allows is refused with the days that are', async () => {
    // 1447/11 after 2026-03-21
    for (const date of ['2026-04-18', '2026-04-21'])
      expect((await enter('1447-11', date)).body.fields).toEqual({
        startDate: messages.errors.monthLength({ from: formatJalaliFa('2026-04-19'), to: formatJalaliFa('2026-04-20') }),
      });
    expect((await enter('1447-11', '2026-04-20')).status).toBe(200);
    // now the published month before it may only start 29 or 30 days earlier
    expect((await enter('1447-10', '2026-03-20')).body.fields).toHaveProperty('startDate');
    expect((await enter('1447-10', '2026-03-22')).body.fields).toHaveProperty('startDate');
    expect((await enter('1600-1', '2026-03-22')).status).toBe(404);
  });

  test('a published month is corrected, and the correction stays while another stands on it', async () => {
    expect((await enter('1447-10', '2026-03-20')).status).toBe(200);
    expect((await day('2026-03-20')).isHoliday).toBe(true);
    expect((await enter('1447-11', '2026-04-18')).status).toBe(200);
    expect((await call(admin, 'DELETE', '/lunarMonths/1447-10')).body.messages).toBe(messages.errors.monthNeeded);
    await call(admin, 'DELETE', '/lunarMonths/1447-11');
    expect((await call(admin, 'DELETE', '/lunarMonths/1447-10')).status).toBe(200);
  });

  test('they are facts of the country: who reaches one company only looks', async () => {
    expect((await enter('1448-1', '2026-06-17', 0, officer)).body.messages).toBe(messages.errors.nationalMonth);
    expect((await call(officer, 'DELETE', '/lunarMonths/1448-1')).status).toBe(403);
    expect((await enter('1448-1', '2026-06-17', 0, employee)).status).toBe(403);
    expect((await call(employee, 'GET', '/lunarMonths')).status).toBe(403);
  });
});

test('who has no key of the page sees days and no editor', async () => {
  for (const path of ['/workCalendar', '/workWeek', '/specialDay', '/holidayList?year=1405']) expect((await call(employee, 'GET', path)).status).toBe(403);
  for (const path of ['/workCalendar', '/workWeek', '/specialDay']) expect((await call(employee, 'POST', path, {})).status).toBe(403);
  expect((await call(employee, 'GET', '/year?year=1405')).status).toBe(200);
});

test('what runs as the owner takes no temporary table for one of the registry: its triggers would run as the owner too', async () => {
  const client = await testBed.database.pool.connect();
  const founded = '00000000-0000-7000-8000-0000000000aa';
  try {
    await client.query('begin read write');
    for (const table of ['work_calendar', 'work_week', 'reference_version', 'telecom_number'])
      await client.query(`create temp table ${table} as select * from public.${table} where false; grant all on ${table} to public`);
    await client.query(`insert into reference_version values (true, 1); insert into telecom_number (contact_mech_purpose_id) values ('nobody names it')`);
    await client.query(`select set_config('app.companies', '{${founded}}', true)`);
    await client.query(`insert into party (party_id, party_type_enum_id, company_id) values ('${founded}', 'PtyOrganization', '${founded}')`);
    await client.query(`insert into company (company_id, pseudo_id, organization_name) values ('${founded}', 'new', 'new')`);
    const { rows } = await client.query(`
      select (select count(*)::int from work_calendar) as calendars, (select count(*)::int from work_week) as weeks, (select version::int from reference_version) as version,
        reference_id_used('nobody names it') as used, (select count(*)::int from public.work_week where company_id = '${founded}') as laid`);
    expect(rows).toEqual([{ calendars: 0, weeks: 0, version: 1, used: null, laid: 1 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
