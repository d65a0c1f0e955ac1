/** What orders pay, by factor of pay and days. Pure; rials are whole, days ISO dates, ends within. */
import { divide, type Exact, readExact } from '#kernel/formula/exact.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type Basis, monthlyOf } from '../counting/order-count.rules.ts';

export interface SpanItem {
  readonly paidAs: string;
  readonly code: string;
  readonly basis: Basis;
  readonly amount: bigint;
}

export interface OrderPay {
  readonly employmentId: string;
  readonly orderId: string;
  readonly version: number;
  /** Jalali year and place: `1405/12`. */
  readonly number: string;
  readonly from: string;
  /** First day that is not its any more. */
  readonly until: string | null;
  /** Its days are paid. */
  readonly pays: boolean;
  readonly items: readonly SpanItem[];
}

export interface PaySpan {
  readonly employmentId: string;
  readonly factor: string;
  readonly amount: bigint;
  /** Thirty days: of what is paid with a wage of the day, a thirtieth on each of its days. */
  readonly per: 'day' | 'month' | 'thirtyDays';
  readonly from: string;
  readonly thru: string | null;
  readonly orderId: string;
  readonly version: number;
  readonly number: string;
}

/** Without these the wage of the contract would be paid on days that an order leaves unpaid. */
const ALWAYS = ['base', 'seniority'] as const;

/**
 * What each order pays on its days: amounts that are paid by one factor of pay are one wage. Where one of them is by the day, so are all: a wage of the day is
 * paid for each day of a month, and what the job has beside it by the month goes with it by thirtieths (labour law 36). Nothing where the type pays nothing. A factor of an order's own is left out where it comes to nothing; one of pay stands, since the order says it before anybody else.
 */
export function paySpans(orders: readonly OrderPay[]): PaySpan[] {
  return orders.flatMap(({ items, pays, from, until, ...of }) => {
    const days = { from, thru: until === null ? null : addDays(until, -1) };
    const { employmentId, orderId, version, number } = of;
    const told = { employmentId, orderId, version, number, ...days };
    const byFactor = Map.groupBy(items, ({ paidAs }) => paidAs);
    if (!pays)
      return [...new Set([...ALWAYS, ...byFactor.keys()])]
        .filter((factor) => isOfPay(factor, byFactor.get(factor)))
        .map((factor): PaySpan => ({ ...told, factor, amount: 0n, per: 'day' }));
    return [...byFactor].flatMap(([factor, own]): PaySpan[] => {
      const isDaily = own.every(({ basis, amount }) => basis === 'BcpDaily' || amount === 0n);
      const amount = own.reduce((sum, item) => sum + (isDaily ? item.amount : monthlyOf(item)), 0n);
      const hasDaily = own.some(({ basis }) => basis === 'BcpDaily');
      const per = isDaily && hasDaily ? 'day' : hasDaily ? 'thirtyDays' : 'month';
      return amount === 0n && !isOfPay(factor, own) ? [] : [{ ...told, factor, amount, per }];
    });
  });
}

/** A span as payroll has it: rials of a day or a month, exact. */
export function wageOfSpan({ amount, per }: Pick<PaySpan, 'amount' | 'per'>): { readonly amount: Exact; readonly per: 'day' | 'month' } {
  const rials = readExact(String(amount)) ?? 0;
  return per === 'thirtyDays' ? { amount: divide(rials, 30), per: 'day' } : { amount: rials, per };
}

const isOfPay = (factor: string, items: readonly SpanItem[] | undefined): boolean => items === undefined || items.some(({ code }) => code !== factor);
