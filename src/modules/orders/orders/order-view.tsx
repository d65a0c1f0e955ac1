/** An order as it is read: its days, its items with what each was before, and how each came about. */

import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatMoney, formatNumber, formatPeriod } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import itemWords from '../counting/order-items.messages.fa.ts';
import { OrderItems } from '../counting/order-items.tsx';
import movesWords from '../moves/moves.messages.fa.ts';
import { OrderVersions } from './order-versions.tsx';
import type { readOrder } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';

export type ShownOrder = ReplyOf<typeof readOrder>;

const money = (rials: string | undefined): string => (rials === undefined ? '' : formatMoney(rials));

interface OrderViewProps {
  order: ShownOrder;
  /** Shows another version of it. */
  onVersion?: (version: number) => void;
}

/** All of an order. */
export function OrderView({ order, onVersion }: OrderViewProps) {
  const {
    orderNumber,
    stateId,
    correctsNumber,
    annulReason,
    orderDate,
    fromDate,
    thruDate,
    agreementName,
    kindName,
    moves,
    items,
    total,
    previousTotal,
    trail = [],
    days = [],
    bodyText,
    description,
  } = order;
  const facts = [
    { term: words.number, value: orderNumber === null ? words.noNumber : toPersianDigits(orderNumber) },
    { term: words.state, value: words.states[stateId as keyof typeof words.states] },
    ...(correctsNumber === null ? [] : [{ term: words.corrects, value: toPersianDigits(correctsNumber) }]),
    ...(annulReason === null ? [] : [{ term: words.annulReason, value: annulReason }]),
    { term: words.orderDate, value: formatDate(orderDate) },
    { term: words.fromDate, value: formatPeriod(fromDate, thruDate) },
    ...(days.length === 0 ? [] : [{ term: words.active, value: days.map((one) => formatPeriod(one.fromDate, one.thruDate)).join(' | ') }]),
    ...(agreementName === null ? [] : [{ term: words.agreement, value: agreementName }]),
    ...(kindName === null ? [] : [{ term: words.kind, value: kindName }]),
    ...moves.map(({ fact, value }) => ({ term: movesWords.facts[fact], value })),
    ...(total === undefined ? [] : [{ term: words.total, value: money(total) }]),
    ...(previousTotal === undefined ? [] : [{ term: words.previousTotal, value: money(previousTotal) }]),
    ...trail.map(({ year, daily }) => ({ term: `${words.daily} ${toPersianDigits(String(year))}`, value: formatNumber(Number(daily), 1) })),
  ];
  return (
    <Stack>
      {onVersion === undefined ? null : <OrderVersions order={order} onVersion={onVersion} />}
      <DescriptionList isAcross items={facts} />
      {[bodyText, description].map((said) => (said === null ? null : <Text key={said}>{said}</Text>))}
      {items === undefined ? null : (
        <Card title={itemWords.items} isFlush>
          <OrderItems items={items} />
        </Card>
      )}
    </Stack>
  );
}
