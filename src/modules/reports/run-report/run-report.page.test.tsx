import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import chart from '#ui/chart/chart.messages.fa.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import lists from './run-report.messages.fa.ts';
import RunReportPage from './run-report.page.tsx';
import { runReportScreen } from './run-report.screen.ts';
import words from './run-report-page.messages.fa.ts';

const PATH = 'GET /rest/s1/hcm/report/runs';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const figures = { begun: 40, finished: 30, cancelled: 2, median: 1_200, p90: 4_000, running: 12, stuck: 1, openTasks: 9, overdueTasks: 3 };
const none = { begun: 0, finished: 0, cancelled: 0, median: null, p90: null, running: 0, stuck: 0, openTasks: 0, overdueTasks: 0 };
const summary = {
  dayMinutes: 480,
  by: 'month',
  whole: figures,
  processes: [{ process: 'leave', title: 'Leave', ...figures }],
  trend: [
    { from: '2026-03-21', to: '2026-04-20', begun: 30, finished: 10, median: 90 },
    { from: '2026-04-21', to: '2026-05-10', begun: 10, finished: 20, median: null },
  ],
  incidents: [{ process: 'leave', processTitle: 'Leave', step: 'sign', title: 'Sign', code: 'nobody', cases: 1 }],
};
const step = {
  process: 'leave',
  processTitle: 'Leave',
  step: 'check',
  title: 'Check',
  answered: 5,
  median: 60,
  p90: 90,
  claimed: 2,
  claimMedian: 10,
  late: 1,
  returned: 1,
  refused: 0,
  open: 4,
  overdue: 2,
};
const partyId = '0196f0a0-0000-7000-8000-000000000001';
const instanceId = '0196f0a0-0000-7000-8000-000000000002';
const row = {
  instanceId,
  trackingCode: '14050101-00001',
  processTitle: 'Leave',
  subjectName: null,
  subject: null,
  state: 'active',
  standing: 'Sign',
  startedAt: '2026-05-01T06:00:00.000Z',
  endedAt: null,
  worked: 90,
  isStuck: 'Y',
};
const pageOf = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });

const open = (at = '', permissions: readonly string[] = [], answers: object = {}) =>
  openPage({
    page: RunReportPage,
    screen: runReportScreen,
    at: `/RunTaskReport${at}`,
    permissions: ['reports/runTaskReport', ...permissions],
    answers: {
      [`${PATH}/summary`]: () => summary,
      [`${PATH}/choices`]: () => ({ processes: [{ id: 'leave', label: 'Leave' }], steps: [{ id: 'sign', label: 'Sign' }] }),
      [`${PATH}/steps`]: () => ({ rows: [step] }),
      [`${PATH}/actors`]: () => ({ rows: [{ partyId, fullName: 'Sara Rezaei', answered: 5, median: 600, late: 1, open: 1, overdue: 0 }], more: 0, others: 7 }),
      [`${PATH}/cases`]: () => pageOf([{ ...row, isOpenable: permissions.includes(MANAGE) }]),
      [`${PATH}/tasks`]: () => pageOf([]),
      'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [{ partyId, organizationName: 'Sales' }] }),
      'GET /rest/s1/hcm/tableView': () => ({ views: [] }),
      ...answers,
    },
  });

const addressOf = (element: HTMLElement): URLSearchParams => new URL(element.getAttribute('href') ?? '', 'http://app').searchParams;

