import { FilePenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatPeriod } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Text } from '#ui/text/text.tsx';
import { OrderView, type ShownOrder } from '../orders/order-view.tsx';
import { orders, readOrder } from '../orders/orders.contract.ts';
import { ordersTable } from '../orders/orders.table.ts';
import orderWords from '../orders/orders-page.messages.fa.ts';
import { AnnulOrder } from './annul-order.tsx';
import { CorrectOrder } from './correct-order.tsx';
import words from './modify.messages.fa.ts';
import { modifyScreen } from './modify.screen.ts';
import messages from './modify-page.messages.fa.ts';

/** Signed orders, found and then changed with everything that follows from it. */
export default function ModifyPage() {
  const { orderId } = useScreenSearch(modifyScreen);
  const setSearch = useSetScreenSearch(modifyScreen);
  const open = useOpenScreen();
  const query = useMemo(() => ({ signed: 'Y' }), []);
  const close = (): void => void setSearch({ orderId: undefined });
  return (
    <Page title={words.title} lead={messages.lead} actions={orderId === undefined ? null : <Button onPress={close}>{messages.back}</Button>}>
      {orderId === undefined ? (
        <DataTable
          of={ordersTable}
          list={orders.list}
          query={query}
          unit={messages.unit}
          rowName={({ fullName }) => fullName ?? ''}
          onOpen={({ orderId: id }) => void open(modifyScreen, { search: { orderId: id } })}
          empty={
            <EmptyState icon={FilePenLine} headingLevel={2} title={messages.none}>
              {messages.noneAdvice}
            </EmptyState>
          }
        />
      ) : (
        <OneOrder key={orderId} orderId={orderId} onDone={close} />
      )}
    </Page>
  );
}

const acts = [
  { id: 'correct', label: messages.correct },
  { id: 'annul', label: messages.annul },
  { id: 'sheet', label: messages.sheet },
];

function OneOrder({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const [version, setVersion] = useState<number>();
  const read = useCall(readOrder, { params: { orderId }, query: { version } });
  const { data } = read;
  const [act, setAct] = useState('correct');
  if (data === undefined) return read.error ? <ReadError of={read} title={messages.failed} /> : <Skeleton kind="blocks" count={2} />;
  const isSigned = data.stateId === 'EoSigned';
  const { typeTitle: type, fullName: name, orderNumber, fromDate, thruDate } = data;
  return (
    <Stack>
      <Text>{messages.about({ order: orderWords.orderOf({ type, name }), number: toPersianDigits(orderNumber ?? ''), days: formatPeriod(fromDate, thruDate) })}</Text>
      <Tabs label={messages.acts} tabs={isSigned ? acts : acts.slice(-1)} selected={isSigned ? act : 'sheet'} onSelect={setAct}>
        <Act of={isSigned ? act : 'sheet'} order={data} onDone={onDone} onVersion={setVersion} />
      </Tabs>
    </Stack>
  );
}

interface ActProps {
  of: string;
  order: ShownOrder;
  onDone: () => void;
  onVersion: (version: number) => void;
}

function Act({ of, order, onDone, onVersion }: ActProps) {
  const { orderId, fromDate, thruDate, moves = [] } = order;
  if (of === 'annul') return <AnnulOrder orderId={orderId} onDone={onDone} />;
  if (of === 'correct') return <CorrectOrder orderId={orderId} fromDate={fromDate} thruDate={thruDate} hasMoved={moves.length > 0} onDone={onDone} />;
  return <OrderView order={order} onVersion={onVersion} />;
}
