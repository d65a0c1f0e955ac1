import { defineErrors } from '#kernel/errors.ts';

export const settlementErrors = defineErrors('modules/payroll/settlement', {
  spansMissing: { status: 400, field: 'spans' },
  spansOrder: { status: 400, field: 'spans' },
  wageMissing: { status: 400, field: 'dailyWage' },
});
