import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatMoney } from '#ui/format/format.ts';
import type { Read } from '#ui/read/read.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { periodName } from '../pay/period.rules.ts';
import type { ownPayslips } from './payslips.contract.ts';
import words from './payslips-page.messages.fa.ts';

type Payslips = ReplyOf<typeof ownPayslips>;
type Row = Payslips['rows'][number];

const amount = (id: 'gross' | 'deductions' | 'net'): GridColumn<Row> => ({ id, label: words[id], width: 160, render: ({ [id]: rials }) => formatMoney(rials ?? '0') });
const amounts = [amount('gross'), amount('deductions'), amount('net')];

export interface PayslipListProps {
  of: Read<Payslips>;
  /** The name of a month as it leads to its payslip. */
  monthOf: (payslipId: string, period: string) => ReactNode;
  noneText: string;
}

/** Approved payslips, newest first. */
export function PayslipList({ of: read, monthOf, noneText }: PayslipListProps) {
  if (read.data?.rows.length === 0)
    return (
      <EmptyState icon={ReceiptText} headingLevel={2} title={words.none}>
        {noneText}
      </EmptyState>
    );
  const month: GridColumn<Row> = {
    id: 'period',
    label: words.period,
    grows: true,
    render: ({ payslipId, year = 0, month: of = 1 }) => monthOf(payslipId ?? '', periodName({ year, month: of })),
  };
  return (
    <Card title={words.list} isFlush>
      <ReadGrid
        of={read}
        rowsOf={({ rows }) => rows}
        label={words.rows}
        columns={[month, ...amounts]}
        rowKey={({ payslipId }) => payslipId ?? ''}
        failed={words.failed}
        none={words.none}
      />
    </Card>
  );
}
