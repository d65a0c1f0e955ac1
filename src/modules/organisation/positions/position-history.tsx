import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { positionHistory } from './positions.contract.ts';
import messages from './positions-page.messages.fa.ts';

type Row = ReplyOf<typeof positionHistory>['list'][number];

const name = (text: string | null | undefined) => <bdi>{text ?? '-'}</bdi>;

const columns: GridColumn<Row>[] = [
  {
    id: 'period',
    label: messages.period,
    render: ({ fromDate, thruDate }) => messages.days({ from: fromDate ? formatDate(fromDate) : messages.always, thru: thruDate ? formatDate(thruDate) : messages.open }),
  },
  { id: 'name', label: messages.name, grows: true, render: ({ description }) => name(description) },
  { id: 'unit', label: messages.unit, grows: true, render: ({ unitName }) => name(unitName) },
  { id: 'job', label: messages.job, render: ({ jobTitle }) => name(jobTitle) },
  { id: 'jobClass', label: messages.jobClass, render: ({ jobGradeName }) => name(jobGradeName) },
  { id: 'superior', label: messages.superior, render: ({ superiorName }) => name(superiorName) },
  { id: 'seats', label: messages.seats, align: 'count', render: ({ seats }) => formatNumber(seats ?? 0) },
  { id: 'status', label: messages.status, render: ({ statusName }) => statusName ?? '-' },
];

/** What was, is and will be said of the post, newest first. */
export function PositionHistory({ emplPositionId }: { emplPositionId: string }) {
  const { data, error, refetch, isFetching } = useCall(positionHistory, { query: { emplPositionId } });
  if (error)
    return (
      <ErrorState title={messages.historyFailed} headingLevel={3} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  return (
    <DataGrid
      label={messages.history}
      columns={columns}
      rows={data?.list ?? []}
      rowKey={({ fromDate }) => fromDate ?? ''}
      isLoading={data === undefined}
      hasCards
      empty={<EmptyState title={messages.noHistory} headingLevel={3} />}
    />
  );
}
