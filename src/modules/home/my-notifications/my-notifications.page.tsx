import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { listOfMyMessages, notViewdNotif, viewdNotif } from '#platform/notifications/notifications.contract.ts';
import { changeUnread, setUnread, useUnreadCount } from '#platform/notifications/notifications.ui.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { ApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { callMeta, useSend } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/page/stack.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useScreenTab } from '#ui/tabs/screen-tabs.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { filterOf, type MessageFilter, MessageFilters } from './message-filters.tsx';
import { MessageLine } from './message-line.tsx';
import messages from './my-notifications.messages.fa.ts';
import styles from './my-notifications.module.css';
import { myNotificationsScreen } from './my-notifications.screen.ts';
import { NoticeWays } from './notice-ways.tsx';

const PAGE_SIZE = 20;
const shows = ['notViewed', 'viewed', 'all'] as const;
type Show = (typeof shows)[number];
type Answer = ReplyOf<typeof listOfMyMessages>;

/** Own messages; the wire asks for them by POST, so that they are read without `useCall`. */
const useMessages = (show: Show, page: number, filter: MessageFilter): UseQueryResult<Answer, ApiError> =>
  useQuery<Answer, ApiError>({
    meta: callMeta(listOfMyMessages),
    queryKey: [listOfMyMessages.method, listOfMyMessages.path, show, page, filter],
    queryFn: async ({ signal }) => {
      const answer = await send(listOfMyMessages, { body: { ...filter, show, firstResult: (page - 1) * PAGE_SIZE, maxResults: PAGE_SIZE }, signal });
      setUnread(answer.numberNotif);
      return answer;
    },
    placeholderData: (old, query) => (query?.queryKey[2] === show ? old : undefined),
  });

/** Marks; the count moves at once, and again to what the answer says. */
function useMark() {
  const options = { onSuccess: ({ numberNotif }: { numberNotif: number }) => setUnread(numberNotif) };
  const read = useSend(viewdNotif, options);
  const unread = useSend(notViewdNotif, options);
  const counted = (by: number) => {
    changeUnread(by);
    const onError = (error: ApiError): void => {
      changeUnread(-by);
      showError(error);
    };
    return { onError };
  };
  return {
    isMarkingAll: read.isPending && read.variables.body.notifId === undefined,
    readAll: (count: number) =>
      read.mutate({ body: {} }, { onSuccess: () => showToast({ type: 'success', message: messages.allMarked(formatNumber(count)) }), onError: showError }),
    readOne: (id: string) => read.mutate({ body: { notifId: [id] } }, counted(-1)),
    unreadOne: (id: string) => unread.mutate({ body: { notifId: [id] } }, counted(1)),
  };
}

/** What came for the signed-in person: unread first, everything on wish. */
export default function MyNotificationsPage() {
  const search = useScreenSearch(myNotificationsScreen);
  const setSearch = useSetScreenSearch(myNotificationsScreen);
  const [show, select] = useScreenTab(myNotificationsScreen, shows, { name: 'show', forgets: ['page'] });
  const page = Math.max(1, search.page ?? 1);
  const filter = filterOf(search);
  const list = useMessages(show, page, filter);
  const unreadCount = useUnreadCount();
  const mark = useMark();
  const tabs = [
    { id: 'notViewed', label: messages.unread, count: unreadCount },
    { id: 'viewed', label: messages.read },
    { id: 'all', label: messages.all },
  ];
  const action =
    unreadCount === 0 ? undefined : (
      <Button icon={CheckCheck} isPending={mark.isMarkingAll} onPress={() => mark.readAll(unreadCount)}>
        {messages.markAll}
      </Button>
    );
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} lead={unreadCount === 0 ? messages.allRead : messages.lead(formatNumber(unreadCount))} actions={action} />
      <Tabs label={messages.tabs} tabs={tabs} selected={show} onSelect={select}>
        <Stack>
          <MessageFilters />
          <Card isFlush>
            <List list={list} show={show} isNarrowed={Object.keys(filter).length > 0} onAll={() => void setSearch({ show: 'all', page: 1 })} mark={mark} />
            {list.data === undefined || list.data.total <= PAGE_SIZE ? null : (
              <Pager page={page} pageSize={PAGE_SIZE} total={list.data.total} onPage={(next) => void setSearch({ page: next })} />
            )}
          </Card>
        </Stack>
      </Tabs>
      <NoticeWays />
    </div>
  );
}

interface ListProps {
  list: UseQueryResult<Answer, ApiError>;
  show: Show;
  isNarrowed: boolean;
  onAll: () => void;
  mark: ReturnType<typeof useMark>;
}

function List({ list, show, isNarrowed, onAll, mark }: ListProps) {
  const { data, error, isFetching, refetch } = list;
  if (error !== null && data === undefined)
    return (
      <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton kind="rows" count={5} />;
  if (data.notifs.length === 0 && isNarrowed) return <EmptyState title={messages.noneFound} />;
  if (data.notifs.length === 0) return <Nothing show={show} onAll={onAll} />;
  return (
    <ul aria-label={messages.list} className={styles.list}>
      {data.notifs.map((one) => (
        <MessageLine
          key={one.notificationMessageId}
          message={one}
          onRead={() => mark.readOne(one.notificationMessageId)}
          onUnread={() => mark.unreadOne(one.notificationMessageId)}
        />
      ))}
    </ul>
  );
}

/** Why there is nothing, and the way on. */
function Nothing({ show, onAll }: { show: Show; onAll: () => void }) {
  if (show === 'all') return <EmptyState title={messages.none}>{messages.noneAdvice}</EmptyState>;
  return <EmptyState title={show === 'viewed' ? messages.noneRead : messages.noneUnread} actions={<Button onPress={onAll}>{messages.seeAll}</Button>} />;
}
