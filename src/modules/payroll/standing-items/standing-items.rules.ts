/** How much of a standing item is due. Pure; rials are whole. */

export interface ItemTerms {
  /** A month. */
  readonly amount: bigint;
  /** Either of them, or neither: no end by itself. */
  readonly times: number | null;
  readonly total: bigint | null;
}

/** What an item comes to in all; undefined of one without an end. */
export const dueOf = ({ amount, times, total }: ItemTerms): bigint | undefined => total ?? (times === null ? undefined : amount * BigInt(times));

/** What is asked of a month, of which `inMonth` is taken already, beside all that is `taken`; none is 0. */
export function askedOf(terms: ItemTerms, taken: bigint, inMonth: bigint): bigint {
  const due = dueOf(terms);
  const ofMonth = terms.amount - inMonth;
  const asked = due !== undefined && due - taken < ofMonth ? due - taken : ofMonth;
  return asked > 0n ? asked : 0n;
}
