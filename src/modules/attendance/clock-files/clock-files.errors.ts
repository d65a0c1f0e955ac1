import { defineErrors } from '#kernel/errors.ts';

export const formatErrors = defineErrors('modules/attendance/clock-files', {
  titleTaken: { status: 409, constraint: 'clock_format_title', field: 'title' },
  option: { status: 400 },
  stale: { status: 409 },
});
