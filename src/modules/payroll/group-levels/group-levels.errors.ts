import { defineErrors } from '#kernel/errors.ts';

export const groupLevelErrors = defineErrors('modules/payroll/group-levels', {
  sequenceTaken: { status: 409, constraint: 'pay_group_level_sequence', field: 'sequence' },
  option: { status: 400 },
  stale: { status: 409 },
});
