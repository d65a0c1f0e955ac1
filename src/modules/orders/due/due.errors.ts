import { defineErrors } from '#kernel/errors.ts';

export const dueErrors = defineErrors('modules/orders/due', {
  noneChosen: { status: 409 },
});
