import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatDateTime, formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { periodName } from '../pay/period.rules.ts';
import { ownSoFar } from './month-so-far.contract.ts';
import words from './so-far-page.messages.fa.ts';

type Month = ReplyOf<typeof ownSoFar>['months'][number];
type Line = Month['lines'][number];

const columns: readonly GridColumn<Line>[] = [
  { id: 'title', label: words.own.line, grows: true, render: ({ title }) => title },
  { id: 'amount', label: words.own.amount, align: 'amount', render: ({ amount, isDeduct }) => formatMoney(isDeduct === 'Y' ? -BigInt(amount) : amount) },
];

/** What the own month would come to so far; nothing where the company does not show it, or it was not counted yet. */
export function OwnSoFar() {
  const { data } = useCall(ownSoFar);
  return (data?.months ?? []).map((month) => <OwnMonth key={month.employmentId} of={month} />);
}

function OwnMonth({ of }: { readonly of: Month }) {
  const unit = moneyUnitName();
  return (
    <Card title={words.own.title(periodName(of))}>
      <Stack>
        <Text as="p" tone="muted">
          {words.own.text}
        </Text>
        <Figures>
          <Figure label={words.own.gross} value={formatMoney(of.gross)} unit={unit} />
          <Figure label={words.own.deductions} value={formatMoney(of.deductions)} unit={unit} />
          <Figure label={words.own.net} value={formatMoney(of.net)} unit={unit} />
        </Figures>
        <DataGrid label={words.own.lines} columns={columns} rows={of.lines} rowKey={({ code }) => code} hasCards empty={null} />
        <Text as="p" tone="muted" size="caption">
          {words.own.counted(formatDateTime(of.countedAt))}
        </Text>
      </Stack>
    </Card>
  );
}
