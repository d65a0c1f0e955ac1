import { defineErrors } from '#kernel/errors.ts';

/** What the database refuses whoever writes the file past orders. */
export const orderBookErrors = defineErrors('modules/orders/book', {
  underOrder: { status: 409, constraint: 'under_order' },
});
