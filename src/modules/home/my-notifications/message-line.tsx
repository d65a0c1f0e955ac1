import { Link } from 'react-aria-components';
import type { ReplyOf } from '#kernel/call.ts';
import { useOpenInCompany } from '#platform/company/active/active.ui.tsx';
import type { listOfMyMessages } from '#platform/notifications/notifications.contract.ts';
import { alertKinds } from '#ui/alert/kinds.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatDateTime } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import messages from './my-notifications.messages.fa.ts';
import styles from './my-notifications.module.css';

export interface MessageLineProps {
  message: ReplyOf<typeof listOfMyMessages>['notifs'][number];
  onRead: () => void;
  onUnread: () => void;
}

const kinds = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** One message: what it is about, when it came, where it leads. Following its link reads it. */
export function MessageLine({ message, onRead, onUnread }: MessageLineProps) {
  const { subject, body, link, sentDate, color, statusId, companyId, companyName, purposes } = message;
  const isUnread = statusId !== 'CeViewed';
  const there = useOpenInCompany()(companyId);
  function openThere(href: string): void {
    if (isUnread) onRead();
    there?.open(href);
  }
  const { icon, state, word } = alertKinds[kinds[color]];
  return (
    <li data-state={state} className={cx(styles.line, isUnread && styles.unread)}>
      <Icon of={icon} className={styles.icon} />
      <div className={styles.text}>
        <h2 className={styles.subject}>
          <span className={unseen.unseen}>{isUnread ? `${messages.unreadMark} ` : ''}</span>
          <span className={unseen.unseen}>{word}: </span>
          <bdi>{subject}</bdi>
        </h2>
        {body === '' ? null : <p className={styles.body}>{body}</p>}
        <p className={styles.facts}>
          <time dateTime={sentDate}>{formatDateTime(sentDate)}</time>
          <span>{companyName}</span>
          {purposes.length === 0 ? null : <span>{purposes.join(messages.comma)}</span>}
        </p>
      </div>
      <div className={styles.acts}>
        {link === null ? null : there !== undefined ? (
          <Button size="sm" aria-label={messages.openInOf(there.name, subject)} onPress={() => openThere(link)}>
            {messages.openIn(there.name)}
          </Button>
        ) : (
          <Link href={link} className={buttonClass('outline', 'sm')} aria-label={messages.openOf(subject)} {...(isUnread ? { onPress: onRead } : {})}>
            {messages.open}
          </Link>
        )}
        <Button size="sm" variant="ghost" aria-label={isUnread ? messages.markReadOf(subject) : messages.markUnreadOf(subject)} onPress={isUnread ? onRead : onUnread}>
          {isUnread ? messages.markRead : messages.markUnread}
        </Button>
      </div>
    </li>
  );
}
