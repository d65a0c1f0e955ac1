import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import formWords from '#kernel/form/form.messages.fa.ts';
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { MANAGE, OWN } from '#modules/attendance/leave/leave.contract.ts';
import words from '#modules/attendance/leave/leave-page.messages.fa.ts';
import requestWords from '#platform/requests/requests-page.messages.fa.ts';
import { openPage, ownPartyId, refusal } from '#testing/open-page.tsx';
import { today } from '#ui/format/today.ts';
import PerformanceProfilePage from './performance-profile.page.tsx';
import { performanceProfileScreen } from './performance-profile.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const LEAVE = '/rest/s1/hcm/leave';
const { year, month } = toJalali(today());
const first = toIso({ year, month, day: 1 });

const balance = {
  jalaliYear: year,
  dayMinutes: 440,
  earned: 4400,
  yearEntitlement: 11_440,
  carriedIn: 0,
  corrected: 880,
  used: 440,
  held: 220,
  available: 4620,
  atYearEnd: 11_660,
  wouldLapse: 7700,
  lines: [
    { key: 'a', day: first, kind: 'LmAccrual', minutes: 4400, balance: 4400, requestId: null, reason: null, bookedByName: null },
    { key: 'b', day: first, kind: 'LmCorrection', minutes: 880, balance: 5280, requestId: null, reason: 'from before', bookedByName: 'Office' },
    { key: 'c', day: first, kind: 'LmUsed', minutes: -440, balance: 4840, requestId: 'r1', reason: null, bookedByName: null },
  ],
};
const request = (over: object = {}) => ({
  requestId: 'r1',
  partyId: ownPartyId,
  mode: 'daily',
  fromDate: first,
  thruDate: first,
  half: null,
  fromMinute: null,
  toMinute: null,
  minutes: 440,
  days: 1,
  status: 'LvApproved',
  sentAt: `${first}T06:00:00.000Z`,
  closedAt: null,
  instanceId: 'c1',
  substituteName: null,
  isCancellable: false,
  leaveTypeId: 'LvtAnnual',
  typeTitle: 'Annual',
  note: null,
  document: null,
  cancelReason: null,
  ...over,
});
const kind = { leaveTypeId: 'LvtAnnual', title: 'Annual', hasBalance: true, counts: 'working', allowsHours: true, mostDays: null, needsDocument: false, paidBy: 'employer' };
const sick = { ...kind, leaveTypeId: 'LvtSick', title: 'Sick', hasBalance: false, counts: 'calendar', allowsHours: false, needsDocument: true, paidBy: 'insurance' };
const own = {
  partyId: ownPartyId,
  fullName: 'Own',
  balance,
  kinds: [kind, sick],
  mayRequest: true,
  requests: [request(), request({ requestId: 'r2', status: 'LvSent', isCancellable: true })],
};
const calendars = { workCalendarId: null, workCalendars: [{ workCalendarId: 'w1', title: 'Half time' }] };
const team = {
  days: Array.from({ length: daysInMonth(year, month) }, (_, at) => ({ date: addDays(first, at), isHoliday: at === 3, isWorking: at !== 3, title: at === 3 ? 'Feast' : null })),
  members: [
    { partyId: ownPartyId, fullName: 'Own' },
    { partyId: 'p2', fullName: 'Colleague' },
  ],
  absences: [{ partyId: 'p2', fromDate: addDays(first, 4), thruDate: addDays(first, 5), mode: 'daily', half: null, isWaiting: true }],
  units: [],
};

const open = (permissions: readonly string[], answers: object = {}, at?: string) =>
  openPage({
    page: PerformanceProfilePage,
    screen: performanceProfileScreen,
    ...(at === undefined ? {} : { at }),
    permissions,
    answers: {
      [`GET ${LEAVE}/own`]: () => own,
      [`GET ${LEAVE}/team`]: () => team,
      'GET /rest/s1/hcm/process/list': () => ({ outList: [{ id: 'd1', key: 'leave', name: 'Leave', formKey: 'leave/request' }] }),
      ...answers,
    },
  });
const asEmployee = [`${OWN}/observe`, `${OWN}/request`];

test('the balance says why it is what it is, and colleagues are shown without a kind', async () => {
  const { user } = await open(asEmployee);
  expect(await screen.findByText(words.available)).toBeDefined();
  expect(screen.queryByText(words.views)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.why }));
  const row = await screen.findByRole('row', { name: /from before/ });
  expect(within(row).getByText(words.by({ name: 'Office' }), { exact: false })).toBeDefined();
  const calendar = await screen.findByRole('region', { name: words.teamCalendar });
  expect(within(await within(calendar).findByRole('row', { name: /Colleague/ })).getAllByText(words.isAwayWaiting)).toHaveLength(2);
});

test('only what can be cancelled is offered to be, and it is asked about first', async () => {
  const { user, asked } = await open(asEmployee, { [`POST ${LEAVE}/r2/cancel`]: () => ({ status: 'LvCancelled' }) });
  const articles = await screen.findAllByRole('article');
  expect(articles.map((one) => within(one).queryByText(words.cancel) !== null)).toEqual([false, true]);
  await user.click(within(articles[1] as HTMLElement).getByText(words.cancel));
  await user.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: words.cancel }));
  await waitFor(() => expect(asked(`POST ${LEAVE}/r2/cancel`)).toHaveLength(1));
});

