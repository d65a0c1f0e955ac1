import { defineErrors } from '#kernel/errors.ts';

/** Refusals of receipts of places. */
export const placeReceiptErrors = defineErrors('modules/welfare/place-receipts', {
  /** Pay takes it, or it is not confirmed. */
  noBill: { status: 409 },
  /** `left`: rials. */
  beyondBill: { status: 400, field: 'amount' },
  sameReceipt: { status: 409, field: 'receiptNumber', constraint: 'welfare_receipt_once' },
  /** Before the first day of requests for the event. */
  tooOld: { status: 400, field: 'paidOn' },
  reasonNeeded: { status: 400, field: 'reason' },
  decidedAlready: { status: 409 },
});
