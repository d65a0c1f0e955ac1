/** Refusals every part of a party shares. */
import { defineErrors } from '#kernel/errors.ts';

export const partErrors = defineErrors('platform/party/parts', {
  option: { status: 400 },
  /** A place that does not lie in the one above it. */
  elsewhere: { status: 400 },
  stale: { status: 409 },
});
