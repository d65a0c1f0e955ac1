import { defineErrors } from '#kernel/errors.ts';

export const programmeErrors = defineErrors('modules/attendance/programmes', {
  priorityTaken: { status: 409, constraint: 'shift_programme_priority', field: 'priority' },
  sequenceTaken: { status: 409, constraint: 'shift_turn_sequence', field: 'sequence' },
  inUse: { status: 409, constraint: 'person_work_calendar_programme' },
  /** Of a programme that is no rotation. */
  noTurns: { status: 409 },
  ruleOverlap: { status: 409, constraint: 'calendar_rule_no_overlap', field: 'fromDate' },
  option: { status: 400 },
  stale: { status: 409 },
});
