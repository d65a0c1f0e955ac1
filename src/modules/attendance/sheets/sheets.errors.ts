import { defineErrors } from '#kernel/errors.ts';

export const sheetsErrors = defineErrors('modules/attendance/sheets', {
  /** The sheet does not wait for the person any more. */
  notChecking: { status: 409 },
  /** The day is none of the month. */
  dayOutside: { status: 400, field: 'day' },
});
