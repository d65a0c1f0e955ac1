import { defineErrors } from '#kernel/errors.ts';

export const workSheetErrors = defineErrors('modules/payroll/work-sheet', {
  lineTwice: { status: 409, constraint: 'work_sheet_line_once', field: 'workFactor' },
  /** `most`: hours of the days of employment in the month. */
  tooManyMinutes: { status: 400, field: 'minutes' },
  /** `most`: days of employment in the month. */
  tooManyDays: { status: 400, field: 'days' },
});
