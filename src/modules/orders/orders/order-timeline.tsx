/** Which order counts on which days, the latest first. */
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Card } from '#ui/card/card.tsx';
import { formatMoney, formatPeriod } from '#ui/format/format.ts';
import styles from './order-timeline.module.css';
import type { ownOrders } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';

type Order = ReplyOf<typeof ownOrders>['rows'][number];

export function OrderTimeline({ orders }: { orders: readonly Order[] }) {
  const spans = orders.flatMap((order) => order.days.map((days) => ({ ...days, order }))).toSorted((a, b) => (a.fromDate < b.fromDate ? 1 : -1));
  if (spans.length === 0) return null;
  return (
    <Card title={words.timeline}>
      <ol className={styles.line}>
        {spans.map(({ fromDate, thruDate, order }) => (
          <li key={fromDate} className={styles.span} data-active={order.statusId === 'ActiveEmplOrder'}>
            <span>{formatPeriod(fromDate, thruDate)}</span>
            <span className={styles.what}>{`${order.typeTitle} ${toPersianDigits(order.orderNumber ?? '')}`}</span>
            {order.total === undefined ? null : <span className={styles.total}>{formatMoney(order.total)}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
