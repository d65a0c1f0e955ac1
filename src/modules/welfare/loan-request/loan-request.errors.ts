import { defineErrors } from '#kernel/errors.ts';

export const loanRequestErrors = defineErrors('modules/welfare/loan-request', {
  noGroup: { status: 409, field: 'welfareId' },
  notOpen: { status: 409, field: 'welfareId' },
  /** `most`: rials, or lines. */
  tooMuch: { status: 409, field: 'finalLoanAmount' },
  tooManyLines: { status: 409, field: 'finalInstallmentNumber' },
  /** `day`: from which it may be asked for again. */
  tooSoon: { status: 409, field: 'welfareId' },
  once: { status: 409, field: 'welfareId' },
  past: { status: 400, field: 'requestMeetDate' },
  openAlready: { status: 409, constraint: 'loan_request_open', field: 'welfareId' },
  condition: { status: 409, field: 'welfareId' },
  /** `count`: how many are needed. */
  guarantorMissing: { status: 409, field: 'guarantorOne' },
  guarantor: { status: 409 },
  guarantorTwice: { status: 400, constraint: 'loan_request_guarantors', field: 'guarantorTwo' },
  guarantorMutual: { status: 409 },
  /** `count`: how many from outside are needed. */
  externalMissing: { status: 409, field: 'externals' },
  /** `names`: which are needed. */
  documentMissing: { status: 409, field: 'documents' },
  unknownDocument: { status: 400, field: 'documents' },
  /** `names`: which a guarantor is to bring. */
  guarantorPaperMissing: { status: 409, field: 'papers' },
  unknownPaper: { status: 400, field: 'papers' },
  externalColleague: { status: 409 },
  externalTwice: { status: 409, constraint: 'loan_external_guarantor_once', field: 'externals' },
  unknownExternal: { status: 400, field: 'confirmed' },
  /** Somebody from outside whose undertaking nobody has brought. */
  unconfirmed: { status: 409, field: 'confirmed' },
  /** `least`, `most`: whole years. */
  guarantorAge: { status: 409 },
  guarantorPay: { status: 409 },
  /** `most`: live guarantees with this one. */
  guarantorBurden: { status: 409 },
  /** `most`: rials of them. */
  guarantorSum: { status: 409 },
  /** Somebody else agrees in the place of a guarantor. */
  notGuarantor: { status: 409 },
});
