import { useState } from 'react';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import claimWords from '../claims/claim-words.messages.fa.ts';
import { CostType } from '../claims/cost-type.tsx';
import { claimFigures } from './compensation-report.contract.ts';
import words from './compensation-report-page.messages.fa.ts';

type Read = NonNullable<ReturnType<typeof useCall<typeof claimFigures>>['data']>;
type Sums = Pick<Read['contracts'][number], 'lines' | 'people' | 'untold' | 'claimed' | 'payable' | 'settled'>;

const money = (rials: string | null | undefined): string => (rials == null ? '' : formatMoney(rials));

/** How many, and how much where it may be told. */
const sums: readonly GridColumn<Sums>[] = [
  { id: 'lines', label: words.unit, align: 'count', render: ({ lines }) => formatNumber(lines) },
  { id: 'people', label: words.people, align: 'count', render: ({ people }) => formatNumber(people) },
  { id: 'untold', label: words.untold, align: 'count', render: ({ untold }) => (untold === 0 ? '' : formatNumber(untold)) },
  { id: 'claimed', label: words.claimed, align: 'amount', render: ({ claimed }) => money(claimed) },
  { id: 'payable', label: words.payable, align: 'amount', render: ({ payable }) => money(payable) },
  { id: 'settled', label: words.settled, align: 'amount', render: ({ settled }) => money(settled) },
];

const contractColumns: readonly GridColumn<Read['contracts'][number]>[] = [
  { id: 'contract', label: words.contract, render: ({ contractTitle }) => <bdi>{contractTitle}</bdi> },
  ...sums,
  { id: 'ratio', label: words.ratio, align: 'count', render: ({ paidPercent }) => (paidPercent == null ? '' : formatNumber(paidPercent, 1)) },
];

type OfType = Read['types'][number] & { readonly costTypeEnumId: string };
const isTold = (one: Read['types'][number]): one is OfType => one.costTypeEnumId !== undefined;

const typeColumns: readonly GridColumn<OfType>[] = [{ id: 'type', label: words.costType, render: ({ costTypeEnumId }) => <CostType of={costTypeEnumId} /> }, ...sums];

const yearAgo = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Claims of a period in figures. */
export function FiguresTab() {
  const [fromDate, setFrom] = useState(() => yearAgo(today()));
  const [thruDate, setThru] = useState(() => today());
  const read = useCall(claimFigures, { query: { fromDate, thruDate } });
  return (
    <Stack>
      <Card>
        <FieldGrid>
          <DateField label={words.fromDate} value={fromDate} onChange={(day) => setFrom(day ?? fromDate)} />
          <DateField label={words.thruDate} value={thruDate} onChange={(day) => setThru(day ?? thruDate)} />
        </FieldGrid>
      </Card>
      {read.error ? <ReadError of={read} title={words.failed} headingLevel={2} /> : read.data === undefined ? <Skeleton count={4} /> : <Figures of={read.data} />}
    </Stack>
  );
}

function Figures({ of: { fromDate, thruDate, types, contracts, statuses, refusals, times } }: { of: Read }) {
  if (statuses.length === 0) return <EmptyState title={words.noFigures} headingLevel={2} />;
  const count = (lines: number) => words.lines({ count: formatNumber(lines) });
  return (
    <Stack>
      {fromDate === null || thruDate === null ? null : <p>{words.months({ from: formatDate(fromDate), thru: formatDate(thruDate) })}</p>}
      <Types of={types} />
      <Card title={words.byContract} isFlush>
        <DataGrid hasCards label={words.sumsOf({ of: words.byContract })} columns={contractColumns} rows={contracts} rowKey={({ contractTitle }) => contractTitle} />
      </Card>
      <Card title={words.byStatus}>
        <DescriptionList isAcross items={statuses.map(({ status, lines }) => ({ term: claimWords.statuses[status], value: count(lines) }))} />
      </Card>
      {refusals.length === 0 ? null : (
        <Card title={words.byRefusal}>
          <DescriptionList
            isAcross
            items={refusals.map(({ refusal, lines }) => ({ term: claimWords.refusals[refusal], value: lines === null ? words.fewPeople : count(lines) }))}
          />
        </Card>
      )}
      {times.length === 0 ? null : (
        <Card title={words.byTime}>
          <DescriptionList
            isAcross
            items={times.map(({ status, lines, days }) => ({
              term: claimWords.statuses[status],
              value: days === null ? count(lines) : words.days({ days: formatNumber(days, 1), count: formatNumber(lines) }),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}

/** By type of cost, for whoever may read what a cost was for. */
function Types({ of }: { of: Read['types'] }) {
  const told = of.filter(isTold);
  if (told.length === 0) return null;
  return (
    <Card title={words.byType} caption={words.few} isFlush>
      <DataGrid hasCards label={words.sumsOf({ of: words.byType })} columns={typeColumns} rows={told} rowKey={({ costTypeEnumId }) => costTypeEnumId} />
    </Card>
  );
}
