import { defineErrors } from '#kernel/errors.ts';

export const shiftErrors = defineErrors('modules/attendance/shifts', {
  codeTaken: { status: 409, constraint: 'work_shift_code', field: 'shiftCode' },
  inProgramme: { status: 409, constraint: 'shift_programme_shift' },
  inTurn: { status: 409, constraint: 'shift_turn_shift' },
  inVariant: { status: 409, constraint: 'work_shift_variant_stead' },
  inRoster: { status: 409, constraint: 'person_day_shift_shift' },
  linesOverlap: { status: 400, field: 'fromMinute' },
  breakOutside: { status: 400, field: 'fromMinute' },
  tooLong: { status: 400, field: 'minutes' },
  variantOverlap: { status: 409, constraint: 'work_shift_variant_no_overlap', field: 'fromDate' },
  variantTwice: { status: 409, constraint: 'work_shift_variant_lunar', field: 'lunarMonth' },
  sameShift: { status: 400, field: 'steadShiftId' },
  option: { status: 400 },
  stale: { status: 409 },
});
