import { defineErrors } from '#kernel/errors.ts';

export const costErrors = defineErrors('modules/orders/issue/cost', {
  /** More people than one preview counts. `most`. */
  tooMany: { status: 400, field: 'orders' },
  /** Executed longer ago than a preview counts. `most`: years. */
  tooLongAgo: { status: 400, field: 'orders' },
});
