import { defineErrors } from '#kernel/errors.ts';

export const figuresErrors = defineErrors('modules/welfare/loan-figures', {
  amount: { status: 400, field: 'finalLoanAmount' },
  count: { status: 400, field: 'finalInstallmentNumber' },
  gap: { status: 400, field: 'terms.gapMonths' },
  breathing: { status: 400, field: 'terms.breathingMonths' },
  rate: { status: 400, field: 'terms.yearlyRate' },
  feeRate: { status: 400, field: 'terms.feeRate' },
  unit: { status: 400, field: 'terms.rounding.unit' },
  /** The fee eats up the loan. */
  fee: { status: 400, field: 'terms.feeRate' },
  /** `line`: the first line that would be below zero. */
  negativeLine: { status: 400, field: 'finalInstallmentNumber' },
  /** `line`: the first line that does not pay its own profit and fee. */
  growingBalance: { status: 400, field: 'finalInstallmentNumber' },
  dueDate: { status: 400, field: 'requestMeetDate' },
  /** Neither a loan nor terms, or both. */
  oneOfTwo: { status: 400, field: 'terms' },
  /** `most`: lines or rials that the loan allows. */
  tooManyLines: { status: 400, field: 'finalInstallmentNumber' },
  tooMuch: { status: 400, field: 'finalLoanAmount' },
  quotas: { status: 400, field: 'budget.quotas' },
  /** `code`: of a quota or a request that stands twice. */
  twice: { status: 400, field: 'requests' },
  unknownQuota: { status: 400, field: 'requests' },
  seed: { status: 400, field: 'seed' },
});
