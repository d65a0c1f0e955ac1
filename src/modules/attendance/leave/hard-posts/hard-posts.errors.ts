import { defineErrors } from '#kernel/errors.ts';

export const hardPostErrors = defineErrors('modules/attendance/leave/hard-posts', {
  /** Another mark of the post stands on some of the days. */
  overlap: { status: 409, constraint: 'hard_post_no_overlap', field: 'fromDate' },
  /** No post of the company. */
  option: { status: 400 },
  stale: { status: 409 },
});
