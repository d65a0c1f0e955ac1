import { defineErrors } from '#kernel/errors.ts';

export const insuranceContractsErrors = defineErrors('modules/welfare/insurance-contracts', {
  /** What was shown is no longer what would be written. */
  changedSince: { status: 409 },
  /** Nothing differs from what stands. */
  nothingChanges: { status: 409 },
  codeTaken: { status: 409, constraint: 'insurance_contract_code', field: 'contractCode' },
  /** The next contract begins before the one it follows ends, or ends before it begins. */
  daysOrder: { status: 400, field: 'thruDate' },
  beforeEnd: { status: 400, field: 'fromDate' },
  /** The last part would be due after the contract. */
  tooShort: { status: 400, field: 'thruDate' },
});
