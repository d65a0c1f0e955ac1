import { useState } from 'react';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import claimWords from '../claims/claim-words.messages.fa.ts';
import { useCostTypeName } from '../claims/cost-type.tsx';
import { claimFigures } from './compensation-report.contract.ts';
import words from './compensation-report-page.messages.fa.ts';

interface Sums {
  readonly lines: number;
  readonly people: number;
  readonly claimed?: string | null | undefined;
  readonly payable?: string | null | undefined;
  readonly settled?: string | null | undefined;
}

/** How many, and how much where it may be told. */
function told({ lines, people, claimed, payable, settled }: Sums): string {
  const many = words.sums({ lines: formatNumber(lines), people: formatNumber(people) });
  if (claimed == null || payable == null || settled == null) return many;
  return `${many}. ${words.amounts({ claimed: formatMoney(claimed), payable: formatMoney(payable), settled: formatMoney(settled) })}`;
}

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

type Read = NonNullable<ReturnType<typeof useCall<typeof claimFigures>>['data']>;

function Figures({ of: { types, contracts, statuses, refusals, times } }: { of: Read }) {
  if (statuses.length === 0) return <EmptyState title={words.noFigures} headingLevel={2} />;
  const count = (lines: number) => words.lines({ count: formatNumber(lines) });
  return (
    <Stack>
      <Types of={types} />
      <Card title={words.byContract}>
        <DescriptionList
          items={contracts.map((one) => ({
            term: one.contractTitle,
            value: one.paidPercent == null ? told(one) : `${told(one)}. ${words.ratio({ percent: formatNumber(one.paidPercent, 1) })}`,
          }))}
        />
      </Card>
      <Card title={words.byStatus}>
        <DescriptionList isAcross items={statuses.map(({ status, lines }) => ({ term: claimWords.statuses[status], value: count(lines) }))} />
      </Card>
      {refusals.length === 0 ? null : (
        <Card title={words.byRefusal}>
          <DescriptionList isAcross items={refusals.map(({ refusal, lines }) => ({ term: claimWords.refusals[refusal], value: count(lines) }))} />
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

/** By type of cost, for whoever may read what a cost was for; once the names are there, since a term stands once in a list. */
function Types({ of }: { of: Read['types'] }) {
  const typeName = useCostTypeName();
  const items = of.flatMap((one) => (one.costTypeEnumId === undefined ? [] : [{ term: typeName(one.costTypeEnumId), value: told(one) }]));
  if (items.length === 0) return null;
  return (
    <Card title={words.byType}>
      <Stack>
        <p>{words.few}</p>
        {items.some(({ term }) => term === '') ? <Skeleton count={items.length} /> : <DescriptionList items={items} />}
      </Stack>
    </Card>
  );
}
