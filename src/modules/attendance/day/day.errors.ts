import { defineErrors } from '#kernel/errors.ts';

export const dayErrors = defineErrors('modules/attendance/day', {
  /** No figure of the law stands for the year; `year`: Jalali. */
  unknownYear: { status: 400, field: 'date' },
  /** Two lines of the shift, or one that floats and the next, hold the same minutes. */
  linesOverlap: { status: 400, field: 'shift' },
  /** A break lies outside of all lines. */
  breakOutside: { status: 400, field: 'shift' },
  /** A slip ends before it begins. */
  slipOrder: { status: 400, field: 'slips' },
  /** Days of a month are in order, none twice. */
  daysOrder: { status: 400, field: 'days' },
});
