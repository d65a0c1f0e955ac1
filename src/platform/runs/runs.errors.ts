import { defineErrors } from '#kernel/errors.ts';

export const runErrors = defineErrors('platform/runs', {
  /** Another run of the kind is not finished in this company. */
  underWay: { status: 409, constraint: 'run_one_at_a_time' },
  nothingToDo: { status: 409 },
  /** In its state this cannot be done with the run. */
  wrongState: { status: 409 },
  /** Whoever started the run may not do such work any more. */
  rightsEnded: { status: 409 },
  /** Of one subject: it is not within reach of who started the run. */
  outOfReach: { status: 409 },
  /** Of one subject: a fault that nobody foresaw. */
  unforeseen: { status: 409 },
});
