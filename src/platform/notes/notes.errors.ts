import { defineErrors } from '#kernel/errors.ts';

export const noteErrors = defineErrors('platform/notes', {
  full: { status: 409 },
  /** `data` is the stored note. */
  stale: { status: 409 },
});
