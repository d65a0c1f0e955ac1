import { defineErrors } from '#kernel/errors.ts';

export const membershipErrors = defineErrors('modules/welfare/insurance-membership', {
  /** Nobody in reach was employed under this code on the day. */
  unknownPerson: { status: 400, field: 'pseudoId' },
  /** No contract of the company, or one that is not open. */
  unknownContract: { status: 400, field: 'insuranceContractId' },
  /** No row of the family tab of this person. */
  notFamily: { status: 400, field: 'insuredCode' },
  /** Divorced or dead on the day. */
  notRelated: { status: 409, field: 'insuredCode' },
  /** Over the age until which the contract insures the relation. */
  tooOld: { status: 409, field: 'insuredCode' },
  /** The file does not say when the person was born. */
  noBirthDate: { status: 409, field: 'pseudoId' },
  outside: { status: 400, field: 'joinedOn' },
  notBorn: { status: 400, field: 'joinedOn' },
  /** The table of the contract has no premium for this tier, relation and age. */
  noPremium: { status: 409, field: 'tier' },
  noShare: { status: 409, field: 'insuranceContractId' },
  insuredTwice: { status: 409, constraint: 'insurance_membership_once', field: 'joinedOn' },
  /** Before the first day of the membership, or after it has ended. */
  endBefore: { status: 400, field: 'thruDate' },
  ended: { status: 409 },
  stale: { status: 409 },
});
