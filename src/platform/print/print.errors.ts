import { defineErrors } from '#kernel/errors.ts';

export const printErrors = defineErrors('platform/print', {
  tooLarge: { status: 413 },
  tooLong: { status: 503 },
  busy: { status: 503 },
});
