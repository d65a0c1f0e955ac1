import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import messages from './account-requests.messages.fa.ts';
import AccountRequestsPage from './account-requests.page.tsx';
import { accountRequestsScreen } from './account-requests.screen.ts';

const LIST = 'GET /rest/s1/hcm/accountRequest';
const row = {
  requestId: 'r1',
  state: 'waiting',
  username: 'new-comer',
  isUsernameTaken: false,
  email: null,
  mobile: '09121234567',
  firstName: 'Sara',
  lastName: 'Karimi',
  nationalCode: '0084575948',
  note: 'Finance',
  createdDate: '2026-05-10T06:30:00.000Z',
  decidedDate: null,
  reason: null,
  personName: 'Sara Karimi',
  personCode: '10001',
  personHasAccount: false,
};
const groups = [{ userGroupId: 'employee', description: 'Employee' }];
afterEach(() => vi.unstubAllGlobals());

const open = (permissions: readonly string[]) =>
  openPage({
    page: AccountRequestsPage,
    screen: accountRequestsScreen,
    permissions,
    answers: {
      [LIST]: () => ({ rows: [row], count: 1, groups }),
      'GET /config.json': () => ({ registration: true }),
      'POST /rest/s1/hcm/accountRequest/accept': () => ({ messages: messages.accepted }),
      'POST /rest/s1/hcm/accountRequest/refuse': () => ({ messages: messages.refused }),
    },
  });
const review = () => screen.findByRole('button', { name: messages.reviewOf({ name: 'Sara Karimi' }) });

test('accepting needs a group and links the file of the national code', async () => {
  const page = await open(['systemManagement/accountRequests/observe', 'systemManagement/accountRequests/decide']);
  await page.user.click(await review());
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: messages.accept }));
  expect(dialog.getByText(messages.groupNeeded)).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: new RegExp(messages.group) }));
  await page.user.click(await screen.findByRole('option', { name: 'Employee' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: messages.accept }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.asked('POST /rest/s1/hcm/accountRequest/accept')[0]?.body).toEqual({ requestId: 'r1', userGroupId: 'employee', linkPerson: true });
  expect(screen.getByText(messages.accepted)).toBeTruthy();
});

test('refusing needs a reason', async () => {
  const page = await open(['systemManagement/accountRequests/observe', 'systemManagement/accountRequests/decide']);
  await page.user.click(await review());
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('tab', { name: messages.decisions.refuse }));
  await page.user.click(dialog.getByRole('button', { name: messages.refuse }));
  expect(page.asked('POST /rest/s1/hcm/accountRequest/refuse')).toEqual([]);
  await page.user.type(dialog.getByLabelText(new RegExp(`^${messages.reason}`)), 'Unknown');
  await page.user.click(dialog.getByRole('button', { name: messages.refuse }));
  await waitFor(() => expect(page.asked('POST /rest/s1/hcm/accountRequest/refuse')[0]?.body).toEqual({ requestId: 'r1', reason: 'Unknown' }));
});

test('without the permission to decide there is nothing to press', async () => {
  await open(['systemManagement/accountRequests/observe']);
  await screen.findByText('new-comer');
  expect(screen.queryByRole('button', { name: messages.reviewOf({ name: 'Sara Karimi' }) })).toBeNull();
});
