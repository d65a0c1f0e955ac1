import { defineErrors } from '#kernel/errors.ts';

export const acknowledgementErrors = defineErrors('modules/orders/acknowledgements', {
  /** Nothing of what was chosen waits. */
  noneWaits: { status: 409 },
  /** Whoever waits was reminded on this day. */
  remindedToday: { status: 409 },
  /** No mail leaves this installation, or nobody has said where the product is. */
  noMail: { status: 409 },
  /** Of nobody chosen is an address known. */
  noAddress: { status: 409 },
  ownOrder: { status: 403 },
  inFuture: { status: 400, field: 'on' },
  /** An order of `name` was signed after the day, on `day`. */
  beforeSigned: { status: 400, field: 'on' },
});
