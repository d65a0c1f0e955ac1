/** What a change of orders does: days, facts, later orders, pay of past months; each as it was and as it is. Pure; rials are digits where shown, days ISO dates, ends within. */
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { FactSpan } from '../book/facts.rules.ts';
import { type OrderPay, type PaySpan, paySpans } from '../book/pay-spans.rules.ts';
import { differences, fileChanges, type SeenMoves } from '../moves/file-changes.rules.ts';

/** A signed order as it stands. */
export interface SeenOrder {
  readonly orderId: string;
  readonly version: number;
  readonly orderNumber: string;
  readonly typeTitle: string;
  readonly fromDate: string;
  readonly total: bigint;
  readonly items: readonly SeenItem[];
}

export interface SeenItem {
  readonly code: string;
  readonly title: string;
  /** Rials of its basis. */
  readonly amount: bigint;
}

/** All that orders say of an employment at a moment. */
export interface Seen {
  readonly orders: readonly SeenOrder[];
  /** Days and what counts on them, as it is called. */
  readonly days: readonly FactSpan[];
  readonly kinds: readonly FactSpan[];
  readonly wages: readonly FactSpan[];
  readonly pay: readonly OrderPay[];
  /** Posts, place, class and rank, and days of the employment, in words. */
  readonly file: SeenMoves;
}

const later = (a: string, b: string): string => (a > b ? a : b);
const DAY_MS = 86_400_000;
const daysFrom = (from: string, thru: string): number => Math.round((Date.parse(thru) - Date.parse(from)) / DAY_MS) + 1;

/** Rials of a span in a month: by the days of the calendar that it has of it. */
function worth({ amount, per, from, thru }: PaySpan, first: string, last: string, days: number): bigint {
  const shared = daysFrom(later(from, first), thru !== null && thru < last ? thru : last);
  if (shared <= 0) return 0n;
  if (per === 'day') return amount * BigInt(shared);
  const of = per === 'thirtyDays' ? 30n : BigInt(days);
  return (amount * BigInt(shared) * 2n + of) / (2n * of);
}

export interface MonthDifference {
  readonly year: number;
  readonly month: number;
  readonly was: bigint;
  readonly now: bigint;
}

/** What orders pay in each Jalali month from a day to another, where it differs; before what law and work make of it. */
export function monthDifferences(was: readonly OrderPay[], now: readonly OrderPay[], from: string, thru: string): MonthDifference[] {
  const [before, after] = [paySpans(was), paySpans(now)];
  const found: MonthDifference[] = [];
  for (let first = toIso({ ...toJalali(from), day: 1 }); first <= thru; ) {
    const { year, month } = toJalali(first);
    const days = daysInMonth(year, month);
    const last = addDays(first, days - 1);
    const sum = (spans: readonly PaySpan[]): bigint => spans.reduce((all, span) => all + worth(span, first, last, days), 0n);
    const one = { year, month, was: sum(before), now: sum(after) };
    if (one.was !== one.now) found.push(one);
    first = addDays(last, 1);
  }
  return found;
}

const itemChanges = (was: readonly SeenItem[], now: readonly SeenItem[]) => {
  const codes = [...new Set([...was, ...now].map(({ code }) => code))];
  return codes.flatMap((code) => {
    const [then, is] = [was.find((one) => one.code === code), now.find((one) => one.code === code)];
    if (then?.amount === is?.amount) return [];
    return [{ code, title: is?.title ?? then?.title ?? code, was: String(then?.amount ?? 0n), now: String(is?.amount ?? 0n) }];
  });
};

/** Orders that are counted anew under their numbers, the earliest first. */
const laterOrders = (was: Seen, now: Seen) =>
  now.orders.flatMap(({ orderId, version, orderNumber, typeTitle, fromDate, total, items }) => {
    const then = was.orders.find((one) => one.orderId === orderId);
    if (then === undefined || then.version === version) return [];
    const difference = String(total - then.total);
    return [{ orderId, orderNumber, typeTitle, fromDate, was: String(then.total), now: String(total), difference, items: itemChanges(then.items, items) }];
  });

/** `today`: arrears are told up to its month. */
export function effectOf(was: Seen, now: Seen, today: string) {
  const days = differences(was.days, now.days);
  const paid = [...days.map(({ fromDate }) => fromDate), ...laterOrders(was, now).map(({ fromDate }) => fromDate)].filter((day) => day !== null).toSorted()[0];
  const { year, month } = toJalali(today);
  const months = paid === undefined ? [] : monthDifferences(was.pay, now.pay, paid, toIso({ year, month, day: daysInMonth(year, month) }));
  return {
    days,
    kinds: differences(was.kinds, now.kinds),
    wages: differences(was.wages, now.wages),
    moves: fileChanges(was.file, now.file),
    later: laterOrders(was, now),
    arrears: months.map(({ year: y, month: m, was: then, now: is }) => ({ year: y, month: m, was: String(then), now: String(is), difference: String(is - then) })),
  };
}

export type Effect = ReturnType<typeof effectOf>;
