/** Refusals that rows of employments share, whatever they say. */
import { defineErrors } from '#kernel/errors.ts';

export const employmentRowErrors = defineErrors('platform/employment-rows', {
  /** Nobody in reach has the personnel code. */
  unknownCode: { status: 400, field: 'pseudoId' },
  /** The employment stands on none of the days that the row is about. */
  notEmployed: { status: 400, field: 'pseudoId' },
  /** Whoever may not see what a row says does not write it. */
  classHidden: { status: 403 },
  unknownFactor: { status: 400, field: 'payFactorId' },
  /** Two payslips take what a row is due, or one is taken back twice: the second is refused. */
  takenTwice: { status: 409 },
  option: { status: 400 },
  stale: { status: 409 },
});
