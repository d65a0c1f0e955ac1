import { defineErrors } from '#kernel/errors.ts';

export const groupErrors = defineErrors('modules/payroll/groups', {
  codeTaken: { status: 409, constraint: 'pay_group_code', field: 'standardCode' },
  inUse: { status: 409, constraint: 'pay_member_of' },
  option: { status: 400 },
  /** Whoever opens a group to user groups is in one of them. */
  notMember: { status: 409, field: 'openToIds' },
  stale: { status: 409 },
  rowStale: { status: 409 },
  factorTwice: { status: 409, constraint: 'pay_group_factor_no_overlap', field: 'payFactorId' },
  /** `day`: until when the group has been paid. */
  paid: { status: 409, field: 'fromDate' },
  pastKept: { status: 409, field: 'fromDate' },
  outside: { status: 409, field: 'fromDate' },
  nothingNew: { status: 409, field: 'fromDate' },
  backwards: { status: 400, field: 'thruDate' },
  /** `title`: of the factor. */
  builtInPaid: { status: 400, field: 'isDeduct' },
  /** Not published for pay, or not on the first day of the row. */
  formula: { status: 400, field: 'formulaId' },
  /** `sentence`: what is wrong with the formulas of the group together. */
  formulaFault: { status: 409, field: 'formulaId' },
  formulaOfLaw: { status: 400, field: 'methodEnumId' },
  deductFlags: { status: 400, field: 'isDeduct' },
});
