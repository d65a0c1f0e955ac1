/** What an order is made of. Rials are whole or exact, days are ISO dates. */
import type { Standing } from './wage-level.rules.ts';

export interface Child {
  readonly birthDate: string;
  readonly isStudent: boolean;
  readonly isDisabled: boolean;
}

/** What an order is made of beside its formulas. */
export interface OrderFacts {
  readonly hireDate: string | null;
  readonly isMarried: boolean;
  readonly children: number | readonly Child[];
  /** Days of insurance; those that nobody knows are taken for enough. */
  readonly insuredDays?: number | undefined;
  /** Daily wage and seniority base that stand before the order; null where none does. */
  readonly wage: Standing | null;
  readonly seniority: Standing | null;
  /** Rials of a month of the order before. */
  readonly total: bigint;
}
