import { defineErrors } from '#kernel/errors.ts';

export const exceptionErrors = defineErrors('modules/attendance/exceptions', {
  /** Somebody has corrected it meanwhile, or it is none of this person. */
  notOpen: { status: 409 },
  badTime: { status: 400, field: 'at' },
  /** It says nothing, or nothing else than what stands. */
  saysNothing: { status: 400, field: 'at' },
  notEmployed: { status: 400, field: 'at' },
  correctedAlready: { status: 409, constraint: 'clock_correction_clock_event_id_key' },
  replacedAlready: { status: 409, constraint: 'clock_correction_corrects_id_key' },
});
