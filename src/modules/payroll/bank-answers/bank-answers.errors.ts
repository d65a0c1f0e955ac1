import { defineErrors } from '#kernel/errors.ts';

export const bankAnswerErrors = defineErrors('modules/payroll/bank-answers', {
  /** Another file bears the serial: the bank would refuse it. */
  serialUsed: { status: 409, field: 'serial' },
  /** Everybody is in a file that stands. */
  allSent: { status: 409 },
  stale: { status: 409 },
  voided: { status: 409 },
  /** The bank has answered: it did get the file. */
  answered: { status: 409 },
  /** Without classes pay and bank about everybody of the run, or with some of them out of reach. */
  withheld: { status: 403 },
  /** A file stands; `serial`. */
  fileStands: { status: 409 },
});
