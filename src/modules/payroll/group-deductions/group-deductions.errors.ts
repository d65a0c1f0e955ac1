import { defineErrors } from '#kernel/errors.ts';

export const groupDeductionErrors = defineErrors('modules/payroll/group-deductions', {
  kindTwice: { status: 409, constraint: 'pay_group_legal_deduct_no_overlap', field: 'legalDeductEnumId' },
  /** Factors and a formula at once. */
  oneBase: { status: 400, constraint: 'pay_group_legal_deduct_one_base', field: 'formulaId' },
  /** Neither a rate nor a base. */
  nothingSaid: { status: 400, constraint: 'pay_group_legal_deduct_says', field: 'rate' },
  option: { status: 400 },
  stale: { status: 409 },
});
