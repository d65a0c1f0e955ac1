import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { defineSample } from '#testing/sample.ts';
import { companyAccounts, companySeals, insuranceAreas, taxAreas } from './company.contract.ts';

const fromDate = '2026-04-01';

export const account = defineSample({
  gives: 'row/companyAccount',
  create: companyAccounts.create,
  body: (_label, _pseudoId, _postId, { companyId: partyId }) => ({
    ...{ partyId, fromDate, paymentMethodPurposeEnumId: 'PmpPayroll', accountNumber: '100.200' },
    iban: makeSheba('012', '7'.padStart(19, '0')),
  }),
});

export const signature = defineSample({
  gives: 'row/signature',
  create: companySeals.create,
  body: (title, _pseudoId, _postId, { companyId: partyId, pictures }) => ({ partyId, title, sealKind: 'Signature', image: pictures.signature, fromDate }),
  named: ['signatureId'],
});

/** After the signature: of the two rows of their path this one is asked about. */
export const seal = defineSample({
  gives: 'row/seal',
  create: companySeals.create,
  body: (title, _pseudoId, _postId, { companyId: partyId, pictures }) => ({ partyId, title, sealKind: 'Seal', image: pictures.seal, fromDate }),
  after: ['row/signature'],
  named: ['sealId'],
});

export const taxArea = defineSample({
  gives: 'row/taxArea',
  create: taxAreas.create,
  body: (relationshipName, _pseudoId, _postId, { organId: organPartyId }) => ({ relationshipName, pseudoId: 'T1', organPartyId }),
  named: ['taxAreaPartyRelationshipId'],
});

export const insuranceArea = defineSample({
  gives: 'row/insuranceArea',
  create: insuranceAreas.create,
  body: (label, _pseudoId, _postId, { organId: organPartyId }) => ({
    ...{ relationshipName: label, companyInsuranceName: label, employerName: label },
    ...{ pseudoId: '1234567890', organPartyId },
  }),
  named: ['insuranceAreaPartyRelationShipId', 'insuranceAreaId'],
});
