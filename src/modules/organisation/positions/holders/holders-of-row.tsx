import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import type { RowOf } from '#ui/data-table/types.ts';
import { formatNumber, formatPeriod } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import messages from '../positions-page.messages.fa.ts';
import { holders } from './holders.contract.ts';

type Row = RowOf<typeof holders.list>;

/** Links a row of the list shows when it is expanded; the sheet of the post shows all. */
const MOST = 50;

const columns: GridColumn<Row>[] = [
  { id: 'name', label: messages.person, width: 220, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'period', label: messages.period, width: 260, render: ({ partyFromDate, partyThruDate }) => formatPeriod(partyFromDate, partyThruDate) },
  { id: 'main', label: messages.main, width: 120, render: ({ mainPosition }) => (mainPosition === 'Y' ? messages.isMain : messages.isSecond) },
  { id: 'rate', label: messages.rate, width: 120, align: 'count', render: ({ occupancyRate }) => formatNumber(occupancyRate ?? 0) },
];

/** Who holds, held and will hold the post of an expanded row, of the day first (guide organisation 5.5). */
export const HoldersOfRow = ({ emplPositionId, asOf }: { emplPositionId: string; asOf: string | undefined }) => (
  <ReadGrid
    of={useCall(holders.list, { query: { emplPositionId, asOf, history: 'Y', pageSize: MOST } })}
    rowsOf={({ rows }) => rows}
    label={messages.holdersTab}
    columns={columns}
    rowKey={({ emplPositionPartyId }) => emplPositionPartyId ?? ''}
    failed={messages.holdersFailed}
    none={messages.noHolders}
  />
);
