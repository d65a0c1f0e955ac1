import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatPeriod } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { unitHistory } from './units.contract.ts';
import messages from './units-page.messages.fa.ts';

type Row = ReplyOf<typeof unitHistory>['list'][number];

const columns: GridColumn<Row>[] = [
  { id: 'period', label: messages.period, render: ({ fromDate, thruDate }) => formatPeriod(fromDate, thruDate) },
  { id: 'name', label: messages.name, grows: true, render: ({ organizationName }) => <bdi>{organizationName}</bdi> },
  { id: 'level', label: messages.level, render: ({ levelName }) => levelName ?? '-' },
  { id: 'type', label: messages.type, render: ({ typeName }) => typeName ?? '-' },
  { id: 'parent', label: messages.parent, grows: true, render: ({ parentName }) => <bdi>{parentName ?? '-'}</bdi> },
  { id: 'state', label: messages.state, render: ({ disabled }) => (disabled === 'Y' ? messages.isInactive : messages.isActive) },
];

/** What was, is and will be said of the unit, newest first. */
export const UnitHistory = ({ unitId }: { unitId: string }) => (
  <ReadGrid
    of={useCall(unitHistory, { query: { unitId } })}
    rowsOf={({ list }) => list}
    label={messages.history}
    columns={columns}
    rowKey={({ fromDate }) => fromDate ?? ''}
    failed={messages.failed}
    none={messages.noHistory}
  />
);
