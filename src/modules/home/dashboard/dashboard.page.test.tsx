import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { todayIn } from '#kernel/jalali/jalali.ts';
import missingChart from '#platform/party/missing-chart/missing-chart.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import DashboardPage from './dashboard.page.tsx';
import { dashboardScreen } from './dashboard.screen.ts';
import messages from './dashboard-page.messages.fa.ts';
import { scaleOf } from './dashboard-scale.ts';

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
  byEmploymentKind: Array.from({ length: 8 }, (_, at) => ({ enumId: `kind${at}`, description: `kind ${at}`, count: 10 })),
};

afterEach(() => vi.unstubAllGlobals());

const open = (reply: unknown) => openPage({ page: DashboardPage, screen: dashboardScreen, answers: { [SUMMARY]: () => reply } });

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

test('the scale holds all values in whole steps, with the zero line between', () => {
  expect(scaleOf(56, 18)).toEqual({ ticks: [100, 50, 0, -50], top: 100, bottom: 50 });
  expect(scaleOf(0, 0)).toEqual({ ticks: [1, 0, -1], top: 1, bottom: 1 });
  for (const [hires, leavers] of [
    [1, 7],
    [12, 0],
    [999, 1_000],
    [3, 3],
  ] as const) {
    const { top, bottom, ticks } = scaleOf(hires, leavers);
    expect(top).toBeGreaterThanOrEqual(hires);
    expect(bottom).toBeGreaterThanOrEqual(leavers);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});
