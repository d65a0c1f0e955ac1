import { defineSample } from '#testing/sample.ts';
import { joinContract } from './insurance-membership.contract.ts';

export const insuranceMembership = defineSample({
  gives: 'row/insuranceMembership',
  create: joinContract,
  body: (tier, pseudoId) => ({ pseudoId, tier, insuredCode: null, joinedOn: '2026-04-01' }),
  needs: { insuranceContractId: 'row/insuranceContract' },
  after: ['row/insurancePremium'],
  named: ['insuranceMembershipId'],
});
