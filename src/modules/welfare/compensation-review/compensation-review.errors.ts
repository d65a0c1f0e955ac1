import { defineErrors } from '#kernel/errors.ts';

export const compensationReviewErrors = defineErrors('modules/welfare/compensation-review', {
  /** A line that was not decided on, or twice. */
  undecided: { status: 400 },
  /** Accepted or sent on while a line is to be put right, or sent back while none is. */
  someReturned: { status: 400 },
  noneReturned: { status: 400 },
  acceptedNeeded: { status: 400 },
  tooMuch: { status: 400 },
  reasonNeeded: { status: 400 },
  refusalNeeded: { status: 400 },
  /** Decided, withdrawn or sent meanwhile. */
  closed: { status: 409, constraint: 'compensation_line_status_id_flow' },
  ceiling: { status: 409, constraint: 'compensation_ceiling_kept' },
  notApproved: { status: 409 },
  own: { status: 403 },
});
