import type { ReplyOf } from '#kernel/call.ts';
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { useKitServices } from '#ui/services/services.tsx';
import { degreeHistory } from './unit-degrees.contract.ts';
import messages from './unit-degrees-page.messages.fa.ts';

type Row = ReplyOf<typeof degreeHistory>['list'][number];

function Paper({ row: { attachment, degreeTitle } }: { row: Row }) {
  const { files } = useKitServices();
  if (attachment === null) return '-';
  return (
    <a href={files.address(attachment)} aria-label={messages.download({ degree: degreeTitle })} target="_blank" rel="noreferrer">
      {displayNameIn(attachment)}
    </a>
  );
}

const columns: GridColumn<Row>[] = [
  {
    id: 'period',
    label: messages.period,
    render: ({ fromDate, thruDate }) => messages.days({ from: formatDate(fromDate), thru: thruDate === null ? messages.openEnd : formatDate(thruDate) }),
  },
  { id: 'degree', label: messages.degree, render: ({ degreeTitle }) => degreeTitle },
  { id: 'rank', label: messages.rank, align: 'count', render: ({ rankNumber }) => formatNumber(rankNumber) },
  { id: 'reason', label: messages.reason, grows: true, render: ({ reason }) => <bdi>{reason}</bdi> },
  { id: 'decidedBy', label: messages.decidedBy, render: ({ decidedBy }) => <bdi>{decidedBy ?? '-'}</bdi> },
  { id: 'decidedAt', label: messages.decidedAt, render: ({ decidedAt }) => formatDateTime(decidedAt) },
  { id: 'attachment', label: messages.attachment, hasControls: true, render: (row) => <Paper row={row} /> },
];

/** The degrees that a unit had, has and will have, newest first. */
export function DegreeHistory({ unitId }: { unitId: string }) {
  const { data, error, refetch, isFetching } = useCall(degreeHistory, { query: { unitId } });
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
      rowKey={({ fromDate }) => fromDate}
      isLoading={data === undefined}
      hasCards
      empty={<EmptyState title={messages.noHistory} headingLevel={3} />}
    />
  );
}
