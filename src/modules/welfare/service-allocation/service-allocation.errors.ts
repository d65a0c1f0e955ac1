import { defineErrors } from '#kernel/errors.ts';

export const allocationListErrors = defineErrors('modules/welfare/service-allocation', {
  stale: { status: 409 },
  wrongState: { status: 409 },
  /** `day`: the last one of requests. */
  stillOpen: { status: 409 },
  /** `count`: requests that nobody has decided on. */
  undecided: { status: 409 },
  nobody: { status: 409 },
});
