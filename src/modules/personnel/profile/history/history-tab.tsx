import { Fragment, useState } from 'react';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { defined } from '#ui/cx/cx.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { type OptionLists, useOptionLists } from '../fact-text.tsx';
import messages from '../profile-page.messages.fa.ts';
import type { ProfileTabProps } from '../profile-tab.ui.ts';
import { HISTORY_LIMIT, personHistory } from './history.contract.ts';
import { actOf, type Change, type Entry, labelOf, recordName, Side, tellable, useAuthor } from './history-card.tsx';
import styles from './history-tab.module.css';

interface Filter {
  readonly byPartyId?: string | undefined;
  readonly entity?: string | undefined;
  readonly fromDate?: string | undefined;
  readonly thruDate?: string | undefined;
}

/** One change of one field; of a record that came or went all of it. */
interface Row {
  readonly key: string;
  readonly entry: Entry;
  readonly changes: readonly Change[];
}

const isWhole = ({ action }: Entry): boolean => action === 'create' || action === 'delete';

const rowsOf = (entries: readonly Entry[]): Row[] =>
  entries.flatMap((entry) => {
    const key = `${entry.at} ${entry.entity} ${entry.recordId} ${entry.action}`;
    const changes = tellable(entry);
    if (isWhole(entry)) return changes.length === 0 ? [] : [{ key, entry, changes }];
    return changes.map((change) => ({ key: `${key} ${change.field}`, entry, changes: [change] }));
  });

/** One side of a row: the value, or all values of the record with their names. */
function Told({ row: { entry, changes }, side, lists }: { row: Row; side: 'old' | 'new'; lists: OptionLists }) {
  const [first] = changes;
  if (!isWhole(entry)) return first && <Side change={first} side={side} lists={lists} />;
  if ((entry.action === 'create') === (side === 'old')) return '-';
  return (
    <span className={styles.whole}>
      {changes
        .filter((change) => change[side] !== null && change[side] !== undefined)
        .map((change, index) => (
          <Fragment key={change.field}>
            {index === 0 ? null : messages.comma}
            {labelOf(change)}: <Side change={change} side={side} lists={lists} />
          </Fragment>
        ))}
    </span>
  );
}

const columnsOf = (author: (entry: Entry) => string, lists: OptionLists): readonly GridColumn<Row>[] => [
  { id: 'when', label: messages.when, render: ({ entry }) => formatDateTime(entry.at) },
  { id: 'who', label: messages.who, render: ({ entry }) => <bdi>{author(entry)}</bdi> },
  { id: 'record', label: messages.record, render: ({ entry }) => actOf(entry) },
  {
    id: 'what',
    label: messages.what,
    render: ({ entry, changes: [first, ...more] }) => (isWhole(entry) && more.length > 0 ? messages.wholeRecord(formatNumber(more.length + 1)) : first && labelOf(first)),
  },
  { id: 'old', label: messages.from, grows: true, render: (row) => <Told row={row} side="old" lists={lists} /> },
  { id: 'new', label: messages.to, grows: true, render: (row) => <Told row={row} side="new" lists={lists} /> },
];

/** Every change of the file, narrowed by who, what and when; until the day that is looked at. */
export default function HistoryTab({ partyId, asOf }: ProfileTabProps) {
  const [filter, setFilter] = useState<Filter>({});
  const read = useCall(personHistory, {
    params: { partyId },
    query: defined({ ...filter, thruDate: filter.thruDate ?? asOf }),
    keepPrevious: true,
  });
  const columns = columnsOf(useAuthor(), useOptionLists());
  const narrow = (change: Filter) => setFilter((old) => ({ ...old, ...change }));
  const { data } = read;
  if (read.error) return <ReadError of={read} title={messages.historyFailed} headingLevel={3} />;
  const isNarrowed = Object.values(filter).some((one) => one !== undefined);
  return (
    <Card title={messages.history} isFlush>
      <div className={styles.filter}>
        <SelectField
          label={messages.who}
          value={filter.byPartyId ?? null}
          none={messages.everybody}
          options={(data?.authors ?? []).map(({ partyId: id, name }) => ({ id, label: name }))}
          onChange={(id) => narrow({ byPartyId: id ?? undefined })}
        />
        <SelectField
          label={messages.record}
          value={filter.entity ?? null}
          none={messages.everything}
          options={(data?.entities ?? []).map((id) => ({ id, label: recordName(id) }))}
          onChange={(id) => narrow({ entity: id ?? undefined })}
        />
        <DateField label={messages.fromDay} value={filter.fromDate ?? null} onChange={(day) => narrow({ fromDate: day ?? undefined })} />
        <DateField label={messages.thruDay} value={filter.thruDate ?? asOf ?? null} onChange={(day) => narrow({ thruDate: day ?? undefined })} />
      </div>
      <DataGrid
        label={messages.historyRows}
        rows={rowsOf(data?.rows ?? [])}
        rowKey={({ key }) => key}
        columns={columns}
        isLoading={data === undefined}
        hasCards
        empty={<EmptyState title={isNarrowed ? messages.historyFiltered : messages.historyNone} headingLevel={3} />}
      />
      {(data?.rows.length ?? 0) >= HISTORY_LIMIT ? <p className={styles.note}>{messages.historyLatest(formatNumber(HISTORY_LIMIT))}</p> : null}
    </Card>
  );
}
