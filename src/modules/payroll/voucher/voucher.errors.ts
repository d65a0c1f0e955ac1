import { defineErrors } from '#kernel/errors.ts';

export const voucherErrors = defineErrors('modules/payroll/voucher', {
  notSealed: { status: 409 },
  /** `first`: the first of what is wrong, in words. */
  faulty: { status: 409 },
  template: { status: 400, field: 'voucherTemplateId' },
  unbalanced: { status: 409, constraint: 'pay_voucher_balance' },
  kept: { status: 409, constraint: 'pay_voucher_kept' },
  /** Something else was seen than what is there now. */
  changed: { status: 409 },
  /** The run was counted anew after its voucher was accepted. */
  outdated: { status: 409 },
  /** What a mirrored run says is taken from the run that it takes back. */
  mirrored: { status: 409 },
});