test('figures of the usual period, each with the way to what it counts', async () => {
  const { asked } = await open();
  await screen.findByText(words.openTasks);
  const [{ query } = { query: new URLSearchParams() }] = asked(`${PATH}/summary`);
  expect([query.get('from'), query.get('to')]).toEqual(['2025-11-22', '2026-05-10']);
  const overdue = addressOf(screen.getByRole('link', { name: words.overdue('\u06f3') }));
  expect([overdue.get('tab'), overdue.get('f')]).toEqual(['tasks', 'state*in*open**isLate*is*Y']);
  const finished = addressOf(screen.getByRole('link', { name: words.figure('Leave', words.columns.finished, '\u06f3\u06f0') }));
  expect([finished.get('tab'), finished.get('process'), finished.get('f')]).toEqual([
    'cases',
    'leave',
    'state*in*completed*refused*withdrawn**endedAt*between*2025-11-22*2026-05-10',
  ]);
  expect(screen.getAllByText(words.time('\u06f2\u066b\u06f5', words.days)).length).toBe(1);
  const incident = within(screen.getByText(words.incidentAt('Leave', 'Sign')).closest('li') as HTMLElement);
  incident.getByText(words.nobody);
  expect(addressOf(incident.getByRole('link')).get('stuck')).toBe('sign');
});

test('the trend by weeks stands in the address; its numbers lead to the cases of a span', async () => {
  const { user, asked, address } = await open('?from=2026-03-21&to=2026-05-10');
  const trend = within((await screen.findByRole('application', { name: words.trend })).closest('section') as HTMLElement);
  await user.click(trend.getByRole('button', { name: chart.showTable }));
  const [first = document.body] = within(trend.getByRole('table')).getAllByRole('link');
  expect(addressOf(first).get('f')).toBe('startedAt*between*2026-03-21*2026-04-20');
  // the period stays for the way back
  expect(addressOf(first).get('to')).toBe('2026-05-10');
  await user.click(screen.getByRole('radio', { name: words.bys.week }));
  await waitFor(() => expect(asked(`${PATH}/summary`).at(-1)?.query.get('by')).toBe('week'));
  expect(address()).toContain('by=week');
});

test('steps and people, of whom those out of reach are a number', async () => {
  const { user } = await open('?tab=steps&process=leave');
  const returned = addressOf(await screen.findByRole('link', { name: words.figure('Check', words.columns.returned, '\u06f1') }));
  expect([returned.get('step'), returned.get('process')]).toEqual(['check', 'leave']);
  expect(screen.queryByRole('link', { name: words.figure('Check', words.columns.refused, '\u06f0') })).toBeNull();
  await user.click(screen.getByRole('tab', { name: words.tabs.actors }));
  await screen.findByText('Sara Rezaei');
  screen.getByText(words.others('\u06f7'));
  expect(addressOf(screen.getByRole('link', { name: words.figure('Sara Rezaei', words.columns.late, '\u06f1') })).get('actor')).toBe(partyId);
});

test('a list says what it is narrowed by; whoever follows all cases opens one', async () => {
  const { user, asked } = await open('?tab=cases&process=leave&stuck=sign', [MANAGE]);
  await user.click(await screen.findByText('Leave', { selector: 'td *, td' }));
  expect(await screen.findByText('elsewhere: /TaskPanel')).toBeDefined();
  const query = asked(`${PATH}/cases`)[0]?.query;
  expect([query?.get('processKey'), query?.get('stuckAt')]).toEqual(['leave', 'sign']);
});

test('others are not offered a case they may not follow, and a list without rows says so', async () => {
  const { user } = await open('?tab=cases');
  const line = await screen.findByRole('row', { name: /Leave/ });
  await user.hover(line);
  expect(screen.queryByRole('button', { name: words.openCase })).toBeNull();
  await user.click(screen.getByRole('tab', { name: words.tabs.tasks }));
  await screen.findByText(words.nothing);
  expect(screen.getByRole('button', { name: table.export })).toBeDefined();
  expect(lists.tasksTitle).not.toBe('');
});

test('a period without cases says what to do, a failure shows its reference code', async () => {
  await open('', [], { [`${PATH}/summary`]: () => ({ ...summary, whole: none, processes: [], incidents: [] }) });
  await screen.findByText(words.noCases);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  await open('', [], { [`${PATH}/summary`]: () => refusal(409, 'platform/http.unknown') });
  await screen.findByText('K7F-204');
});
