import { defineErrors } from '#kernel/errors.ts';

export const movesErrors = defineErrors('modules/orders/moves', {
  /** The type of order does not move it. */
  notMoved: { status: 400 },
  /** Whoever gets a role with more rights than whoever issues has; the end would shut them out. */
  stronger: { status: 403 },
  /** A first day is compared with the day of birth: refusals would tell it to who may not read it. */
  birthUnseen: { status: 403 },
  /** The order `number` stands already on the day on which the employment would begin, or before it. */
  notFirst: { status: 409, field: 'begin' },
  /** Doors of the organisation and of the file refuse: `why`. */
  refused: { status: 409 },
  /** `names` stand in the way in the post, and nobody said that they give way. */
  postHeld: { status: 409, field: 'post' },
  /** `names` hold a full post together: which of them gives way is not the order's to say. */
  severalHold: { status: 409, field: 'post' },
  /** The file has been written anew beside the order `number` since: what it moved cannot be moved under it. */
  movedSince: { status: 409 },
  unknownPost: { status: 400, field: 'post' },
  option: { status: 400 },
});
