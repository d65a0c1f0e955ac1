/** Orders as their sheets show them. Pure; rials are digits. */
import { type Basis, monthlyOf } from '../counting/order-count.rules.ts';

const basisNames = { BcpDaily: 'day', BcpMonthly: 'month', BcpYearly: 'year' } as const;

/** An item as it is kept. */
export interface StoredItem {
  readonly code: string;
  readonly title: string;
  readonly groupName: string | null;
  readonly basis: Basis;
  readonly score: string | null;
  readonly amount: string;
  readonly previous: string;
  readonly paidAs: string;
  readonly explanation: unknown;
}

/** Items with the month's worth of each and what it is more than before. */
export const shownItems = (items: readonly StoredItem[]) =>
  items.map(({ basis, ...item }) => ({
    ...item,
    basis: basisNames[basis],
    difference: String(BigInt(item.amount) - BigInt(item.previous)),
    monthly: String(monthlyOf({ basis, amount: BigInt(item.amount) })),
  }));
