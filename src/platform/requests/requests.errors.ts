import { defineErrors } from '#kernel/errors.ts';

export const requestErrors = defineErrors('platform/requests', {
  /** Decided or withdrawn meanwhile. */
  closed: { status: 409 },
});
