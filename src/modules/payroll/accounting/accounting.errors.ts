import { defineErrors } from '#kernel/errors.ts';

export const accountingErrors = defineErrors('modules/payroll/accounting', {
  accountCodeTaken: { status: 409, constraint: 'gl_account_code', field: 'accountCode' },
  detailCodeTaken: { status: 409, constraint: 'detail_account_code', field: 'code' },
  groupCodeTaken: { status: 409, constraint: 'detail_group_code', field: 'code' },
  memberCodeTaken: { status: 409, constraint: 'detail_member_code', field: 'code' },
  memberTwice: { status: 409, constraint: 'detail_member_once', field: 'linkedId' },
  templateCodeTaken: { status: 409, constraint: 'voucher_template_code', field: 'code' },
  numberTaken: { status: 409, constraint: 'voucher_template_line_number', field: 'seqNum' },
  accountLoop: { status: 409, field: 'parentGlAccountId' },
  detailLoop: { status: 409, field: 'parentDetailAccountId' },
  accountHasChildren: { status: 409, constraint: 'gl_account_parent' },
  detailHasChildren: { status: 409, constraint: 'detail_account_parent' },
  accountInUse: { status: 409, constraint: 'voucher_line_account' },
  detailInUse: { status: 409, constraint: 'voucher_line_detail_account' },
  /** Vouchers name it. */
  accountInVoucher: { status: 409, constraint: 'pay_voucher_line_account' },
  templateInVoucher: { status: 409, constraint: 'pay_voucher_template' },
  groupInUse: { status: 409, constraint: 'voucher_line_detail_group' },
  /** A group with members keeps what they stand for. */
  groupKindLocked: { status: 409, field: 'gdAccountTypeEnumId' },
  /** A heading takes nothing: only accounts without others below them are booked on. */
  heading: { status: 400, field: 'glAccountId' },
  /** The kind of the line does not offer it. */
  item: { status: 400, field: 'itemCode' },
  /** The chart of a company is begun once. */
  starterThere: { status: 409 },
  option: { status: 400 },
  stale: { status: 409 },
});
