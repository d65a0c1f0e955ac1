import { Send, Trash2 } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { useOptions } from '#ui/options/use-options.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { recordSheet } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { EditAnnouncement, NewAnnouncement } from './announcement-form.tsx';
import { approveNotification, deleteNotification, editNotification, notificationAudience, readAnnouncement } from './management.contract.ts';
import messages from './management.messages.fa.ts';
import styles from './management.module.css';
import { managementScreen } from './management.screen.ts';
import { PeopleList } from './people-list.tsx';

type Seen = ReplyOf<typeof readAnnouncement>;

export const AnnouncementSheet = recordSheet<Seen>({
  screen: managementScreen,
  words: messages,
  useRead: ({ id }) => useCall(readAnnouncement, { params: { communicationEventId: id } }),
  fresh: { title: messages.newOne, Form: NewAnnouncement },
  title: ({ subject }) => subject ?? '',
  Acts: ({ record }) => (useIsOpen(record) ? <Acts one={record} /> : null),
  Body: ({ record }) => (
    <>
      <StateNotice one={record} />
      {useIsOpen(record) ? <Open one={record} /> : <Sent one={record} />}
    </>
  ),
});

/** Whether the reader may still change it. */
function useIsOpen({ statusId }: Seen): boolean {
  const mayEdit = useMay(editNotification);
  return statusId !== 'CeSent' && mayEdit;
}

function StateNotice({ one }: { one: Seen }) {
  if (one.statusId === 'CeSent') return null;
  return (
    <Alert type="info" isLive={false}>
      {one.statusId === 'CeInProgress' ? messages.draftNotice : messages.readyNotice(formatDate(one.sentDate))}
    </Alert>
  );
}

function Acts({ one }: { one: Seen }) {
  const open = useOpenScreen();
  const [communicationEventId, rowVersion] = [one.communicationEventId ?? '', one.rowVersion ?? 0];
  const removal = useSend(deleteNotification);
  const approval = useSend(approveNotification);
  return (
    <>
      <AskButton
        label={messages.delete}
        icon={Trash2}
        isDanger
        title={messages.deleteTitle}
        done={messages.deleted}
        act={() => removal.mutateAsync({ params: { communicationEventId }, query: { rowVersion } })}
        onDone={() => open(managementScreen, { search: {}, replace: true })}
      >
        {messages.deleteText}
      </AskButton>
      {one.statusId === 'CeInProgress' ? (
        <AskButton
          label={messages.approve}
          icon={Send}
          title={messages.approveTitle}
          done={messages.saved}
          act={() => approval.mutateAsync({ params: { communicationEventId }, body: { rowVersion } })}
        >
          {messages.approveText(formatNumber(one.recipients))}
        </AskButton>
      ) : null}
    </>
  );
}

/** The words can be changed once both the announcement and its audience are known. */
function Open({ one }: { one: Seen }) {
  const read = useCall(notificationAudience, { params: { communicationEventId: one.communicationEventId ?? '' } });
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  return read.data === undefined ? <Skeleton kind="blocks" count={2} /> : <EditAnnouncement key={one.rowVersion} one={one} audience={read.data.audience} />;
}

function Sent({ one }: { one: Seen }) {
  const read = useCall(notificationAudience, { params: { communicationEventId: one.communicationEventId ?? '' } });
  const { options } = useOptions({ type: 'multiselect', name: 'purposes', label: messages.purposes, options: 'CommunicationPurpose' });
  const chosen = JSON.parse(one.purposes ?? '[]') as string[];
  const counts = [one.recipients, one.received, one.viewed].map((count) => formatNumber(count)) as [string, string, string];
  return (
    <>
      <Card title={messages.facts}>
        <DescriptionList
          items={[
            { term: messages.status, value: <Badge state={one.statusId === 'CeSent' ? 'approved' : 'pending'}>{messages.statuses[one.statusId ?? 'CeSent']}</Badge> },
            { term: messages.purposes, value: options.flatMap(({ id, label }) => (chosen.includes(id) ? [label] : [])).join(messages.comma) },
            { term: messages.author, value: one.authorName },
            { term: messages.sentAt, value: one.sentAt == null ? formatDate(one.sentDate) : formatDateTime(one.sentAt) },
            { term: messages.state, value: messages.countsOf(...counts) },
            { term: messages.body, value: one.body ? <p className={styles.body}>{one.body}</p> : null },
          ]}
        />
      </Card>
      <Card title={messages.audience} isFlush>
        {read.error ? <ReadError of={read} title={messages.failed} headingLevel={3} /> : null}
        {read.data === undefined ? <Skeleton kind="rows" count={5} /> : <PeopleList people={read.data.audience} hasStates={one.statusId === 'CeSent'} />}
      </Card>
    </>
  );
}
