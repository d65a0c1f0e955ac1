/** The sum of a month that signed orders said, from order to order. */
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { formatDate, formatMoney } from '#ui/format/format.ts';
import type { ownOrders } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';

type Order = ReplyOf<typeof ownOrders>['rows'][number];

/** Fewer orders tell no course. */
const FEWEST = 2;
/** As many as a chart names one by one. */
const MOST = 12;

const money = (rials: number): string => formatMoney(String(Math.round(rials)));

export function PayOverYears({ orders }: { orders: readonly Order[] }) {
  const signed = orders.filter(({ stateId, total }) => stateId === 'EoSigned' && total !== undefined).slice(0, MOST);
  if (signed.length < FEWEST) return null;
  const rows = signed.toReversed().map(({ orderId, fromDate, typeTitle, orderNumber, total }) => ({
    id: orderId,
    name: formatDate(fromDate),
    whole: `${formatDate(fromDate)}: ${typeTitle} ${toPersianDigits(orderNumber ?? '')}`,
    values: [Number(total)],
  }));
  return <Chart kind="bars" title={words.overYears} rowTitle={words.fromDate} series={[{ id: 'total', name: words.total }]} rows={rows} format={money} short={money} />;
}
