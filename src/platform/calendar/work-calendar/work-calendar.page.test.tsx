import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toIso } from '#kernel/jalali/jalali.ts';
import SystemBaseDataPage from '#modules/administration/system-base-data/system-base-data.page.tsx';
import { systemBaseDataScreen } from '#modules/administration/system-base-data/system-base-data.screen.ts';
import editor from '#platform/reference-data/register/register-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import calendarWords from '../calendar.messages.fa.ts';
import words from './work-calendar.messages.fa.ts';
import messages from './work-calendar-page.messages.fa.ts';

const PAGE = 'systemBaseData/systemBaseData';
const PATH = '/rest/s1/hcm/calendar';
const page = <R,>(rows: readonly R[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 8), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const meta = { optionIndicator: 'Y', isSystem: 'N', rowVersion: 1 };
const calendar = { workCalendarId: 'c1', calendarCode: 'MAIN', title: 'Main', isDefault: 'Y', ...meta };
const special = { specialDayId: 's1', date: '2026-11-25', kind: 'SdOff', title: 'Cold', reason: 'decree', forAll: 'N', year: 1405, ...meta };
const months = [
  { year: 1448, month: 6, startDate: '2026-11-11', length: 30, state: 'entered', source: 'seen', rowVersion: 2 },
  { year: 1448, month: 7, startDate: '2026-12-11', length: 29, state: 'foretold', source: null, rowVersion: 0 },
];
// Fridays off, Thursdays short; 1405/01/01 is a Saturday
const workMinutes = Array.from({ length: 365 }, (_, at) => [480, 480, 480, 480, 480, 240, 0][at % 7]);
const year = { workMinutes, holidays: [{ date: '2026-06-25', titles: ['Ashura'], isForetold: true }] };
const month = (row: (typeof months)[number]) => `${calendarWords.lunarMonths[row.month - 1]} \u06f1\u06f4\u06f4\u06f8`;

const open = (section: string, held: readonly string[], over: object = {}) =>
  openPage({
    page: SystemBaseDataPage,
    screen: systemBaseDataScreen,
    at: `/systemBaseData?tab=calendar&of=${section}`,
    permissions: held.map((key) => `${PAGE}/${key}`),
    answers: {
      [`GET ${PATH}/year`]: () => year,
      [`GET ${PATH}/holidayList`]: () => page([{ date: '2026-06-25', weekday: 'Thursday', title: 'Ashura', kind: 'SdForetold', lunar: '10', reason: null }]),
      [`GET ${PATH}/specialDay`]: () => page([special]),
      [`POST ${PATH}/specialDay`]: () => ({ id: 's2', rowVersion: 1 }),
      [`GET ${PATH}/workCalendar`]: () => page([calendar]),
      [`GET ${PATH}/workWeek`]: () => page([]),
      [`POST ${PATH}/workWeek`]: () => ({ id: 'w1', rowVersion: 1 }),
      [`GET ${PATH}/lunarMonths`]: () => ({ months, reachesAll: true }),
      [`DELETE ${PATH}/lunarMonths/1448-6`]: () => ({ removed: true }),
      ...over,
    },
  });

test('a year at a glance: working days of each month, holidays named, those that rest on the moon said to be foretold', async () => {
  const { asked } = await open('year', ['observe']);
  const khordad = await screen.findByRole('table', { name: /\u062e\u0631\u062f\u0627\u062f/ });
  expect(screen.getAllByRole('table').filter((one) => one.querySelector('caption'))).toHaveLength(12);
  expect(within(khordad).getAllByText('\u06f3\u06f1')).toHaveLength(1);
  const tir = screen.getByRole('table', { name: /^\u062a\u06cc\u0631/ });
  expect(within(tir).getByText(messages.foretold('Ashura'))).toBeTruthy();
  expect(asked(`GET ${PATH}/year`)[0]?.query.get('year')).toBe('1405');
  await waitFor(() => expect(asked(`GET ${PATH}/holidayList`)[0]?.query.get('year')).toBe('1405'));
});

test('who may only look gets neither forms nor buttons', async () => {
  await open('special', ['observe']);
  expect(await screen.findByText('Cold')).toBeTruthy();
  expect(screen.queryByRole('button', { name: editor.addLabel })).toBeNull();
});

test('an added holiday carries the year of its day', async () => {
  const { user, asked } = await open('special', ['observe', 'add']);
  await user.click(await screen.findByRole('button', { name: editor.addLabel }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${words.date}`) }), '14050905');
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${words.dayTitle}`) }), 'Dust');
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${words.reason}`) }), 'decree');
  await user.click(screen.getAllByRole('button', { name: editor.addLabel }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(asked(`POST ${PATH}/specialDay`)[0]?.body).toEqual({
      date: toIso({ year: 1405, month: 9, day: 5 }),
      kind: 'SdOff',
      title: 'Dust',
      reason: 'decree',
      forAll: 'N',
      year: 1405,
    }),
  );
});

test('a new week begins with that of the labour law and belongs to the calendar that is shown', async () => {
  const { user, asked } = await open('weeks', ['observe', 'add']);
  expect(await screen.findByRole('heading', { name: messages.weeksOf('Main') })).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: editor.addLabel })).at(-1) as HTMLElement);
  expect(screen.getByText(words.weekSum('\u06f4\u06f4'))).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${words.fromDate}`) }), '14050701');
  await user.click(screen.getAllByRole('button', { name: editor.addLabel }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(asked(`POST ${PATH}/workWeek`)[0]?.body).toMatchObject({ workCalendarId: 'c1', fromDate: '2026-09-23', thruDate: null, saturday: 480, thursday: 240, friday: 0 }),
  );
});

