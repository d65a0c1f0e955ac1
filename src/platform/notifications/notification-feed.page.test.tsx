import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepKey } from '#ui/client/session.ts';
import { useToasts } from '#ui/toast/toast-store.ts';
import { createFeed } from './notification-feed.ui.ts';
import texts from './notification-toasts.messages.fa.ts';
import { changeUnread, setUnread, useUnreadCount } from './notifications.ui.ts';

interface Sent {
  readonly method: string;
  readonly body: Record<string, unknown>;
}
let waiting: object[];
let total: number | undefined;
const sent: Sent[] = [];

const notif = (id: number, event = id) => ({
  communicationEventId: `event-${event}`,
  notificationMessageId: `message-${id}`,
  subject: `subject ${id}`,
  body: '',
  color: 'info',
  link: null,
});
const received = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body['notifId']);
const toasts = () => useToasts.getState().toasts;

beforeEach(() => {
  sent.length = 0;
  total = undefined;
  useToasts.setState({ toasts: [] });
  keepKey('k'.repeat(40));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const method = String(init.method);
    sent.push({ method, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    return Response.json(method === 'POST' ? { numberNotif: 7, total: total ?? waiting.length, notifs: waiting } : { numberNotif: 7 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was not received comes as toasts, oldest first, and is reported as received; the count is the server\u2019s', async () => {
  waiting = [notif(2), notif(1)];
  await createFeed({ openPage: vi.fn() }).refresh();
  expect(toasts().map(({ message, duration }) => [message, duration ?? 5000])).toEqual([
    [texts.fresh('subject 1'), 5000],
    [texts.fresh('subject 2'), 5000],
  ]);
  expect(received()).toEqual([['message-2', 'message-1']]);
  expect(renderHook(useUnreadCount).result.current).toBe(7);
});

test('an event is shown once: in one answer and over several', async () => {
  const feed = createFeed({ openPage: vi.fn() });
  waiting = [notif(1), notif(2, 1)];
  await feed.refresh();
  await feed.refresh();
  expect(toasts()).toHaveLength(1);
  expect(received()).toEqual([
    ['message-1', 'message-2'],
    ['message-1', 'message-2'],
  ]);
});

test('of more than five, four are shown and the rest is one line that leads to the messages', async () => {
  const openPage = vi.fn();
  waiting = Array.from({ length: 9 }, (_, at) => notif(9 - at));
  total = 12;
  await createFeed({ openPage }).refresh();
  expect(toasts().map(({ message }) => message)).toEqual([...[6, 7, 8, 9].map((id) => texts.fresh(`subject ${id}`)), texts.more('\u06f8')]);
  toasts()[4]?.action?.onPress();
  expect(openPage).toHaveBeenCalledWith('/myNotifications');
});

test('a refresh that is asked for while one runs runs once more, and only once', async () => {
  waiting = [];
  const feed = createFeed({ openPage: vi.fn() });
  await Promise.all([feed.refresh(), feed.refresh(), feed.refresh()]);
  expect(sent).toHaveLength(2);
});

test('the count goes up and down, never below zero', () => {
  const { result, rerender } = renderHook(useUnreadCount);
  setUnread(1);
  changeUnread(-3);
  rerender();
  expect(result.current).toBe(0);
  changeUnread(2);
  rerender();
  expect(result.current).toBe(2);
});
