import { defineErrors } from '#kernel/errors.ts';

export const modifyErrors = defineErrors('modules/orders/modify', {
  classNeeded: { status: 403 },
  ownOrder: { status: 403 },
  notSigned: { status: 409 },
});
