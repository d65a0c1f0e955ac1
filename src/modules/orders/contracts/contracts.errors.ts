import { defineErrors } from '#kernel/errors.ts';

export const contractErrors = defineErrors('modules/orders/contracts', {
  overlaps: { status: 409, constraint: 'contract_no_overlap', field: 'fromDate' },
  unknownType: { status: 400, field: 'agreementId' },
  /** `months`: the longest of the type. */
  tooLong: { status: 400, field: 'thruDate' },
  needsEnd: { status: 400, field: 'thruDate' },
  beforeHire: { status: 400, field: 'fromDate' },
  afterLeaving: { status: 400, field: 'thruDate' },
  signed: { status: 409 },
  notSigned: { status: 409 },
  endDay: { status: 400, field: 'thruDate' },
  noneChosen: { status: 400 },
  /** `most`: at a time. */
  tooMany: { status: 400 },
  /** `data`: `renewalData` or `signingData`. */
  lookFirst: { status: 409 },
  classNeeded: { status: 403 },
  kept: { status: 409, constraint: 'contract_kept' },
  /** Of a type that is to be deleted. */
  typeInUse: { status: 409, constraint: 'contract_type' },
});
