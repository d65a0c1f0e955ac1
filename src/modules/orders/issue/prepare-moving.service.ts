/** One person's order counted on the file as it is once the order has moved it. Nothing is stored here. */

import { heldOf, type OrderedPerson } from '../book/orders.store.ts';
import { withMoves } from '../moves/asked-moves.service.ts';
import type { Moves } from '../moves/moves.rules.ts';
import type { Moving } from '../moves/moves.service.ts';
import { issueErrors } from './issue.errors.ts';
import { type OrderDef, type PreparedOrder, type Preparing, prepareOrders } from './prepare.service.ts';

interface One {
  readonly def: OrderDef;
  /** Held. */
  readonly person: OrderedPerson;
  /** The order that it corrects. */
  readonly correctsId: string | null;
  /** Undefined: it moves nothing beside kind and wage. */
  readonly moves: Moves | undefined;
}

/** With what becomes of the file, to be compared when it is signed. Throws why the file cannot become that, and why there are no amounts. */
export async function prepareMoving(moving: Omit<Moving, 'audit'>, preparing: Preparing, { def, person, correctsId, moves }: One): Promise<PreparedOrder> {
  const { employmentId } = person;
  const planned = new Map(moves === undefined ? [] : [[employmentId, moves]]);
  const { found, changes } = await withMoves(moving, [person], planned, { day: def.fromDate, correctsOf: () => correctsId }, async (refused) => {
    for (const error of refused.values()) throw error;
    // an end that comes or goes makes another last day
    return prepareOrders(preparing, def, await heldOf(moving.tx, [person]));
  });
  const [one] = found;
  if (one === undefined) throw issueErrors.error('notOpen');
  if ('error' in one) throw one.error;
  return moves === undefined ? one : { ...one, moves, changes: changes.get(employmentId) };
}
