import { defineErrors } from '#kernel/errors.ts';

export const modifyErrors = defineErrors('modules/orders/modify', {
  classNeeded: { status: 403 },
  ownOrder: { status: 403 },
  notSigned: { status: 409 },
  /** A correction of it stands, `number`. */
  isCorrected: { status: 409 },
  /** Something has changed since it was shown. */
  notAsShown: { status: 409 },
  /** The order that is corrected does not count on the day. */
  notItsDay: { status: 400, field: 'fromDate' },
  /** What of the file has moved is not answered. */
  answerNeeded: { status: 400, field: 'back' },
});
