import { defineErrors } from '#kernel/errors.ts';

export const reductionErrors = defineErrors('modules/attendance/reductions', {
  /** Another one of this kind stands on some of the days. */
  overlap: { status: 409, constraint: 'person_day_reduction_no_overlap', field: 'fromDate' },
});
