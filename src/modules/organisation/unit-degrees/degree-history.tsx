import type { ReplyOf } from '#kernel/call.ts';
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDateTime, formatNumber, formatPeriod } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
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
  { id: 'period', label: messages.period, render: ({ fromDate, thruDate }) => formatPeriod(fromDate, thruDate) },
  { id: 'degree', label: messages.degree, render: ({ degreeTitle }) => degreeTitle },
  { id: 'rank', label: messages.rank, align: 'count', render: ({ rankNumber }) => formatNumber(rankNumber) },
  { id: 'reason', label: messages.reason, grows: true, render: ({ reason }) => <bdi>{reason}</bdi> },
  { id: 'decidedBy', label: messages.decidedBy, render: ({ decidedBy }) => <bdi>{decidedBy ?? '-'}</bdi> },
  { id: 'decidedAt', label: messages.decidedAt, render: ({ decidedAt }) => formatDateTime(decidedAt) },
  { id: 'attachment', label: messages.attachment, hasControls: true, render: (row) => <Paper row={row} /> },
];

/** The degrees that a unit had, has and will have, newest first. */
export const DegreeHistory = ({ unitId }: { unitId: string }) => (
  <ReadGrid
    of={useCall(degreeHistory, { query: { unitId } })}
    rowsOf={({ list }) => list}
    label={messages.history}
    columns={columns}
    rowKey={({ fromDate }) => fromDate}
    failed={messages.failed}
    none={messages.noHistory}
  />
);
