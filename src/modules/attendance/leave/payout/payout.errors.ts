import { defineErrors } from '#kernel/errors.ts';

export const payoutErrors = defineErrors('modules/attendance/leave/payout', {
  /** Nobody is employed here on the day. */
  notEmployedThen: { status: 409, field: 'day' },
});
