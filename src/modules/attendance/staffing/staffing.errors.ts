import { defineErrors } from '#kernel/errors.ts';

export const staffingErrors = defineErrors('modules/attendance/staffing', {
  /** Another need of the unit and shift stands on some of the days. */
  overlap: { status: 409, constraint: 'shift_need_no_overlap', field: 'fromDate' },
  /** No unit or shift of the company. */
  option: { status: 400 },
  stale: { status: 409 },
  order: { status: 400, field: 'thru' },
  tooLong: { status: 400, field: 'thru' },
});
