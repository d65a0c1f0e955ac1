/** What a change of orders does: days, facts of the file, later orders and pay of past months, each as it is and as it becomes. */
import type { ReplyOf } from '#kernel/call.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatMoney } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Heading, Text } from '#ui/text/text.tsx';
import { Differences, FileMoves } from '../moves/file-moves.tsx';
import moveWords from '../moves/moves-page.messages.fa.ts';
import type { previewAnnulment } from './modify.contract.ts';
import words from './modify-page.messages.fa.ts';

export type ShownEffect = ReplyOf<typeof previewAnnulment>;
type Later = NonNullable<ShownEffect['later']>[number];
type Month = NonNullable<ShownEffect['arrears']>[number];

const plain = (value: string): string => toPersianDigits(value);

const laterColumns: readonly GridColumn<Later>[] = [
  { id: 'order', label: words.order, grows: true, render: ({ orderNumber, typeTitle }) => `${plain(orderNumber)} ${typeTitle}` },
  { id: 'from', label: words.fromDate, width: 120, render: ({ fromDate }) => formatDate(fromDate) },
  { id: 'was', label: words.was, width: 150, align: 'count', render: ({ was }) => formatMoney(was) },
  { id: 'now', label: words.now, width: 150, align: 'count', render: ({ now }) => formatMoney(now) },
  { id: 'difference', label: words.difference, width: 150, align: 'count', render: ({ difference }) => formatMoney(difference) },
];

const monthColumns: readonly GridColumn<Month>[] = [
  { id: 'month', label: words.month, grows: true, render: ({ year, month }) => `${monthNames[month - 1] ?? ''} ${plain(String(year))}` },
  { id: 'was', label: words.was, width: 150, align: 'count', render: ({ was }) => formatMoney(was) },
  { id: 'now', label: words.now, width: 150, align: 'count', render: ({ now }) => formatMoney(now) },
  { id: 'difference', label: words.difference, width: 150, align: 'count', render: ({ difference }) => formatMoney(difference) },
];

function Items({ of: { items, orderNumber, typeTitle } }: { of: Later }) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary>{`${plain(orderNumber)} ${typeTitle}`}</summary>
      <ul>
        {items.map(({ code, title, was, now }) => (
          <li key={code}>{`${title}: ${formatMoney(was)} ← ${formatMoney(now)}`}</li>
        ))}
      </ul>
    </details>
  );
}

function Others({ of }: { of: ShownEffect['others'] }) {
  if (of.length === 0) return null;
  const told = of.map(({ fullName, comesBack }) => (comesBack ? words.comesBack : words.staysAway)(fullName ?? words.stranger));
  return (
    <Alert type={of.every(({ comesBack }) => comesBack) ? 'info' : 'warning'} title={words.others} isLive={false}>
      {[...new Set(told)].map((one) => (
        <Text key={one}>{one}</Text>
      ))}
    </Alert>
  );
}

const sumOf = (months: readonly Month[]): string => String(months.reduce((sum, { difference }) => sum + BigInt(difference), 0n));

export function ChangeEffect({
  of: { days, kinds, moves, others, wages = [], later = [], arrears = [] },
}: {
  of: Pick<ShownEffect, 'days' | 'kinds' | 'moves' | 'others' | 'wages' | 'later' | 'arrears'>;
}) {
  const isNothing = [days, kinds, moves, others, wages, later, arrears].every(({ length }) => length === 0);
  return (
    <Stack>
      <Heading>{words.effect}</Heading>
      {isNothing ? <Text>{words.noEffect}</Text> : null}
      <Differences title={words.days} rows={days} show={plain} />
      <Differences title={words.kinds} rows={kinds} show={(value) => value} />
      <FileMoves moves={moves} />
      <Others of={others} />
      <Differences title={words.wages} rows={wages} show={formatMoney} />
      {later.length === 0 ? null : (
        <Card title={words.later} headingLevel={3} isFlush>
          <DataGrid<Later> label={moveWords.tableOf(words.later)} columns={laterColumns} rows={[...later]} rowKey={({ orderId }) => orderId} hasCards empty={null} />
        </Card>
      )}
      {later.map((one) => (
        <Items key={one.orderId} of={one} />
      ))}
      {arrears.length === 0 ? null : (
        <Card title={words.arrears} caption={`${words.total}: ${formatMoney(sumOf(arrears))}`} headingLevel={3} isFlush>
          <DataGrid<Month>
            label={moveWords.tableOf(words.arrears)}
            columns={monthColumns}
            rows={[...arrears]}
            rowKey={({ year, month }) => `${year}/${month}`}
            hasCards
            empty={null}
          />
        </Card>
      )}
    </Stack>
  );
}
