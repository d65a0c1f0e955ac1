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
  /** A temporary order ends nothing. */
  coverEnds: { status: 400, field: 'end' },
  /** The order ends nothing that could be taken back. */
  endsNothing: { status: 409, field: 'end' },
  /** What moves something else does not end the employment. */
  endAlone: { status: 400, field: 'end' },
  option: { status: 400, field: 'terminationTypeEnumId' },
  /** The employment would end before the signed order `number`. */
  laterOrders: { status: 409 },
  /** What of the file has moved is not answered. */
  answerNeeded: { status: 400, field: 'back' },
});
