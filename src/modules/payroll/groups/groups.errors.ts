import { defineErrors } from '#kernel/errors.ts';

export const groupErrors = defineErrors('modules/payroll/groups', {
  codeTaken: { status: 409, constraint: 'pay_group_code', field: 'standardCode' },
  inUse: { status: 409, constraint: 'pay_member_of' },
  option: { status: 400 },
  /** Whoever opens a group to a user group is one of it. */
  notMember: { status: 409, field: 'openTo' },
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
  deductFlags: { status: 400, field: 'isDeduct' },
});
