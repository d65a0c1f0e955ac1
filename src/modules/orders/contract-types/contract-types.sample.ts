import { defineSample } from '#testing/sample.ts';
import { contractFactors, contractTerms, contractTypes } from './contract-types.contract.ts';

export const agreementType = defineSample({
  gives: 'row/agreementType',
  create: contractTypes.create,
  isOfCompany: true,
  body: (description) => ({ code: 'A1', description, probationDays: 30, printVersion: 'plain', orderSet: 'labour', chainOf: 'contract' }),
  named: ['agreementId'],
});

export const contractTerm = defineSample({
  gives: 'row/contractTerm',
  create: contractTerms.create,
  body: (label) => ({ termTypeEnumId: 'TtAgreementSides', fromDate: '2024-03-20', bodyText: `${label}: {{fullName}}` }),
  needs: { agreementId: 'row/agreementType' },
});

export const contractFactor = defineSample({
  gives: 'row/contractFactor',
  create: contractFactors.create,
  body: () => ({}),
  needs: { agreementId: 'row/agreementType', payFactorId: 'row/payFactor' },
});
