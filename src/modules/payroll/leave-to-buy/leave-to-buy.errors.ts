import { defineErrors } from '#kernel/errors.ts';

export const leaveToBuyErrors = defineErrors('modules/payroll/leave-to-buy', {
  twice: { status: 409, constraint: 'leave_to_buy_once', field: 'jalaliMonth' },
  /** `days`: as many as the books of leave have left at the end of the month. */
  moreThanLeft: { status: 409, field: 'days' },
});
