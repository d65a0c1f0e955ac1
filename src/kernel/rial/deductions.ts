/**
 * What is taken of a pay when more is asked than it bears. Pure; rials. Source: labour law 44 (debts take a quarter of the pay at most), issue
 * of loans (over the share: cut by rank, oldest first).
 */
export interface Deduction {
  /** What is due. */
  readonly asked: bigint;
  /** The lower is taken first; what has none, last. */
  readonly rank?: number | undefined;
  /** ISO day; of one rank the older is taken first. */
  readonly dueDate?: string | undefined;
  /** Whether a part of it may be taken when there is not enough. */
  readonly mayBePart: boolean;
  /** Less than this is not taken as a part. */
  readonly least?: bigint | undefined;
  /** Whether it is one of those that together take no more than a share of the pay. */
  readonly isOfShare: boolean;
}

/** What there is: of the pay in all, and of it for what a share bounds (without bound when absent). */
export interface Room {
  readonly left: bigint;
  readonly share?: bigint | undefined;
}

const byRank = (a: Deduction, b: Deduction): number => {
  const ranks = (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
  if (ranks !== 0) return ranks;
  const [first, second] = [a.dueDate ?? '', b.dueDate ?? ''];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

function takenOf({ asked, mayBePart, least = 0n }: Deduction, room: bigint): bigint {
  if (asked <= room) return asked;
  return mayBePart && room >= least ? room : 0n;
}

/** Each deduction with what is taken of it, in the order in which they are taken. What is not taken stays due. */
export function cutDeductions<D extends Deduction>(deductions: readonly D[], { left, share }: Room): readonly { readonly of: D; readonly taken: bigint }[] {
  let open = left > 0n ? left : 0n;
  let openShare = share === undefined || share > 0n ? share : 0n;
  return deductions.toSorted(byRank).map((of) => {
    const room = of.isOfShare && openShare !== undefined && openShare < open ? openShare : open;
    const taken = takenOf(of, room);
    open -= taken;
    if (of.isOfShare && openShare !== undefined) openShare -= taken;
    return { of, taken };
  });
}
