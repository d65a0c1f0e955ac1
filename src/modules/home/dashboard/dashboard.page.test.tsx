import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { todayIn } from '#kernel/jalali/jalali.ts';
import missingChart from '#platform/party/missing-chart/missing-chart.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import { formatLongDate, formatTime } from '#ui/format/format.ts';
import DashboardPage from './dashboard.page.tsx';
import { dashboardScreen } from './dashboard.screen.ts';
import messages from './dashboard-page.messages.fa.ts';

const SUMMARY = 'GET /rest/s1/hcm/dashboard/summary';
const months = Array.from({ length: 12 }, (_, at) => ({ month: `1405/${String(at + 1).padStart(2, '0')}`, hires: at, leavers: 1 }));
const today = todayIn('Asia/Tehran', Date.now());
const summary = {
  headcount: 1_820,
  units: 120,
  movement: months,
  byGender: [
    { gender: 'N', count: 820 },
    { gender: 'Y', count: 1_000 },
  ],
  byUnit: [
    { name: 'Sales', count: 1_100 },
    { name: 'Finance', count: 720 },
  ],
  byService: [
    { from: 0, to: 0, count: 20 },
    { from: 20, to: null, count: 1_800 },
  ],
  byEmploymentKind: Array.from({ length: 8 }, (_, at) => ({ enumId: `kind${at}`, description: `kind ${at}`, count: 10 })),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (reply: unknown, permissions: readonly string[] = []) => openPage({ page: DashboardPage, screen: dashboardScreen, permissions, answers: { [SUMMARY]: () => reply } });

test('the figures, with the movement as a table for those who do not see the bars', async () => {
  await open(summary);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(13);
  expect(table.getAllByRole('row').at(-1)?.textContent).toContain('\u06f1\u06f1');
  expect(screen.getByText('\u06f1\u066c\u06f8\u06f2\u06f0')).toBeDefined();
  expect(screen.getByText(messages.more('\u06f1\u06f0'))).toBeDefined();
});

test('at most six parts have a name; the rest is one', async () => {
  await open(summary);
  const others = (await screen.findByText(messages.others)).closest('li');
  expect(others?.textContent).toContain('\u06f3\u06f0');
  expect(screen.queryByText('kind 5')).toBeNull();
});

const LIST = ['personnelInformationManagement/searchPersonnelList/observe'];
const classed = {
  byAge: [
    { from: 25, to: 34, count: 5 },
    { from: null, to: null, count: 1 },
  ],
  byDegree: [
    { enumId: 'QtDoctorate', description: 'Doctor', count: 2 },
    { enumId: 'QtBachelor', description: 'Bachelor', count: 4 },
    { enumId: null, description: null, count: 1 },
  ],
};

test('each part leads to its people; the highest degree is one without those above it', async () => {
  // on the first of a month nobody has left in it
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-10T09:00:00Z') });
  await open({ ...summary, ...classed }, LIST);
  await screen.findByRole('table');
  const filtersOf = (name: string): readonly (string | null)[] => {
    const { pathname, searchParams } = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://app');
    expect(pathname).toBe('/personnel/search');
    return [searchParams.get('f'), searchParams.get('gender'), searchParams.get('status')];
  };
  expect(filtersOf(messages.hires)[0]).toBe('hireDate*between*2026-04-21*2026-05-10');
  expect(filtersOf(messages.leavers)).toEqual(['leaveDate*between*2026-04-21*2026-05-09', null, 'all']);
  expect(filtersOf(messages.years('\u06f2\u06f5', '\u06f3\u06f4'))[0]).toBe('age*between*25*34**hireDate*to*2026-05-10');
  expect(filtersOf(messages.above('\u06f2\u06f0'))[0]).toBe('service*from*20**hireDate*to*2026-05-10');
  expect(filtersOf('Bachelor')[0]).toBe('degree*in*QtBachelor**degree*notIn*QtDoctorate**hireDate*to*2026-05-10');
  expect(filtersOf(messages.noDegree)[0]).toBe('degree*empty**hireDate*to*2026-05-10');
  expect(filtersOf(messages.genders.N)).toEqual(['hireDate*to*2026-05-10', 'N', null]);
  expect(filtersOf('Sales')[0]).toBe('unitName*is*Sales**hireDate*to*2026-05-10');
  expect(screen.queryByRole('link', { name: messages.others })).toBeNull();
});

test('without the list nothing leads there, without the class no age and degree are told', async () => {
  await open(summary);
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Sales' })).toBeNull();
  for (const title of [messages.byAge, messages.byDegree]) expect(screen.queryByText(title)).toBeNull();
});

test('birthdays are only told to those who may see them', async () => {
  await open(summary);
  await screen.findByRole('table');
  expect(screen.queryByText(messages.birthdays)).toBeNull();
});

test('the birthday of today says so', async () => {
  await open({ ...summary, birthdays: [{ partyId: 'p', fullName: 'Sara Rezaei', faceImage: null, date: today }] });
  expect((await screen.findByText('Sara Rezaei')).closest('li')?.textContent).toContain(messages.today);
});

const nobody = (organizationUnit: readonly unknown[]) =>
  openPage({
    page: DashboardPage,
    screen: dashboardScreen,
    answers: {
      [SUMMARY]: () => ({ ...summary, headcount: 0, units: 0 }),
      'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit }),
    },
  });

test('an empty organisation says where to begin', async () => {
  await nobody([{ partyId: 'u1', organizationName: 'Unit' }]);
  await screen.findByText(messages.none);
});

test('without a unit the chart comes first: the way leads to the units', async () => {
  await nobody([]);
  await screen.findByText(missingChart.title);
  expect(screen.getByRole('link', { name: missingChart.toUnits }).getAttribute('href')).toBe('/organizationalUnit');
});

test('a failure shows its reference code', async () => {
  await open(refusal(409, 'platform/http.unknown'));
  await screen.findByText('K7F-204');
});

test('figures that are being counted anew say of when they are', async () => {
  const countedAt = '2026-05-10T06:30:00.000Z';
  await open({ ...summary, countedAt });
  expect(await screen.findByText(messages.leadAt(formatLongDate(today), formatTime(countedAt)))).toBeDefined();
});
