import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import type { RowOf } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { holders } from './holders.contract.ts';
import messages from './positions-page.messages.fa.ts';

type Row = RowOf<typeof holders.list>;

/** Links a row of the list shows when it is expanded; the sheet of the post shows all. */
const MOST = 50;

const columns: GridColumn<Row>[] = [
  { id: 'name', label: messages.person, width: 220, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  {
    id: 'period',
    label: messages.period,
    width: 260,
    render: ({ partyFromDate, partyThruDate }) =>
      messages.days({ from: partyFromDate ? formatDate(partyFromDate) : messages.always, thru: partyThruDate ? formatDate(partyThruDate) : messages.open }),
  },
  { id: 'main', label: messages.main, width: 120, render: ({ mainPosition }) => (mainPosition === 'Y' ? messages.isMain : messages.isSecond) },
  { id: 'rate', label: messages.rate, width: 120, align: 'count', render: ({ occupancyRate }) => formatNumber(occupancyRate ?? 0) },
];

/** Who holds, held and will hold the post of an expanded row, of the day first (guide organisation 5.5). */
export function HoldersOfRow({ emplPositionId, asOf }: { emplPositionId: string; asOf: string | undefined }) {
  const { data, error, refetch, isFetching } = useCall(holders.list, { query: { emplPositionId, asOf, history: 'Y', pageSize: MOST } });
  if (error)
    return (
      <ErrorState title={messages.holdersFailed} headingLevel={3} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  return (
    <DataGrid
      label={messages.holdersTab}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey={({ emplPositionPartyId }) => emplPositionPartyId ?? ''}
      isLoading={data === undefined}
      hasCards
      empty={<EmptyState title={messages.noHolders} headingLevel={3} />}
    />
  );
}
