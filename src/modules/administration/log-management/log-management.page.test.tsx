import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import messages from './log-management.messages.fa.ts';
import LogManagementPage from './log-management.page.tsx';
import { logManagementScreen } from './log-management.screen.ts';

const LOG = '/rest/s1/hcm/log';
const at = '2026-05-10T06:30:00.000Z';
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const signIn = { loginId: '1', at, username: 'sara', personName: 'Sara Karimi', successful: 'N', network: '10.0.0.0', device: 'Firefox', signedOutAt: null, companyName: 'Co' };
const changed = { at, userName: 'Ali', username: 'ali', action: 'update', entity: 'Person', subjectName: 'Sara', recordId: 'r', requestId: 'q' };
const changeRows = [
  { ...changed, changeId: '1.firstName', field: 'firstName', oldValue: 'before', newValue: 'after', isHidden: 'N' },
  { ...changed, changeId: '1.birthDate', field: 'birthDate', oldValue: '1990-03-21', newValue: null, isHidden: 'N' },
  { ...changed, changeId: '1.numberOfKids', field: 'numberOfKids', oldValue: '12', newValue: '13', isHidden: 'N' },
  { ...changed, changeId: '1.statusId', field: 'statusId', oldValue: 'CeSent', newValue: 'ClmPaid', newWords: 'paid in words', isHidden: 'N' },
  { ...changed, changeId: '1.nationalCode', field: 'nationalCode', oldValue: null, newValue: null, isHidden: 'Y' },
];
afterEach(() => vi.unstubAllGlobals());

const open = ({ next = null, ...more }: { at?: string; permissions?: readonly string[]; next?: { monthsKept: number; fromDate: string } | null } = {}) =>
  openPage({
    page: LogManagementPage,
    screen: logManagementScreen,
    permissions: ['systemManagement/logManagement/observe'],
    answers: {
      [`GET ${LOG}/signIns`]: () => page([signIn]),
      [`GET ${LOG}/changes`]: () => page(changeRows),
      [`GET ${LOG}/reads`]: () => page([]),
      [`GET ${LOG}/retention`]: () => ({ monthsKept: 120, next }),
      [`PUT ${LOG}/retention`]: () => ({ monthsKept: 120, next: { monthsKept: 60, fromDate: '2026-06-01' } }),
    },
    ...more,
  });

test('begins with the sign-ins, and how long they are kept is said without a button', async () => {
  await open();
  expect(await screen.findByText('Sara Karimi')).toBeTruthy();
  expect(screen.getByText(messages.results.N)).toBeTruthy();
  expect(await screen.findByText(messages.retentionNow(formatNumber(120)))).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.retentionChange })).toBeNull();
});

test('another tab is another table, asked anew', async () => {
  const { user, asked, address } = await open({ at: `${logManagementScreen.path}?q=sara` });
  await screen.findByText('Sara Karimi');
  expect(asked(`GET ${LOG}/signIns`).at(-1)?.query.get('searchValue')).toBe('sara');
  await user.click(screen.getByRole('tab', { name: messages.tabs.changes }));
  expect(await screen.findByText('after')).toBeTruthy();
  expect(asked(`GET ${LOG}/changes`).at(-1)?.query.get('searchValue')).toBeNull();
  expect(address()).toBe(`${logManagementScreen.path}?tab=changes`);
});

test('values the reader may not see are said to be hidden', async () => {
  await open({ at: `${logManagementScreen.path}?tab=changes` });
  expect(await screen.findByText('before')).toBeTruthy();
  expect(screen.getAllByText(messages.hiddenValue)).toHaveLength(2);
});

test('days and numbers are shown as everywhere else', async () => {
  await open({ at: `${logManagementScreen.path}?tab=changes` });
  expect(await screen.findByText(formatDate('1990-03-21'))).toBeTruthy();
  expect(screen.getByText(formatNumber(12))).toBeTruthy();
  expect(screen.queryByText('13')).toBeNull();
});

test('the id of a state is said in its words; without any it is written from left to right', async () => {
  await open({ at: `${logManagementScreen.path}?tab=changes` });
  expect((await screen.findByText('paid in words')).dir).toBe('');
  expect(screen.queryByText('ClmPaid')).toBeNull();
  expect((await screen.findByText('CeSent')).dir).toBe('ltr');
  expect(screen.getByText(formatNumber(12)).dir).toBe('');
});

test('nobody has read anything yet', async () => {
  await open({ at: `${logManagementScreen.path}?tab=reads` });
  expect(await screen.findByText(messages.none.reads)).toBeTruthy();
});

test('how long it is kept is changed by who may', async () => {
  const { user, asked } = await open({ permissions: ['systemManagement/logManagement/observe', 'systemManagement/logManagement/retention'] });
  await user.click(await screen.findByRole('button', { name: messages.retentionChange }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await user.clear(field);
  await user.type(field, '60{Enter}');
  await waitFor(() => expect(asked(`PUT ${LOG}/retention`)[0]?.body).toEqual({ monthsKept: 60 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a shorter time that waits is said to everybody, and taken back by who may', async () => {
  const next = { monthsKept: 60, fromDate: '2026-06-01' };
  const { user, asked } = await open({ next, permissions: ['systemManagement/logManagement/observe', 'systemManagement/logManagement/retention'] });
  expect(await screen.findByText(messages.retentionWaits({ months: formatNumber(60), day: formatDate('2026-06-01') }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.retentionTakeBack }));
  await waitFor(() => expect(asked(`PUT ${LOG}/retention`)[0]?.body).toEqual({ monthsKept: 120 }));
});
