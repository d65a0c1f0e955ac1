import { defineErrors } from '#kernel/errors.ts';

export const insuranceRequestErrors = defineErrors('modules/welfare/insurance-request', {
  unknownContract: { status: 409, field: 'insuranceContractId' },
  memberAlready: { status: 409, field: 'kind' },
  notMember: { status: 409, field: 'kind' },
  notFamily: { status: 400, field: 'insured' },
  selfFirst: { status: 400, field: 'insured' },
  noChange: { status: 400, field: 'insured' },
  /** `name`: who may not join. */
  windowClosed: { status: 409, field: 'insured' },
  notRelated: { status: 409, field: 'insured' },
  tooOld: { status: 409, field: 'insured' },
  noBirthDate: { status: 409, field: 'insured' },
  notBorn: { status: 409, field: 'insured' },
  outside: { status: 409, field: 'insuranceContractId' },
  noPremium: { status: 409, field: 'tier' },
  noShare: { status: 409, field: 'insuranceContractId' },
  openAlready: { status: 409, constraint: 'insurance_request_open', field: 'insuranceContractId' },
});
