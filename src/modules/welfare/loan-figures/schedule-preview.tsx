import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatDate, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { Read } from '#ui/read/read.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { computeDefined } from './figures.contract.ts';
import words from './schedule-preview.messages.fa.ts';

type Info = ReplyOf<typeof computeDefined>;
type Line = Info['loanInstallment'][number];

const columns: readonly GridColumn<Line>[] = [
  { id: 'number', label: words.number, render: ({ installmentCode }) => formatNumber(installmentCode) },
  { id: 'due', label: words.due, render: ({ paymentDate }) => formatDate(paymentDate) },
  { id: 'instalment', label: words.instalment, align: 'amount', render: ({ installmentAmount }) => formatMoney(installmentAmount) },
  { id: 'principal', label: words.principal, align: 'amount', render: ({ originalAmount }) => formatMoney(originalAmount) },
  { id: 'profit', label: words.profit, align: 'amount', render: ({ profitAmount }) => formatMoney(profitAmount) },
  { id: 'fee', label: words.fee, align: 'amount', render: ({ feeAmount }) => formatMoney(feeAmount) },
  { id: 'balance', label: words.balance, align: 'amount', render: ({ balance }) => formatMoney(balance) },
  { id: 'how', label: words.how, grows: true, render: ({ explanation }) => explanation },
];

/** Nothing is asked before amount and count are said; the server counts. */
export function SchedulePreview({ welfareId }: { welfareId: string }) {
  const [amount, setAmount] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const [from, setFrom] = useState<string | null>(today());
  const isSaid = amount !== null && BigInt(amount) > 0n && count !== null && count > 0 && from !== null;
  const query = { welfareId, finalLoanAmount: amount ?? '0', finalInstallmentNumber: String(count ?? 0), requestMeetDate: from ?? today() };
  const read = useCall(computeDefined, { query, enabled: isSaid, keepPrevious: true });
  return (
    <Stack>
      <Card>
        <FieldGrid>
          <FieldCell span={4}>
            <MoneyField label={words.amount} value={amount} onChange={setAmount} min={1} />
          </FieldCell>
          <FieldCell span={4}>
            <NumberField label={words.count} value={count} onChange={setCount} min={1} max={600} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.from} value={from} onChange={setFrom} />
          </FieldCell>
        </FieldGrid>
      </Card>
      {isSaid ? <Counted read={read} /> : <EmptyState title={words.nothing} />}
    </Stack>
  );
}

function Counted({ read }: { read: Read<Info> }) {
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  return read.data === undefined ? null : <ScheduleTable info={read.data} />;
}

/** What a loan costs, and each of its lines. */
export function ScheduleTable({ info }: { info: Info }) {
  const unit = moneyUnitName();
  const paidOut = info.paidOutAmount === info.finalLoanAmount ? null : words.paidOut(formatMoney(info.paidOutAmount));
  return (
    <Stack>
      <Figures>
        <Figure label={words.first} value={formatMoney(info.installmentAmount)} unit={unit} />
        <Figure label={words.totalProfit} value={formatMoney(info.totalInstallmentProfit)} unit={unit} />
        <Figure label={words.totalFee} value={formatMoney(info.loanFeeAmount)} unit={unit} note={paidOut} />
        <Figure label={words.total} value={formatMoney(info.totalLoanAmount)} unit={unit} />
      </Figures>
      <Card title={words.lines} isFlush>
        <DataGrid label={words.lines} columns={columns} rows={info.loanInstallment} rowKey={({ installmentCode }) => String(installmentCode)} hasCards />
      </Card>
    </Stack>
  );
}
