import { defineErrors } from '#kernel/errors.ts';

export const allocationListErrors = defineErrors('modules/welfare/service-allocation', {
  stale: { status: 409 },
  wrongState: { status: 409 },
  /** `day`: the last one of requests. */
  stillOpen: { status: 409 },
  /** `count`: requests that nobody has decided on. */
  undecided: { status: 409 },
  nobody: { status: 409 },
  /** Nothing is printed of what has no order yet. */
  notRanked: { status: 409 },
  /** `most`: places. */
  noSuchPlace: { status: 400, field: 'toPlace', constraint: 'welfare_allocation_move_moves' },
  moveOpen: { status: 409, constraint: 'welfare_allocation_move_open' },
  openMoves: { status: 409 },
  second: { status: 409, constraint: 'welfare_allocation_move_second' },
  ownPlace: { status: 409 },
  ended: { status: 409 },
  decided: { status: 409 },
  /** What is marked is no line of the list. */
  noLine: { status: 400 },
});
