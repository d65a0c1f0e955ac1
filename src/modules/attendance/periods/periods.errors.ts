import { defineErrors } from '#kernel/errors.ts';

export const periodsErrors = defineErrors('modules/attendance/periods', {
  /** All months of the year are there, or their days lie in others. */
  allThere: { status: 409, field: 'year' },
});
