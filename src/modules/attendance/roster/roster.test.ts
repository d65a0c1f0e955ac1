/** Calendars, shifts, programmes and the roster by their calls: what is laid is planned, what is refused, and who reaches it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarRegister } from '#platform/calendar/work-calendar/work-calendar.contract.ts';
import { routes as workCalendarRoutes } from '#platform/calendar/work-calendar/work-calendar.routes.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { programmeErrors } from '../programmes/programmes.errors.ts';
import programmeMessages from '../programmes/programmes.messages.fa.ts';
import { routes as programmeRoutes } from '../programmes/programmes.routes.ts';
import { shiftErrors } from '../shifts/shifts.errors.ts';
import shiftMessages from '../shifts/shifts.messages.fa.ts';
import { routes as shiftRoutes } from '../shifts/shifts.routes.ts';
import { rosterErrors } from './roster.errors.ts';
import messages from './roster.messages.fa.ts';
import { routes } from './roster.routes.ts';

const PATH = '/rest/s1/functionalManagement';
const SATURDAY = '2026-05-09';
const span = `from=${SATURDAY}&thru=2026-05-15`;
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');

let bed: Mounted;
let calendarId: string;
const post = (path: string, body: object, actor = officer) => bed.call(actor, 'POST', `${PATH}/${path}`, body);
const made = async (path: string, body: object): Promise<string> => (await post(path, body)).body.id;
const roster = async (actor = officer, more = '') => (await bed.call(actor, 'GET', `${PATH}/roster?${span}${more}`)).body;
const rowOf = async (name: 'seller' | 'colleague') => (await roster()).people.find((one: { partyId: string }) => one.partyId === partyId(name));
const codeOf = ({ body }: Awaited<ReturnType<typeof post>>) => body.errorCode?.split('.').at(-1);
const shift = (code: string, over: object = {}) => ({ shiftCode: code, title: code, shiftClass: 'morning', colour: 'blue', statusId: 'SWSActive', ...over });
const line = (workShiftId: string, over: object = {}) => ({ workShiftId, lineKind: 'ShlWork', dayOffset: '0', fromMinute: 480, minutes: 480, floating: 0, ...over });
const programme = (over: object) => ({ workCalendarId: calendarId, title: 'p', priority: 10, holidays: 'around', forAll: 'Y', ...over });

let day: string;
let night: string;
let crew: string;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/attendance/roster', routes, messages, errors: [rosterErrors] },
    { slice: 'modules/attendance/shifts', routes: shiftRoutes, messages: shiftMessages, errors: [shiftErrors] },
    { slice: 'modules/attendance/programmes', routes: programmeRoutes, messages: programmeMessages, errors: [programmeErrors] },
    { slice: 'platform/calendar/work-calendar', routes: workCalendarRoutes, messages: {} },
  );
  await layOrganisation(bed.database.owner);
  calendarId = (await bed.call(officer, 'GET', calendarRegister.list.path)).body.rows[0].workCalendarId;
  [day, night] = [await made('shift', shift('D')), await made('shift', shift('X', { shiftClass: 'night' }))];
  await post('shiftLine', line(day, { floating: 30 }));
  await post('shiftLine', line(night, { fromMinute: 1_320 }));
  crew = await made('shiftProgramme', programme({ programmeType: 'CShTRotat', rotationFrom: SATURDAY, forAll: 'N', holidays: 'through' }));
  await post('shiftTurn', { shiftProgrammeId: crew, sequence: 1, workShiftId: night, days: 1 });
  await post('shiftTurn', { shiftProgrammeId: crew, sequence: 2, days: 2 });
  const weekdays = JSON.stringify(['WdSaturday', 'WdSunday', 'WdMonday', 'WdTuesday', 'WdWednesday']);
  await post('shiftProgramme', programme({ programmeType: 'CShTWeek', priority: 20, workShiftId: day, weekdayEnumIds: weekdays, fromDate: SATURDAY }));
});
afterAll(() => bed.close());

test('lines that meet by floating, breaks outside and a shift in use are refused', async () => {
  expect(codeOf(await post('shiftLine', line(day, { fromMinute: 980, minutes: 60 })))).toBe('linesOverlap');
  expect(codeOf(await post('shiftLine', line(day, { lineKind: 'ShlBreak', fromMinute: 1_200, minutes: 10 })))).toBe('breakOutside');
  expect(codeOf(await bed.call(officer, 'DELETE', `${PATH}/shift/${day}`))).toBe('inProgramme');
  expect(codeOf(await post('shiftProgramme', programme({ programmeType: 'CShTWeek', workShiftId: day, weekdayEnumIds: '["WdFriday"]' })))).toBe('priorityTaken');
  expect((await post('shiftTurn', { shiftProgrammeId: crew, sequence: 3, workShiftId: crew, days: 1 })).body.fields).toHaveProperty('workShiftId');
});

test('the year of a calendar is drawn in its shifts, for a crew in its own; another company has none of it', async () => {
  const year = (more: string, actor = officer) => bed.call(actor, 'GET', `${PATH}/shiftYear?year=1405&workCalendarId=${calendarId}${more}`);
  const { workMinutes, days, shifts } = (await year('')).body;
  // 1405/02/19 is the 50th day; before it the week of the calendar counts
  expect([workMinutes.slice(47, 51), days.slice(47, 51), shifts]).toEqual([[240, 0, 480, 480], [null, null, 0, 0], [{ workShiftId: day, title: 'D', colour: 'blue' }]]);
  expect((await year(`&shiftProgrammeId=${crew}`)).body.workMinutes.slice(49, 56)).toEqual([480, 0, 0, 480, 0, 0, 480]);
  expect((await year('', elsewhere)).status).toBe(404);
});

test('people are put on a crew from a day on, single days stand in place of it and are taken back', async () => {
  expect((await rowOf('seller')).minutes).toEqual([480, 480, 480, 480, 480, 0, 0]);
  const put = { partyIds: [partyId('seller')], workCalendarId: calendarId, shiftProgrammeId: crew, fromDate: '2026-05-10' };
  expect((await post('roster/assign', put)).body).toEqual({ assigned: 1 });
  expect((await rowOf('seller')).crewTitle).toBeNull();
  const cell = { partyId: partyId('colleague'), date: SATURDAY };
  expect(
    (
      await post('roster/days', {
        cells: [
          { ...cell, workShiftId: null },
          { ...cell, date: '2026-05-14', workShiftId: night },
        ],
      })
    ).body,
  ).toEqual({ written: 2, removed: 0 });
  expect(await rowOf('colleague')).toMatchObject({ minutes: [0, 480, 480, 480, 480, 480, 0], own: [0, 5] });
  const marked = async () =>
    (await bed.database.owner.query(`select distinct day::text as day from attendance_mark where party_id = $1 order by day`, [partyId('colleague')])).rows.map(
      ({ day: one }) => one,
    );
  expect(await marked()).toEqual([SATURDAY, '2026-05-14']);
  await bed.database.owner.query('delete from attendance_mark');
  expect((await post('roster/days', { cells: [cell] })).body).toEqual({ written: 0, removed: 1 });
  expect(await marked()).toEqual([SATURDAY]);
  expect((await rowOf('colleague')).own).toEqual([5]);
});

test('nobody writes their own roster; of people and shifts out of reach nothing is written', async () => {
  const write = (cells: object[], actor = officer) => post('roster/days', { cells }, actor);
  expect(codeOf(await write([{ partyId: partyId('hrOfficer'), date: SATURDAY, workShiftId: null }]))).toBe('ownRoster');
  expect(codeOf(await write([{ partyId: partyId('seller'), date: SATURDAY, workShiftId: crew }]))).toBe('unknownShift');
  expect(codeOf(await write([{ partyId: partyId('seller'), date: SATURDAY, workShiftId: null }], elsewhere))).toBe('notEmployed');
  expect(codeOf(await write([{ partyId: partyId('worker'), date: SATURDAY, workShiftId: null }]))).toBe('notEmployed');
  expect(codeOf(await post('roster/assign', { partyIds: [partyId('worker')], workCalendarId: calendarId, shiftProgrammeId: null, fromDate: SATURDAY }))).toBe('notEmployed');
  const seen = await roster(elsewhere);
  expect(seen.people.some((one: { partyId: string }) => one.partyId === partyId('seller'))).toBe(false);
  expect(companyId('holding')).not.toBe(companyId('subsidiary'));
});

test('the usual calendars are laid once, with the hours of the law', async () => {
  expect((await post('usualCalendars', { from: SATURDAY })).body).toEqual({ added: 4 });
  expect((await post('usualCalendars', { from: SATURDAY })).body).toEqual({ added: 0 });
  const { calendars, crews } = (await bed.call(officer, 'GET', `${PATH}/shiftChoices`)).body;
  const crewsOf = (id: string) => crews.filter((one: { workCalendarId: string }) => one.workCalendarId === id);
  const week = async (id: string, more = ''): Promise<number> => {
    const { workMinutes } = (await bed.call(officer, 'GET', `${PATH}/shiftYear?year=1405&workCalendarId=${id}${more}`)).body;
    return workMinutes.slice(49, 56).reduce((sum: number, one: number) => sum + one, 0);
  };
  const own = calendars.filter((one: { isDefault: boolean }) => !one.isDefault);
  const plain = own.filter((one: { workCalendarId: string }) => crewsOf(one.workCalendarId).length === 0);
  expect(await Promise.all(plain.map((one: { workCalendarId: string }) => week(one.workCalendarId)))).toEqual([2_640, 2_640]);
  const rotating = own.flatMap((one: { workCalendarId: string }) =>
    crewsOf(one.workCalendarId).map((crewOf: { shiftProgrammeId: string }) => week(one.workCalendarId, `&shiftProgrammeId=${crewOf.shiftProgrammeId}`)),
  );
  expect((await Promise.all(rotating)).toSorted((a, b) => a - b)).toEqual([2_640, 2_640, 2_640, 2_880, 2_880, 4_320]);
});