test('other leave over the days and an impossible time stand at their fields, and sending is off until they are gone', async () => {
  const free = {
    minutes: 440,
    days: 1,
    dayMinutes: 440,
    balance: null,
    freeDays: 0,
    needsOffice: false,
    conflicts: [],
    team: [],
    teamSize: 2,
    substituteIsAway: false,
  };
  const [clash, impossible] = [toIso({ year: 1405, month: 9, day: 10 }), toIso({ year: 1405, month: 9, day: 13 })];
  const { user } = await open(asEmployee, {
    [`GET ${LEAVE}/preview`]: ({ query }: { query: URLSearchParams }) => {
      if (query.get('fromDate') === impossible) return refusal(400, 'modules/attendance/leave.noWork', { fields: { fromDate: 'no work' } });
      return query.get('fromDate') === clash ? { ...free, conflicts: [{ fromDate: clash, thruDate: clash, instanceId: 'c9' }] } : free;
    },
  });
  await user.click(await screen.findByRole('button', { name: words.request }));
  const dialog = within(await screen.findByRole('dialog'));
  const from = await dialog.findByRole('textbox', { name: new RegExp(`^${words.fromDate}`) });
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: requestWords.send });
  const write = async (day: string) => {
    for (const name of [words.fromDate, words.thruDate]) {
      const field = dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
      await user.clear(field);
      await user.type(field, day);
      await user.tab();
    }
  };
  await write('14050910');
  const link = await dialog.findByRole('link', { name: words.otherRequest });
  expect(link.getAttribute('href')).toContain('instanceId=c9');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(send.disabled).toBe(true);
  await write('14050913');
  expect((await dialog.findAllByText('no work')).length).toBeGreaterThan(0);
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(send.disabled).toBe(true);
  await write('14050911');
  await waitFor(() => expect(send.disabled).toBe(false));
  expect(from.getAttribute('aria-invalid')).not.toBe('true');
});

test('a request is estimated while it is written, and refusals stand at their fields', async () => {
  const preview = {
    minutes: 440,
    days: 1,
    dayMinutes: 440,
    balance: { before: 220, after: -220 },
    freeDays: 0,
    needsOffice: true,
    conflicts: [],
    team: [],
    teamSize: 2,
    substituteIsAway: false,
  };
  const { user, asked } = await open(asEmployee, {
    [`GET ${LEAVE}/preview`]: () => preview,
    'POST /rest/s1/hcm/process/start': () => refusal(409, 'modules/attendance/leave.balance', { fields: { 'variables.thruDate': 'too much' } }),
  });
  await user.click(await screen.findByRole('button', { name: words.request }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(words.previewAsks);
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${words.fromDate}`) }), '14050910');
  await user.tab();
  expect(await within(dialog).findByText(words.notEnough)).toBeDefined();
  expect(within(dialog).getByText(words.needsOffice)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: requestWords.send }));
  expect(await within(dialog).findByText('too much')).toBeDefined();
  const [sent] = asked('POST /rest/s1/hcm/process/start');
  const day = toIso({ year: 1405, month: 9, day: 10 });
  expect(sent?.body).toMatchObject({
    processDefinitionId: 'd1',
    variables: { leaveTypeId: { value: 'LvtAnnual' }, mode: { value: 'daily' }, fromDate: { value: day }, thruDate: { value: day } },
  });
});

test('a request says at once which day or hour is missing, with the focus on the first', async () => {
  const { user, asked } = await open(asEmployee);
  await user.click(await screen.findByRole('button', { name: words.request }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(words.previewAsks);
  const send = () => user.click(dialog.getByRole('button', { name: requestWords.send }));
  await send();
  for (const label of [words.fromDate, words.thruDate]) expect(await dialog.findByText(formWords.required(label))).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: new RegExp(`^${words.fromDate}`) }));
  await user.click(dialog.getByText(words.modes.hourly));
  await send();
  for (const label of [words.date, words.fromMinute, words.toMinute]) expect(await dialog.findByText(formWords.required(label))).toBeDefined();
  expect(dialog.queryByText(formWords.required(words.thruDate))).toBeNull();
  expect(asked('POST /rest/s1/hcm/process/start')).toHaveLength(0);
});

test('whoever has people in reach sees their balances, and one of them without a way to correct unless allowed', async () => {
  const person = { partyId: 'p2', fullName: 'Colleague', balance, requests: [request({ partyId: 'p2', isCancellable: true })], ...calendars };
  const answers = { [`GET ${LEAVE}/person`]: () => person };
  await open([...asEmployee, `${MANAGE}/observe`], answers, '/performanceProfileForm?view=people&partyId=p2');
  expect(await screen.findByText(words.of({ name: 'Colleague' }))).toBeDefined();
  expect(screen.queryByRole('button', { name: words.correct })).toBeNull();
});

test('the personnel office corrects a balance in days and hours, with the reason', async () => {
  const person = { partyId: 'p2', fullName: 'Colleague', balance, requests: [], ...calendars };
  const { user, asked } = await open(
    [`${MANAGE}/observe`, `${MANAGE}/correct`],
    { [`GET ${LEAVE}/person`]: () => person, [`POST ${LEAVE}/correction`]: () => ({ movementId: 'm1' }) },
    '/performanceProfileForm?view=people&partyId=p2',
  );
  await user.click(await screen.findByRole('button', { name: words.correct }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText(words.directions.less));
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${words.amountDays}`) }), '2');
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${words.reason}`) }), 'because');
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  await waitFor(() => expect(asked(`POST ${LEAVE}/correction`)).toHaveLength(1));
  expect(asked(`POST ${LEAVE}/correction`)[0]?.body).toMatchObject({ partyId: 'p2', minutes: -880, reason: 'because', day: today() });
});
