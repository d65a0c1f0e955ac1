import { defineErrors } from '#kernel/errors.ts';

export const compensationBatchErrors = defineErrors('modules/welfare/compensation-batches', {
  nothingApproved: { status: 409, field: 'insuranceContractId' },
  /** Not with the insurer, or paid. */
  closed: { status: 409 },
  tooMuch: { status: 400, field: 'settled' },
  reasonNeeded: { status: 400, field: 'reason' },
  /** Lines whose answer differs from our figure wait to be settled by hand. */
  nothingSettled: { status: 409 },
  /** No payment of the bank and none that waits for a salary. */
  nothingPaid: { status: 409 },
  /** Another run has paid it, or it was taken back. */
  paidTwice: { status: 409 },
  future: { status: 400, field: 'paidOn' },
  own: { status: 403 },
});
