import { defineErrors } from '#kernel/errors.ts';

export const standingItemErrors = defineErrors('modules/payroll/standing-items', {
  /** Of a factor that is to be deleted. */
  factorInUse: { status: 409, constraint: 'standing_item_factor' },
  /** `taken`: rials that payslips have paid or taken by now. */
  lessThanTaken: { status: 409, field: 'amount' },
  /** What payslips rest on is ended and not deleted. */
  taken: { status: 409 },
});
