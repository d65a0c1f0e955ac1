import { defineErrors } from '#kernel/errors.ts';

export const groupActionErrors = defineErrors('modules/payroll/group-actions', {
  /** `duty`: its name. */
  dutyTwice: { status: 409, field: 'actionEnumIds' },
  /** A duty of the other type. */
  otherType: { status: 400, field: 'actionEnumIds' },
  option: { status: 400 },
  stale: { status: 409 },
});
