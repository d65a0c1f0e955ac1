import { Bell } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { useUnreadCount } from '#platform/notifications/notifications.ui.ts';
import { CountBadge } from '#ui/badge/badge.tsx';
import { useHolds } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { myNotificationsScreen } from './my-notifications.screen.ts';
import messages from './notification-bell.messages.fa.ts';
import styles from './notification-button.module.css';

/** Spec section 2.4: the way to one's messages with the number of unread ones, for those who may read messages. */
export function NotificationButton() {
  const count = useUnreadCount();
  const mayRead = useHolds('myNotifications/observe');
  if (!mayRead) return null;
  return (
    <Tooltip text={messages.bell}>
      <Focusable>
        <ScreenLink to={myNotificationsScreen} aria-label={count === 0 ? messages.bellNone : messages.bellCount(formatNumber(count))} className={styles.bell}>
          <Icon of={Bell} />
          <span className={styles.count}>
            <CountBadge count={count} tone="alarm" />
          </span>
        </ScreenLink>
      </Focusable>
    </Tooltip>
  );
}
