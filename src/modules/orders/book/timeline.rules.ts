/**
 * Which order counts on which day. Pure; ISO days. In order of execution day, then of signing: an order counts from its execution day to its own end,
 * else as far as the one before would have gone; a correction as far as the one before that which it corrects; a temporary one covers its days, and what
 * stood goes on after. The same orders give the same days
 * in whatever sequence they were signed on different days.
 */
import { contains, type Days, intersect, subtract } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';

export interface SignedOrder {
  readonly orderId: string;
  /** First day, and the own last one. */
  readonly from: string;
  readonly thru: string | null;
  readonly isCover: boolean;
  /** Ends what covers its first day. */
  readonly endsCover: boolean;
  /** Rising in the sequence of signing. */
  readonly signedNo: number;
  /** The order that it corrects: it stands in its place from its own first day on. */
  readonly correctsId?: string | null | undefined;
}

export interface OrderSpan extends Days {
  readonly orderId: string;
  readonly from: string;
}

const byDate = (a: SignedOrder, b: SignedOrder): number => (a.from === b.from ? a.signedNo - b.signedNo : a.from < b.from ? -1 : 1);
const ownEnd = ({ thru }: SignedOrder): string | null => (thru === null ? null : addDays(thru, 1));
const earlier = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b < a) ? b : a);
const isDay = (span: Days): span is Days & { readonly from: string } => span.from !== null;

/** The days of orders that are no temporary ones, as they stand below those. */
export function lastingDays(orders: readonly SignedOrder[]): OrderSpan[] {
  const lasting = orders.filter(({ isCover }) => !isCover).toSorted(byDate);
  /** Of each order how far what stood before it would have gone. */
  const stood = new Map<string, string | null>();
  let reach: string | null = null;
  let last: string | undefined;
  const reached = lasting.map((order) => {
    const before = last !== undefined && order.correctsId === last ? (stood.get(last) ?? null) : reach;
    const goesOn = before !== null && before > order.from ? before : null;
    stood.set(order.orderId, before);
    reach = ownEnd(order) ?? goesOn;
    last = order.orderId;
    return { orderId: order.orderId, from: order.from, until: reach };
  });
  return reached.flatMap((span, at) => {
    const until = earlier(span.until, reached[at + 1]?.from ?? null);
    return until !== null && until <= span.from ? [] : [{ ...span, until }];
  });
}

/** How far a temporary order goes: to its own end, or to the order that ends or corrects it. */
function coverEnd(cover: SignedOrder, orders: readonly SignedOrder[]): string | null {
  const ending = orders.filter((one) => one.correctsId === cover.orderId || (one.endsCover && byDate(cover, one) < 0)).toSorted(byDate)[0];
  return earlier(ownEnd(cover), ending?.from ?? null);
}

/** All days of an employment's signed orders within days, in their order. */
export function orderDays(orders: readonly SignedOrder[], within: Days): OrderSpan[] {
  let spans = lastingDays(orders);
  for (const cover of orders.filter(({ isCover }) => isCover).toSorted(byDate)) {
    const until = coverEnd(cover, orders);
    if (until !== null && until <= cover.from) continue;
    const own: OrderSpan = { orderId: cover.orderId, from: cover.from, until };
    const rest = spans.flatMap((span) =>
      subtract([span], [own])
        .filter(isDay)
        .map((days): OrderSpan => ({ orderId: span.orderId, from: days.from, until: days.until })),
    );
    spans = [...rest, own];
  }
  return spans
    .flatMap((span) => {
      const days = intersect(span, within);
      return days === undefined || !isDay(days) ? [] : [{ orderId: span.orderId, from: days.from, until: days.until }];
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** What an order of a day stands in the place of from that day on: the order that it corrects, and what that one corrects. */
export function replacedOn(orders: readonly SignedOrder[], day: string, correctsId: string | null | undefined): ReadonlySet<string> {
  const ids = new Set<string>();
  let at = orders.find(({ orderId }) => orderId === correctsId);
  while (at !== undefined && at.from === day && !ids.has(at.orderId)) {
    ids.add(at.orderId);
    const next = at.correctsId;
    at = orders.find(({ orderId }) => orderId === next);
  }
  return ids;
}

/** What an order corrects and what that one corrects, and what stands in its place in the same way. */
export function correctionsAround(orders: readonly SignedOrder[], orderId: string): ReadonlySet<string> {
  const ids = new Set([orderId]);
  for (let size = 0; size !== ids.size; ) {
    size = ids.size;
    for (const one of orders) {
      if (one.correctsId == null || !(ids.has(one.orderId) || ids.has(one.correctsId))) continue;
      ids.add(one.orderId).add(one.correctsId);
    }
  }
  return ids;
}

/** An order as its place among those of a day is found: of one that is not signed yet without a number. */
export type Placed = Partial<Pick<SignedOrder, 'signedNo' | 'correctsId'>>;

/**
 * The order that an order of a day goes on from: of those before it in date order the lasting one of the day, else the last of them. A correction goes on
 * from what the order that it wholly replaces went on from.
 */
export function orderBefore(orders: readonly SignedOrder[], day: string, { signedNo = Number.POSITIVE_INFINITY, correctsId }: Placed = {}): string | undefined {
  const gone = replacedOn(orders, day, correctsId);
  const spans = lastingDays(orders.filter(({ orderId, from, signedNo: other }) => !gone.has(orderId) && (from < day || (from === day && other < signedNo))));
  return (spans.find((span) => contains(span, day)) ?? spans.findLast(({ from }) => from < day))?.orderId;
}
