import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { setUnread } from '../notifications.ui.ts';
import messages from './my-notifications.messages.fa.ts';
import MyNotificationsPage from './my-notifications.page.tsx';
import { myNotificationsScreen } from './my-notifications.screen.ts';

const LIST = 'POST /rest/s1/hcm/listOfMyMessages';
const VIEWED = 'PATCH /rest/s1/hcm/viewdNotif';
const id = '0196f0a0-0000-7000-8000-000000000001';
const notif = (statusId = 'CeReceived') => ({
  communicationEventId: id,
  notificationMessageId: id,
  subject: 'subject',
  body: 'body',
  color: 'success',
  link: null,
  statusId,
  sentDate: '2026-05-10T06:30:00.000Z',
  receivedDate: null,
  viewedDate: null,
});
const open = (answers: Record<string, (question: { body: unknown }) => unknown>, at?: string) =>
  openPage({ page: MyNotificationsPage, screen: myNotificationsScreen, permissions: ['notification/myNotifications'], answers, ...(at ? { at } : {}) });

afterEach(() => {
  setUnread(0);
  vi.unstubAllGlobals();
});

test('unread messages come first; reading one tells the server, and nothing is left to read', async () => {
  let unread = 1;
  const { user, asked } = await open({
    [LIST]: () => ({ numberNotif: unread, total: unread, notifs: unread === 0 ? [] : [notif()] }),
    [VIEWED]: () => {
      unread = 0;
      return { numberNotif: 0 };
    },
  });
  const line = await screen.findByRole('listitem');
  expect(asked(LIST).map(({ body }) => body)).toEqual([{ show: 'notViewed', firstResult: 0, maxResults: 20 }]);
  await user.click(within(line).getByRole('button', { name: messages.markReadOf('subject') }));
  await screen.findByRole('heading', { name: messages.noneUnread });
  expect(asked(VIEWED).map(({ body }) => body)).toEqual([{ notifId: [id] }]);
  expect(screen.queryByRole('button', { name: messages.markAll })).toBeNull();
});

test('the address keeps what is shown, and a failure has its code and a way back', async () => {
  let fails = true;
  const { user, asked } = await open(
    { [LIST]: () => (fails ? refusal(403, 'platform/http.forbidden') : { numberNotif: 1, total: 41, notifs: [notif('CeViewed')] }) },
    '/myNotifications?show=all&page=2',
  );
  expect(await screen.findByText('K7F-204')).toBeDefined();
  expect(asked(LIST)[0]?.body).toEqual({ show: 'all', firstResult: 20, maxResults: 20 });
  fails = false;
  await user.click(screen.getByRole('button', { name: kit.retry }));
  expect(await screen.findByRole('button', { name: messages.markUnreadOf('subject') })).toBeDefined();
});
