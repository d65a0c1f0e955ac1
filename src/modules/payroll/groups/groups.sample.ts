import { defineSample } from '#testing/sample.ts';
import { groupFactors, groupWrites } from './groups.contract.ts';

export const payGroup = defineSample({
  gives: 'row/payGroup',
  create: groupWrites.create,
  body: (description) => ({ standardCode: 'G1', description, payGroupStatusId: 'PayGroupActive', template: 'labour' }),
  named: ['payGroupId'],
});

export const payGroupFactor = defineSample({
  gives: 'row/payGroupFactor',
  create: groupFactors.create,
  body: () => ({ isDeduct: 'Y', fromDate: '2026-03-21' }),
  needs: { payGroupId: 'row/payGroup', payFactorId: 'row/payFactor' },
});
