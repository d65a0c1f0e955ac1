import { defineErrors } from '#kernel/errors.ts';

/** Why lines of loans do not move. */
export const loanMovingErrors = defineErrors('modules/welfare/loan-moving', {
  nothingOpen: { status: 409 },
  /** `done`, `most`: how often lines of the loan have moved, and may. */
  movedOften: { status: 409 },
  /** A line on which something was given back, written off or added stays where it is. */
  notMovable: { status: 409 },
  /** The days do not follow one another, or are further apart than lines of a loan. */
  daysOff: { status: 400, field: 'thruDate' },
  monthsMissing: { status: 400, field: 'months' },
  /** `most`: loans of one act. */
  tooMany: { status: 409, field: 'welfareId' },
  /** It would come to something else than was shown. */
  otherNow: { status: 409 },
});
