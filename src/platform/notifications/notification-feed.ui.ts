/** Toasts of fresh messages (spec section 4): each event once, at most five on screen, reported as received. */
import type { ReplyOf } from '#kernel/call.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { formatNumber } from '#ui/format/format.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { beep, hasNotices, hasSound } from './notice-ways.ui.ts';
import texts from './notification-toasts.messages.fa.ts';
import type { listOfMyMessages, receivedMessage, viewdNotif } from './notifications.contract.ts';
import { setUnread } from './notifications.ui.ts';

const listCall = shellCall<typeof listOfMyMessages>('POST', '/rest/s1/hcm/listOfMyMessages');
const receivedCall = shellCall<typeof receivedMessage>('PATCH', '/rest/s1/hcm/receivedMessage');
const viewedCall = shellCall<typeof viewdNotif>('PATCH', '/rest/s1/hcm/viewdNotif');

type Notif = ReplyOf<typeof listOfMyMessages>['notifs'][number];

const MOST_TOASTS = 5;
const MOST_AT_ONCE = 100;
const MESSAGES_PAGE = '/myNotifications';
const kinds = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

export interface FeedOptions {
  /** Opens a page of the product. */
  openPage(address: string): void;
}

export interface Feed {
  /** Asks for count and fresh messages; again afterwards when asked meanwhile. Never throws: the next event asks again. */
  refresh(): Promise<void>;
}

/** One per signed-in person: it remembers which events were shown. */
export function createFeed({ openPage }: FeedOptions): Feed {
  const shown = new Set<string>();
  let isFirst = true;
  let isAsking = false;
  let isAskedAgain = false;

  const open = (notif: Notif): void => {
    openPage(notif.link ?? MESSAGES_PAGE);
    if (notif.link !== null) void send(viewedCall, { body: { notifId: [notif.notificationMessageId] } }).then(({ numberNotif }) => setUnread(numberNotif), ignore);
  };
  const toast = (notif: Notif): void => {
    showToast({ type: kinds[notif.color], message: texts.fresh(notif.subject), action: { label: texts.open, onPress: () => open(notif) } });
  };
  /** Shows what was not shown before, oldest first. */
  const show = (notifs: readonly Notif[], total: number): void => {
    const fresh = notifs.filter(({ communicationEventId }) => !shown.has(communicationEventId) && shown.add(communicationEventId));
    if (fresh.length === 0) return;
    const count = fresh.length + total - notifs.length;
    const single = count > MOST_TOASTS ? fresh.slice(0, MOST_TOASTS - 1) : fresh;
    for (const notif of [...single].reverse()) toast(notif);
    const others = count - single.length;
    if (others > 0) showToast({ type: 'info', message: texts.more(formatNumber(others)), action: { label: texts.see, onPress: () => openPage(MESSAGES_PAGE) } });
    if (isFirst) return;
    if (hasSound()) beep();
    if (document.hidden && hasNotices()) for (const notif of single) notice(notif, open);
  };
  const ask = async (): Promise<void> => {
    const { numberNotif, total, notifs } = await send(listCall, { body: { show: 'notReceived', maxResults: MOST_AT_ONCE } });
    setUnread(numberNotif);
    show(notifs, total);
    isFirst = false;
    if (notifs.length > 0) await send(receivedCall, { body: { notifId: notifs.map(({ notificationMessageId }) => notificationMessageId) } });
  };
  return {
    refresh: async () => {
      isAskedAgain = true;
      if (isAsking) return;
      isAsking = true;
      while (isAskedAgain) {
        isAskedAgain = false;
        await ask().catch(ignore);
      }
      isAsking = false;
    },
  };
}

const ignore = (): void => undefined;

function notice(notif: Notif, open: (notif: Notif) => void): void {
  const own = new Notification(notif.subject, { body: notif.body.slice(0, 200), tag: notif.communicationEventId, dir: 'rtl', lang: 'fa' });
  own.onclick = () => {
    window.focus();
    open(notif);
    own.close();
  };
}
