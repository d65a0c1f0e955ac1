import { defineSample } from '#testing/sample.ts';
import { facilityCosts } from './facility-costs.contract.ts';

export const payGroupFacilityCost = defineSample({
  gives: 'row/payGroupFacilityCost',
  create: facilityCosts.create,
  body: () => ({ parentFixedWelfareTypeEnumId: 'FwtHouse', costAmount: '9000000', costUomId: 'TF_mon', fromDate: '2026-03-21' }),
  needs: { payGroupId: 'row/payGroup', payFactorId: 'row/payFactor' },
  after: ['row/payGroupFactor'],
});
