import { defineErrors } from '#kernel/errors.ts';

export const chainErrors = defineErrors('modules/administration/certification-steps', {
  /** `data`: StaleData of the version that counts now. */
  stale: { status: 409 },
  past: { status: 400, field: 'fromDate' },
  /** Another version counts on that day. */
  otherVersion: { status: 409, field: 'fromDate' },
  begun: { status: 409 },
  steps: { status: 400 },
  required: { status: 400 },
  taken: { status: 400 },
  notActive: { status: 400 },
  sequence: { status: 400 },
  /** The step would have somebody approve a case of their own. */
  ownCase: { status: 400 },
  option: { status: 400 },
  /** The slice of the process lists no such kind on that day. */
  noSuchKind: { status: 409 },
});
