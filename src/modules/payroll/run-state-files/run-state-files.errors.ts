import { defineErrors } from '#kernel/errors.ts';

export const runStateFileErrors = defineErrors('modules/payroll/run-state-files', {
  /** Files are made of what was approved. */
  notSealed: { status: 409 },
  /** Without classes pay, bank and identity about everybody of the run, or with some of them out of reach. */
  withheld: { status: 403 },
  /** Somebody has a fault and is not to be left out. */
  faulty: { status: 409 },
  /** Nobody is left, or the company lacks what the head of the file names. */
  nothing: { status: 409 },
  /** What the file says of all lacks letters in its encoding. */
  head: { status: 409 },
  template: { status: 404, field: 'layout' },
  workshop: { status: 409 },
  payer: { status: 409 },
});
