import { defineErrors } from '#kernel/errors.ts';

export const wageItemErrors = defineErrors('modules/payroll/wage-items', {
  /** A wage of the same factor stands on one of these days. */
  overlaps: { status: 409, constraint: 'wage_item_no_overlap', field: 'fromDate' },
  /** Of a factor that is to be deleted. */
  factorInUse: { status: 409, constraint: 'wage_item_factor' },
});
