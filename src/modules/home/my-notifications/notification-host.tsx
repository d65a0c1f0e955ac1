import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshRights } from '#platform/identity/session/session.ui.ts';
import { followLive, type LiveChange } from '#platform/notifications/live.ui.ts';
import { hasNotices } from '#platform/notifications/notice-ways.ui.ts';
import { createFeed } from '#platform/notifications/notification-feed.ui.ts';
import { refreshTaskCount } from '#platform/tasks/tasks.ui.ts';
import { useHolds, useSession } from '#ui/client/session.ts';

const LIST = ['POST', '/rest/s1/hcm/listOfMyMessages'];
/** What comes within it is asked for once; the random part keeps windows that hear the same from asking at once. */
const GATHER_MS = 100;
const SPREAD_MS = 300;
/** A change of what groups permit is told to everybody at once: they do not all ask at once. */
const ACCESS_SPREAD_MS = 5_000;

/** Of the windows in the background one listens on, where the browser can tell which (locks need a secure context). */
function holdBackground(signal: AbortSignal): () => boolean {
  let isHolder = false;
  navigator.locks
    ?.request('kargozin live', { signal }, () => {
      isHolder = true;
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    })
    .catch(() => undefined);
  return () => isHolder && hasNotices();
}

/** Keeps the counts of messages and tasks and shows fresh messages. Once in the layout, loaded after it. */
export function NotificationHost() {
  const userId = useSession((state) => state.user?.userId);
  const mayRead = useHolds('myNotifications/observe');
  const { history } = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    const ending = new AbortController();
    const feed = createFeed({ openPage: (address) => history.push(address) });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askRights: ReturnType<typeof setTimeout> | undefined;
    const waiting = new Set<LiveChange>();
    // when the stream first opens the page has just been read: only the counts are asked for then
    let hasBegun = false;
    const act = (): void => {
      timer = undefined;
      const has = (topic: LiveChange): boolean => waiting.has('all') || waiting.has(topic);
      const isChanged = (topic: LiveChange): boolean => waiting.has(topic) || (hasBegun && waiting.has('all'));
      if (waiting.has('access')) {
        clearTimeout(askRights);
        askRights = setTimeout(() => void refreshRights(true), Math.random() * ACCESS_SPREAD_MS);
      } else if (waiting.has('all')) void refreshRights();
      if (has('task')) refreshTaskCount(isChanged('task')).catch(() => undefined);
      if (mayRead && has('notification')) {
        void feed.refresh();
        if (isChanged('notification')) void client.invalidateQueries({ queryKey: LIST });
      }
      hasBegun = true;
      waiting.clear();
    };
    const onChange = (change: LiveChange): void => {
      waiting.add(change);
      timer ??= setTimeout(act, GATHER_MS + Math.random() * SPREAD_MS);
    };
    const stop = followLive({ onChange, staysInBackground: holdBackground(ending.signal) });
    return () => {
      ending.abort();
      clearTimeout(timer);
      clearTimeout(askRights);
      stop();
    };
  }, [userId, mayRead, history, client]);
  return null;
}
