import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import notices from '#platform/notifications/notices.messages.fa.ts';
import { setUnread } from '#platform/notifications/notifications.ui.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
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
  companyId: id,
  companyName: 'Company',
  purposes: ['Notice'],
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

test('filters stand in the address and are asked for; nothing found says so', async () => {
  const { user, asked, address } = await open(
    {
      [LIST]: ({ body }) => ((body as { subject?: string }).subject === undefined ? { numberNotif: 1, total: 1, notifs: [notif()] } : { numberNotif: 1, total: 0, notifs: [] }),
      'GET /rest/s1/hcm/getCompanies': () => ({ companies: [] }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
    },
    '/myNotifications?show=all',
  );
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toContain('Company');
  expect(line.textContent).toContain('Notice');
  await user.click(screen.getByRole('button', { name: messages.filters }));
  await user.type(await screen.findByRole('searchbox', { name: messages.filterSubject }), 'x');
  expect(await screen.findByText(messages.noneFound)).toBeDefined();
  expect(address()).toContain('subject=x');
  expect(asked(LIST).at(-1)?.body).toEqual({ subject: 'x', show: 'all', firstResult: 0, maxResults: 20 });
  await user.click(screen.getByRole('button', { name: messages.clearFilters }));
  expect(await screen.findByRole('listitem')).toBeDefined();
});

test('choices are sent as far as they were changed; half a quiet time is not', async () => {
  const topics = [{ topic: 'tasks', title: 'Tasks', inApp: true, mail: false, sms: false, usesSms: false }];
  const settings = { topics, ways: ['mail'], hasEmail: true, hasMobile: false, quietFrom: null, quietUntil: null, digest: 'none', digestHour: 8, digestWeekday: 0 };
  const { user, asked } = await open({
    [LIST]: () => ({ numberNotif: 0, total: 0, notifs: [] }),
    'GET /rest/s1/hcm/myNotificationSettings': () => settings,
    'PUT /rest/s1/hcm/myNotificationSettings': () => ({ saved: true }),
  });
  await user.click(await screen.findByRole('button', { name: messages.choices }));
  const dialog = await screen.findByRole('dialog', { name: messages.choicesTitle });
  await user.click(await within(dialog).findByRole('checkbox', { name: messages.onWay('Tasks', notices.channels.mail) }));
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: messages.onWay('Tasks', notices.channels.sms) }).disabled).toBe(true);
  const from = within(dialog).getByRole('textbox', { name: messages.quietFrom });
  await user.type(from, '2200');
  await user.tab();
  expect(await within(dialog).findByText(messages.quietBoth)).toBeDefined();
  await user.type(within(dialog).getByRole('textbox', { name: messages.quietUntil }), '0700');
  await user.tab();
  await user.click(within(dialog).getByRole('button', { name: messages.saveChoices }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { topics: _topics, ways: _ways, hasEmail: _email, hasMobile: _mobile, ...habits } = settings;
  expect(asked('PUT /rest/s1/hcm/myNotificationSettings')[0]?.body).toEqual({
    ...habits,
    choices: [{ topic: 'tasks', channel: 'mail', isOn: true }],
    quietFrom: 1320,
    quietUntil: 420,
  });
});
