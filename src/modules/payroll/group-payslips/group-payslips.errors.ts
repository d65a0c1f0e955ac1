import { defineErrors } from '#kernel/errors.ts';

export const groupPayslipErrors = defineErrors('modules/payroll/group-payslips', {
  typeTwice: { status: 409, constraint: 'pay_group_payslip_type_once', field: 'payslipTypeId' },
  /** A run of the group was made by it. */
  inUse: { status: 409 },
  /** Of a payslip type, or a voucher template, that is to be deleted. */
  typeInUse: { status: 409, constraint: 'pay_group_payslip_type_named' },
  templateInUse: { status: 409, constraint: 'pay_group_payslip_type_voucher' },
  option: { status: 400 },
  stale: { status: 409 },
});
