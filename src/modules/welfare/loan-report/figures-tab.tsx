import type { ReplyOf } from '#kernel/call.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali, yearFa } from '#kernel/jalali/jalali.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { loanFigures } from './loan-report.contract.ts';
import words from './loan-report.messages.fa.ts';

type Told = ReplyOf<typeof loanFigures>;

const lines = (count: number | undefined): string => (count === undefined ? '' : formatNumber(count));
/** The Jalali month that an ISO day is in. */
const monthOf = (iso: string): string => {
  const { year, month } = toJalali(iso);
  return `${monthNames[month - 1] ?? ''} ${yearFa(year)}`;
};
const ageColumns = (open: string): readonly GridColumn<Told['ages'][number]>[] => [
  { id: 'age', label: words.age, grows: true, render: ({ age }) => words.ages[age] },
  { id: 'loans', label: words.loans, align: 'count', render: ({ loans }) => lines(loans) },
  { id: 'lines', label: words.lines, align: 'count', render: (one) => lines(one.lines) },
  { id: 'open', label: open, align: 'amount', render: ({ openAmount }) => formatMoney(openAmount) },
];
const monthColumns = (open: string): readonly GridColumn<Told['months'][number]>[] => [
  { id: 'month', label: words.month, grows: true, render: ({ month }) => monthOf(month) },
  { id: 'lines', label: words.lines, align: 'count', render: (one) => lines(one.lines) },
  { id: 'open', label: open, align: 'amount', render: ({ openAmount }) => formatMoney(openAmount) },
];

/** What is late by its age, and what is expected month by month. */
export function FiguresTab() {
  const read = useCall(loanFigures);
  if (read.error) return <ReadError of={read} title={words.noFigures} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton count={4} />;
  const { ages, months } = read.data;
  if (ages.every(({ openAmount }) => openAmount === undefined)) return <Alert type="warning">{words.withheld}</Alert>;
  const open = words.open({ unit: moneyUnitName() });
  return (
    <Stack>
      <Card title={words.byAge} isFlush>
        <DataGrid label={words.tabs.figures} columns={ageColumns(open)} rows={ages} rowKey={({ age }) => age} hasCards />
      </Card>
      <Card title={words.byMonth} isFlush>
        <DataGrid label={words.month} columns={monthColumns(open)} rows={months} rowKey={({ month }) => month} hasCards />
      </Card>
    </Stack>
  );
}
