import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber, formatPeriod } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { positionHistory } from './positions.contract.ts';
import messages from './positions-page.messages.fa.ts';

type Row = ReplyOf<typeof positionHistory>['list'][number];

const name = (text: string | null | undefined) => <bdi>{text ?? '-'}</bdi>;

const columns: GridColumn<Row>[] = [
  { id: 'period', label: messages.period, render: ({ fromDate, thruDate }) => formatPeriod(fromDate, thruDate) },
  { id: 'name', label: messages.name, grows: true, render: ({ description }) => name(description) },
  { id: 'unit', label: messages.unit, grows: true, render: ({ unitName }) => name(unitName) },
  { id: 'job', label: messages.job, render: ({ jobTitle }) => name(jobTitle) },
  { id: 'jobClass', label: messages.jobClass, render: ({ jobGradeName }) => name(jobGradeName) },
  { id: 'superior', label: messages.superior, render: ({ superiorName }) => name(superiorName) },
  { id: 'seats', label: messages.seats, align: 'count', render: ({ seats }) => formatNumber(seats ?? 0) },
  { id: 'status', label: messages.status, render: ({ statusName }) => statusName ?? '-' },
];

/** What was, is and will be said of the post, newest first. */
export const PositionHistory = ({ emplPositionId }: { emplPositionId: string }) => (
  <ReadGrid
    of={useCall(positionHistory, { query: { emplPositionId } })}
    rowsOf={({ list }) => list}
    label={messages.history}
    columns={columns}
    rowKey={({ fromDate }) => fromDate ?? ''}
    failed={messages.historyFailed}
    none={messages.noHistory}
  />
);
