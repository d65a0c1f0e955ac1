import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate } from '#ui/format/format.ts';
import { unitHistory } from './units.contract.ts';
import messages from './units-page.messages.fa.ts';

type Row = ReplyOf<typeof unitHistory>['list'][number];

const columns: GridColumn<Row>[] = [
  {
    id: 'period',
    label: messages.period,
    render: ({ fromDate, thruDate }) => messages.days({ from: fromDate ? formatDate(fromDate) : messages.always, thru: thruDate ? formatDate(thruDate) : messages.open }),
  },
  { id: 'name', label: messages.name, grows: true, render: ({ organizationName }) => <bdi>{organizationName}</bdi> },
  { id: 'level', label: messages.level, render: ({ levelName }) => levelName ?? '-' },
  { id: 'type', label: messages.type, render: ({ typeName }) => typeName ?? '-' },
  { id: 'parent', label: messages.parent, grows: true, render: ({ parentName }) => <bdi>{parentName ?? '-'}</bdi> },
  { id: 'state', label: messages.state, render: ({ disabled }) => (disabled === 'Y' ? messages.isInactive : messages.isActive) },
];

/** What was, is and will be said of the unit, newest first. */
export function UnitHistory({ unitId }: { unitId: string }) {
  const { data, error, refetch, isFetching } = useCall(unitHistory, { query: { unitId } });
  if (error)
    return (
      <ErrorState title={messages.failed} headingLevel={3} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
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
