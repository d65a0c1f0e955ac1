import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { configQuery } from '#ui/client/config.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { useScreenTab } from '#ui/tabs/screen-tabs.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { acceptAccountRequest, accountRequests, PAGE_SIZE } from './account-requests.contract.ts';
import messages from './account-requests.messages.fa.ts';
import { accountRequestsScreen } from './account-requests.screen.ts';
import { columnsOf } from './columns.tsx';
import { ReviewDialog } from './review-dialog.tsx';

export type RequestRow = ReplyOf<typeof accountRequests>['rows'][number];
const states = ['waiting', 'accepted', 'refused'] as const;

export default function AccountRequestsPage() {
  const search = useScreenSearch(accountRequestsScreen);
  const setSearch = useSetScreenSearch(accountRequestsScreen);
  const [state, select] = useScreenTab(accountRequestsScreen, states, { name: 'state', forgets: ['page'] });
  const page = Math.max(1, search.page ?? 1);
  const list = useCall(accountRequests, { query: { state, pageIndex: page - 1 }, keepPrevious: true });
  const { data: config } = useQuery(configQuery);
  const [reviewed, setReviewed] = useState<RequestRow>();
  const mayDecide = useMay(acceptAccountRequest);
  const count = list.data?.count ?? 0;
  return (
    <Page title={messages.title} lead={messages.lead}>
      {config?.registration === false ? (
        <Alert type="info" isLive={false}>
          {messages.closedNote}
        </Alert>
      ) : null}
      <Tabs
        label={messages.statesLabel}
        tabs={states.map((id) => ({ id, label: messages.states[id], count: id === state ? count : undefined }))}
        selected={state}
        onSelect={select}
      >
        <Card isFlush>
          {list.error ? (
            <ErrorState title={messages.failed} code={list.error.requestId || undefined} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
              {list.error.messages}
            </ErrorState>
          ) : (
            <DataGrid
              label={messages.title}
              columns={columnsOf(state, mayDecide ? setReviewed : undefined)}
              rows={list.data?.rows ?? []}
              rowKey={(row) => row.requestId}
              isLoading={list.isFetching}
              total={count}
              offset={(page - 1) * PAGE_SIZE}
              hasCards
              empty={<EmptyState title={messages.none[state]} />}
              footer={count > PAGE_SIZE ? <Pager page={page} pageSize={PAGE_SIZE} total={count} onPage={(next) => void setSearch({ page: next })} /> : undefined}
            />
          )}
        </Card>
      </Tabs>
      {reviewed === undefined ? null : <ReviewDialog request={reviewed} groups={list.data?.groups ?? []} onClose={() => setReviewed(undefined)} />}
    </Page>
  );
}
