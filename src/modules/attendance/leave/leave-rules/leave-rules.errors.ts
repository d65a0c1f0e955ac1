import { defineErrors } from '#kernel/errors.ts';

export const leaveRuleErrors = defineErrors('modules/attendance/leave/leave-rules', {
  /** Another rule of the company says of some of these days what counts of the kind. */
  overlap: { status: 409, constraint: 'leave_rule_no_overlap', field: 'fromDate' },
  /** No kind of leave. */
  option: { status: 400 },
  stale: { status: 409 },
});
