/** Two orders of somebody side by side: what one says otherwise than the other. */
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatMoney } from '#ui/format/format.ts';
import type { Read } from '#ui/read/read.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { type ItemDifference, itemDifferences } from './order-differences.rules.ts';
import type { ShownOrder } from './order-view.tsx';
import type { ownOrders } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';

type Order = ReplyOf<typeof ownOrders>['rows'][number];

/** How an order of the list is read: an own one, or one of others. */
export type ReadOrder = (orderId: string) => Read<ShownOrder>;

const money = (rials: string | null): string => (rials === null ? words.nothing : formatMoney(rials));

const columnsOf = (was: string, now: string): readonly GridColumn<ItemDifference>[] => [
  { id: 'title', label: words.item, grows: true, render: ({ title }) => title },
  { id: 'was', label: was, width: 190, align: 'count', render: (one) => money(one.was) },
  { id: 'now', label: now, width: 190, align: 'count', render: (one) => money(one.now) },
  { id: 'difference', label: words.difference, width: 150, align: 'count', render: ({ difference }) => formatMoney(difference) },
];

const nameOf = ({ orderNumber, typeTitle, fromDate }: Order): string =>
  words.orderName({ number: toPersianDigits(orderNumber ?? ''), type: typeTitle, from: formatDate(fromDate) });

function Differences({ was, now, names }: { was: Read<ShownOrder>; now: Read<ShownOrder>; names: readonly [string, string] }) {
  const failed = was.error ? was : now.error ? now : undefined;
  if (failed !== undefined) return <ReadError of={failed} title={words.compareFailed} />;
  if (was.data === undefined || now.data === undefined) return <Skeleton count={4} />;
  const rows = itemDifferences(was.data.items ?? [], now.data.items ?? []);
  if (rows.length === 0) return <Text>{words.alike}</Text>;
  return <DataGrid label={words.compare} columns={columnsOf(...names)} rows={rows} rowKey={({ code }) => code} hasCards empty={null} />;
}

export function CompareOrders({ orders, useOrder }: { orders: readonly Order[]; useOrder: ReadOrder }) {
  const signed = orders.filter(({ stateId }) => stateId === 'EoSigned');
  return signed.length < 2 ? null : <Compared signed={signed} useOrder={useOrder} />;
}

function Compared({ signed, useOrder }: { signed: readonly Order[]; useOrder: ReadOrder }) {
  const [latest, before] = signed;
  const [nowId, setNow] = useState(latest?.orderId ?? '');
  const [wasId, setWas] = useState(before?.orderId ?? '');
  const options = signed.map((order) => ({ id: order.orderId, label: nameOf(order) }));
  const shortOf = (id: string): string => {
    const found = signed.find(({ orderId }) => orderId === id);
    return found === undefined ? '' : `${found.typeTitle} ${toPersianDigits(found.orderNumber ?? '')}`;
  };
  return (
    <Card title={words.compare}>
      <Stack>
        <Row>
          <SelectField label={words.compareOf} options={options} value={nowId} onChange={(id) => setNow(id ?? nowId)} />
          <SelectField label={words.compareWith} options={options} value={wasId} onChange={(id) => setWas(id ?? wasId)} />
        </Row>
        <Differences was={useOrder(wasId)} now={useOrder(nowId)} names={[shortOf(wasId), shortOf(nowId)]} />
      </Stack>
    </Card>
  );
}
