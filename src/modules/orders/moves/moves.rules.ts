/**
 * What orders move beside kind of employment and wage, and in which sequence. Pure: an order moves the file from its execution day on, later ones go on from
 * it; whatever the sequence of signing, the file is what the orders that stand make of it in the order of their days.
 */

/** Facts that are rows of their own, which come back as they stood. */
export const placed = ['post', 'structure', 'grade'] as const;
export type Placed = (typeof placed)[number];
/** Facts that an order may move by its type; `end` is the type's own. */
export const movable = [...placed, 'begin'] as const;
export type Movable = (typeof movable)[number];
/** Facts that it moved, as the way back asks for them. */
export const movedFacts = [...movable, 'end'] as const;
export type MovedFactName = (typeof movedFacts)[number];

export const placeFields = ['activityAreaId', 'expertiseAreaId', 'employeeGroupId', 'employeeSubGroupId', 'costCenterId'] as const;
export type PlaceField = (typeof placeFields)[number];

/** As an order says it; absent: it does not move that. */
export interface Moves {
  readonly post?: {
    readonly emplPositionId: string;
    readonly roleTypeId: string;
    /** Whoever stands in the way gives way. */
    readonly replace: boolean;
  };
  /** Ids of classifications; what is not named stays. */
  readonly structure?: Readonly<Partial<Record<PlaceField, string | null>>> | undefined;
  /** Class and rank of the person; what is not named stays. */
  readonly grade?: { readonly jobGradeEnumId?: string; readonly payGradeEnumId?: string } | undefined;
  /** The employment begins with the execution day: of the first order alone. */
  readonly begin?: true;
  /** Why the employment ends with the day before; null, of a correction: it goes on, the order that it corrects ends nothing any more. */
  readonly end?: { readonly terminationTypeEnumId: string | null };
}

/** What a correction may say of the end. */
export const endSayings = ['ends', 'goesOn'] as const;

/** Whether the employment ends with an order. */
export const endsBy = (moves: Moves | null): boolean => moves?.end != null && moves.end.terminationTypeEnumId !== null;

export const factsIn = (moves: Moves): MovedFactName[] => movedFacts.filter((fact) => moves[fact] !== undefined);
export const movesNothing = (moves: Moves | null): moves is null => moves === null || factsIn(moves).length === 0;

/** Facts that a type may move, from how it is stored. */
export const movableBy = (stored: string | null): readonly Movable[] => {
  const said = stored === null ? [] : (JSON.parse(stored) as string[]);
  return movable.filter((fact) => said.includes(fact));
};

/** What a correction may move of it: the employment begins by its first order alone. */
export const correctableBy = (stored: string | null): readonly Movable[] => movableBy(stored).filter((fact) => fact !== 'begin');

/** An order that moves something. */
export interface MovingOrder {
  readonly orderId: string;
  readonly employmentId: string;
  readonly fromDate: string;
  /** Rising in the sequence of signing; of one that is not signed yet infinite. */
  readonly signedNo: number;
  /** The order that it corrects. */
  readonly correctsId?: string | null | undefined;
  readonly moves: Moves;
}

const byDate = (a: MovingOrder, b: MovingOrder): number => (a.fromDate === b.fromDate ? a.signedNo - b.signedNo : a.fromDate < b.fromDate ? -1 : 1);

/** What an order corrects, and what that one corrects. */
function correctedBy(orders: ReadonlyMap<string, MovingOrder>, { correctsId }: MovingOrder): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let at = correctsId; at != null && !ids.has(at); at = orders.get(at)?.correctsId) ids.add(at);
  return ids;
}

/** What orders move as they stand together: where a correction says something of the end, the end of what it corrects stands no more. Those that move nothing are gone. */
export function standingTogether<O extends MovingOrder>(orders: readonly O[]): O[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  const gone = new Set(orders.flatMap((order) => (order.moves.end === undefined ? [] : [...correctedBy(byId, order)])));
  return orders.flatMap((order) => {
    const { end, ...others } = order.moves;
    const moves = endsBy(order.moves) && !gone.has(order.orderId) ? order.moves : others;
    return movesNothing(moves) ? [] : [{ ...order, moves }];
  });
}

/**
 * From what has been moved, the first one first, to what is to be: the last ones of `done` go back, the last first; then those of `todo` move. Orders that
 * stand in the right place stay as they are. `isEnding`: it ended the employment; `anew`: orders that say something else since they moved.
 */
export function replay<D extends { readonly orderId: string; readonly isEnding: boolean }, O extends MovingOrder>(
  done: readonly D[],
  standing: readonly O[],
  anew: ReadonlySet<string> = new Set(),
): { readonly back: readonly D[]; readonly todo: readonly O[] } {
  const target = standingTogether(standing).toSorted(byDate);
  const isAlike = (one: D | undefined, order: O | undefined): boolean =>
    one?.orderId === order?.orderId && !anew.has(one?.orderId ?? '') && one?.isEnding === endsBy(order?.moves ?? null);
  let kept = 0;
  while (kept < done.length && isAlike(done[kept], target[kept])) kept += 1;
  return { back: done.slice(kept).toReversed(), todo: target.slice(kept) };
}

/** Rows of a table as they are stored. */
export type Rows = Readonly<Record<string, readonly unknown[]>>;

/** A row that was ended and goes on again is the same one, in a later version. */
const said = (row: unknown): string => JSON.stringify({ ...(row as object), row_version: undefined });
const inOrder = (rows: readonly unknown[] = []): string => JSON.stringify(rows.map(said).toSorted());

/** Tables whose rows are not what they were. */
export const changedTables = (was: Rows, is: Rows, tables: readonly string[]): string[] => tables.filter((table) => inOrder(was[table]) !== inOrder(is[table]));