test('the start of a foretold month is entered; what the server refuses stands at the field', async () => {
  const sentence = 'from 20 to 21';
  const { user, asked } = await open('lunar', ['observe', 'edit'], {
    [`PUT ${PATH}/lunarMonths/1448-7`]: () => refusal(400, 'platform/calendar/work-calendar.monthLength', { fields: { startDate: sentence } }),
  });
  const foretold = months[1] as (typeof months)[number];
  await user.click(await screen.findByRole('button', { name: messages.enterOf(month(foretold)) }));
  const sheet = await screen.findByRole('dialog', { name: messages.enterOf(month(foretold)) });
  await user.type(within(sheet).getAllByRole('textbox').at(-1) as HTMLElement, 'sighting');
  await user.click(within(sheet).getByRole('button', { name: messages.save }));
  expect(await within(sheet).findByText(sentence)).toBeTruthy();
  expect(asked(`PUT ${PATH}/lunarMonths/1448-7`)[0]?.body).toEqual({ startDate: '2026-12-11', source: 'sighting', rowVersion: 0 });
  expect(screen.queryByRole('button', { name: messages.dropOf(month(foretold)) })).toBeNull();
});

test('an entered start is taken back after a question; who does not reach all companies has no buttons', async () => {
  const entered = months[0] as (typeof months)[number];
  const { user, asked } = await open('lunar', ['observe', 'edit', 'delete']);
  await user.click(await screen.findByRole('button', { name: messages.dropOf(month(entered)) }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.drop }));
  await waitFor(() => expect(asked(`DELETE ${PATH}/lunarMonths/1448-6`)).toHaveLength(1));
  expect(asked(`DELETE ${PATH}/lunarMonths/1448-6`)[0]?.query.get('rowVersion')).toBe('2');
});

test('who does not reach every company only reads the months', async () => {
  await open('lunar', ['observe', 'edit', 'delete'], { [`GET ${PATH}/lunarMonths`]: () => ({ months, reachesAll: false }) });
  expect(await screen.findByText(messages.states.foretold)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.enterOf(month(months[1] as (typeof months)[number])) })).toBeNull();
});
