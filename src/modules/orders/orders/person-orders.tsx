import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatMoney, formatPeriod } from '#ui/format/format.ts';
import type { Read } from '#ui/read/read.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { CompareOrders, type ReadOrder } from './compare-orders.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ordersOfPerson, ownOrders, readOrder, readOwnOrder } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';
import { OwnOrderDialog } from './own-order-dialog.tsx';
import { PayOverYears } from './pay-over-years.tsx';

type Answer = ReplyOf<typeof ownOrders>;
type Row = Answer['rows'][number];

const dash = '—';

const columnsOf = (open: (orderId: string) => void): readonly GridColumn<Row>[] => [
  {
    id: 'type',
    label: words.type,
    grows: true,
    render: ({ orderId, typeTitle }) => (
      <Button variant="ghost" size="sm" onPress={() => open(orderId)}>
        {typeTitle}
      </Button>
    ),
  },
  { id: 'number', label: words.number, width: 110, render: ({ orderNumber }) => (orderNumber === null ? words.noNumber : toPersianDigits(orderNumber)) },
  { id: 'period', label: words.fromDate, width: 200, render: ({ fromDate, thruDate }) => formatPeriod(fromDate, thruDate) },
  {
    id: 'state',
    label: words.state,
    width: 140,
    render: ({ stateId, statusId }) =>
      stateId === 'EoSigned' ? (
        <Badge state={statusId === 'ActiveEmplOrder' ? 'approved' : 'info'}>{words.activeLabels[statusId]}</Badge>
      ) : (
        words.states[stateId as keyof typeof words.states]
      ),
  },
  { id: 'previous', label: words.previousTotal, width: 150, align: 'count', render: ({ previousTotal }) => (previousTotal === undefined ? dash : formatMoney(previousTotal)) },
  { id: 'total', label: words.total, width: 150, align: 'count', render: ({ total }) => (total === undefined ? dash : formatMoney(total)) },
];

interface PersonOrdersProps {
  partyId: string;
  asOf: string | undefined;
}

/** The orders of the file, the latest first: the own ones that are signed, all of others. */
export function PersonOrders({ partyId, asOf }: PersonOrdersProps) {
  const ownId = useSession(({ user }) => user?.partyId);
  const mayOwn = useMay(ownOrders);
  return partyId === ownId && mayOwn ? <Own asOf={asOf} /> : <OfOthers partyId={partyId} asOf={asOf} />;
}

const onDay = (asOf: string | undefined) => (asOf === undefined ? {} : { asOf });

function Own({ asOf }: Pick<PersonOrdersProps, 'asOf'>) {
  const [opened, open] = useState<string>();
  return (
    <>
      <OrderList of={useCall(ownOrders, { query: onDay(asOf) })} noneText={words.noneOfOwn} open={open} useOrder={useOwnOrder} />
      {opened === undefined ? null : <OwnOrderDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

function OfOthers({ partyId, asOf }: PersonOrdersProps) {
  const [opened, open] = useState<string>();
  return (
    <>
      <OrderList of={useCall(ordersOfPerson, { query: { partyId, ...onDay(asOf) } })} noneText={words.noneOfPerson} open={open} useOrder={useOrderOf} />
      {opened === undefined ? null : <OrderDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

const useOwnOrder: ReadOrder = (orderId) => useCall(readOwnOrder, { params: { orderId }, query: {} });
const useOrderOf: ReadOrder = (orderId) => useCall(readOrder, { params: { orderId }, query: {} });

interface OrderListProps {
  of: Read<Answer>;
  noneText: string;
  open: (orderId: string) => void;
  useOrder: ReadOrder;
}

const OrderList = ({ of, noneText, open, useOrder }: OrderListProps) => (
  <Stack>
    <ReadGrid
      of={of}
      rowsOf={({ rows }) => rows}
      label={words.orders}
      columns={columnsOf(open)}
      rowKey={({ orderId }) => orderId}
      failed={words.failed}
      none={words.none}
      noneText={noneText}
      headingLevel={2}
    />
    {of.data === undefined ? null : (
      <>
        <OrderTimeline orders={of.data.rows} />
        <CompareOrders orders={of.data.rows} useOrder={useOrder} />
        <PayOverYears orders={of.data.rows} />
      </>
    )}
  </Stack>
);
