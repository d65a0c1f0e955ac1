import { defineErrors } from '#kernel/errors.ts';

export const issueErrors = defineErrors('modules/orders/issue', {
  /** Amounts are class pay: whoever issues sees them. */
  classNeeded: { status: 403 },
  unknownType: { status: 400, field: 'settingId' },
  /** Neither codes nor filters choose anybody. */
  noneChosen: { status: 400, field: 'codes' },
  /** More people than one issue is about. `most`. */
  tooMany: { status: 400, field: 'codes' },
  /** `codes` of nobody in reach. */
  unknownCodes: { status: 400, field: 'codes' },
  needsEnd: { status: 400, field: 'thruDate' },
  daysOrder: { status: 400, field: 'thruDate' },
  /** `most`: days. */
  tooLong: { status: 400, field: 'thruDate' },
  kindNotMoved: { status: 400, field: 'employmentStatusEnumId' },
  option: { status: 400 },
  /** Of somebody chosen. */
  ownOrder: { status: 403 },
  elsewhere: { status: 409 },
  noAgreement: { status: 409, field: 'agreementId' },
  beforeHire: { status: 409 },
  afterEnd: { status: 409 },
  /** It reaches beyond the contract that it rests on: `number` and last day `thru` of the nearest. */
  beyondContract: { status: 409 },
  alreadyOpen: { status: 409, constraint: 'empl_order_one_open' },
  /** The employment would end before the signed order `number`, which would have no day to count on. */
  laterOrders: { status: 409 },
  /** Nobody chosen can have an order. */
  nobody: { status: 409 },
  /** `count` of the chosen cannot have one, and were not left out. */
  notAll: { status: 409 },
  /** At signing: `name`, `factor`, what was shown and what it is now. */
  moved: { status: 409 },
  /** At signing: `name`, `fact` of the file, what was shown to become of it and what becomes of it now. */
  fileMoved: { status: 409 },
  notOpen: { status: 409 },
  /** The order that it corrects does not stand any more. */
  correctedGone: { status: 409 },
});
