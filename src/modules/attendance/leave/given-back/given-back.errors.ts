import { defineErrors } from '#kernel/errors.ts';

export const givenBackErrors = defineErrors('modules/attendance/leave/given-back', {
  /** Only leave of whole days that was approved ends early. */
  notOfDays: { status: 409 },
  /** After its first day and no later than its last one. */
  outside: { status: 400, field: 'backOn' },
});
