import { defineErrors } from '#kernel/errors.ts';

export const orderPrintErrors = defineErrors('modules/orders/orders/prints', {
  noneChosen: { status: 400 },
  /** `most`. */
  tooMany: { status: 400 },
  /** Amounts are class pay: whoever prints holds it. */
  classNeeded: { status: 403 },
});
