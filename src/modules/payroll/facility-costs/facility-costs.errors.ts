import { defineErrors } from '#kernel/errors.ts';

export const facilityCostErrors = defineErrors('modules/payroll/facility-costs', {
  costTwice: { status: 409, constraint: 'facility_cost_no_overlap', field: 'fixedWelfareTypeEnumId' },
  /** Of a factor, or a payslip type, that is to be deleted. */
  factorInUse: { status: 409, constraint: 'facility_cost_factor' },
  payslipTypeInUse: { status: 409, constraint: 'facility_cost_payslip_type' },
  /** Of the group's factor on the first day: what is taken is taken by one that is. */
  notTaken: { status: 400, field: 'payFactorId' },
  option: { status: 400 },
  stale: { status: 409 },
});
